"""Runs the browser tests and ends with the line "N passed, N failed"."""

import argparse
import importlib
import pathlib
import shutil
import sys
import time
import traceback

from playwright.sync_api import sync_playwright

from browser import Browser

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MODULES = [
    "test_page", "test_commands", "test_input", "test_motion", "test_accessibility", "test_renderer", "test_photos",
    "test_demos", "test_same_frames", "test_scrolling", "test_images", "test_text", "test_film", "test_films", "test_workbench",
    "test_inspector", "test_timeline", "test_replay", "test_playground", "test_rehearsal", "test_typing", "test_phone",
    "test_webkit",
    "test_firefox",
]


def chromium(named: str | None) -> str:
    for name in [named, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]:
        path = name and shutil.which(name)
        if path:
            return path
    raise SystemExit("Tests/Web: there is no Chromium; Scripts/setup test installs it")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gallery", type=pathlib.Path, required=True, help="the command line program of this machine")
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "build/gallery.html")
    parser.add_argument("--fixtures", type=pathlib.Path, default=ROOT / "build/fixtures.html")
    parser.add_argument("--chromium", help="the browser's program")
    parser.add_argument("--only", default="", help="run the tests with this in module.name")
    arguments = parser.parse_args()

    passed = failed = 0
    with sync_playwright() as playwright:
        browser = Browser(playwright, chromium(arguments.chromium), arguments.page, arguments.fixtures, arguments.gallery)
        for name in MODULES:
            module = importlib.import_module(name)
            for test in [value for key, value in vars(module).items() if key.startswith("test_")]:
                if arguments.only not in f"{name}.{test.__name__}":
                    continue
                start = time.monotonic()
                try:
                    test(browser)
                    browser.check_console()
                    passed += 1
                    outcome = "passed"
                except Exception:
                    traceback.print_exc()
                    failed += 1
                    outcome = "FAILED"
                finally:
                    browser.close_pages()
                print(f"{outcome} {test.__name__} ({time.monotonic() - start:.1f} s)", flush=True)
        browser.close()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
