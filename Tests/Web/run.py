"""Runs the tests of all test_*.py here, two at a time, and ends with the line "N passed, N failed"."""

import argparse
import contextlib
import importlib
import io
import json
import math
import multiprocessing
import os
import pathlib
import queue
import shutil
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TIMES = ROOT / "build/browser-tests.json"


def chromium(named: str | None) -> str:
    # The first is the engine alone, without windows of its own to draw.
    for name in [named, "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]:
        path = name and shutil.which(name)
        if path:
            return path
    raise SystemExit("Tests/Web: there is no Chromium; Scripts/setup test installs it")


def run(test, browser) -> tuple[bool, float]:
    """Whether it has passed, and how many seconds it took."""
    start = time.monotonic()
    try:
        test(browser)
        browser.check_console()
        browser.leave_others()
        outcome = "passed"
    except Exception:
        traceback.print_exc(file=sys.stdout)
        outcome = "FAILED"
        browser.close_others()  # they may be in any state
    finally:
        browser.close_pages()
    seconds = time.monotonic() - start
    print(f"{outcome} {test.__name__} ({seconds:.1f} s)")
    return outcome == "passed", seconds


def work(arguments, groups, results):
    """Runs groups of tests in a browser of its own until none is left. What each of them prints is told with its result."""
    with sync_playwright() as playwright:
        browser = Browser(playwright, chromium(arguments.chromium), arguments.page, arguments.fixtures, arguments.gallery)
        with contextlib.closing(browser), contextlib.suppress(queue.Empty):
            while True:
                for module, name in groups.get(timeout=1):
                    with contextlib.redirect_stdout(io.StringIO()) as output:
                        outcome = run(getattr(importlib.import_module(module), name), browser)
                    results.put(((module, name), *outcome, output.getvalue()))


def chosen(only: str) -> list:
    modules = sorted(file.stem for file in pathlib.Path(__file__).parent.glob("test_*.py"))
    tests = [
        (module, name)
        for module in modules for name, value in vars(importlib.import_module(module)).items()
        if name.startswith("test_") and callable(value)
        and (only or not getattr(importlib.import_module(module), "ON_REQUEST", False))
    ]
    return [(module, name) for module, name in tests if only in f"{module}.{name}"]


def grouped(tests: list) -> list:
    """Each test by itself, but for those of a module that says ONE_AFTER_THE_OTHER."""
    groups = {}
    for module, name in tests:
        is_shared = getattr(importlib.import_module(module), "ONE_AFTER_THE_OTHER", False)
        groups.setdefault(module if is_shared else (module, name), []).append((module, name))
    return list(groups.values())


def known_times() -> dict:
    """The seconds that tests took when they were run last, by module.name."""
    try:
        return json.loads(TIMES.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gallery", type=pathlib.Path, required=True, help="the command line program of this machine")
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "build/gallery.html")
    parser.add_argument("--fixtures", type=pathlib.Path, default=ROOT / "build/fixtures.html")
    parser.add_argument("--chromium", help="the browser's program")
    parser.add_argument("--only", default="", help="run the tests with this in module.name, also those that run on request only")
    parser.add_argument(
        "--workers", type=int, default=min(2, os.cpu_count() or 1), help="how many tests at a time; 1 to measure")
    arguments = parser.parse_args()

    # Those that take longest begin first, so that no worker is idle for long at the end.
    times = known_times()
    tests = chosen(arguments.only)
    groups, results = multiprocessing.Queue(), multiprocessing.Queue()
    for group in sorted(grouped(tests), key=lambda group: -sum(times.get(".".join(test), math.inf) for test in group)):
        groups.put(group)
    workers = [
        multiprocessing.Process(target=work, args=(arguments, groups, results), daemon=True)
        for _ in range(max(1, min(arguments.workers, len(tests))))
    ]
    for worker in workers:
        worker.start()
    untold, passed = list(tests), 0
    while untold and any(worker.is_alive() for worker in workers) or not results.empty():
        with contextlib.suppress(queue.Empty):
            test, is_passed, seconds, output = results.get(timeout=1)
            untold.remove(test)
            times[".".join(test)] = round(seconds, 1)
            passed += is_passed
            print(output, end="", flush=True)
    for worker in workers:
        worker.join(timeout=30)  # it ends its browsers
    TIMES.write_text(json.dumps(times, indent=0), encoding="utf-8")
    for _, name in untold:
        print(f"FAILED {name}: its browser or its process ended")
    print(f"{passed} passed, {len(tests) - passed} failed")
    return 0 if passed and passed == len(tests) else 1


if __name__ == "__main__":
    sys.exit(main())
