"""Generates the site and checks it. Every link must have a target, and no page may request anything from another server. In
a browser, at two widths and in both colour schemes, pages must have landmarks, no errors, and no horizontal scrolling.
The search must find each function.

Usage: check.py API_JSON OUTPUT_FOLDER ROOT BUILT...

Writes pictures of some pages to OUTPUT_FOLDER-pictures.
"""

import collections
import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

SKIPPED = 77
WIDTHS = (360, 1600)
SHOWN = ("index.html", "reference.html", "gallery.html", "formats.html", "clgl_transports.7.html")
LOOKED_AT = (*SHOWN, "platforms.html", "performance.html", "clgl.7.html", "clgl_tutorial.7.html", "clgl_ring_create.3.html", "clgl_format.3.html",
             "example-fluid.html")
SECTIONS = {"two threads": "clgl_tutorial.7.html#6._Two_threads", "row order": "clgl.7.html#ROW_ORDER",
            "from cuda": "clgl_recipes.7.html#From_CUDA", "where it runs": "index.html#where-it-runs"}
LANDMARKS = ("header", "nav[aria-label]", "main", "form[role=search]", "h1", "html[lang]")


class Page(html.parser.HTMLParser):
    """Reads from a page its anchors, the targets of its references, and the pictures without a description."""

    def __init__(self, path):
        super().__init__()
        self.ids, self.targets, self.nameless = [], [], []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.ids.append(given.get("id"))
        self.targets += [(tag, given[name]) for name in ("href", "src") if given.get(name)]
        if tag == "img" and not given.get("alt"):
            self.nameless.append(given.get("src"))


def wrong_links(folder):
    pages = {path.name: Page(path) for path in folder.glob("*.html")}
    for name, page in pages.items():
        for picture in page.nameless:
            yield f"{name}: {picture} has no description"
        for tag, target in page.targets:
            to = urllib.parse.urlsplit(target)
            if to.scheme and to.scheme != "data" and tag != "a":
                yield f"{name}: requests {target}"
            elif not to.scheme:
                yield from wrong_target(folder, pages, name, to)
    for _, target, _ in search_index(folder):
        yield from wrong_target(folder, pages, "index.js", urllib.parse.urlsplit(target))


def wrong_target(folder, pages, name, to):
    file = urllib.parse.unquote(to.path) or name
    if not (folder / file).exists():
        yield f"{name}: refers to {to.geturl()}, which does not exist"
    elif to.fragment and urllib.parse.unquote(to.fragment) not in pages[file].ids:
        yield f"{name}: refers to {to.geturl()}, which has no such place"


def search_index(folder):
    """Returns [name, page, first sentence] of each entry of the search."""
    return json.loads((folder / "index.js").read_text(encoding="utf-8").removeprefix("const INDEX = ").rstrip(";\n"))


def browser():
    """Returns a headless Chromium; None if Selenium or Chromium is missing."""
    try:
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service
    except ImportError:
        return None
    if not shutil.which("chromium") or not shutil.which("chromedriver"):
        return None
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)


def set_view(driver, width, scheme):
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia",
                           {"features": [{"name": "prefers-color-scheme", "value": scheme}]})


def wrong_page(driver, where):
    for entry in driver.get_log("browser"):
        yield f"{where}: {entry['level']}: {entry['message']}"
    wide = driver.execute_script("return document.documentElement.scrollWidth - window.innerWidth")
    if wide > 0:
        yield f"{where}: is {wide} pixels wider than the window"
    for landmark in LANDMARKS:
        if not driver.find_elements("css selector", landmark):
            yield f"{where}: has no {landmark}"
    for request in driver.execute_script("return performance.getEntriesByType('resource').map(entry => entry.name)"):
        if not request.startswith(("file:", "data:")):
            yield f"{where}: requests {request}"


def wrong_search(driver, functions):
    """Yields the functions and sections for which a search has another first result, the entries that a search by name
    does not find, and a function whose page the keyboard does not open."""
    for words, target in SECTIONS.items():
        first = driver.execute_script("return search(arguments[0])[0]", words)
        if not first or first[1] != target:
            yield f"the search for {words} finds {first or 'nothing'}"
    for name in driver.execute_script("return INDEX.filter(entry => !search(entry[0]).includes(entry)).map(entry => entry[0])"):
        yield f"the search for {name} does not find it"
    found = driver.execute_script("return arguments[0].map(name => (search(name)[0] || [''])[0])", functions)
    for name, first in zip(functions, found):
        if name != first:
            yield f"the search for {name} finds {first or 'nothing'}"
    from selenium.webdriver.common.keys import Keys

    driver.find_element("css selector", "body").send_keys("/")
    field = driver.switch_to.active_element
    if field.get_attribute("id") != "search":
        yield "/ does not lead to the search"
        return
    field.send_keys("ring submit", Keys.ARROW_DOWN)
    driver.switch_to.active_element.send_keys(Keys.ENTER)
    if not driver.current_url.endswith("/clgl_ring_submit.3.html"):
        yield f"the keyboard leads to {driver.current_url}"


def wrong_filter(driver, folder):
    driver.get((folder / "formats.html").as_uri())
    driver.find_element("css selector", "input[data-table]").send_keys("GL_RGBA16F")
    rows = driver.execute_script("return [...document.querySelectorAll('tbody tr')].filter(row => !row.hidden)"
                                 ".map(row => row.cells[0].textContent)")
    if rows != ["CLGL_FORMAT_RGBA16F"]:
        yield f"the filter of the formats shows {rows}"


def wrong_in_browser(driver, folder, pictures, functions):
    pictures.mkdir(parents=True, exist_ok=True)
    for width in WIDTHS:
        for scheme in ("light", "dark"):
            set_view(driver, width, scheme)
            for name in LOOKED_AT:
                driver.get((folder / name).as_uri())
                yield from wrong_page(driver, f"{name}, {width} pixels, {scheme}")
                if name in SHOWN:
                    driver.save_screenshot(str(pictures / f"{name}-{width}-{scheme}.png"))
    driver.get((folder / "index.html").as_uri())
    yield from wrong_search(driver, functions)
    yield from wrong_filter(driver, folder)


def variables_and_options(root):
    """Returns the names of the environment variables in the manual, and the options of clglinfo. tests/abi/man.py checks
    that the manual has all variables."""
    pages, tool = ("".join(path.read_text(encoding="utf-8") for path in sorted((root / place).glob(pattern)))
                   for place, pattern in (("man", "*.[17]"), ("tools/clglinfo", "**/*.cpp")))
    variables = {name for names in re.findall(r"^\.It Ev (.*)$", pages, re.MULTILINE) for name in names.split(" , ")}
    return variables | set(re.findall(r'^.*"  (--\w+) ', tool, re.MULTILINE))


def constants(known):
    """Returns the names of the constants, including those of enumerations and flags."""
    values = [value for table in ("enums", "flags") for entry in known[table] for value in entry["values"]]
    return [each["name"] for each in (*known["constants"], *values) if not each["name"].endswith("_FORCE_INT32")]


def macros(root):
    """Returns the names of the macros that initialise or create structures."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((root / "include/clgl").glob("*.h"))]
    found = [name for text in texts for name in re.findall(r"^#define (CLGL_\w+(?:_INIT|(?=\()))", text, re.MULTILINE)]
    assert {"CLGL_BUFFER_DESC", "CLGL_BUFFER_DESC_INIT"} <= set(found)
    return found


def wrong_anchors(folder, known):
    """Yields the constants that do not have exactly one anchor in the site."""
    places = collections.Counter(name for path in folder.glob("*.html") for name in Page(path).ids)
    for name in constants(known):
        if places[name] != 1:
            yield f"{name} has {places[name]} anchors"


def wrong_programs(folder):
    """Yields the pages that name a program of the manual without a link to its page."""
    for path in sorted(folder.glob("*.html")):
        for name in re.findall(r'(?<!\.html">)man/examples/\w+\.c', path.read_text(encoding="utf-8")):
            yield f"{path.name}: {name} is not a link"


def wrong_names(folder, root, known):
    """Yields the functions, types, constants, macros, environment variables and options that do not occur exactly once in
    the search index."""
    names = [name for name, _, _ in search_index(folder)]
    wanted = [entry["name"] for table in ("functions", "structs", "enums", "flags", "aliases", "handles", "callbacks")
              for entry in known[table]]
    wanted += [*constants(known), *macros(root)]
    assert {"CLGL_DEBUG", "CLGL_LIBRARY", "OCL_ICD_VENDORS", "--headless", "--wgl"} <= variables_and_options(root)
    wanted += variables_and_options(root) - set(wanted)
    for name in wanted:
        if names.count(name) != 1:
            yield f"{name} is in the search {names.count(name)} times"


def main():
    described, output, *rest = sys.argv[1:]
    subprocess.run([sys.executable, "-B", str(pathlib.Path(__file__).parent / "site.py"), output, *rest], check=True)
    folder, pictures = pathlib.Path(output).resolve(), pathlib.Path(f"{output}-pictures").resolve()
    known = json.loads(pathlib.Path(described).read_text(encoding="utf-8"))
    functions = [function["name"] for function in known["functions"]]
    problems = [*wrong_links(folder), *wrong_names(folder, pathlib.Path(rest[0]), known),
                *wrong_anchors(folder, known), *wrong_programs(folder)]
    driver = browser()
    if driver:
        try:
            problems += wrong_in_browser(driver, folder, pictures, functions)
        finally:
            driver.quit()
    for problem in problems:
        print(problem)
    if problems:
        sys.exit(f"{len(problems)} wrong in the site")
    if not driver:
        print("skipped: the browser; chromium, chromedriver and selenium for Python are not all installed")
        sys.exit(SKIPPED)
    print(f"right: the site, with {len(functions)} functions")


main()
