"""The element that `Scripts/web --folder` makes of a package, in a page of somebody else, from a server, under a strict policy."""

import contextlib
import functools
import http.server
import pathlib
import re
import shutil
import tempfile
import threading
import zlib

POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {}; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'"

PAGE = """<!doctype html>
<meta http-equiv="Content-Security-Policy" content="{policy}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
<script type="module" src="murmuration.js"></script>
<script src="page.js"></script>
<h1>Somebody's page</h1>
<div class="row">
  <murmuration-view id="a" src="feed.wasm"></murmuration-view>
  <murmuration-view id="b" src="feed.wasm" screen="feed-alone" color-scheme="dark"></murmuration-view>
</div>
<input id="field">
"""

# Styles of the page must not reach into the elements.
STYLES = """
.row { display: flex; gap: 20px; }
#a { width: 390px; height: 600px; }
#b { width: 320px; height: 500px; }
div, span { margin: 7px; padding: 3px; font-style: italic; box-sizing: border-box; }
.node, .content, .label { border: 9px solid red; }
"""

SCRIPT = """
window.said = [];
// What is listened to on the document keeps who listens.
window.kept = [];
const { addEventListener } = Document.prototype;
document.addEventListener = function (name, ...rest) {
  kept.push(name);
  addEventListener.call(this, name, ...rest);
};
document.addEventListener("DOMContentLoaded", () => {
  for (const id of ["a", "b"]) {
    for (const name of ["ready", "error"]) {
      document.getElementById(id).addEventListener(name, ({ message }) => said.push([id, name, message ?? null].join(" ")));
    }
  }
});
window.cells = (id) => [...document.getElementById(id).shadowRoot.querySelectorAll("[aria-posinset]")].map((cell) => cell.textContent);
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm", ".js": "text/javascript"}

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(browser, page: str = PAGE, script: str = SCRIPT, handler: type = Handler, package: str = "screens"):
    """The address of a folder with the page, on this machine."""
    with tempfile.TemporaryDirectory() as folder:
        target = pathlib.Path(folder)
        shutil.copytree(browser.page_file.parent / package, target, dirs_exist_ok=True)
        # Tests evaluate texts in the page; all else is as in the folder's own example.
        policy = POLICY.format("'unsafe-eval'")
        for name, text in [("page.html", page.replace("{policy}", policy)), ("page.css", STYLES), ("page.js", script)]:
            (target / name).write_text(text)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


@contextlib.contextmanager
def opened(browser, path: str = "page.html", **content):
    with served(browser, **content) as address:
        context = browser.browser.new_context(viewport={"width": 900, "height": 800})
        browser.contexts.append(context)
        tab = context.new_page()
        tab.on("pageerror", lambda error: browser.complaints.append(str(error)))
        tab.on("console", lambda message: message.type in ("error", "warning") and browser.complaints.append(message.text))
        tab.goto(address + path)
        yield tab


def box_in(page, id: str, text: str):
    return page.locator(f"#{id}").get_by_text(text, exact=True).first.bounding_box()


def test_two_elements_have_the_size_of_css_and_lives_of_their_own(browser):
    with opened(browser) as page:
        page.wait_for_function("said.length === 2")
        assert sorted(page.evaluate("said")) == ["a ready ", "b ready "]
        assert [text[:2] for text in page.evaluate("cells('a')")] == ["Ad", "Bo", "Cy", "Di"]
        assert page.evaluate("document.getElementById('a').screens.map(({ id }) => id)") == ["feed", "feed-alone", "page", "places", "birds"]
        widths = "['a', 'b'].map((id) => document.getElementById(id).shadowRoot.querySelector('[aria-posinset]').getBoundingClientRect().width)"
        assert page.evaluate(widths) == [358, 288]
        # The page's styles are not those of the elements.
        style = page.evaluate("(({ fontStyle, margin }) => [fontStyle, margin])(getComputedStyle(document.getElementById('a').shadowRoot.querySelector('.label')))")
        assert style == ["normal", "0px"], style
        colours = "['a', 'b'].map((id) => getComputedStyle(document.getElementById(id).shadowRoot.querySelector('[aria-posinset] .node')).backgroundColor)"
        light, dark = page.evaluate(colours)
        assert light != dark, (light, dark)
        page.locator("#a").get_by_role("button", name="Add").click()
        page.wait_for_function("cells('a').length === 5 && cells('a')[0].startsWith('You')")
        assert len(page.evaluate("cells('b')")) == 4
        browser.screenshot(page, "view-element")


def test_an_element_follows_its_attributes_its_size_and_the_document(browser):
    with opened(browser) as page:
        page.wait_for_function("said.length === 2")
        page.evaluate("document.getElementById('b').style.width = '400px'")
        page.wait_for_function("Math.abs(document.getElementById('b').shadowRoot.querySelector('[aria-posinset]').getBoundingClientRect().width - 368) < 1")
        page.evaluate("document.getElementById('b').screen = 'feed'")
        page.wait_for_function("said.length === 3")
        assert page.locator("#b").get_by_role("button", name="Add").count() == 1
        # Out of the document it ends, and it begins anew when it comes back.
        page.evaluate("window.b = document.getElementById('b'); b.remove()")
        assert page.evaluate("[b.screens.length, b.shadowRoot.querySelectorAll('.node').length]") == [0, 0]
        page.evaluate("document.body.append(b)")
        page.wait_for_function("said.length === 4 && b.screens.length === 5")
        assert page.evaluate("kept") == ["DOMContentLoaded"], page.evaluate("kept")


def test_keys_and_the_focus_of_the_page_stay_apart(browser):
    with opened(browser) as page:
        page.wait_for_function("said.length === 2")
        page.click("#field")
        page.keyboard.type("abc")
        assert page.input_value("#field") == "abc" and page.evaluate("document.activeElement.id") == "field"
        page.locator("#a").get_by_role("button", name="Add").click()
        page.wait_for_function("cells('a').length === 5")
        page.wait_for_timeout(1000)
        page.evaluate("document.getElementById('a').shadowRoot.querySelector('[aria-posinset]').focus()")
        page.keyboard.press("Enter")
        page.wait_for_function("cells('a').length === 4")


def test_what_goes_wrong_is_said_by_an_event(browser):
    page = PAGE.replace('id="b" src="feed.wasm"', 'id="b" src="missing.wasm"').replace('id="a" src="feed.wasm"', 'id="a" src="feed.wasm" screen="nothing"')
    with served(browser, page=page) as address:
        context = browser.browser.new_context()
        browser.contexts.append(context)
        tab = context.new_page()
        tab.goto(address + "page.html")
        tab.wait_for_function("said.length === 2")
        said = sorted(tab.evaluate("said"))
        assert said[0] == "a error there is no screen nothing; there are feed, feed-alone, page, places, birds.", said
        assert "missing.wasm cannot be loaded: 404" in said[1], said


def test_visible_texts_are_found_and_printed_with_their_backgrounds(browser):
    with opened(browser) as page:
        page.wait_for_function("said.length === 2")
        assert page.evaluate("[find('seven others'), find('eight others')]") == [True, False]
        # As a reader prints who asks for no backgrounds.
        streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", page.pdf(print_background=False), re.DOTALL)
        drawing = b"".join(zlib.decompress(stream) for stream in streams if stream[:1] == b"x")
        assert b" .949 .949 .9686 rg" in drawing, re.findall(rb"[.0-9 ]+ rg", drawing)


def test_the_example_of_the_folder_works_in_three_browsers(browser):
    with served(browser) as address:
        context = browser.browser.new_context()
        browser.contexts.append(context)
        tab = context.new_page()
        tab.on("console", lambda message: message.type in ("error", "warning") and browser.complaints.append(message.text))
        tab.goto(address + "index.html")
        tab.locator("murmuration-view").get_by_text("Ada", exact=True).wait_for()
        for other in (browser.firefox, browser.webkit):
            other.go_to(address + "page.html")
            other.wait_for("window.said?.length === 2")
            # On a busy machine the first frame may be later.
            other.wait_for("cells('a').length === 4")
