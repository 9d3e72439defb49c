#!/usr/bin/env python3
"""Solves the systems that our solver prints with kiwi, too: compares what both miss of each priority, whether both reject
what contradicts, and the time for the same systems.

    pip install kiwisolver
    python3 Benchmarks/solver.py .build/release/solver [systems]

kiwi's times hold a call from Python for each constraint, about 50 ns; ours hold none."""

import subprocess
import sys
import time

import kiwisolver as kiwi

# Far enough apart that no sum of lower ones outvotes a higher one in systems of this size.
STRENGTHS = {
    1000: kiwi.strength.required,
    750: kiwi.strength.create(1, 0, 0),
    500: kiwi.strength.create(0, 1, 0),
    250: kiwi.strength.create(0, 0, 0.1),
    50: kiwi.strength.create(0, 0, 0.0001),
}


def read(constraint):
    relation, constant, priority, *terms = constraint
    pairs = [term.split(":") for term in terms]
    return int(relation), float(constant), float(priority), [(int(v), float(c)) for v, c in pairs]


def make(constraint, variables):
    relation, constant, priority, terms = constraint
    total = sum((variables[v] * c for v, c in terms[1:]), variables[terms[0][0]] * terms[0][1])
    made = total <= constant if relation == 0 else total == constant if relation == 1 else total >= constant
    return made | STRENGTHS[priority]


def compare(name, count, constraints, rejected, ours):
    """What differs, or nothing."""
    variables = [kiwi.Variable(str(index)) for index in range(count)]

    def solve(*more):
        solver = kiwi.Solver()
        for constraint in [*constraints, *more]:
            solver.addConstraint(make(constraint, variables))
        return solver

    try:
        solver = solve()
    except kiwi.UnsatisfiableConstraint:
        return f"{name}: kiwi cannot satisfy it"
    solver.updateVariables()
    missed = {1000: 0.0, 750: 0.0, 500: 0.0, 250: 0.0}
    for relation, constant, priority, terms in constraints:
        excess = sum(variables[v].value() * c for v, c in terms) - constant
        missed[priority] += abs(excess) if relation == 1 else max(0, excess if relation == 0 else -excess)
    theirs = [missed[priority] for priority in (1000, 750, 500, 250)]
    if any(abs(a - b) > 1e-6 for a, b in zip(ours, theirs)):
        return f"{name}: ours misses {ours}, kiwi {theirs}"
    for constraint in rejected:  # by a solver of its own each: a rejection leaves traces in kiwi's
        try:
            solve(constraint)
            return f"{name}: kiwi satisfies what ours rejects"
        except kiwi.UnsatisfiableConstraint:
            pass
    return None


def measure(count, constraints):
    """Microseconds, of the best round: to build and solve, and to solve after another constant of the first."""
    building = editing = float("inf")
    for _ in range(300):
        variables = [kiwi.Variable() for _ in range(count)]
        made = [make(constraint, variables) for constraint in constraints[1:]]
        constant = constraints[0][1]
        start = time.perf_counter()
        solver = kiwi.Solver()
        solver.addEditVariable(variables[0], kiwi.strength.create(999, 0, 0))
        solver.suggestValue(variables[0], constant)
        add = solver.addConstraint
        for constraint in made:
            add(constraint)
        solver.updateVariables()
        building = min(building, time.perf_counter() - start)
        start = time.perf_counter()
        for edit in range(20):
            solver.suggestValue(variables[0], constant + edit % 7 * 3)
            solver.updateVariables()
        editing = min(editing, (time.perf_counter() - start) / 20)
    return building * 1e6, editing * 1e6


def main():
    command = sys.argv[1:] or [".build/release/solver"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    systems, contradictions, differences = 0, 0, []
    for line in output.splitlines():
        letter, *words = line.split()
        if letter == "S":
            name, count, constraints, rejected = words[0], int(words[1]), [], []
        elif letter == "C":
            constraints.append(read(words))
        elif letter == "R":
            rejected.append(read(words))
        elif letter == "O":
            systems += 1
            contradictions += len(rejected)
            difference = compare(name, count, constraints, rejected, [float(word) for word in words])
            if difference:
                differences.append(difference)
        elif letter == "T":
            (ours, edit), (theirs, their_edit) = map(float, words), measure(count, constraints)
            print(
                f"{name:9} {len(constraints):4} constraints   build {ours:7.1f} us, kiwi {theirs:7.1f}, "
                f"ratio {ours / theirs:.2f}   edit {edit:6.2f} us, kiwi {their_edit:6.2f}, ratio {edit / their_edit:.2f}"
            )
    print(*differences, sep="\n", end="\n" if differences else "")
    print(f"{systems} systems, {contradictions} contradictions in them, {len(differences)} differ")
    sys.exit(1 if differences else 0)


main()
