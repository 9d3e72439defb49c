"""Compares a compiler's complaints about a file with those in its comments, `// error: part of the complaint`. A line without
such a comment must have none. Warnings are errors, as for all of our code.

usage: COMPILER 2>&1 | python3 Tests/Apple/check.py FILE
"""

import collections
import pathlib
import re
import sys

path = sys.argv[1]
found = collections.defaultdict(set)
for line in sys.stdin:
    if match := re.match(rf"{re.escape(path)}:(\d+):\d+: (?:error|warning): (.*)", line):
        found[int(match[1])].add(match[2])
failures = []
expected = 0
for number, line in enumerate(pathlib.Path(path).read_text().splitlines(), 1):
    comment = re.search(r"// error: (.*)", line)
    complaints = found.pop(number, set())
    if comment:
        expected += 1
        if not any(comment[1] in complaint for complaint in complaints):
            failures.append(f"{path}:{number}: not found: {comment[1]}; found: {', '.join(complaints) or 'nothing'}")
    else:
        failures += [f"{path}:{number}: complaint about correct code: {complaint}" for complaint in complaints]
if not expected:
    failures.append(f"{path}: has no expected complaints")
if failures:
    sys.exit("\n".join(failures))
