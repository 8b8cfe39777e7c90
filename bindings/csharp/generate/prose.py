"""Converts comments of the headers to C# documentation, with C# names and references that the compiler checks."""

import re

from text import class_name, element, enum_member, pascal, xml

# Parts of comments about pointers and structure sizes, which C# callers do not use.
DROPPED = (r"; set struct_size before the call|\. Set struct_size before the call|; lives as long as [^.;]*|"
           r"; valid until [^.;]*|; NULL = no fence| Strings live as long as [^.]*\.")

# Matches the parameter name `waits`, which is `after` in C#, but not the verb "waits".
PARAMETER = r"(?<=\bin )waits\b|(?<=\bof )waits\b|(?<=\bwhen )waits\b|\bwaits(?= contains)"


class Prose:
    def __init__(self, known):
        self.known, self.names = known, {"NULL": "null", "CLGL_FOREVER": "null", "CLGL_SUCCESS": "success",
                                         "clgl_error_get_native_code": '<see cref="ClglException.NativeCode"/>'}
        for entry in (*known.enums.values(), *known.flags.values()):
            self.names[entry["name"]] = f'<see cref="{class_name(entry["name"])}"/>'
            for value in entry["values"]:
                self.names[value["name"]] = f'<see cref="{class_name(entry["name"])}.{enum_member(entry, value)}"/>'
        for name in (*known.handles, *known.structs.keys() - {"clgl_box", "clgl_migration"}):
            self.names[name] = f'<see cref="{class_name(name)}"/>'

    def text(self, comment):
        """Returns a comment as XML on one line, with C# names."""
        comment = xml(re.sub(PARAMETER, "after", re.sub(DROPPED, "", comment).replace("->", ".")))
        return re.sub(r"\bCLGL_\w+|\bclgl_\w+|\bNULL\b(?! pointer)", self.name, comment)

    def name(self, match):
        """Returns the C# name of a function or field, or a reference to a value or type."""
        name = match.group()
        if name in self.names or name not in self.known.functions:
            return self.names.get(name, name)
        owner = self.known.functions[name]["class"]
        if self.known.functions[name]["role"] == "destructor":
            return f"<c>{class_name(owner)}.Dispose</c>"
        words = name.removeprefix(owner or "clgl").removeprefix("clgl_").strip("_")
        return f"<c>{class_name(owner) + '.' if owner else ''}{pascal(words)}</c>"

    def sentence(self, comment):
        """Returns a comment as a sentence with an initial capital and a final full stop."""
        text = self.text(comment)
        text = text if "_" in text.split()[0] or text.startswith("<") else text[:1].upper() + text[1:]
        return text if text.endswith((".", ":", "?", "</list>")) else text + "."

    def summary(self, comment, indent):
        return element("summary", self.sentence(comment), indent)

    def parameter(self, name, comment, indent):
        return element("param", self.text(comment), indent, f' name="{name}"')

    def returns(self, comment, indent):
        return element("returns", self.text(comment.removeprefix("receives ")), indent)

    def remarks(self, function, indent, waits=False):
        """Returns the documentation of threads and lifetimes. `waits` says that the method waits for its command."""
        if waits:
            rest = " The call returns after the command has completed."
        else:
            rest = "" if function["lifetime"] == "none" else f" Lifetime: {self.text(function['lifetime']).rstrip('.')}."
        return element("remarks", f"Threads: {self.text(function['threads']).rstrip('.')}.{rest}", indent)

    def exceptions(self, function, hidden, indent):
        """Yields the documentation of the errors that a caller can cause. `hidden` are the parameters that the binding
        passes without the caller."""
        for error in function["errors"]:
            when = self.possible(error["comment"], hidden)
            if when and error["name"] not in ("CLGL_ERROR_INVALID_HANDLE", "CLGL_ERROR_INVALID_STRUCT_SIZE"):
                result = self.names[error["name"]]
                yield from element("exception", f"{result}: {self.text(when)}", indent, ' cref="ClglException"')

    @staticmethod
    def possible(when, hidden):
        names = "|".join(map(re.escape, sorted(hidden))) or "(?!)"
        clauses = []
        for clause in when.split("; "):
            clause = re.sub(rf"\b(?:{names}) or (\w+ is NULL)|(\w+) or (?:{names})( is NULL)",
                            lambda match: "".join(filter(None, match.groups())), clause)
            excluded = rf"\b(?:{names}) is NULL|is neither 0 nor 1|struct_size|unknown fields|\bwait_count\b|^a reserved field"
            if not re.search(excluded, clause):
                clauses.append(clause)
        return "; ".join(clauses)
