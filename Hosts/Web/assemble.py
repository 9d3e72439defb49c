#!/usr/bin/env python3
"""Puts the gallery together: template, style, scripts and program become one HTML file.

FilmPage/FilmPage.swift does the same with a film in place of the program."""

import argparse
import gzip
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

PAGE = pathlib.Path(__file__).resolve().parent / "Page"
DEMOS = PAGE.parent.parent.parent / "Sources/Gallery/Demos"
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


def sources(folder: pathlib.Path) -> bytes:
    """The source of every demo, by the demo's identifier."""
    found = {}
    for file in sorted(folder.glob("*.swift")):
        text = file.read_text(encoding="utf-8")
        for demo in re.findall(r'\bid: "([\w-]+)"', text):
            found[demo] = {"file": file.name, "text": text}
    return json.dumps(found).encode("utf-8")


def packed(data: bytes) -> bytes:
    """gzip, by zopfli where it is installed, which finds 4 per cent more; the browser unpacks both alike.

    The time is left out, so that the same program gives the same page.
    """
    if shutil.which("zopfli") is None:
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
    parser.add_argument("--limit", type=int, default=1_300_000, help="the most bytes the page may have (%(default)s)")
    arguments = parser.parse_args()

    parts = {
        "style": bare(style(PAGE / "Style")),
        "scripts": in_seven_bits(packed(bare(one_script(PAGE)).encode("utf-8"))),
        "program": in_seven_bits(packed(arguments.program.read_bytes())),
        "sources": in_seven_bits(packed(sources(DEMOS))),
        "film": "",
    }
    template = (PAGE / "page.html").read_text(encoding="utf-8")
    page = re.sub(r"\{\{(\w+)\}\}", lambda match: parts[match[1]], template).encode("utf-8")
    if len(page) > arguments.limit:
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
