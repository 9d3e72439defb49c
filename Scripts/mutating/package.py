"""The copy of the package with all mutants in it, each behind a switch."""

import hashlib
import os
import re

from mutating.table import Unusable

# What a package is built from has none of these.
LEFT_OUT = re.compile(r"\.git|\.build.*|build|\.venv|\.swiftpm|__pycache__|node_modules")

# Whose number is in MUTANT is wrong in this run. Every module has its own, so that none has to depend on another for it.
ACCESSOR = """\
import Foundation

/// Which line is wrong in this run; 0 when none is.
let mutant = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
"""


def switched(root, rows):
    """The texts of the files with mutants, each behind its switch; by path from the root."""
    by_file = {}
    for row in rows:
        by_file.setdefault(row.file, []).append(row)
    texts, complaints = {}, []
    for file, its_rows in by_file.items():
        try:
            text = (root / file).read_text(encoding="utf-8")
        except OSError as error:
            raise Unusable(f"mutant {its_rows[0].number} no longer applies: {file} cannot be read: {error.strerror}") from None
        spans = []
        for row in its_rows:
            try:
                spans.append((*span(row, text), row))
            except Unusable as wrong:
                complaints.append(wrong)
        spans.sort(key=lambda found: found[:2])
        for (_, end, row), (start, _, other) in zip(spans, spans[1:]):
            if start < end:
                raise Unusable(f"mutants {row.number} and {other.number} overlap in {file}")
        for start, end, row in reversed(spans):
            text = text[:start] + switch(row, text, start, end) + text[end:]
        texts[file] = text
    if complaints:
        raise Unusable(".\n".join(map(str, complaints)), max(wrong.status for wrong in complaints))
    for module in {module_folder(file) for file in by_file}:
        texts[f"{module}/MutantNumber.swift"] = ACCESSOR
    return texts


def module_folder(file):
    """The folder of the module that a file belongs to."""
    parts = file.split("/")
    return "/".join(parts[: 3 if parts[0] == "Apps" else 2])


def span(row, text):
    """Where a row's original text begins and ends."""
    begin = 0
    if row.after:
        begin = text.find(row.after)
        if begin < 0:
            raise Unusable(f"mutant {row.number} no longer applies: {row.file} has no {row.after!r}")
        begin += len(row.after)
    found = list(re.finditer(r"\n[ \t]*".join(re.escape(line) for line in row.original), text[begin:]))
    if not found or len(found) > 1 and not row.after:
        how = "no longer has" if not found else f"has {len(found)} times, not once,"
        raise Unusable(f"mutant {row.number} no longer applies: {row.file} {how} {row.original[0]!r}")
    return begin + found[0].start(), begin + found[0].end()


def switch(row, text, start, end):
    line_start = text.rfind("\n", 0, start) + 1
    is_whole = not text[line_start:start].strip() and text[end:end + 1] in ("", "\n")
    is_statement = row.kind == "statement" or row.kind is None and is_whole
    original, mutated = text[start:end], "\n".join(row.mutated)
    if is_statement and any(part.count("{") != part.count("}") for part in (original, mutated)):
        raise Unusable(f"mutant {row.number} ends in the middle of a statement of {row.file}; name its expression, or all of it", 2)
    if is_statement and re.match(r"(let|var) (?!_\b)", original) and "\n" not in original:
        raise Unusable(f"mutant {row.number} declares a name of {row.file} for its branch only; name the value", 2)
    if is_statement and not mutated:
        return f"if mutant != {row.number} {{\n{original}\n}}"
    if is_statement:
        return f"if mutant == {row.number} {{\n{mutated}\n}} else {{\n{original}\n}}"
    if not mutated:
        raise Unusable(f"mutant {row.number} drops part of a line of {row.file}; only whole statements can be dropped", 2)
    return f"(mutant == {row.number} ? ({mutated}) : ({original}))"


def write_copy(root, texts):
    """Brings build/mutants up to date. What has not changed keeps its time, so that it is not compiled again.
    Returns a short name for this state of the package and of the mutants."""
    copy = root / "build" / "mutants"
    state, kept = hashlib.sha256(), set()
    for path in files(root):
        data = texts[path].encode() if path in texts else (root / path).read_bytes()
        write(copy / path, data, root / path)
        kept.add(path)
        if path.split("/")[0] in ("Sources", "Apps", "Tests", "Tools", "Benchmarks", "Package.swift"):
            state.update(path.encode() + b"\0" + data)
    for path in texts.keys() - kept:
        write(copy / path, texts[path].encode(), None)
    for path in set(files(copy)) - kept - texts.keys():
        (copy / path).unlink()
    return state.hexdigest()[:12]


def files(folder):
    """The paths of all files of a package, in order."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not LEFT_OUT.fullmatch(name))
        found += [os.path.relpath(os.path.join(place, name), folder) for name in sorted(names)]
    return found


def write(path, data, original):
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if original:
        path.chmod(original.stat().st_mode & 0o777)
