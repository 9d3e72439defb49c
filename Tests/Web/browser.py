"""A real Chromium with the gallery's page in it."""

import contextlib
import pathlib
import subprocess
import tempfile

from firefox import Firefox
from previews import WITHOUT_PREVIEWS
from webkit import WebKit

ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    # A live page that a test has changed comes from nowhere, and connects to this machine.
    "--disable-features=LocalNetworkAccessChecks",
]

# What the page's own policy allows of scripts. Tests evaluate texts in the page, so copies of it allow that, too, and all else
# is as it ships.
SCRIPTS = "script-src 'unsafe-inline' 'wasm-unsafe-eval'"
SCRIPTS_OF_TESTS = f"{SCRIPTS} 'unsafe-eval'"

# The browser hands moves to the page just before it draws a frame.
DRAWN = "() => new Promise((done) => { requestAnimationFrame(() => { requestAnimationFrame(done); }); })"


class Browser:
    def __init__(self, playwright, program: str, page: pathlib.Path, fixtures: pathlib.Path, gallery: pathlib.Path):
        self.browser = playwright.chromium.launch(executable_path=program, headless=True, args=ARGUMENTS)
        self.page_file = page.resolve()
        self.fixtures_file = fixtures.resolve()
        self.gallery_program = gallery.resolve()
        self.contexts = []
        self.complaints = []
        self.others = {}
        self.processes = contextlib.ExitStack()
        self.copies = tempfile.TemporaryDirectory()

    def close(self):
        self.close_others()
        self.browser.close()
        self.copies.cleanup()

    @property
    def firefox(self) -> Firefox:
        return self.other(Firefox)

    @property
    def webkit(self) -> WebKit:
        return self.other(WebKit)

    def other(self, kind: type):
        """Another browser, which is started for the first test that asks for it."""
        if kind not in self.others:
            self.others[kind] = self.processes.enter_context(kind())
        return self.others[kind]

    def leave_others(self):
        """Has them end what they do, and forget what was done."""
        for other in self.others.values():
            other.leave()

    def close_others(self):
        self.others.clear()
        with contextlib.suppress(Exception):  # one that does not answer is ended all the same
            self.processes.close()

    def close_pages(self):
        for context in self.contexts:
            context.close()
        self.contexts = []
        self.complaints = []

    def check_console(self):
        """Nothing may have gone wrong unseen."""
        assert not self.complaints, f"the console says {self.complaints}"

    def open(self, demo: str = "cell-animations", **options):
        """Opens the page as a user does, from its file, and waits for the stage's first frame."""
        return self.open_file(self.page_file, demo, **options)

    def open_fixture(self, fixture: str, **options):
        """Opens one of Tests/Web/Fixtures."""
        return self.open_file(self.fixtures_file, fixture, **options)

    def open_file(
        self, file: pathlib.Path, demo: str, width: int = 1600, height: int = 1280, waits: bool = True, previews: bool = False,
        is_copy: bool = True, init: str = "", **context):
        if is_copy:
            file = self.copy(file)
        # So large that the phone on the page has its own size, and points are pixels.
        options = {"viewport": {"width": width, "height": height}, **context}
        self.contexts.append(self.browser.new_context(**options))
        if not previews:
            self.contexts[-1].add_init_script(WITHOUT_PREVIEWS)
        if init:
            self.contexts[-1].add_init_script(init)
        page = self.contexts[-1].new_page()
        page.set_default_timeout(30_000)  # busy machines are slow; only what goes wrong takes this long
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda message: message.type in ("error", "warning") and self.complaints.append(message.text))
        page.on("request", lambda request: self.note_request(file, request.url))
        page.goto(f"{file.as_uri()}#{demo}")
        if waits:
            page.wait_for_selector("html[data-state=ready] #stage .node", state="attached", timeout=120_000)
        return page

    def copy(self, file: pathlib.Path) -> pathlib.Path:
        """A page that may also evaluate texts."""
        copy = pathlib.Path(self.copies.name) / file.name
        copy.write_bytes(evaluating(file.read_bytes().decode()).encode())
        return copy

    def show(self, svg: str):
        """A page with a picture on it."""
        self.contexts.append(self.browser.new_context(viewport={"width": 480, "height": 900}))
        page = self.contexts[-1].new_page()
        page.set_content(svg)
        return page

    def open_picture(self, file: pathlib.Path):
        """A page that is a picture itself."""
        self.contexts.append(self.browser.new_context(bypass_csp=True))
        page = self.contexts[-1].new_page()
        page.goto(file.as_uri())
        return page

    def note_request(self, file: pathlib.Path, url: str):
        if not url.startswith(file.as_uri()) and not url.startswith(("data:", "blob:")):
            self.complaints.append(f"the page asked for {url}")

    def gallery(self, *arguments: str) -> str:
        """What the command line program prints."""
        answer = self.answer_of_gallery(*arguments)
        answer.check_returncode()
        return answer.stdout

    def answer_of_gallery(self, *arguments: str) -> subprocess.CompletedProcess:
        """What it prints, and its status."""
        return subprocess.run([str(self.gallery_program), *arguments], capture_output=True, text=True, timeout=120)

    def screenshot(self, page, name: str):
        folder = self.page_file.parent / "screenshots"
        folder.mkdir(exist_ok=True)
        page.screenshot(path=str(folder / f"{name}.png"))


def evaluating(html: str) -> str:
    """A page whose policy allows texts to be evaluated."""
    assert html.count(SCRIPTS) == 1, "the page has another policy"
    return html.replace(SCRIPTS, SCRIPTS_OF_TESTS)


def show_address(page, address: str):
    """A demo from its beginning with the settings of the address, and no others; the page is not loaded anew."""
    page.evaluate(
        """(address) => {
          history.replaceState(null, "", `#${address}`);
          dispatchEvent(new HashChangeEvent("hashchange"));
        }""",
        address)


def each_demo(browser, settings: str = "", **options):
    """The page with one demo after the other on its stage, and the demo's name."""
    page = browser.open("cell-animations" + settings, **options)
    for demo in page.evaluate("murmuration.workbench.demos.map((demo) => demo.id)"):
        show_address(page, demo + settings)
        yield page, demo


def cell(page, item: int):
    """The element of a cell by its place in the list, from 0."""
    return page.locator(f'#stage [role=listitem][aria-posinset="{item + 1}"]')


def box(page, item: int) -> dict:
    """Where a cell is on the stage, in points."""
    return page.evaluate(
        """(item) => {
          const stage = document.getElementById("stage").getBoundingClientRect();
          const cell = document.querySelector(`#stage [role=listitem][aria-posinset="${item + 1}"]`);
          const box = cell.getBoundingClientRect();
          return { x: box.x - stage.x, y: box.y - stage.y, width: box.width, height: box.height };
        }""",
        item)


def watch(page, expression: str):
    """Evaluates a JavaScript expression in every frame from now on; read with `watched`."""
    page.evaluate(
        """(expression) => {
          const read = new Function(`return (${expression})`);
          window.watched = [];
          const step = () => {
            watched.push({ time: murmuration.workbench.clock.time, value: read() });
            requestAnimationFrame(step);
          };
          requestAnimationFrame(step);
        }""",
        expression)


def watched(page) -> list:
    """What was seen until all had come to rest. Tests that look at what passes quickly read it here: a busy machine
    may answer them when it is over."""
    rest(page)
    return page.evaluate("window.watched")


def wait_until_seen(page, value):
    """Until one of the frames since `watch` had this value, however soon it passed."""
    page.wait_for_function("(wanted) => watched.some(({ value }) => value === wanted)", arg=value)


def rest(page):
    """Waits until no frame is asked for any more, and a demo's script has been played to its end."""
    page.wait_for_function("murmuration.workbench.clock.frameRequest === null && !murmuration.workbench.player.isPlaying")
    page.evaluate(DRAWN)


def hold_time(page):
    """From now on the stage's time passes in `pass_time` and `come_to_rest` only, however slow this machine is."""
    page.evaluate("murmuration.workbench.speed.choose(0)")


def pass_time(page, seconds: float):
    """Frame by frame, sixty a second."""
    page.evaluate(
        "(frames) => { for (let i = 0; i < frames; i += 1) murmuration.workbench.clock.stepOnce(); }", round(seconds * 60))


def come_to_rest(page, expression: str = "null", longest: float = 10) -> list:
    """Lets time pass until no frame is asked for any more, and evaluates a JavaScript expression in every frame."""
    frames = page.evaluate(
        """([expression, longest]) => {
          const read = new Function(`return (${expression})`);
          const { clock } = murmuration.workbench;
          const frames = [];
          for (let i = 0; i < longest * 60; i += 1) {
            const goesOn = clock.stepOnce();
            frames.push({ time: clock.time, value: read() });
            if (!goesOn) return frames;
          }
          return null;
        }""",
        [expression, longest])
    assert frames, f"it still moves after {longest} s"
    return frames
