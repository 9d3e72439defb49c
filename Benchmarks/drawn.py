"""What drawing costs: the pictures of Hosts/Native beside Qt's software renderer and GTK's list drawn by Cairo, in turn, at a
pixel to a point. `run.py` does the rest."""
import shutil
import statistics
import sys

GRID24 = "--view grid --rowh 105.5 --cell text"
GRID500 = "--view grid --cols 20 --rowh 33.76"
CASES = [
    ("W2 list plain", "--mode scroll"),
    ("W2 list text", "--mode scroll --cell text"),
    ("W2 grid24 text", f"--mode scroll {GRID24}"),
    ("W2 grid500 plain", f"--mode scroll {GRID500} --n 20000"),
    ("W4 grid24 text", f"--mode batch {GRID24}"),
    ("W4 grid500 plain", f"--mode batch {GRID500}"),
]


def median(runs, field):
    values = [run[field] for run in runs if field in run]
    return f"{statistics.median(values):,.0f}" if values else ""


def measure(run, pictures, qt, gtk, display, repeats):
    """Prints a table: microseconds of the processor for a frame, and for its drawing alone."""
    results = {}
    for repeat in range(repeats):
        for label, options in CASES:
            print(f"\r{repeat + 1}/{repeats} {label:<30}", end="", file=sys.stderr, flush=True)
            results.setdefault((label, "here"), []).append(run(pictures, options))
            if qt:
                results.setdefault((label, "Qt"), []).append(run(qt, f"{options} --render software"))
    if gtk and shutil.which("Xvfb"):
        with display as environment:
            for label, options in CASES:
                print(f"\rGTK {label:<30}", end="", file=sys.stderr, flush=True)
                whole_rows = options.replace("105.5", "105").replace("33.76", "34")  # in whole points
                results[(label, "GTK")] = [run(gtk, whole_rows, environment)]
    print("\r" + " " * 40, file=sys.stderr)
    print("| Microseconds | here: frame | drawing | p99 | Qt: frame | drawing | p99 | GTK, paced: frame | drawing | p99 |")
    print("|" + "---|" * 10)
    for label, _ in CASES:
        cells = [label]
        for name, drawing in [("here", "render"), ("Qt", "render"), ("GTK", "paint")]:
            runs = results.get((label, name), [])
            cells += [median(runs, field) for field in ("frame_med_us", f"{drawing}_med_us", "frame_p99_us")]
        print("| " + " | ".join(cells) + " |")
