#!/usr/bin/env python3
"""Compares a list of 100,000 rows in an element of ours (Web/LongList) with one in React (Peers/Web/long-list.js), in turn, in
headless Chromium: what is transferred, how long the first rows take, what inserting 100 rows and scrolling cost, and the memory.

    Scripts/web Benchmarks/Web/LongList --folder build/long-list
    Scripts/setup peers
    .venv/bin/python Benchmarks/web_insertion.py

Both are sent with Brotli, to a browser without a cache. The first rows are there with the first contentful paint, since nothing
else has a text. The insertion is animated over 0.4 s; frames are late if more than one and a half of them pass, of sixty a
second. Scrolling is by 37 points a frame, for six seconds, of which the first two are left out. The main thread's time is the
processor's, with the browser's own style, layout and painting; that of an insertion is of all that happens in 0.6 s."""

import argparse
import gzip
import http.server
import statistics
import subprocess
import threading

from playwright.sync_api import sync_playwright

from browser_page import ROOT, launch
from web_peers import bundle_react
from web_trace import CATEGORIES, busy_between_marks

MINUTE = 60_000
# Milliseconds of scrolling before that which is measured.
WARMING_UP = 2000
TYPES = {"html": "text/html", "js": "text/javascript", "wasm": "application/wasm"}
BEGIN = {"ours": "document.querySelector('murmuration-view').postMessage(what)", "React": "list[what]()"}
MEMORY = {"ours": "document.querySelector('murmuration-view').program.exports.memory.buffer.byteLength", "React": "0"}
FRAMES = """async ([begin, what, milliseconds]) => {
  const { frames } = await import("/insertion.js");
  return frames(new Function("what", begin).bind(null, what), milliseconds);
}"""


def brotli(data: bytes) -> bytes:
    """Compresses as much as possible, with the zlib of Node."""
    script = """
      const zlib = require("zlib"), data = require("fs").readFileSync(0);
      const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: data.length };
      process.stdout.write(zlib.brotliCompressSync(data, { params }));"""
    return subprocess.run(["node", "-e", script], input=data, capture_output=True, check=True).stdout


def files() -> dict:
    """The files of each side, by what the browser asks for."""
    peers, folder = ROOT / "Benchmarks/Peers/Web", ROOT / "build/long-list"
    return {
        "ours": {
            "index.html": ROOT / "Benchmarks/Web/long-list.html", "murmuration.js": folder / "murmuration.js",
            "longlist.wasm": folder / "longlist.wasm"},
        "React": {"index.html": peers / "long-list.html", "long-list.js": ROOT / "build/peers/web/long-list.js"}}


def serve(contents: dict) -> str:
    """Serves contents by path, compressed, to this machine; answers the address."""
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            data = contents.get(self.path)
            self.send_response(200 if data else 404)
            if data:
                self.send_header("Content-Type", TYPES[self.path.rpartition(".")[2]])
                self.send_header("Content-Encoding", "br")
            self.send_header("Content-Length", str(len(data or b"")))
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            self.wfile.write(data or b"")

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class Measurement:
    def __init__(self, browser, address: str):
        self.browser, self.address = browser, address

    def open(self, side: str, conditions=None):
        """A page in a browser without a cache."""
        context = self.browser.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        session = context.new_cdp_session(page)
        if conditions:
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", {"offline": False, **conditions})
        page.goto(f"{self.address}/{side}/index.html")
        page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0", timeout=MINUTE)
        return page, session

    def first_rows(self, side: str, conditions=None) -> float:
        page, _ = self.open(side, conditions)
        time = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        page.context.close()
        return time

    def action(self, side: str, what: str, milliseconds: int, slowness: int) -> dict:
        """What the main thread does meanwhile: in all, for each frame, in its longest task; and how many frames of 60 a second are missing."""
        page, session = self.open(side)
        if what == "scroll":
            page.evaluate(FRAMES, [BEGIN[side], what, WARMING_UP])
        else:
            page.wait_for_timeout(500)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        gaps = page.evaluate(FRAMES, ["" if what == "scroll" else BEGIN[side], what, milliseconds])
        [(_, busy, longest)] = busy_between_marks(self.browser.stop_tracing())
        page.context.close()
        return {"busy": busy, "frame": busy / len(gaps), "longest": longest, "missed": max(round(milliseconds * 60 / 1000) - len(gaps), 0)}

    def memory(self, side: str) -> dict:
        """Megabytes after an insertion."""
        page, session = self.open(side)
        page.evaluate(FRAMES, [BEGIN[side], "insert", 1000])
        session.send("Performance.enable")
        session.send("HeapProfiler.collectGarbage")
        metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        program = page.evaluate(MEMORY[side])
        page.context.close()
        return {"script": metrics["JSHeapUsedSize"] / 1e6, "program": program / 1e6}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="of both in turn, of which the median counts (%(default)s)")
    arguments = parser.parse_args()
    if not bundle_react("long-list"):
        return
    sides = files()
    plain = {side: {name: path.read_bytes() for name, path in each.items()} for side, each in sides.items()}
    contents = {f"/{side}/{name}": brotli(data) for side, each in plain.items() for name, data in each.items()}
    contents["/insertion.js"] = brotli((ROOT / "Benchmarks/Web/insertion.js").read_bytes())
    rows = {}

    def note(title: str, side: str, value: str):
        rows.setdefault(title, {})[side] = value

    for side, each in plain.items():
        sizes = [len(data) for data in each.values()], [len(gzip.compress(data, 9)) for data in each.values()]
        sizes += ([len(contents[f"/{side}/{name}"]) for name in each],)
        for title, size in zip(("", " with gzip", " with Brotli"), sizes):
            note(f"all files{title}, KB", side, f"{sum(size) / 1000:,.0f}")
    ten_megabits = {"latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        measurement = Measurement(browser, serve(contents))
        def medians(measure, titles: dict):
            found = {side: [] for side in sides}
            for _ in range(arguments.runs):
                for side in sides:
                    found[side].append(measure(side))
            for key, (title, form) in titles.items():
                for side in sides:
                    note(title, side, form.format(statistics.median(each[key] if key else each for each in found[side])))
        medians(measurement.first_rows, {None: ("first rows, from this machine, ms", "{:.0f}")})
        medians(lambda side: measurement.first_rows(side, ten_megabits), {None: ("first rows, 10 Mbit/s and 40 ms, ms", "{:.0f}")})
        for slowness in (1, 6):
            slowed = "" if slowness == 1 else ", processor slowed down 6 times"
            medians(lambda side, slowness=slowness: measurement.action(side, "insert", 600, slowness), {
                "busy": (f"insertion{slowed}: main thread, ms", "{:.1f}"),
                "longest": (f"insertion{slowed}: longest task, ms", "{:.1f}"),
                "missed": (f"insertion{slowed}: missing frames of 36", "{:.0f}")})
            medians(lambda side, slowness=slowness: measurement.action(side, "scroll", 4000, slowness), {
                "frame": (f"scrolling{slowed}: main thread, ms a frame", "{:.2f}"),
                "longest": (f"scrolling{slowed}: longest task, ms", "{:.1f}"),
                "missed": (f"scrolling{slowed}: missing frames of 240", "{:.0f}")})
        medians(measurement.memory, {
            "script": ("memory of scripts, MB", "{:.1f}"), "program": ("memory of the program, MB", "{:.1f}")})
        browser.close()
    print("| a list of 100,000 rows | ours | React |\n|---|---|---|")
    for title, each in rows.items():
        print(f"| {title} | {each['ours']} | {each['React']} |")


if __name__ == "__main__":
    main()
