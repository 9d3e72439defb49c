"""`Scripts/web --watch`: a page that is built again when its package changes, and does again what was done in it. The package is a
copy of Tests/Web/Screens."""

import contextlib
import pathlib
import queue
import re
import shutil
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "build/watched"
STORE = PACKAGE / "Sources/Feed/PostStore.swift"

# They compile in the same folder.
ONE_AFTER_THE_OTHER = True

# They build two to five times, which takes minutes.
ON_REQUEST = True

# Seconds that a build may take on a busy machine.
LONGEST = 300


class Watch:
    """The command, running."""

    def __init__(self, *options: str):
        shutil.rmtree(PACKAGE, ignore_errors=True)
        shutil.copytree(ROOT / "Tests/Web/Screens", PACKAGE, ignore=shutil.ignore_patterns(".*"))
        manifest = PACKAGE / "Package.swift"
        manifest.write_text(manifest.read_text().replace("../../..", "../.."))
        self.process = subprocess.Popen(
            [str(ROOT / "Scripts/web"), str(PACKAGE), "--watch", *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True)
        self.lines = queue.Queue()
        self.said = []
        threading.Thread(target=self.read, daemon=True).start()
        self.address = re.search(r"http://localhost:\d+/", self.wait_for("http://"))[0]

    def read(self):
        for line in self.process.stdout:
            self.said.append(line)
            self.lines.put(line)
        self.lines.put(None)

    def wait_for(self, words: str) -> str:
        while True:
            line = self.lines.get(timeout=LONGEST * 2)
            assert line is not None, "".join(self.said)
            if words in line:
                return line

    def edit(self, before: str, after: str):
        text = STORE.read_text()
        assert text.count(before) == 1, before
        STORE.write_text(text.replace(before, after))


@contextlib.contextmanager
def watching(*options: str):
    watch = Watch(*options)
    try:
        yield watch
    finally:
        watch.process.kill()
        watch.process.wait()


class Chromium:
    """A tab under the policy that ships, by the names of the other browsers."""

    def __init__(self, browser, address: str):
        context = browser.browser.new_context(viewport={"width": 1200, "height": 900})
        browser.contexts.append(context)
        self.tab = context.new_page()
        self.tab.on("pageerror", lambda error: browser.complaints.append(str(error)))
        self.tab.goto(address)

    def evaluate(self, expression: str):
        return self.tab.evaluate(expression)


def wait_for(page, expression: str):
    """Also while the page is loaded anew."""
    end = time.monotonic() + LONGEST
    while True:
        with contextlib.suppress(Exception):
            if page.evaluate(expression):
                return
        assert time.monotonic() < end, (expression, page.evaluate("document.body.textContent"), page.evaluate(said("remark")))
        time.sleep(0.1)


def said(kind: str) -> str:
    """What is shown over the page of this kind; an empty text for nothing."""
    return f"(document.getElementById('murmuration-watch')?.shadowRoot.querySelector('.{kind}:not([hidden])')?.textContent ?? '')"


CELLS = "[...(document.querySelector('murmuration-view')?.shadowRoot ?? document.getElementById('stage')).querySelectorAll('[aria-posinset]')].map((cell) => cell.textContent)"
ADD = """[...(document.querySelector('murmuration-view')?.shadowRoot ?? document.getElementById('stage')).querySelectorAll('[role=button]')]
  .find(({ ariaLabel }) => ariaLabel === 'Add').click() ?? true"""
# How much later than now animations of the element begin, in milliseconds.
STARTS = """document.querySelector('murmuration-view').stage.getAnimations({ subtree: true })
  .map(({ startTime }) => startTime - document.timeline.currentTime).filter((later) => later > 0)"""
NEW_POST = 'text: "Post number \\(next)."'
BUILD = ROOT / ".build/web"
GENERIC = 'class Holder<Value> { func name<Other>(_ other: Other) -> String { "Held" } }\n'
TRAP = '    if posts.count > 4 { fatalError() }\n'


def has(*beginnings: str) -> str:
    """Whether the first cells begin with these texts. The others may be outside of the element."""
    return " && ".join(f"{CELLS}[{index}]?.startsWith('{text}')" for index, text in enumerate(beginnings))


NEW = has("Ada", "Bo")


def test_an_element_is_built_again_and_does_again_what_was_done(browser):
    with watching("--folder", str(ROOT / "build/watched-page")) as watch:
        page = Chromium(browser, watch.address)
        wait_for(page, NEW)
        page.evaluate(ADD)
        wait_for(page, has("YouPost number 4.", "Ada"))
        watch.edit(NEW_POST, 'text: "Entry number \\(next)." + one')
        wait_for(page, f"{said('problem')}.includes('PostStore.swift:')")
        watch.edit(" + one", "")
        wait_for(page, has("YouEntry number 4.", "Ada"))
        # What moved is where it was.
        assert page.evaluate(STARTS) == [], page.evaluate(STARTS)
        # A draft's compiler refuses what the page's allows, and the page's compiler takes its place.
        watch.edit("struct Post:", GENERIC + "struct Post:")
        watch.edit('text: "Entry number \\(next)."', "text: Holder<Int>().name(next)")
        wait_for(page, has("YouHeld", "Ada"))
        # As long as the method is there, it is not tried again.
        assert (BUILD / "refused.txt").read_text() == "func name<\n"
        tried = (BUILD / "draft.log").stat().st_mtime_ns
        watch.edit("text: Holder<Int>().name(next)", 'text: Holder<Int>().name(next) + "!"')
        wait_for(page, has("YouHeld!", "Ada"))
        assert (BUILD / "draft.log").stat().st_mtime_ns == tried
        watch.edit(GENERIC, "")
        watch.edit('text: Holder<Int>().name(next) + "!"', 'text: "Post number \\(next)."')
        wait_for(page, has("YouPost number 4.", "Ada"))
        assert not (BUILD / "refused.txt").exists()


def test_an_element_is_built_again_and_does_again_what_was_done_in_three_browsers(browser):
    with watching("--folder", str(ROOT / "build/watched-page")) as watch:
        pages = [Chromium(browser, watch.address), browser.firefox, browser.webkit]
        for other in pages[1:]:
            other.go_to(watch.address)
        for page in pages:
            wait_for(page, NEW)
            page.evaluate(ADD)
            wait_for(page, has("YouPost number 4.", "Ada"))
        begin = time.monotonic()
        watch.edit(NEW_POST, 'text: "Entry number \\(next)."')
        for page in pages:
            wait_for(page, has("YouEntry number 4.", "Ada"))
            if page is pages[0]:
                print(f"{time.monotonic() - begin:.1f} s from the change to the new page")
        # What does not compile is said over the page, which goes on.
        watch.edit("next += 1", "next += one")
        for page in pages:
            wait_for(page, f"{said('problem')}.includes('PostStore.swift:')")
            assert "Feed does not compile for the page" in page.evaluate(said("problem"))
            assert "cannot find 'one' in scope" in page.evaluate(said("problem"))
            page.evaluate(ADD)
            wait_for(page, has("YouEntry number 5.", "YouEntry number 4."))
        pages[0].tab.screenshot(path=str(ROOT / "build/screenshots/watch-problem.png"))
        # What traps when it is done again is not.
        watch.edit("next += one", "next += 1\n" + TRAP)
        for page in pages:
            wait_for(page, f"{said('remark')}.includes('could not be done again')")
            assert "has stopped meanwhile" in page.evaluate(said("remark")) and page.evaluate(said("problem")) == ""
            wait_for(page, NEW)
        pages[0].tab.screenshot(path=str(ROOT / "build/screenshots/watch-trap.png"))
        # The screen goes on, and is told again only what came after that.
        watch.edit(TRAP, "")
        for page in pages:
            wait_for(page, f"{said('remark')} === '' && {NEW}")
            page.evaluate(ADD)
            wait_for(page, has("YouEntry number 4.", "Ada"))


def test_a_page_with_the_workbench_is_built_again_and_does_again_what_was_done(browser):
    with watching("--output", str(ROOT / "build/watched.html")) as watch:
        page = Chromium(browser, watch.address)
        wait_for(page, NEW)
        page.tab.locator("#stage").get_by_role("button", name="Add").click()
        wait_for(page, has("YouPost number 4.", "Ada"))
        watch.edit(NEW_POST, 'text: "Entry number \\(next)."')
        wait_for(page, has("YouEntry number 4.", "Ada"))
        watch.edit("next += 1", "next += 1\n" + TRAP)
        wait_for(page, f"{said('remark')}.includes('could not be done again')")
        wait_for(page, NEW)
        # The file is as without the command.
        assert "murmuration-watch" not in (ROOT / "build/watched.html").read_text()
