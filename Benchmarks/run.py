#!/usr/bin/env python3
"""Measures the workloads W1 to W6, in turn with the peers that are installed, and prints medians, the worst frames
and ratios. `make bench` builds everything first.

usage: run.py BENCHMARKS [--repeats N] [--only REGEX] [--micro] [--scale] [--drawn PICTURE-COSTS]

All times are CPU times of a process, so that waiting does not count; runs of the toolkits alternate, so that what
else the machine does falls on all of them. Writes build/bench.json and build/bench.svg, cost against the number of
items."""
import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import time

import chart
import drawn

here = os.path.dirname(os.path.abspath(__file__))
out = os.path.join(os.path.dirname(here), "build")

LIST = "--cell text"
GRID24 = "--view grid --rowh 105.5 --cell text"
GRID500 = "--view grid --cols 20 --rowh 33.76"

# What is measured: a label, the options, and which fields: (what it is called, the field here, the field in Qt and
# GTK, how much of the peer's it may be). None of these numbers is a limit that fails a run.
FRAME = ("frame", "frame_med_us", "frame_med_us", 0.2)
WORST = ("p99", "frame_p99_us", "frame_p99_us", None)
OPEN = ("open", "open_cpu_ms", "open_cpu_ms", 0.3)
MEMORY = ("RSS added, MB", "open_rss_added_MB", "open_rss_added_MB", None)
TRANSACTION = ("transaction", "tx_total_med_us", "tx_total_med_us", 0.25)
ANIMATION = ("animation frame", "anim_frame_med_us", "frame_med_us", 0.2)
WORST_ANIMATION = ("animation p99", "anim_frame_p99_us", "frame_p99_us", None)


def aiming(field, most):
    """The field with another aim."""
    return (*field[:3], most)


CASES = [
    ("W1 plain list, 1M", "--mode open --n 1000000", [OPEN, MEMORY]),
    ("W2 list text", f"--mode scroll {LIST}", [FRAME, WORST]),
    ("W2 grid24 text", f"--mode scroll {GRID24}", [aiming(FRAME, 0.07), WORST]),
    ("W2 grid500 plain", f"--mode scroll {GRID500} --n 20000", [FRAME, WORST]),
    ("W3 scroll", f"--mode scroll --sizes var {LIST}", [FRAME, WORST]),
    ("W3 jump, 1M", f"--mode jump --sizes var --n 1000000 {LIST}",
     [("open", "open_cpu_ms", "open_cpu_ms", None), ("first jump", "first_jump_us", "first_jump_us", 0.15)]),
    ("W4 grid24 text", f"--mode batch {GRID24}", [TRANSACTION, aiming(ANIMATION, 0.15), WORST_ANIMATION]),
    ("W4 grid500 plain", f"--mode batch {GRID500}", [TRANSACTION, ANIMATION, WORST_ANIMATION]),
    ("W5 sections", f"--mode section --n 100000 {LIST}", [FRAME, WORST]),
    ("W6 10k", f"--mode scroll --n 10000 {LIST}", [aiming(FRAME, None), MEMORY]),
    ("W6 100k", f"--mode scroll --n 100000 {LIST}", [aiming(FRAME, None), MEMORY]),
    ("W6 1M", f"--mode scroll --n 1000000 {LIST}", [aiming(FRAME, None), MEMORY]),
    ("W6 10M", f"--mode scroll --n 10000000 {LIST}", [aiming(FRAME, None), MEMORY]),
    ("W2 list text, sleep", f"--mode scroll --pace 1 --frames 200 {LIST}", [aiming(FRAME, None), WORST]),
    ("W2 grid500 plain, sleep", f"--mode scroll --pace 1 --frames 200 {GRID500} --n 20000",
     [aiming(FRAME, None), WORST]),
    ("W4 grid500 plain, sleep", f"--mode batch --pace 1 --rounds 5 {GRID500}",
     [aiming(TRANSACTION, 0.35), ANIMATION, WORST_ANIMATION]),
]

# The same in a compositional layout, beside flow layout instead of peers.
SECTIONS = "--frames 200 --n 1000000 --persection 10"
COMPOSITIONAL = [
    ("list", f"--mode scroll {LIST}", [OPEN, FRAME, WORST]),
    ("grid24", f"--mode scroll {GRID24}", [FRAME, WORST]),
    ("grid500", f"--mode scroll {GRID500} --n 20000", [FRAME, WORST]),
    ("grid24, batch", f"--mode batch {GRID24}", [TRANSACTION, ANIMATION]),
    ("grid500, batch", f"--mode batch {GRID500}", [TRANSACTION, ANIMATION]),
    ("grid24, 1M", f"--mode open --n 1000000 {GRID24}", [OPEN, MEMORY]),
    ("100,000 sections of ten", "--mode section " + SECTIONS, [OPEN, MEMORY, FRAME]),
    ("1M heights, estimated", f"--mode scroll --sizes var --n 1000000 {LIST}", [OPEN, MEMORY, FRAME, WORST]),
    ("rows of ten across", "--mode scroll --rowh 120 " + SECTIONS, [OPEN, MEMORY, FRAME]),
]


# How costs grow: items, and whether they are in one section or in sections of ten.
SCALE = [(count, per_section) for per_section in (None, 10) for count in (100_000, 1_000_000, 10_000_000)]


def build_peer(name, package, source, command):
    """The peer's program, or None where its libraries are not installed."""
    if not shutil.which("pkg-config") or subprocess.run(["pkg-config", "--exists", package]).returncode:
        return None
    folder = os.path.join(out, "peers", name)
    os.makedirs(folder, exist_ok=True)
    program = os.path.join(folder, "bench")
    source = os.path.join(here, "Peers", source)
    if not os.path.exists(program) or os.path.getmtime(program) < os.path.getmtime(source):
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", package], capture_output=True, text=True).stdout
        subprocess.run(command + [source, "-o", program] + flags.split(), check=True)
    return program


def qt():
    program = build_peer(
        "qt", "Qt6Quick", "Qt/main.cpp", ["g++", "-O2", "-std=c++17", "-fPIC"])
    if program:
        shutil.copytree(os.path.join(here, "Peers/Qt/qml"), os.path.join(os.path.dirname(program), "qml"),
                        dirs_exist_ok=True)
    return program


def gtk_list():
    return build_peer("gtk", "gtk4", "GTK/main.c", ["gcc", "-O2", "-Wno-deprecated-declarations"])


def run(program, options, environment=None):
    done = subprocess.run(
        [program] + options.split(), capture_output=True, text=True, timeout=600,
        env=dict(os.environ, **(environment or {})))
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode or not lines:
        sys.exit(f"{program} {options} failed ({done.returncode}): {done.stderr[-300:]}")
    fields = json.loads(lines[-1])
    if "app_rss_MB" in fields and "open_rss_MB" in fields:
        fields["open_rss_added_MB"] = fields["open_rss_MB"] - fields["app_rss_MB"]
    return fields


class Display:
    """A screen for GTK, which has none without one: it is paced by its clock, 11 s a run."""

    def __enter__(self):
        self.server = subprocess.Popen(
            ["Xvfb", ":88", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        time.sleep(2)
        return {"DISPLAY": ":88", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
                "GSETTINGS_BACKEND": "memory"}

    def __exit__(self, *_):
        self.server.terminate()


def measure_compositional(program, repeats, only):
    """A compositional layout in turn with a flow layout, as a table."""
    cases = [case for case in COMPOSITIONAL if re.search(only, "compositional " + case[0])]
    results = {}
    for repeat in range(repeats):
        for label, arguments, _ in cases:
            print(f"\r{repeat + 1}/{repeats} compositional {label:<30}", end="", file=sys.stderr, flush=True)
            for layout in ["rows"] if "across" in label else ["compositional", "flow"]:
                results.setdefault((label, layout == "flow"), []).append(run(program, f"{arguments} --layout {layout}"))
    if cases:
        print("\r" + " " * 60, file=sys.stderr)
        print("\n| Compositional layout | | compositional | flow | ratio |\n|---|---|---|---|---|")
    for label, _, fields in cases:
        for what, field, _, _ in fields:
            own, flow = median(results[(label, False)], field), median(results.get((label, True), []), field)
            unit = " ms" if field.endswith("_ms") else ""
            ratio = f"{own / flow:.2f}" if flow else ""
            print(f"| {label} | {what}{unit} | {number(own)} | {number(flow)} | {ratio} |")
    return [{"workload": "compositional " + label, "toolkit": "flow layout" if is_flow else "here", "runs": runs}
            for (label, is_flow), runs in results.items()]


def measure_scale(program, repeats):
    """The same board with more and more items and sections, in three layouts, as a table."""
    print("\n| Scale | layout | open ms | frame us | batch ms | RSS added, MB |\n|---|---|---|---|---|---|")
    for count, per_section in SCALE:
        label = f"{count:,} items" + (f", {count // per_section:,} sections" if per_section else "")
        for layout in ("flow", "compositional", "list"):
            runs = [run(program, f"--mode scale --frames 100 --n {count} --persection {per_section or count} "
                                 f"--layout {layout}") for _ in range(repeats)]
            cells = [median(runs, "open_cpu_ms"), median(runs, "frame_med_us"),
                     median(runs, "batch_med_us") / 1000, median(runs, "open_rss_added_MB")]
            print(f"| {label} | {layout} | " + " | ".join(number(cell) for cell in cells) + " |")
    print("\n| Snapshot of | applied, ms | peak RSS, MB |\n|---|---|---|")
    for count in (10_000, 100_000, 1_000_000):
        runs = [run(program, f"--mode snapshot --n {count}") for _ in range(repeats)]
        print(f"| {count:,} | {number(median(runs, 'difference_us') / 1000)} | {number(median(runs, 'peak_rss_MB'))} |")


def median(runs, field):
    values = [run[field] for run in runs if field in run]
    return statistics.median(values) if values else None


def number(value):
    return "" if value is None else f"{value:,.{0 if value >= 100 else 1 if value >= 10 else 2}f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("benchmarks", help="the program, as swift build makes it")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--only", default="", help="labels to measure, a regular expression")
    parser.add_argument("--gtk", action="store_true", help="GTK, too: some minutes more")
    parser.add_argument("--micro", action="store_true", help="single parts as well")
    parser.add_argument("--scale", action="store_true", help="up to ten million items and a million sections as well")
    parser.add_argument("--drawn", metavar="PICTURE-COSTS", help="only what drawing costs, by this program of Hosts/Native")
    options = parser.parse_args()
    os.makedirs(out, exist_ok=True)
    runtime = os.path.join(out, "peers", "run")
    os.makedirs(runtime, mode=0o700, exist_ok=True)
    os.environ["XDG_RUNTIME_DIR"] = runtime

    if options.drawn:
        return drawn.measure(run, options.drawn, qt(), gtk_list(), Display(), options.repeats)
    peers = [("Qt", qt())]
    cases = [case for case in CASES if re.search(options.only, case[0])]
    results = {}
    for repeat in range(options.repeats):
        for label, arguments, _ in cases:
            print(f"\r{repeat + 1}/{options.repeats} {label:<30}", end="", file=sys.stderr, flush=True)
            results.setdefault((label, "here"), []).append(run(options.benchmarks, arguments))
            for name, program in peers:
                if program:
                    results.setdefault((label, name), []).append(run(program, arguments))
    if options.gtk:
        program = gtk_list()
        if program and shutil.which("Xvfb"):
            with Display() as environment:
                for label, arguments, _ in cases:
                    if not label.startswith("W5") and "sleep" not in label:
                        print(f"\rGTK {label:<30}", end="", file=sys.stderr, flush=True)
                        whole_rows = arguments.replace("105.5", "105").replace("33.76", "34")  # in whole points
                        results[(label, "GTK")] = [run(program, whole_rows, environment)]
    print("\r" + " " * 40, file=sys.stderr)

    if cases:
        print("| Workload | | here | Qt | ratio | wanted | GTK, paced |\n|---|---|---|---|---|---|---|")
    for label, _, fields in cases:
        for what, field, peer_field, wanted in fields:
            own = median(results[(label, "here")], field)
            other = median(results.get((label, "Qt"), []), peer_field)
            gtk = median(results.get((label, "GTK"), []), peer_field)
            ratio = f"{own / other:.2f}" if own is not None and other else ""
            unit = " ms" if field.endswith("_ms") else ""
            print(f"| {label} | {what}{unit} | {number(own)} | {number(other)} | {ratio} | "
                  f"{wanted if wanted else ''} | {number(gtk)} |")
    if options.micro:
        print("\n| Part | |\n|---|---|")
        for mode in ("micro --n 1000000", "feed"):
            for name, value in run(options.benchmarks, f"--mode {mode}").items():
                if isinstance(value, (int, float)):
                    print(f"| {name} | {number(value)} |")

    if options.scale:
        measure_scale(options.benchmarks, options.repeats)

    beside_flow = measure_compositional(options.benchmarks, options.repeats, options.only)

    with open(os.path.join(out, "bench.json"), "w") as file:
        json.dump([{"workload": label, "toolkit": name, "runs": runs} for (label, name), runs in results.items()]
                  + beside_flow, file, indent=1)
    counts = [("10k", 1e4), ("100k", 1e5), ("1M", 1e6), ("10M", 1e7)]
    lines = []
    for name in ["here", "Qt", "GTK"]:
        points = [(count, median(results.get((f"W6 {text}", name), []), "frame_med_us")) for text, count in counts]
        points = [(count, value) for count, value in points if value]
        if points:
            lines.append(("Murmuration" if name == "here" else name, points))
    if lines:
        with open(os.path.join(out, "bench.svg"), "w") as file:
            file.write(chart.svg("CPU of a frame that scrolls, by the number of rows", "rows", "microseconds", lines))
        print("\nbuild/bench.svg shows the cost of a frame by the number of rows.")


main()
