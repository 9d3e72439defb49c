"""The table of mutants: what is written in Tests/Mutants.

Each file there is a part of the package, and begins with what is true of all of its rows:

    # The scrolling of scroll views: what this file is about. Lines that begin so are comments.
    tests UIKitTests/Scrolling GalleryTests
    fuzzer flow list

    17 A drag does not go on from where the program has set the content
    in Sources/UIKit/Scrolling/UIScrollView+Rebasing.swift
    after func rebaseCourse
    - rebaseDragging(to: offset)
    + rebaseDragging(to: now)

`tests` names files or folders of tests that look at the subject; they are tried first, and all tests after them. `fuzzer`
names the families whose subject it is; with none the fuzzer does not look at it, and is not asked. Both may also be said in a
row, for it alone. The lines with `-` are the original text, which is in the file once, or is the first
after the text that `after` gives; the lines with `+` are what is there instead. Whole lines of the source are taken as
statements, and become `if mutant == 17 { … } else { … }`; part of a line is taken as an expression. No `+` drops a
statement. `as expression` and `as statement` say it where this would be wrong."""

import re

FAMILIES = {"flow", "list", "custom", "snapshots", "gallery", "compositional", "sizing", "screens", "anchors", "elements", "drags"}
NUMBERED = re.compile(r"(\d+) (\S.*)")


class Unusable(Exception):
    """What is wrong, in a sentence without its full stop; with the exit status that says the same."""

    def __init__(self, sentence, status=1):
        super().__init__(sentence)
        self.status = status


class Row:
    def __init__(self, number, title, part, place):
        self.number, self.title, self.part, self.place = number, title, part, place
        self.file = self.after = self.kind = None
        self.tests = self.families = None
        self.original, self.mutated = [], []


def read(root):
    """The rows of all files in Tests/Mutants, by number."""
    folder = root / "Tests" / "Mutants"
    paths = sorted(folder.glob("*.txt"))
    if not paths:
        raise Unusable(f"there are no tables in {folder}", 2)
    rows = [row for path in paths for row in read_file(root, path)]
    seen = {}
    for row in rows:
        if row.number in seen:
            raise Unusable(f"{row.place}: there is a mutant {row.number} at {seen[row.number].place}, too", 2)
        seen[row.number] = row
    return sorted(rows, key=lambda row: row.number)


def read_file(root, path):
    rows, tests, families = [], [], []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        place = f"{path.relative_to(root)}, line {number}"
        line = line.rstrip()
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        row = rows[-1] if rows else None
        if found := NUMBERED.fullmatch(line):
            if int(found[1]) == 0:
                raise Unusable(f"{place}: mutants are numbered from 1", 2)
            rows.append(Row(int(found[1]), found[2], path.stem, place))
        elif word == "tests":
            missing = [name for name in rest.split() if not (root / "Tests" / name).exists()]
            if missing:
                raise Unusable(f"{place}: there is no Tests/{missing[0]}", 2)
            if row:
                row.tests = rest.split()
            else:
                tests = rest.split()
        elif word == "fuzzer":
            unknown = [name for name in rest.split() if name not in FAMILIES]
            if unknown:
                raise Unusable(f"{place}: the fuzzer has no family {unknown[0]}", 2)
            if row:
                row.families = rest.split()
            else:
                families = rest.split()
        elif row and word == "in" and row.file is None:
            row.file = rest
        elif row and word == "after" and row.after is None:
            row.after = rest
        elif row and word == "as" and rest in ("expression", "statement"):
            row.kind = rest
        elif row and word == "-":
            row.original.append(rest.strip())
        elif row and word == "+":
            row.mutated.append(rest.strip())
        else:
            raise Unusable(f"{place}: a row has no {line!r}; Scripts/mutating/table.py explains what it has", 2)
    for row in rows:
        row.tests = tests if row.tests is None else row.tests
        row.families = families if row.families is None else row.families
        if row.file is None or not any(row.original):
            what = "no file" if row.file is None else "no original text"
            raise Unusable(f"{row.place}: mutant {row.number} has {what}", 2)
        if row.original == row.mutated:
            raise Unusable(f"{row.place}: mutant {row.number} changes nothing", 2)
    return rows
