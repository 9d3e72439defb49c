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


def summary(rows, known, judges):
    """Lines for a table, part by part, and one for all. Those that were not tried yet do not count."""
    def killed(rows, judge):
        asked = [row for row in rows if judge == "tests" or row.families]
        verdicts = [verdict for row in asked if (verdict := known.of(row.number, judge))]
        count = sum(verdict.is_killed for verdict in verdicts)
        return f"{count} of {len(verdicts)}" + (f", {100 * count // len(verdicts)} %" if verdicts else "")

    names = {"tests": "Killed by tests", "fuzzer": "Killed by the fuzzer"}
    yield "| " + " | ".join(["Part", "Mutants"] + [names[judge] for judge in judges]) + " |"
    yield "|" + "---|" * (2 + len(judges))
    for part in sorted({row.part for row in rows}) + ["all"]:
        its_rows = [row for row in rows if part in (row.part, "all")]
        yield "| " + " | ".join([part, str(len(its_rows))] + [killed(its_rows, judge) for judge in judges]) + " |"
    yield f"{len(rows)} mutants" + "".join(f"; {names[judge].lower()}: {killed(rows, judge)}" for judge in judges) + "."
