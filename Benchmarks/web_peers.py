#!/usr/bin/env python3
"""Measures W2 and W4 in headless Chromium beside what web developers write by hand and in React (Peers/Web), in turn, and prints
a table. Hosts/Web/build --fixtures builds our page; React is left out where Debian's esbuild, node-react and node-react-dom are
not installed (Scripts/setup peers).

All pages are as large as the screen, 390 x 844, and are driven by the browser's own frames, 60 a second. Three numbers for each:
the wall time of scripts, the processor's time of the main thread with the browser's own style, layout and painting (from a
trace), and that of all processes of the browser. Of some rounds the medians, of some runs the least."""

import argparse
import os
import shutil
import statistics
import subprocess

from playwright.sync_api import sync_playwright

from browser_page import ROOT, launch, open_fixtures, serve
from web_trace import CATEGORIES, busy_between_marks

PEERS = ROOT / "Benchmarks/Peers/Web"
FRAMES = 33

# Of a batch twice: the browser runs the animations, as in an element, or the program computes their frames, as in the workbench.
OURS_NAMES = ["ours", "ours, in frames"]
SCROLLING = ["windowed, scrollTop", "windowed, transform", "React, windowed"]
BATCHES = ["FLIP, Web Animations", "view transitions", "React, FLIP"]
BOARDS = [
    ("W2 list text", "board-list", "list"), ("W2 grid24 text", "board-grid24", "grid24"),
    ("W2 grid500 plain", "board-grid500", "grid500"), ("W4 grid24 text", "batch-grid24", "grid24"),
    ("W4 grid500 plain", "batch-grid500", "grid500"),
]

OURS = """async (board) => {
  const { ours, pace } = await import("/Benchmarks/Web/pace.js");
  Object.assign(window, { pace, mover: await ours(board) });
}"""

THEIRS = """async ([peer, board]) => {
  const { pace } = await import("/Benchmarks/Web/pace.js");
  Object.assign(window, { pace, mover: new peers[peer](board, document.getElementById("root")) });
  if (mover.frame) for (let index = 0; index < 120; index += 1) mover.frame();
}"""

# The browser runs the animations, as in an element.
OURS_HANDED_OVER = """async (board) => {
  const { touched, pace } = await import("/Benchmarks/Web/pace.js");
  Object.assign(window, { pace, mover: await touched(board.replace("batch", "touched")) });
}"""

# Nothing, in every frame: what the browser's frames cost by themselves.
NOTHING = """async () => {
  const { pace } = await import("/Benchmarks/Web/pace.js");
  Object.assign(window, { pace, mover: { frame() {} } });
}"""


def bundle_react(name: str = "react") -> bool:
    """Makes one script of a peer in React, by default those that are measured here. Answers whether there is one."""
    modules = "/usr/share/nodejs"
    if not shutil.which("esbuild") or not all(os.path.exists(f"{modules}/{name}") for name in ("react", "react-dom")):
        print("React is left out: Scripts/setup peers installs it.\n", flush=True)
        return False
    folder = ROOT / "build/peers/web"
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["esbuild", str(PEERS / f"{name}.js"), "--bundle", "--minify", "--format=esm", "--log-level=error",
         '--define:process.env.NODE_ENV="production"', f"--outfile={folder}/{name}.js"],
        check=True, env={**os.environ, "NODE_PATH": modules})
    return True


class Measurement:
    def __init__(self, browser, address: str, rounds: int):
        self.browser, self.address, self.rounds = browser, address, rounds
        self.processes = browser.new_browser_cdp_session()

    def processor_time(self) -> float:
        """Milliseconds of all processes."""
        return sum(each["cpuTime"] for each in self.processes.send("SystemInfo.getProcessInfo")["processInfo"]) * 1000

    def run(self, peer: str, board: str, theirs: str) -> dict:
        """Milliseconds: what scripts take of a round, the main thread of the first frame and of all others, and all processes
        of a round."""
        is_batch = board.startswith("batch")
        if peer in OURS_NAMES:
            page = open_fixtures(self.browser, self.address, 390, 844)
            page.evaluate(OURS_HANDED_OVER if is_batch and peer == OURS_NAMES[0] else OURS, board)
        else:
            page = self.browser.new_page(viewport={"width": 390, "height": 844})
            page.goto(f"{self.address}/Benchmarks/Peers/Web/page.html")
            page.wait_for_function("window.peers")
            if peer.startswith("React"):
                page.add_script_tag(type="module", url=f"{self.address}/build/peers/web/react.js")
                page.wait_for_function("(peer) => peers[peer]", arg=peer)
            page.evaluate(NOTHING if peer == "nothing" else THEIRS, [peer, theirs])
        page.wait_for_timeout(300)
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        before = self.processor_time()
        scripts = page.evaluate("([isBatch, rounds]) => pace(mover, isBatch, rounds)", [is_batch, self.rounds])
        after = self.processor_time()
        stretches = busy_between_marks(self.browser.stop_tracing())
        page.close()
        # The first round warms up.
        busy = {name: statistics.median([time for each, time, _ in stretches if each == name][1:]) for name in ("first", "others")}
        return {
            "script": statistics.median(scripts[1:]), **busy, "main": busy["first"] + busy["others"],
            "all": (after - before) / self.rounds}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9, help="of 33 frames each (%(default)s)")
    parser.add_argument("--runs", type=int, default=3, help="of all in turn, of which the least counts (%(default)s)")
    parser.add_argument("--only", default="", help="boards with this in their names")
    arguments = parser.parse_args()
    has_react = bundle_react()
    boards = [each for each in BOARDS if arguments.only in each[0]]
    found = {}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        measurement = Measurement(browser, serve(), arguments.rounds)
        for _ in range(arguments.runs):
            for label, board, theirs in boards:
                peers = [*OURS_NAMES, *BATCHES] if board.startswith("batch") else [OURS_NAMES[0], *SCROLLING]
                for peer in [*peers, "nothing"]:
                    if peer.startswith("React") and not has_react:
                        continue
                    numbers = measurement.run(peer, board, theirs)
                    known = found.setdefault((label, peer), numbers)
                    for name, value in numbers.items():
                        known[name] = min(known[name], value)
        browser.close()
    print("| Scrolling, milliseconds a frame | | scripts | main thread | all processes |\n|---|---|---|---|---|")
    for (label, peer), numbers in found.items():
        if label.startswith("W2"):
            print(f"| {label} | {peer} | " + " | ".join(f"{numbers[each] / FRAMES:.2f}" for each in ("script", "main", "all")) + " |")
    print("\n| A batch, milliseconds | | scripts | first frame, main thread | all its frames | all processes |\n|---|---|---|---|---|---|")
    for (label, peer), numbers in found.items():
        if label.startswith("W4"):
            print(f"| {label} | {peer} | " + " | ".join(f"{numbers[each]:.1f}" for each in ("script", "first", "main", "all")) + " |")


if __name__ == "__main__":
    main()
