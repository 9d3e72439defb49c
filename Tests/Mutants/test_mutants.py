"""Scripts/mutants: what it makes of its tables, and of mutants that do not end."""

import contextlib
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import unittest
import unittest.mock

sys.dont_write_bytecode = True
root = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(root / "Scripts"))

from mutating import package, results, runs, table  # noqa: E402

SOURCE = """\
struct Stack {
  var first: Int { count < 2 ? 0 : count - 2 }

  mutating func clear() {
    count = 0
    tell(
      count)
  }

  mutating func forget() {
    count = 0
  }
}
"""


@contextlib.contextmanager
def folder(rows, source=SOURCE):
    """A package with one file and one table."""
    with tempfile.TemporaryDirectory() as name:
        place = pathlib.Path(name)
        for path, text in {"Sources/Stacks/Stack.swift": source, "Tests/Mutants/stacks.txt": rows,
                           "Tests/StackTests/StackTests.swift": "", "Package.swift": ""}.items():
            (place / path).parent.mkdir(parents=True, exist_ok=True)
            (place / path).write_text(text)
        yield place


def row(number, lines, title="Something is wrong"):
    return f"{number} {title}\nin Sources/Stacks/Stack.swift\n{lines}\n"


def switched(rows):
    with folder(rows) as place:
        return package.switched(place, table.read(place))["Sources/Stacks/Stack.swift"]


def complaint(rows, source=SOURCE, *options):
    """The exit status and what is said."""
    with folder(rows, source) as place:
        done = subprocess.run(
            [sys.executable, "-B", root / "Scripts" / "mutants", "--root", place, *(options or ["--check"])],
            capture_output=True, text=True)
        return done.returncode, (done.stderr if done.returncode else done.stdout).strip()


# MARK: Switches


def test_part_of_a_line_is_an_expression():
    assert "var first: Int { (mutant == 7 ? (count > 2) : (count < 2)) ? 0" in switched(row(7, "- count < 2\n+ count > 2"))


def test_whole_lines_are_statements():
    text = switched(row(7, "- tell(\n- count)\n+ tell(0)"))
    assert "if mutant == 7 {\ntell(0)\n} else {\ntell(\n      count)\n}" in text


def test_a_statement_without_another_is_dropped():
    assert "if mutant != 7 {\ntell(\n      count)\n}" in switched(row(7, "- tell(\n- count)"))


def test_the_first_after_an_anchor_is_meant():
    text = switched(row(7, "after func forget\n- count = 0\n+ count = 1"))
    assert text.index("func forget") < text.index("mutant == 7") and text.count("mutant") == 1


def test_several_mutants_may_be_in_one_line():
    text = switched(row(7, "- count < 2\n+ true") + row(8, "- count - 2\n+ count - 1"))
    assert "(mutant == 7 ? (true) : (count < 2)) ? 0 : (mutant == 8 ? (count - 1) : (count - 2))" in text


def test_each_module_with_mutants_gets_the_number():
    with folder(row(7, "- count < 2\n+ true")) as place:
        assert "getenv(\"MUTANT\")" in package.switched(place, table.read(place))["Sources/Stacks/MutantNumber.swift"]


# MARK: Rows that are wrong


def test_all_rows_that_no_longer_apply_are_named():
    status, said = complaint(row(7, "- size < 2\n+ true") + row(8, "- count = 0\n+ count = 1") + row(9, "after func gone\n- count"))
    assert status == 1
    assert said == (
        "Scripts/mutants: mutant 7 no longer applies: Sources/Stacks/Stack.swift no longer has 'size < 2'.\n"
        "mutant 8 no longer applies: Sources/Stacks/Stack.swift has 2 times, not once, 'count = 0'.\n"
        "mutant 9 no longer applies: Sources/Stacks/Stack.swift has no 'func gone'.")


def test_a_file_that_is_gone_is_named():
    status, said = complaint(row(7, "- count < 2\n+ true").replace("Stack.swift", "Heap.swift"))
    assert status == 1 and "mutant 7 no longer applies: Sources/Stacks/Heap.swift cannot be read" in said


def test_rows_that_cannot_be_understood_are_refused_with_their_line():
    good = row(7, "- count < 2\n+ true")
    for rows, words in {
        good + "with another word": "line 5: a row has no 'with another word'",
        good + good: "line 5: there is a mutant 7 at Tests/Mutants/stacks.txt, line 1, too",
        good + "tests HeapTests": "line 5: there is no Tests/HeapTests",
        "fuzzer stacks\n" + good: "line 1: the fuzzer has no family stacks",
        "0 Nothing is wrong": "line 1: mutants are numbered from 1",
        "7 Something is wrong\n- count": "line 1: mutant 7 has no file",
        row(7, ""): "line 1: mutant 7 has no original text",
        row(7, "- count\n+ count"): "line 1: mutant 7 changes nothing",
    }.items():
        status, said = complaint(rows)
        assert status == 2 and f"Tests/Mutants/stacks.txt, {words}" in said, said
    assert complaint(row(7, "- count < 2"))[0] == 2  # part of a line cannot be dropped
    status, said = complaint(row(7, "- mutating func clear() {\n+ mutating func empty() {"))
    assert status == 2 and "mutant 7 ends in the middle of a statement" in said, said
    status, said = complaint(row(7, "- count < 2\n+ true") + row(8, "- < 2 ? 0\n+ > 2 ? 0"))
    assert status == 1 and said.endswith("mutants 7 and 8 overlap in Sources/Stacks/Stack.swift."), said


def test_rows_that_apply_are_counted():
    assert complaint(row(7, "- count < 2\n+ true")) == (0, "1 mutants apply.")


def test_a_mutant_that_does_not_exist_cannot_be_chosen():
    assert complaint(row(7, "- count < 2\n+ true"), SOURCE, "--list", "--only", "6-8")[0] == 2
    assert complaint(row(7, "- count < 2\n+ true"), SOURCE, "--list", "--only", "seven")[0] == 2


def test_the_tables_of_the_package_apply():
    done = subprocess.run([sys.executable, "-B", root / "Scripts" / "mutants", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


# MARK: The copy


def test_what_has_not_changed_keeps_its_time():
    with folder(row(7, "- count < 2\n+ true")) as place:
        texts = package.switched(place, table.read(place))
        first = package.write_copy(place, texts)
        copy = place / "build" / "mutants" / "Sources" / "Stacks" / "Stack.swift"
        former = copy.stat().st_mtime_ns
        assert "mutant == 7" in copy.read_text() and "mutant" not in (place / "Sources/Stacks/Stack.swift").read_text()
        assert package.write_copy(place, texts) == first and copy.stat().st_mtime_ns == former
        (place / "Tests/StackTests/StackTests.swift").rename(place / "Tests/StackTests/Others.swift")
        assert package.write_copy(place, texts) != first
        assert not (place / "build/mutants/Tests/StackTests/StackTests.swift").exists()


# MARK: Runs


def lives(process):
    """Whether a process, given by its number, still does anything."""
    try:
        return pathlib.Path("/proc", process, "stat").read_text().split()[2] != "Z"
    except OSError:
        return False


def ask(program, seconds=5):
    return runs.ask([sys.executable, "-c", program], pathlib.Path("."), 7, seconds, runs.Tests.COMPLAINT)


def test_the_program_is_told_the_number_and_ends_with_the_first_complaint():
    verdict = ask("import os, time; print('Test a' + os.environ['MUTANT'] + '() recorded an issue at', flush=True); time.sleep(60)")
    assert verdict.is_killed and verdict.sentence == "Test a7()"


def test_a_known_issue_is_no_complaint():
    assert not ask("print('Test a() recorded a known issue')").is_killed


def test_a_trap_and_a_bad_status_kill():
    assert ask("import os, signal; os.kill(os.getpid(), signal.SIGILL)").sentence == "traps (SIGILL)"
    assert ask("print('no'); exit(3)").sentence == "no"


def test_a_mutant_that_goes_round_in_circles_is_ended():
    start = time.monotonic()
    assert ask("while True: pass", seconds=1).sentence == "does not end"
    assert time.monotonic() - start < 20


def test_a_mutant_that_waits_for_ever_is_ended_with_its_children():
    with tempfile.TemporaryDirectory() as name, unittest.mock.patch.object(runs, "PATIENCE", 1):
        place = pathlib.Path(name) / "child"
        verdict = ask(
            "import subprocess, time\n"
            f"child = subprocess.Popen(['sleep', '300']); open({str(place)!r}, 'w').write(str(child.pid)); child.wait()",
            seconds=3)
        assert verdict.sentence == "does not end"
        deadline = time.monotonic() + 10
        while lives(place.read_text()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not lives(place.read_text())


def test_a_filter_names_the_tests_of_files_and_folders():
    with folder("") as place:
        package.write_copy(place, {})
        pattern = re.compile(runs.Tests(place).pattern(["StackTests"]))
    assert pattern.search("StackTests.Stacks/empties()/StackTests.swift:3:4")
    assert not pattern.search("HeapTests.Heaps/empties()/StackTests.swift:3:4")


# MARK: Results


def test_an_interrupted_run_goes_on():
    with tempfile.TemporaryDirectory() as name:
        path = pathlib.Path(name) / "mutants.tsv"
        known = results.Results(path, "now", False)
        known.note(7, "tests", runs.Verdict("killed", "Test a()"))
        known.note(8, "tests", runs.Verdict("survived"))
        again = results.Results(path, "now", False)
        assert again.of(7, "tests").is_killed and not again.of(8, "tests").is_killed and again.of(9, "tests") is None
        later = results.Results(path, "later", False)
        assert later.of(7, "tests") is None
        rows = [table.Row(number, "", "stacks", "") for number in (7, 8, 9)]
        assert list(results.summary(rows, again, ["tests"]))[-1] == "3 mutants; killed by tests: 1 of 2, 50 %."
        survivors = results.Results(path, "later", True)
        assert survivors.of(7, "tests").is_killed and survivors.of(8, "tests") is None


def load_tests(loader, tests, pattern):
    """What unittest runs: the functions of this file."""
    return unittest.TestSuite(unittest.FunctionTestCase(test) for name, test in sorted(globals().items())
                              if name.startswith("test_"))


if __name__ == "__main__":
    unittest.main()
