"""Screens of a native program in the page: Hosts/Live/Example, as Scripts/test-live has built a copy of it in build/live."""

import contextlib
import os
import pathlib
import queue
import re
import signal
import subprocess
import threading
import time

from browser import cell, evaluating

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "build/live"
SPIRAL = PACKAGE / "Example/SpiralViewController.swift"
SCREENS = PACKAGE / "Example/MyScreens.swift"

# Of a method that the layout calls for each cell.
FIRST_LINE = "    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)"

# As it was built; with other options all of it would be compiled anew.
BUILD_OPTIONS = ["--", "-Xswiftc", "-warnings-as-errors", "-Xcc", "-Werror"] if os.environ.get("WARNINGS_ARE_ERRORS") else []

# Each starts the same program, and one builds it anew.
ONE_AFTER_THE_OTHER = True

# Where the cells are, in points of the stage, whatever its scale.
PLACES = """() => {
  const stage = document.getElementById("stage");
  const box = stage.getBoundingClientRect();
  const scale = stage.offsetWidth / box.width;
  return [...stage.querySelectorAll("[role=listitem]")].map((cell) => {
    const { x, y, width } = cell.getBoundingClientRect();
    return [(x - box.x) * scale, (y - box.y) * scale, width * scale].map((number) => Math.round(number * 10) / 10);
  });
}"""


# Notes what the page says of the program.
NOTE_NOTICES = """() => {
  window.told = { "live-status": [], "live-notice": [] };
  for (const [id, texts] of Object.entries(told)) {
    const element = document.getElementById(id);
    new MutationObserver(() => texts.push(element.textContent)).observe(element, { childList: true, characterData: true, subtree: true });
  }
}"""


class Program:
    """The example, running. It has its page at the same address each time."""

    def __init__(self, *options: str):
        program = ROOT / ".build/debug/MyScreens"
        assert program.exists(), f"there is no {program}: Scripts/test-live builds it"
        self.process = subprocess.Popen(
            [str(program), "--no-open", *options], cwd=PACKAGE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.address = re.search(r"http://\S+", self.wait_for("http://"))[0]

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)

    def wait_for(self, words: str) -> str:
        """A line with these words, of those that were not read yet."""
        while True:
            line = self.lines.get(timeout=60)
            if words in line:
                return line

    def end(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@contextlib.contextmanager
def running(*options: str):
    program = Program(*options)
    try:
        yield program
    finally:
        # A supervisor's program ends when it hears nothing any more.
        program.end()


def open_page(browser, address: str):
    browser.contexts.append(browser.browser.new_context(viewport={"width": 1600, "height": 1280}))
    page = browser.contexts[-1].new_page()
    # The page's own policy, which also allows the texts that tests have it evaluate.
    page.route(address, lambda route: route.fulfill(body=evaluating(route.fetch().text()), content_type="text/html"))
    page.set_default_timeout(60_000)
    page.on("pageerror", lambda error: browser.complaints.append(str(error)))
    page.goto(address)
    page.wait_for_selector("html[data-state=ready] #stage .node", state="attached")
    return page


def settle(page):
    """Until nothing is asked for any more, and all was heard."""
    page.wait_for_function("murmuration.workbench.program.program.isUpToDate && murmuration.workbench.clock.frameRequest === null")


def press(page, element):
    """In its middle, whatever takes it there."""
    box = element.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tap(page, item: int):
    press(page, cell(page, item))
    time.sleep(0.1)
    settle(page)


def places(page) -> list:
    settle(page)
    return page.evaluate(PLACES)


def choose(page, title: str):
    page.click(f"nav a:has-text('{title}')")
    page.wait_for_function(f"document.getElementById('title').textContent === '{title}'")
    page.wait_for_selector("#stage [role=listitem]", state="attached")
    settle(page)


def wait_for_notice(page, words: str):
    page.wait_for_function(
        "(words) => { const notice = document.getElementById('live-notice'); return !notice.hidden && notice.textContent.includes(words); }",
        arg=words)


def wait_for_no_notice(page):
    page.wait_for_function("document.getElementById('live-notice').hidden")


def note_connection(page):
    page.evaluate("window.connection = murmuration.live.socket")


def wait_for_next_program(page):
    """Until another program has done again what was done, and is on the stage."""
    page.wait_for_function(
        "murmuration.live.socket !== connection && murmuration.live.caughtUp === null && "
        "murmuration.workbench.film.frames.length > 0 && "
        "document.querySelectorAll('#stage [role=listitem]').length === 30")
    settle(page)


def test_screens_of_a_program_are_in_the_page(browser):
    with running() as program:
        page = open_page(browser, program.address)
        assert page.locator("nav a strong").all_inner_texts() == ["Spiral", "Shelves", "Outline"]
        before = places(page)
        assert len(before) == 30
        tap(page, 20)
        after = places(page)
        assert after != before, "a tap changes nothing"
        # The panels tell of it as of any demo.
        page.wait_for_function("document.querySelectorAll('#bars [role=listitem]').length >= 5")
        page.click("#tab-trace")
        page.wait_for_selector("#trace li")
        page.click("#pick")
        press(page, cell(page, 20))
        page.click("#tab-element")
        assert page.text_content("#element h2") == "cell 0, 20"
        assert places(page) == after, "picking has touched the screen"
        page.click("#pick")
        # The past is as it was.
        page.evaluate("murmuration.workbench.past.scrub(0)")
        assert page.evaluate(PLACES) == before
        page.evaluate("murmuration.workbench.past.goLive()")
        assert places(page) == after
        # Rows scroll, and text is as wide as in the browser.
        choose(page, "Shelves")
        box = cell(page, 0).first.bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.wheel(300, 0)
        page.wait_for_function("murmuration.workbench.clock.time > 0.5")
        settle(page)
        assert "Shelf 1, card 4" in page.inner_text("#stage")
        asked = page.evaluate("murmuration.live.widths.size")
        assert asked >= 20, f"{asked} texts were measured"
        # It is turned, and gets dark.
        width = page.evaluate("document.getElementById('stage').offsetWidth")
        page.click("#rotate")
        settle(page)
        assert page.evaluate("document.getElementById('stage').offsetWidth") == 844 and width == 390
        page.click("#rotate")
        background = "getComputedStyle(document.querySelector('#stage > .node > .node') ?? document.querySelector('#stage .node')).backgroundColor"
        light = page.evaluate(background)
        page.click("#theme")
        page.click("#theme")
        settle(page)
        assert page.evaluate("murmuration.workbench.theme.isDark")
        assert page.evaluate(background) != light


def test_typing_reaches_a_program(browser):
    with running() as program:
        page = open_page(browser, program.address)
        choose(page, "Outline")
        field = page.locator("#stage .editor").first
        press(page, field)
        page.wait_for_function("document.activeElement.classList.contains('editor')")
        page.keyboard.type("packing", delay=15)
        page.wait_for_function("murmuration.workbench.program.program.field?.text === 'packing'")
        settle(page)
        assert field.input_value() == "packing"
        page.wait_for_function("document.querySelectorAll('#stage [role=listitem]').length < 5")
        assert "Packing list" in page.inner_text("#stage")


def test_nobody_else_connects(browser):
    with running() as program:
        page = open_page(browser, program.address)
        tries = """(address) => new Promise((done) => {
          const socket = new WebSocket(address);
          socket.onopen = () => done("open");
          socket.onerror = () => done("refused");
        })"""
        address = program.address.replace("http:", "ws:") + "live"
        assert page.evaluate(tries, address) == "open"
        other = browser.browser.new_context(bypass_csp=True)
        browser.contexts.append(other)
        stranger = other.new_page()
        stranger.goto("data:text/html,<p>Elsewhere")
        assert stranger.evaluate(tries, address) == "refused"
        assert page.evaluate(tries, address.replace("127.0.0.1", "localhost")) == "refused"
        assert page.evaluate(tries, re.sub(r"/\w{32}/", f"/{'0' * 32}/", address)) == "refused"


def test_a_program_that_exits_and_reconnects(browser):
    with running() as program:
        page = open_page(browser, program.address)
        tap(page, 20)
        tap(page, 22)
        before = places(page)
        frames = page.evaluate("murmuration.workbench.film.frames.length")
        program.end()
        wait_for_notice(page, "The program has exited.")
        # What it has shown can be looked at.
        page.evaluate("murmuration.workbench.past.scrub(0)")
        assert page.evaluate(PLACES) != before
        page.evaluate("murmuration.workbench.past.goLive()")
        assert page.evaluate("murmuration.workbench.film.frames.length") == frames
        with running() as other:
            assert other.address == program.address
            wait_for_no_notice(page)
            page.wait_for_function("murmuration.workbench.films.comparison.isOpen")
            assert places(page) == before
            tap(page, 20)
            assert places(page) != before


def test_edit_save_see(browser):
    texts = {file: file.read_text(encoding="utf-8") for file in (SPIRAL, SCREENS)}

    def write(file, old: str, new: str):
        text = texts[file]
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")

    try:
        with running("--watch", *BUILD_OPTIONS) as program:
            page = open_page(browser, program.address)
            tap(page, 20)
            before = places(page)
            page.evaluate(NOTE_NOTICES)
            # Another constant: the same screen, with other cells.
            write(SPIRAL, "side: CGFloat = 44", "side: CGFloat = 30")
            page.wait_for_function("murmuration.workbench.films.comparison.isOpen")
            after = places(page)
            assert [place[2] for place in after] == [30] * 30
            middles = [[[x + width / 2, y + width / 2] for x, y, width in each] for each in (before, after)]
            assert all(abs(a - b) < 0.2 for one, other in zip(*middles) for a, b in zip(one, other)), "it is elsewhere"
            program.wait_for("Built in")
            # That it is built is told at once, and its success is no alert.
            told = page.evaluate("told")
            assert told["live-status"][0] == "Building…" and told["live-status"][-1] == "" and not told["live-notice"], told
            browser.screenshot(page, "live-edited")
            # The former run is beside it, at any moment.
            page.click("#tab-compare")
            page.evaluate("murmuration.workbench.past.scrub(0)")
            page.wait_for_selector("#differences-now li")
            browser.screenshot(page, "live-compared")
            page.evaluate("murmuration.workbench.past.goLive()")
            # What cannot be built is told with its place, and the screen goes on.
            write(SPIRAL, "side: CGFloat = 44", "side: CGFloat =")
            wait_for_notice(page, "Example/SpiralViewController.swift:")
            browser.screenshot(page, "live-error")
            tap(page, 20)
            assert places(page) != after
            # So does one that ends before it has begun.
            SPIRAL.write_text(texts[SPIRAL], encoding="utf-8")
            write(SCREENS, "static let screens = [", "static let screens = [none()] + [")
            with SCREENS.open("a", encoding="utf-8") as file:
                file.write('\n@MainActor func none() -> Screen { fatalError("There are none today.") }\n')
            wait_for_notice(page, "There are none today.")
            browser.screenshot(page, "live-crash")
            SCREENS.write_text(texts[SCREENS], encoding="utf-8")
            wait_for_no_notice(page)
            # Nothing is wrong any more as soon as it is built again, which takes a moment.
            page.wait_for_function(f"({PLACES})().every(([, , width]) => width === 44)")
            assert len(places(page)) == 30
    finally:
        for file, text in texts.items():
            file.write_text(text, encoding="utf-8")


def test_a_call_that_does_not_return_is_named_and_ended(browser):
    texts = {file: file.read_text(encoding="utf-8") for file in (SPIRAL, SCREENS)}
    try:
        with running("--watch", *BUILD_OPTIONS) as program:
            page = open_page(browser, program.address)
            # Another number each time: a program that is already built would not be replaced.
            least = time.time() % 1000 / 1e6
            endless = texts[SPIRAL].replace(FIRST_LINE, FIRST_LINE + f"\n    while turn > {least:.9f} {{}}")
            assert endless != texts[SPIRAL]
            note_connection(page)
            SPIRAL.write_text(endless, encoding="utf-8")
            wait_for_next_program(page)
            begin = time.monotonic()
            press(page, cell(page, 20))
            page.wait_for_selector("#live-stuck:not([hidden])")
            seconds = time.monotonic() - begin
            words = page.text_content("#live-stuck p")
            print(f"  after {seconds:.1f} s: {words}")
            assert "SpiralLayout.layoutAttributesForItem(at:" in words and "SpiralViewController.swift:" in words, words
            assert seconds < 3, seconds
            browser.screenshot(page, "live-stuck")
            page.click("#end-program")
            wait_for_notice(page, "The program has stopped.")
            assert not page.locator("#live-stuck").is_visible()
            SPIRAL.write_text(texts[SPIRAL], encoding="utf-8")
            wait_for_no_notice(page)
            assert len(places(page)) == 30
    finally:
        for file, text in texts.items():
            file.write_text(text, encoding="utf-8")


def test_a_screen_that_starts_over_is_compared_with_the_run_before_it(browser):
    with running() as program:
        page = open_page(browser, program.address)
        tap(page, 20)
        program.end()
        wait_for_notice(page, "The program has exited.")
    # As after a program that has ended while it did again what was done.
    page.evaluate("murmuration.live.discardInput()")
    with running():
        wait_for_no_notice(page)
        page.wait_for_function("murmuration.workbench.film.frames.length > 0")
        page.wait_for_function("murmuration.workbench.films.comparison.isOpen")
        settle(page)


def test_frames_of_a_run_that_has_ended_are_not_read(browser):
    with running() as program:
        page = open_page(browser, program.address)
        page.evaluate(
            "window.kept = []; murmuration.live.socket.addEventListener('message', ({ data }) => { if (typeof data !== 'string') kept.push(data); })")
        tap(page, 20)
        page.evaluate("window.former = kept.splice(0)")
        choose(page, "Shelves")
        # They arrive late. Their texts have other numbers now, or none.
        page.evaluate("texts = JSON.stringify(murmuration.live.program.texts)")
        page.evaluate("former.reverse().forEach((data) => murmuration.live.receive(data))")
        assert page.evaluate("JSON.stringify(murmuration.live.program.texts) === texts")
        assert page.evaluate("former.length") > 0


def test_methods_whose_source_the_page_does_not_have_lead_nowhere(browser):
    with running() as program:
        page = open_page(browser, program.address)
        buttons = """() => {
          const call = { text: "Spiral.layoutAttributesForItem(at: 0.20)", number: 1, time: 0 };
          return murmuration.workbench.element.makeSource("Attributes", call, []).querySelectorAll(".of-source").length;
        }"""
        assert page.evaluate(buttons) == 0
        page.evaluate("document.getElementById('tab-source').hidden = false")
        assert page.evaluate(buttons) == 1
