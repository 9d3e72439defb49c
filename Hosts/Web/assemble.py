#!/usr/bin/env python3
"""Puts the gallery together: template, style, scripts and program become one HTML file.

FilmPage/FilmPage.swift does the same with a film, or with screens elsewhere, in place of the program."""

import argparse
import gzip
import html
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PAGE = pathlib.Path(__file__).resolve().parent / "Page"
SOURCES = PAGE.parent.parent.parent / "Sources"
DEMOS = SOURCES / "Gallery/Demos"
LAYOUTS = SOURCES / "CollectionMotion"
# In the order of the cascade: what all of the page shares, then its parts.
STYLES = (PAGE / "Style/order.txt").read_text(encoding="utf-8").split()


def ordered_modules(folder: pathlib.Path) -> dict[str, str]:
    """The texts of main.js and all that it imports, each after those that it imports itself."""
    modules: dict[str, str] = {}

    def add(name: str, importers: list[str]):
        if name in importers:
            raise SystemExit(f"assemble.py: modules import each other: {', '.join([*importers, name])}")
        if name in modules:
            return
        text = (folder / name).read_text(encoding="utf-8").strip()
        for imported in re.findall(r'^import [^;]*?"\./([\w-]+\.js)";', text, re.MULTILINE):
            add(imported, [*importers, name])
        modules[name] = text

    add("main.js", [])
    unused = {file.name for file in folder.glob("*.js")} - set(modules)
    if unused:
        raise SystemExit(f"assemble.py: imported by no module: {', '.join(sorted(unused))}")
    return modules


def one_script(folder: pathlib.Path) -> str:
    """All modules in one: a page from a file: address may not import others.

    Each becomes a function that keeps its names to itself and returns what it exports.
    """
    parts = []
    for text in ordered_modules(folder).values():
        exported = ", ".join(re.findall(r"^export (?:async )?(?:class|function|const) (\w+)", text, re.MULTILINE))
        text = re.sub(r"^import .*?;\n", "", text, flags=re.MULTILINE)
        text = re.sub(r"^export ", "", text, flags=re.MULTILINE)
        parts.append(f"const {{ {exported} }} = (() => {{\n{text}\nreturn {{ {exported} }};\n}})();\n")
    return "\n".join(parts) + "//# sourceURL=gallery.js\n"


def bare(text: str) -> str:
    """Without indentation, empty lines and comments that have lines of their own. The texts of modules and style sheets
    have neither in strings."""
    text = re.sub(r"^\s*/\*.*?\*/\n", "", text, flags=re.MULTILINE | re.DOTALL)
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("// "))


def style(folder: pathlib.Path) -> str:
    """All style sheets in one."""
    missing = {file.name for file in folder.glob("*.css")} ^ set(STYLES)
    if missing:
        raise SystemExit(f"assemble.py: in the list of styles or in the folder, not in both: {', '.join(missing)}")
    return "\n\n".join((folder / name).read_text(encoding="utf-8").strip() for name in STYLES)


def sources(demos: pathlib.Path, layouts: pathlib.Path) -> bytes:
    """The files of every demo, by its identifier: its own, then those of the layouts and transitions that it names."""
    declared: dict[str, pathlib.Path] = {}
    for file in sorted(layouts.glob("*.swift")):
        for name in re.findall(r"\b(?:class|struct|enum) (\w+)", file.read_text(encoding="utf-8")):
            declared.setdefault(name, file)
    found: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for file in sorted(demos.glob("*.swift")):
        text = file.read_text(encoding="utf-8")
        named = {declared[name] for name in re.findall(r"\b[A-Z]\w+", text) if name in declared}
        for demo in re.findall(r'\bid: "([\w-]+)"', text):
            files = [file, *sorted(named)]
            found[demo] = [each.name for each in files]
            texts |= {each.name: each.read_text(encoding="utf-8") for each in files}
    return json.dumps({"demos": found, "files": texts}).encode("utf-8")


def package_line(repository: str | None) -> str:
    """For the dependencies of a package; without an address, of a clone beside it, as README.md says."""
    return f'.package(url: "{repository}", branch: "main")' if repository else '.package(path: "../murmuration")'


def links(repository: str | None) -> str:
    """To the repository and what is written there; nothing where there is no address."""
    if not repository:
        return ""
    file = lambda path: f"{repository}/blob/main/{path}"
    places = [
        ("Repository", repository), ("What the page does", file("Documentation/Page.md")),
        ("Layouts that move", file("Sources/CollectionMotion/README.md")), ("Documentation", file("README.md")),
    ]
    return "\n".join(
        ['<ul class="links">', *(f'<li><a href="{html.escape(link)}">{title}</a></li>' for title, link in places), "</ul>"])


def packed(data: bytes, is_quick: bool) -> bytes:
    """gzip, by zopfli where it is installed, which takes its time and finds 4 per cent more; the browser unpacks both alike.

    The time is left out, so that the same program gives the same page.
    """
    if is_quick or shutil.which("zopfli") is None:
        return gzip.compress(data, compresslevel=9, mtime=0)
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        return subprocess.run(["zopfli", "-c", file.name], check=True, stdout=subprocess.PIPE).stdout


def in_seven_bits(data: bytes) -> str:
    """Seven bits a character, the first ones first; page.html reads it. A script cannot hold a NUL, a carriage return or
    what begins a tag: the characters 128 further stand for them."""
    digits = [chr(value + 128) if chr(value) in "\0\r<" else chr(value) for value in range(128)]
    bits, count, text = 0, 0, []
    for byte in data:
        bits, count = bits << 8 | byte, count + 8
        while count >= 7:
            count -= 7
            text.append(digits[bits >> count & 127])
        bits &= 127
    if count:
        text.append(digits[bits << 7 - count & 127])
    return "".join(text)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", type=pathlib.Path, required=True, help="the WebAssembly program")
    parser.add_argument("--output", type=pathlib.Path, required=True, help="the HTML file to write")
    parser.add_argument("--limit", type=int, default=1_400_000, help="the most bytes the page may have (%(default)s)")
    parser.add_argument("--quick", action="store_true", help="a larger page, sooner, and without a limit")
    parser.add_argument(
        "--repository", help="the address of the public repository, https, which the page links to (none: no links)")
    arguments = parser.parse_args()
    if arguments.repository and not arguments.repository.startswith("https://"):
        parser.error(f"--repository takes an address that begins with https://, not {arguments.repository}")

    text = lambda data: in_seven_bits(packed(data, arguments.quick))
    parts = {
        "style": bare(style(PAGE / "Style")),
        "scripts": text(bare(one_script(PAGE)).encode("utf-8")),
        "program": text(arguments.program.read_bytes()),
        "package": html.escape(package_line(arguments.repository), quote=False), "links": links(arguments.repository),
        "sources": text(sources(DEMOS, LAYOUTS)),
        "film": "", "screens": "", "connections": "",
    }
    template = (PAGE / "page.html").read_text(encoding="utf-8")
    page = re.sub(r"\{\{(\w+)\}\}", lambda match: parts[match[1]], template).encode("utf-8")
    if len(page) > arguments.limit and not arguments.quick:
        print(
            f"assemble.py: the page has {len(page):,} bytes, more than the {arguments.limit:,} allowed",
            file=sys.stderr)
        return 1
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    unfinished = arguments.output.with_suffix(".unfinished")
    unfinished.write_bytes(page)
    os.replace(unfinished, arguments.output)
    print(f"{arguments.output}: {len(page):,} bytes, of which the program {len(parts['program']):,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
