#!/usr/bin/env python3
"""Measures W2 and W4 as WebAssembly in headless Chromium, on build/fixtures.html. `make bench` builds everything first.

Two numbers for each: the program alone, which lays out, animates and writes down what has changed, and the whole frame
with the page's elements, the timeline closed and nothing inspected, without the browser's own painting. The clock of a page is coarse, so frames are timed by
groups: of a scrolling board ten frames, of a changing one the frame that takes in the change, and twenty animated ones."""
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

PAGE = pathlib.Path(__file__).resolve().parent.parent / "build" / "fixtures.html"

BOARDS = [
    ("W2 list text", "board-list"), ("W2 grid24 text", "board-grid24"), ("W2 grid500 plain", "board-grid500"),
    ("W4 grid24 text", "batch-grid24"), ("W4 grid500 plain", "batch-grid500"),
]

# Medians in microseconds. A board that changes does so every 33 frames.
MEASURE = """async ([board, isWhole]) => {
  const { workbench, createProgram } = murmuration;
  // Nothing is recorded.
  workbench.program.inspect(false);
  workbench.program.recordHistory(0);
  workbench.inspection.collect = () => {};
  if (workbench.dock.isOpen) workbench.toggleDock();
  workbench.show({ id: board, title: board, explanation: "" });
  let frame;
  if (isWhole) {
    frame = () => workbench.clock.stepOnce();
  } else {
    const program = await createProgram();
    program.start(board, 390, 844);
    let time = 0;
    frame = () => program.frame(time += 1 / 60);
  }
  const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  const timed = (count) => {
    const start = performance.now();
    for (let index = 0; index < count; index += 1) frame();
    return ((performance.now() - start) * 1000) / count;
  };
  const changes = board.startsWith("batch");
  if (!changes) {
    timed(120);
    return { frame: median(Array.from({ length: 60 }, () => timed(10))) };
  }
  // The frames in which something changes are the slowest by far, also in the best of some rounds.
  timed(33 * 3);
  const best = Array(33).fill(Infinity);
  for (let index = 0; index < 33 * 5; index += 1) best[index % 33] = Math.min(best[index % 33], timed(1));
  timed(best.indexOf(Math.max(...best)));
  const rounds = Array.from({ length: 20 }, () => {
    const round = { transaction: timed(1), frame: timed(20) };
    timed(12);
    return round;
  });
  return { transaction: median(rounds.map((round) => round.transaction)), frame: median(rounds.map((round) => round.frame)) };
}"""


def main():
    program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if not program or not PAGE.exists():
        sys.exit("Benchmarks/web.py needs Chromium (Scripts/setup test) and build/fixtures.html (Hosts/Web/build --fixtures)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        print("| In Chromium | | program | whole frame |\n|---|---|---|---|")
        for label, board in BOARDS:
            found = []
            for is_whole in (False, True):
                page = browser.new_page(viewport={"width": 1600, "height": 1280}, bypass_csp=True)
                page.goto(PAGE.as_uri())
                page.wait_for_selector("html[data-state=ready] #stage .node", state="attached", timeout=20_000)
                found.append(page.evaluate(MEASURE, [board, is_whole]))
                page.close()
            for what in found[0]:
                print(f"| {label} | {what} | {found[0][what]:,.0f} | {found[1][what]:,.0f} |")
        browser.close()


main()
