#!/usr/bin/env python3
"""Measures the page, build/gallery.html, in headless Chromium, and prints a table: its size, when it is ready, what frames
cost with everything open, on a processor six times slower, what the page does while nobody touches it, and its memory over ten
minutes of the stage's time.

Times are of the wall, so the machine should be quiet; of several rounds the best counts, by its 95th percentile. Memory is
counted after collecting garbage, while the demos' scripts are played again and again, as fast as it goes."""

import argparse
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

PAGE = pathlib.Path(__file__).resolve().parent.parent / "build" / "gallery.html"

# Plays the script of the demo on the stage and answers what each frame cost in milliseconds.
PLAY = """async () => {
  const { workbench } = murmuration;
  const costs = [];
  workbench.meter.add = (cost) => costs.push(cost);
  workbench.watch();
  while (workbench.player.isPlaying || workbench.clock.isRunning) await new Promise((done) => setTimeout(done, 50));
  return costs;
}"""

# Frames of the stage, sixty a second, with the demo's script again and again; nothing waits for the screen.
HASTEN = """(seconds) => {
  const { workbench } = murmuration;
  const { clock, player, film } = workbench;
  const end = clock.time + seconds;
  workbench.speed.choose(0);
  while (clock.time < end) {
    if (!player.isPlaying) player.play(workbench.demo);
    clock.stepOnce();
  }
  player.stop();
}"""

SETTLED = """() => {
  const { thumbnails } = murmuration.workbench.index.thumbnails;
  return thumbnails.every(({ program }) => program) && !murmuration.workbench.clock.isRunning;
}"""

HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def summary(costs: list) -> tuple:
    """Median, 95th percentile and the worst."""
    ordered = sorted(costs)
    return ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)], ordered[-1]


class Measurement:
    def __init__(self, browser, rounds: int):
        self.browser = browser
        self.rounds = rounds

    def open(self, demo: str):
        page = self.browser.new_page(viewport={"width": 1440, "height": 900}, bypass_csp=True)
        page.goto(f"{PAGE.as_uri()}#{demo}")
        page.wait_for_selector("html[data-state=ready] #stage .node", state="attached", timeout=60_000)
        return page

    def settled(self, demo: str):
        """Without previews."""
        page = self.open(demo)
        page.click("#previews")
        page.wait_for_function(SETTLED, timeout=60_000)
        return page

    def ready(self) -> float:
        """Milliseconds from the navigation on."""
        times = []
        for _ in range(self.rounds * 2):
            page = self.open("cell-animations")
            times.append(page.evaluate("performance.getEntriesByName('ready')[0].startTime"))
            page.close()
        return min(times)

    def frames(self, demo: str, settings: str, slower: float = 1) -> tuple:
        """Of the round with the lowest 95th percentile."""
        page = self.settled(f"{demo}?{settings}")
        if slower > 1:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        found = min((summary(page.evaluate(PLAY)) for _ in range(self.rounds)), key=lambda each: each[1])
        page.close()
        return found

    def idle(self, is_hidden: bool, seconds: float = 5) -> float:
        """Milliseconds of the main thread for each second."""
        page = self.open("select-strip")
        page.wait_for_function(SETTLED, timeout=60_000)
        if is_hidden:
            page.evaluate(HIDE)
        page.wait_for_timeout(1000)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")

        def task_time() -> float:
            return next(
                each["value"] for each in session.send("Performance.getMetrics")["metrics"] if each["name"] == "TaskDuration")

        rates = []
        for _ in range(self.rounds):
            before = task_time()
            page.wait_for_timeout(seconds * 1000)
            rates.append((task_time() - before) * 1000 / seconds)
        page.close()
        return min(rates)

    def memory(self, demo: str, minutes: int = 10) -> list:
        """Megabytes of the page's heap and of the program's memory, after each minute."""
        page = self.settled(f"{demo}?timeline=yes&ghosts=yes&panel=trace")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        found = []
        for _ in range(minutes):
            page.evaluate(HASTEN, 60)
            session.send("HeapProfiler.collectGarbage")
            metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
            program = page.evaluate("murmuration.workbench.program.program.exports.memory.buffer.byteLength")
            found.append((metrics["JSHeapUsedSize"] / 1e6, program / 1e6))
        page.close()
        return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="of each measurement (%(default)s)")
    parser.add_argument("--only", default="", help="bytes, ready, frames, slow, idle or memory")
    arguments = parser.parse_args()
    program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if not program or not PAGE.exists():
        sys.exit("Benchmarks/page.py needs Chromium (Scripts/setup test) and build/gallery.html (Hosts/Web/build)")
    wanted = lambda name: arguments.only in ("", name)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-gpu", "--enable-precise-memory-info"])
        measurement = Measurement(browser, arguments.rounds)
        print("| The page in Chromium | |\n|---|---|", flush=True)
        row = lambda title, text: print(f"| {title} | {text} |", flush=True)
        if wanted("bytes"):
            row("bytes", f"{PAGE.stat().st_size:,}")
        if wanted("ready"):
            row("ready", f"{measurement.ready():.0f} ms")
        everything = "timeline=yes&ghosts=yes&panel=element"
        if wanted("frames"):
            page = measurement.open("cell-animations")
            demos = page.evaluate("murmuration.workbench.demos.map(({ id }) => id)")
            page.close()
            for demo in demos:
                median, most, worst = measurement.frames(demo, everything)
                row(f"{demo}, everything open: median, 95 in 100, worst", f"{median:.1f}, {most:.1f}, {worst:.1f} ms")
        if wanted("slow"):
            median, most, worst = measurement.frames("photos", "", slower=6)
            row("photos, processor 6 times slower: median, 95 in 100, worst", f"{median:.1f}, {most:.1f}, {worst:.1f} ms")
        if wanted("idle"):
            row("main thread, previews on", f"{measurement.idle(False):.0f} ms a second")
            row("main thread, hidden tab", f"{measurement.idle(True):.0f} ms a second")
        if wanted("memory"):
            for demo in ("cell-animations", "photos"):
                found = measurement.memory(demo)
                row(
                    f"{demo}, page and program after 1, 2, 5 and 10 minutes",
                    "; ".join(f"{found[minute - 1][0]:.1f} + {found[minute - 1][1]:.1f} MB" for minute in (1, 2, 5, 10)))
        browser.close()


if __name__ == "__main__":
    main()
