"""Generates the documentation site: static pages that need neither a server nor a network.

Usage: site.py [--dependencies=FILE] OUTPUT_FOLDER ROOT BUILT...

BUILT are the manual pages that the build generates, or folders of them. The files on which the site depends are written to
FILE, in the format of Make. The site has README.md, docs/performance.md,
the manual, and the examples with their sources and pictures.
"""

import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import markdown
import plots

HERE = pathlib.Path(__file__).parent
PLACES = (("index.html", "clgl"), ("clgl_tutorial.7.html", "Tutorial"), ("reference.html", "Reference"),
          ("gallery.html", "Examples"), ("formats.html", "Formats"), ("platforms.html", "Platforms"),
          ("performance.html", "Performance"))
PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="site.css">
<script src="index.js" defer></script>
<script src="site.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header>
<a href="index.html">clgl</a>
<nav aria-label="Site"><ul>{places}</ul></nav>
<form role="search"><label for="search">Search</label>
<input type="search" id="search" placeholder="Search ( / )" autocomplete="off">
<ul id="found"></ul><span id="found-count" class="skip" role="status"></span></form>
</header>
<main id="content">
{body}
</main>
</body>
</html>
"""
NAME = re.compile(r"\b(?:clgl_\w+|CLGL_\w+)\b")
TOKEN = re.compile(r"(<[^>]*>)|([^<]+)")
FORMAT = re.compile(r"^\.It Li (CLGL_FORMAT_\w+) Pq (\d+)\nOpenGL: (.*?); OpenCL: (.*?); (.*?)\.\n(.*?)(?=^\.(?:It|El))",
                    re.MULTILINE | re.DOTALL)
# Sections that many pages have, so that the search cannot tell them apart
COMMON_SECTIONS = {"NAME", "SYNOPSIS", "DESCRIPTION", "RETURN VALUES", "EXAMPLES", "ERRORS", "THREADS", "LIFETIME", "SEE ALSO",
                   "STANDARDS", "HISTORY", "ENVIRONMENT", "FILES", "Functions", "Types", "Macros", "Constants"}


def read(path):
    return pathlib.Path(path).read_text(encoding="utf-8")


class Site:
    def __init__(self, output, root, *built):
        self.output, self.root = pathlib.Path(output), pathlib.Path(root)
        pages = {path.name: path for place in (self.root / "man", *map(pathlib.Path, built))
                 for path in (place.glob("clgl*.[1-9]") if place.is_dir() else [place])}
        self.sources = [path for _, path in sorted(pages.items())]
        self.index = []  # [name, page, first sentence] of each entry of the search
        self.links = {}  # Page on which each name is described
        self.briefs = {}

    def write(self, page, title, body):
        places = "".join(f'<li><a href="{to}"{" aria-current=page" if to == page else ""}>{text}</a></li>'
                         for to, text in PLACES[1:])
        text = PAGE.format(title=html.escape(title), places=places, body=body)
        (self.output / page).write_text(text, encoding="utf-8")

    def enter(self, name, page, sentence):
        self.index.append([name, page, sentence])

    # The pages of the manual

    def survey(self):
        """Collects the names that the pages of the manual define. Pages then link to these names."""
        for path in self.sources:
            name, section = path.name.rsplit(".", 1)
            text, page = read(path), f"{path.name}.html"
            found = re.search(r"^\.Nd (.*)$", text, re.MULTILINE)[1]
            self.briefs[path.name] = found
            self.enter(f"{name}({section})" if section != "3" else name, page, found)
            if section == "3":
                self.links[name] = page
            for constant, value in re.findall(r"^\.It Dv (CLGL_\w+) Pq (\S+)", text, re.MULTILINE):
                self.links[constant] = f"{page}#{constant}"
                self.enter(constant, f"{page}#{constant}", f"{name}, {value}")
            for macro in re.findall(r"^\.It Fn (CLGL_\w+) \.\.\.$", text, re.MULTILINE):
                self.links[macro] = f"{page}#{macro}"
                self.enter(macro, f"{page}#{macro}", f"macro in {name}")
            for initialiser in re.findall(rf"^{name} \w+ = (CLGL_\w+_INIT);$", text, re.MULTILINE):
                self.links[initialiser] = page
                self.enter(initialiser, page, f"initial values of {name}")
            for title in re.findall(r"^\.S[hs] (.*)$", text, re.MULTILINE):
                if title not in COMMON_SECTIONS:
                    self.enter(title, f"{page}#{title.replace(' ', '_')}", f"section of {name}({section})")
            for option in re.findall(r"^\.It Fl -(\w+)", text, re.MULTILINE):
                self.enter(f"--{option}", f"{page}#{option}", f"option of {name}")
            for variables in re.findall(r"^\.It Ev (.*)$", text, re.MULTILINE):
                # The list entry has only the anchor of the first variable.
                first, *others = variables.split(" , ")
                for variable in (first, *others):
                    self.links[variable] = f"{page}#{first}"
                    self.enter(variable, f"{page}#{first}", "environment variable")

    def is_elsewhere(self, name, page):
        """Returns whether another page describes a name."""
        return self.links.get(name, page).partition("#")[0] != page

    def linked(self, text, own):
        """Adds links to names in HTML, except inside existing links."""
        found, inside = [], 0
        for tag, words in TOKEN.findall(text):
            inside += tag.startswith("<a ") - tag.startswith("</a")
            if words and not inside:
                words = NAME.sub(lambda name: f'<a href="{self.links[name[0]]}">{name[0]}</a>'
                                 if self.is_elsewhere(name[0], own) else name[0], words)
            found.append(tag or words)
        return "".join(found)

    def manual(self):
        for path in self.sources:
            page = f"{path.name}.html"
            text = subprocess.run(["mandoc", "-T", "html", "-O", "fragment,man=%N.%S.html", str(path)], check=True,
                                  stdout=subprocess.PIPE, encoding="utf-8").stdout
            for level in (3, 2, 1):
                text = re.sub(rf"<(/?)h{level}\b", rf"<\1h{level + 1}", text)
            text = re.sub(r'<a class="Xr" href="((?!clgl)[^"]*)">(.*?)</a>', r"\2", text)
            text = re.sub(r'<a class="In">(.*?)</a>', r"\1", text)
            # "see ROW ORDER in clgl(7)" becomes a link to that section.
            text = re.sub(r'\b([A-Z]+(?:\s+[A-Z]+)*)(\s+in\s+<a class="Xr" href="[\w.]+)"', lambda found:
                          f'{found[1]}{found[2]}#{"_".join(found[1].split())}"', text)
            # If another page describes a name, this page has no anchor for the name, and the link leads to the other page.
            text = re.sub(r'<a class="permalink" href="#(\w+)">(<code.*?</code>)</a>', lambda found: found[2] if
                          self.is_elsewhere(found[1], page) else found[0], text)
            text = re.sub(r' id="(\w+)"', lambda found: "" if self.is_elsewhere(found[1], page) else found[0], text)
            text = re.sub(r'<span class="Pa">(man/examples/(\w+)\.c)</span>', r'<a href="program-\2.html">\1</a>', text)
            name, section = path.name.rsplit(".", 1)
            drawing = HERE / f"{name}.svg"
            figure = f"<figure>{read(drawing)}</figure>" if drawing.exists() else ""
            self.write(page, f"{name}({section})", f"<h1>{name}</h1>\n{figure}{self.linked(text, page)}")

    def reference(self):
        """Writes the list of all pages: first the pages outside section 3 with their descriptions, then each header with
        the names that it declares."""
        texts = {path.name: read(path) for path in self.sources}
        whole = "".join(f'<li><a href="{name}.html">{name[:-2]}({name[-1]})</a>: {html.escape(self.briefs[name])}</li>'
                        for name in texts if not name.endswith(".3"))
        groups = {}
        for name, text in texts.items():
            declared = re.findall(r"^\.It (?:Fn|Vt) (\w+)$", text.partition("\n.Ss Functions\n")[2] or
                                  text.partition("\n.Ss Types\n")[2], re.MULTILINE)
            if declared:
                groups[name.removeprefix("clgl_").removesuffix(".3") + ".h"] = [name, *(f"{one}.3" for one in declared
                                                                                        if f"{one}.3" != name)]
        parts = []
        for title, files in groups.items():
            items = "".join(f'<li><a href="{file}.html" title="{html.escape(self.briefs[file])}">'
                            f"{file.removesuffix('.3')}</a></li>" for file in files)
            parts.append(f"<section><h3>{title}</h3><ul>{items}</ul></section>")
        self.write("reference.html", "Reference", f'<h1>Reference</h1>\n<h2>Pages that are read as a whole</h2>\n<ul>{whole}</ul>\n'
                   f'<h2>Headers</h2>\n<div class="lists">{"".join(parts)}</div>')

    # The other pages

    def target(self, to):
        """Returns the page for a link in README.md or docs/, or None for files that are not in the site."""
        file, _, heading = to.partition("#")
        if re.match(r"\w+:", to) or not file:
            return to
        if file.endswith((".png", ".webp")):
            return "pictures/" + os.path.basename(file)
        known = {"docs/performance.md": "performance.html", "README.md": "index.html", "examples": "gallery.html",
                 "man": "reference.html", "include/clgl": "reference.html"}
        return known.get(file)

    def from_markdown(self, page, path, title, change=lambda text: text):
        text = read(self.root / path)
        self.enter(title, page, f"page of {path}")
        for heading in re.findall(r"^##+ (.*)$", text, re.MULTILINE):
            self.enter(heading, f"{page}#{markdown.anchor(heading)}", f"section of {path}")
        body = markdown.Document(self.target).html(text)
        self.write(page, title, change(self.linked(body, page)))

    def filterable(self, page, title, table, what):
        name = re.search(r'<table id="([^"]*)"', table)[1]
        table = table.replace('class="scroll"', 'class="scroll wide"')
        field = f'<label class="filter">Rows with <input type="search" data-table="{name}"></label>'
        self.write(page, title, f"<h1>{title}</h1>\n<p>{what}</p>\n{field}\n{table}")
        self.enter(title, page, what)

    def formats(self):
        rows = "".join(f'<tr><td><a href="{self.links[name]}">{name}</a></td><td>{value}</td><td>{gl}</td><td>{cl}</td>'
                       f"<td>{size}</td><td>{html.escape(' '.join(re.sub(r'^[.]Dv ', '', where, flags=re.M).split()))}</td></tr>"
                       for name, value, gl, cl, size, where in FORMAT.findall(read(self.root / "man/clgl_formats.7")))
        head = "".join(f'<th scope="col">{text}</th>' for text in ("format", "value", "OpenGL", "OpenCL image", "pixel",
                                                                   "specification"))
        self.filterable("formats.html", "Formats", f'<div class="scroll"><table id="formats"><thead><tr>{head}</tr></thead><tbody>'
                        f"{rows}</tbody></table></div>", "The formats of OpenGL, and the OpenCL images with the same pixels.")

    def platforms(self):
        text = re.search(r"^## Where it runs\n\n(\|.*?)\n\n", read(self.root / "README.md"), re.MULTILINE | re.DOTALL)[1]
        table = markdown.Document(self.target).table(text.split("\n"), "platforms")
        self.filterable("platforms.html", "Platforms", table, "Where clgl was run, and what was seen.")

    def charts(self, body):
        """Adds the charts of `frames` before the first table of the page, and the charts of `growth` below its
        heading."""
        measured = self.root / "docs/measured"
        table, heading = '<div class="scroll"><table', '<h2 id="growth">Growth</h2>'
        assert table in body and heading in body
        body = body.replace(table, plots.frames(measured) + table, 1)
        return body.replace(heading, heading + plots.growth(sorted(measured.glob("growth_*.json"))))

    def listing(self, page, title, said, files, picture=""):
        """Writes a page that shows files of source code. Included files of the harness are links."""
        shown = "".join(f'<h2 id="{path.name}">{path.name}</h2><pre>{html.escape(read(path))}</pre>' for path in files)
        shown = re.sub(r"&quot;(harness/(\w+\.h))&quot;", r'&quot;<a href="harness.html#\2">\1</a>&quot;', shown)
        self.write(page, title, f"<h1>{title}</h1>\n<p>{html.escape(said)}</p>\n{picture}\n{self.linked(shown, page)}")
        self.enter(title, page, said)
        return f'<li><a href="{page}">{title}</a>'

    def programs(self):
        """Writes the pages of the programs from which the manual shows parts, and of the files that the examples share.
        Returns lists of links."""
        folder = self.root / "man/examples"
        programs = [self.listing(f"program-{path.stem}.html", path.name, "A program of the manual.", [path])
                    for path in sorted(folder.glob("*.c"))]
        files = sorted((self.root / "examples/harness").glob("*.[ch]"))
        shared = self.listing("harness.html", "Harness", "The files that the examples share.", files)
        return (f"<h2>Programs of the manual</h2><ul>{''.join(programs)}</ul>\n"
                f"<h2>Files that the examples share</h2><ul>{shared}</ul>")

    def gallery(self):
        items = []
        for path in sorted((self.root / "examples").glob("*.c")):
            name, code = path.stem, read(path)
            said = " ".join(re.match(r"/\*(.*?)\*/", code, re.DOTALL)[1].replace("\n *", "\n").split())
            kernels = self.root / "examples" / f"{name}.cl"
            page = f"example-{name}.html"
            picture = self.root / "examples/pictures" / f"{name}.png"
            image = f'<img src="pictures/{name}.png" alt="Picture of {name}">' if picture.exists() else ""
            self.listing(page, name, said, [path, kernels] if kernels.exists() else [path], image)
            items.append((not image, f'<li><a href="{page}">{image}<h2>{name}</h2></a><p>{html.escape(said)}</p></li>'))
        body = "".join(item for _, item in sorted(items, key=lambda item: item[0]))
        self.write("gallery.html", "Examples", f'<h1>Examples</h1>\n<ul class="gallery">{body}</ul>\n{self.programs()}')

    def make(self):
        shutil.rmtree(self.output, ignore_errors=True)
        (self.output / "pictures").mkdir(parents=True)
        for picture in (self.root / "examples/pictures").iterdir():
            shutil.copy(picture, self.output / "pictures")
        for file in ("site.css", "site.js"):
            shutil.copy(HERE / file, self.output)
        self.survey()
        self.manual()
        self.reference()
        self.from_markdown("index.html", "README.md", "clgl")
        self.from_markdown("performance.html", "docs/performance.md", "Performance", self.charts)
        self.formats()
        self.platforms()
        self.gallery()
        text = json.dumps(self.index, ensure_ascii=False, indent=0)
        (self.output / "index.js").write_text(f"const INDEX = {text};\n", encoding="utf-8")


def write_dependencies(path, site):
    """Writes a rule for Make: the site depends on the files of these folders."""
    folders = [site.root / name for name in ("docs", "examples", "man")]
    files = [site.root / "README.md", *(file for folder in folders for file in sorted(folder.rglob("*")) if file.is_file())]
    pathlib.Path(path).write_text(f"{site.output}: {' '.join(str(file) for file in files)}\n", encoding="utf-8")


def main():
    options = [argument for argument in sys.argv[1:] if argument.startswith("--dependencies=")]
    site = Site(*(argument for argument in sys.argv[1:] if argument not in options))
    site.make()
    for option in options:
        write_dependencies(option.partition("=")[2], site)
    print(f"{len(list(site.output.glob('*.html')))} pages in {site.output}, {len(site.index)} names in the search")


main()
