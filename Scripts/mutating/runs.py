"""Who judges a mutant: the tests and the fuzzer, each in a process of its own that ends at the first complaint."""

import os
import pathlib
import re
import resource
import signal
import subprocess
import threading

from mutating.table import FAMILIES, Unusable

# Seconds of a processor, of which a busy machine gives no fewer; a mutant that uses them up goes round in circles. What waits
# for something that does not come is ended after so many times as long.
SUITES, ALL_TESTS, FAMILY = 120, 600, 120
PATIENCE = 10
# Bytes. One that asks for more and more is ended before the machine is full.
MEMORY = 8 << 30


class Verdict:
    def __init__(self, word, sentence=""):
        self.word, self.sentence = word, sentence

    @property
    def is_killed(self):
        return self.word != "survived"


def ask(command, folder, number, seconds, complaint):
    """Runs a program with a mutant until its first line that complains, or its end.
    complaint: a pattern; what its group has matched is the sentence."""
    process = subprocess.Popen(
        command, cwd=folder, env={**os.environ, "MUTANT": str(number)}, stdin=subprocess.DEVNULL, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        preexec_fn=lambda: limit(seconds))
    timed_out = threading.Event()

    def give_up():
        timed_out.set()
        end(process)

    timer = threading.Timer(seconds * PATIENCE, give_up)
    timer.start()
    last = ""
    try:
        for line in process.stdout:
            if found := complaint.search(line):
                return Verdict("killed", " ".join(found[1].split())[:200])
            last = line.strip() or last
        status = process.wait()
    finally:
        timer.cancel()
        end(process)
        process.stdout.close()
    if timed_out.is_set() or status in (-signal.SIGXCPU, -signal.SIGKILL):
        return Verdict("killed", "does not end")
    if status < 0:
        return Verdict("killed", f"traps ({signal.Signals(-status).name})")
    return Verdict("killed", last[:200]) if status else Verdict("survived")


def limit(seconds):
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def end(process):
    """Ends a program with all that it has started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()


def build(folder, *options):
    done = subprocess.run(["swift", "build", *options], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        errors = [line for line in done.stdout.splitlines() if "error:" in line]
        raise Unusable(f"the copy in {folder} cannot be built: {(errors or done.stdout.splitlines() or ['?'])[0].strip()}")


class Tests:
    COMPLAINT = re.compile(r"(Test .*?) recorded an issue\b")

    def __init__(self, root):
        self.folder = root / "build" / "mutants"
        self.program = self.folder / ".build" / "debug" / "MurmurationPackageTests.xctest"

    def build(self):
        build(self.folder, "--build-tests")

    def judge(self, row):
        """row: None for the package without a mutant."""
        if row and row.tests:
            verdict = self.ask(row.number, SUITES, "--filter", self.pattern(row.tests))
            if verdict.is_killed:
                return verdict
        return self.ask(row.number if row else 0, ALL_TESTS)

    def ask(self, number, seconds, *options):
        return ask([self.program, "--testing-library", "swift-testing", *options], self.folder, number, seconds, self.COMPLAINT)

    def pattern(self, places):
        """A filter for the tests in files and folders. What it is matched with ends in the file's name and the line."""
        patterns = []
        for place in places:
            path = self.folder / "Tests" / place
            names = sorted(file.name for file in ([path] if path.is_file() else path.rglob("*.swift")))
            module = pathlib.Path(place).parts[0]
            patterns.append(rf"{module}\..*/({'|'.join(map(re.escape, names))}):")
        return "|".join(patterns)


class Fuzzer:
    COMPLAINT = re.compile(r"trial \d+, (operation \d+: .*)")
    SEED = "7"

    def __init__(self, root, operations):
        self.folder = root / "build" / "mutants"
        self.program = self.folder / ".build" / "fuzzer" / "release" / "fuzz"
        self.operations = str(operations)

    def build(self):
        # In a folder of its own, so that it may be built beside the tests.
        build(self.folder, "-c", "release", "--product", "fuzz", "--scratch-path", ".build/fuzzer")

    def judge(self, row):
        """Asks the families whose subject it is. row: None for the package without a mutant, of which all are asked."""
        verdict = Verdict("survived")
        for family in row.families if row else sorted(FAMILIES):
            number = row.number if row else 0
            # With a file for its progress it does the work itself. Without it another process watches and shortens scripts.
            verdict = ask(
                [self.program, "--operations", self.operations, "--seed", self.SEED, "--layout", family,
                 "--progress", os.devnull], self.folder, number, FAMILY, self.COMPLAINT)
            if verdict.is_killed:
                return Verdict(verdict.word, f"{family}, {verdict.sentence}")
        return verdict
