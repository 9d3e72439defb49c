#!/usr/bin/env python3
"""Measures W2 and W4 as WebAssembly in headless Chromium, on build/fixtures.html. `make bench` builds everything first.

For each: the program alone, which lays out, animates and writes down what has changed; that with its elements, on a stage that
is all of the page; and the whole page, which also keeps the frame to go back to, the timeline closed and nothing inspected. Beside
them the floor: what these frames have written to the document is recorded and written again, in a tight loop, by no program and
with nothing that decides on it, so that no engine with these elements can be faster. All that twice: scripts alone, and with the
browser's style and layout after each frame, which then count for the floor as well. Nothing is painted.

Frames are timed by groups: of a scrolling board ten frames, of a changing one the frame that takes in the change, and twenty
animated ones. Of them the median counts, and of some runs in turn the least."""

import argparse

from playwright.sync_api import sync_playwright

from browser_page import launch, open_fixtures, serve

BOARDS = [
    ("W2 list text", "board-list"), ("W2 grid24 text", "board-grid24"), ("W2 grid500 plain", "board-grid500"),
    ("W4 grid24 text", "batch-grid24"), ("W4 grid500 plain", "batch-grid500"),
]
KINDS = ["program", "elements", "whole", "floor"]

MEASURE = """async (values) => (await import("/Benchmarks/Web/measure.js")).measure(...values)"""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="of all in turn, of which the least counts (%(default)s)")
    parser.add_argument("--only", default="", help="boards with this in their names")
    arguments = parser.parse_args()
    boards = [each for each in BOARDS if arguments.only in each[0]]
    found = {}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        address = serve()
        for _ in range(arguments.runs):
            for is_flushed in (False, True):
                for label, board in boards:
                    for kind in KINDS:
                        page = open_fixtures(browser, address)
                        numbers = page.evaluate(MEASURE, [board, kind, is_flushed])
                        page.close()
                        for what, value in numbers.items():
                            of_kinds = found.setdefault((is_flushed, label, what), {})
                            of_kinds[kind] = min(of_kinds.get(kind, value), value)
        browser.close()
    for is_flushed in (False, True):
        title = "with style and layout" if is_flushed else "scripts alone"
        print(f"| {title} | | program | with elements | whole page | floor | elements / floor | page / floor |")
        print("|---|---|---|---|---|---|---|---|")
        for (flushed, label, what), each in found.items():
            if flushed == is_flushed:
                numbers = " | ".join(f"{each[kind]:,.0f}" for kind in KINDS)
                ratios = " | ".join(f"{each[kind] / each['floor']:.2f}" for kind in ("elements", "whole"))
                print(f"| {label} | {what} | {numbers} | {ratios} |")
        print()


if __name__ == "__main__":
    main()
