"""What was found: in build/mutants.tsv a line for each mutant and judge, and the state of the package that it belongs to."""

from mutating.runs import Verdict


class Results:
    def __init__(self, path, tree, believes_kills):
        """believes_kills: what was killed in another state of the package counts, too."""
        self.path, self.tree = path, tree
        self.found = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                state, number, judge, word, sentence = line.split("\t", 4)
                key = (int(number), judge)
                if state == tree or believes_kills and word == "killed":
                    self.found[key] = Verdict(word, sentence)
                elif word != "killed" and key in self.found:
                    del self.found[key]

    def of(self, number, judge):
        return self.found.get((number, judge))

    def note(self, number, judge, verdict):
        self.found[number, judge] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with open(self.path, "a", encoding="utf-8") as stream:
            stream.write(f"{self.tree}\t{number}\t{judge}\t{verdict.word}\t{verdict.sentence}\n".replace("\r", " "))


def share(part, whole):
    return f"{part} ({100 * part // whole if whole else 0} %)"


def summary(rows, known, judges):
    """Lines for a table, part by part, and one for all."""
    def counts(rows, judge):
        verdicts = [known.of(row.number, judge) for row in rows]
        return sum(verdict is not None and verdict.is_killed for verdict in verdicts), len(rows)

    def line(name, rows):
        cells = [name, str(len(rows))]
        if "tests" in judges:
            cells.append(share(*counts(rows, "tests")))
        if "fuzzer" in judges:
            covered = [row for row in rows if row.families]
            cells += [share(*counts(rows, "fuzzer")), f"{share(*counts(covered, 'fuzzer'))} of {len(covered)}"]
        return "| " + " | ".join(cells) + " |"

    heads = ["Part", "Mutants"] + ["Killed by tests"] * ("tests" in judges) + [
        "Killed by the fuzzer", "of those that it should notice"] * ("fuzzer" in judges)
    yield "| " + " | ".join(heads) + " |"
    yield "|" + "---|" * len(heads)
    for part in sorted({row.part for row in rows}):
        yield line(part, [row for row in rows if row.part == part])
    yield line("all", rows)
    sentence = f"{len(rows)} mutants"
    for judge in judges:
        sentence += f", {share(*counts(rows, judge))} killed by {'tests' if judge == 'tests' else 'the fuzzer'}"
    yield sentence + "."
