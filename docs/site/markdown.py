"""Converts the Markdown of the project to HTML. Supports headings, paragraphs, lists, tables, code, images and
links."""

import html
import re

SPAN = re.compile(r"(?P<image>!\[(?P<alt>[^\]]*)\]\((?P<src>[^)]*)\))|(?P<link>\[(?P<text>[^\]]*)\]\((?P<to>[^)]*)\))"
                  r"|(?P<code>`[^`]+`)|(?P<bold>\*\*(?P<strong>.+?)\*\*)|(?P<italic>\*(?P<em>[^*\s][^*]*)\*)"
                  r"|(?P<tag><(?:img |source |/?picture)[^>]*>)|(?P<plain>[&<>])")


def anchor(heading):
    return re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-")


class Document:
    """A Markdown document. `target` maps the target of a link or picture to a target in the site; for None, only the
    text of the link is written."""

    def __init__(self, target):
        self.target = target

    def span(self, text):
        def part(found):
            if found["image"] is not None:
                return f'<img src="{self.target(found["src"])}" alt="{html.escape(found["alt"])}">'
            if found["link"] is not None:
                to, inside = self.target(found["to"]), self.span(found["text"])
                return f'<a href="{to}">{inside}</a>' if to else inside
            if found["code"] is not None:
                return f"<code>{html.escape(found['code'][1:-1])}</code>"
            if found["bold"] is not None:
                return f"<strong>{self.span(found['strong'])}</strong>"
            if found["italic"] is not None:
                return f"<em>{self.span(found['em'])}</em>"
            if found["tag"] is not None:
                return re.sub(r'src(set)?="([^"]*)"', lambda src: f'src{src[1] or ""}="{self.target(src[2])}"', found["tag"])
            return html.escape(found["plain"])
        return SPAN.sub(part, text)

    def table(self, lines, name):
        rows = [[self.span(cell.strip()) for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])] for line in lines]
        head = "".join(f'<th scope="col">{cell}</th>' for cell in rows[0])
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows[2:])
        return (f'<div class="scroll"><table id="{name}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>')

    def block(self, lines, number):
        first = lines[0]
        if first.startswith("#"):
            level, text = len(first) - len(first.lstrip("#")), first.lstrip("# ")
            return f'<h{level} id="{anchor(text)}">{self.span(text)}</h{level}>'
        if first.startswith("|"):
            return self.table(lines, f"table-{number}")
        if first.startswith("    "):
            return f"<pre>{html.escape(chr(10).join(line[4:] for line in lines))}</pre>"
        if first.startswith("- "):
            items = re.split(r"^- ", "\n".join(lines), flags=re.MULTILINE)[1:]
            return "<ul>" + "".join(f"<li>{self.span(' '.join(item.split()))}</li>" for item in items) + "</ul>"
        return f"<p>{self.span(' '.join(lines))}</p>"

    def blocks(self, text):
        """Splits the text into groups of lines that are separated by empty lines.

        Yields fenced code as ("```", lines).
        """
        group, fenced = [], None
        for line in text.split("\n") + [""]:
            if fenced is not None:
                if line.startswith("```"):
                    yield "```", fenced
                    fenced = None
                else:
                    fenced.append(line)
            elif line.startswith("```"):
                fenced = []
            elif line.strip():
                group.append(line)
            elif group:
                yield "", group
                group = []

    def html(self, text):
        found = []
        for number, (kind, lines) in enumerate(self.blocks(text)):
            found.append(f"<pre>{html.escape(chr(10).join(lines))}</pre>" if kind else self.block(lines, number))
        return "\n".join(found)
