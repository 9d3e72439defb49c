"""What a screen in an element has of the page around it: messages, its server, stored values, links, the direction; and what is
said when something is missing."""

import contextlib
import json
import pathlib
import socket
import time

import test_view_element
from test_view_element import served

PAGE = test_view_element.PAGE.replace('src="feed.wasm" screen="feed-alone" color-scheme="dark"', 'src="feed.wasm" screen="page"').replace(
    'id="a" src="feed.wasm"', 'id="a" src="feed.wasm" screen="page"')

SCRIPT = """
window.said = [];
window.failures = [];
document.addEventListener("DOMContentLoaded", () => {
  for (const id of ["a", "b"]) {
    const view = document.getElementById(id);
    view?.addEventListener("ready", () => said.push(`${id} ready`));
    view?.addEventListener("message", ({ data }) => said.push(`${id} ${data}`));
    view?.addEventListener("error", ({ message }) => failures.push(`${id} ${message}`));
  }
});
window.view = (id) => document.getElementById(id);
window.texts = (id) => [...view(id).shadowRoot.querySelectorAll(".label")].map((label) => label.textContent);
window.notice = (id) => {
  const notice = view(id).shadowRoot.querySelector(".notice");
  return notice.hidden ? null : notice.textContent;
};
"""

# One red point.
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8cfc0000003010100c9fe92ef"
    "0000000049454e44ae426082")


class Server(test_view_element.Handler):
    """Also has data, and answers that are none."""

    feed = (200, "application/json", json.dumps({"title": "Vögel", "posts": [1, 2, 3]}).encode())
    answers = {
        "/feed.json": feed,
        "/slow.json": feed,
        "/broken.json": (200, "application/json", b'{"title": "V'),
        "/point.png": (200, "image/png", PICTURE),
    }

    def do_GET(self):
        if self.path == "/cut":
            self.connection.shutdown(socket.SHUT_RDWR)
            self.close_connection = True
        elif answer := self.answers.get(self.path):
            if self.path == "/slow.json":
                time.sleep(0.5)
            status, kind, data = answer
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            # A browser that has gone, or has cancelled, does not listen.
            with contextlib.suppress(ConnectionError):
                self.wfile.write(data)
        else:
            super().do_GET()


@contextlib.contextmanager
def opened(browser, init: str = "", page: str = PAGE, **options):
    """A tab with two screens of this kind; its console is kept in `console`."""
    with served(browser, page=page, script=SCRIPT, handler=Server) as address:
        context = browser.browser.new_context(viewport={"width": 900, "height": 800}, **options)
        browser.contexts.append(context)
        if init:
            context.add_init_script(init)
        tab = context.new_page()
        tab.set_default_timeout(30_000)
        tab.written = []
        tab.on("console", lambda message: tab.written.append(message.text))
        tab.on("pageerror", lambda error: browser.complaints.append(str(error)))
        tab.goto(address + "page.html")
        yield tab


def wait_until_ready(page):
    page.wait_for_function("said.filter((text) => text.endsWith('ready')).length === 2")


def shows(id: str, text: str) -> str:
    return f"texts({json.dumps(id)}).includes({json.dumps(text)})"


def press(page, id: str, title: str):
    page.locator(f"#{id}").get_by_role("button", name=title, exact=True).click()


# Messages


def test_messages_go_both_ways_each_to_its_own_screen(browser):
    with opened(browser) as page:
        wait_until_ready(page)
        text = 'a "b" \\ <i>c</i>\u0000 ü 🐦 \ud800'
        page.evaluate("(text) => view('a').postMessage(text)", text)
        # What is no character is replaced, as everywhere on the web.
        page.wait_for_function(f"texts('a').includes({json.dumps(text)}.replace('\\ud800', '\\ufffd'))")
        assert page.evaluate("texts('b')[0]").startswith("Opened ")
        press(page, "b", "Post")
        page.wait_for_function("said.length === 3")
        assert page.evaluate("said[2]") == 'b It\'s "here" – für dich'
        page.evaluate("view('b').postMessage({ list: [1, null] })")
        page.wait_for_function(shows("b", '{"list":[1,null]}'))
        assert page.evaluate("(() => { try { view('b').postMessage(undefined); } catch (error) { return error.name; } })()") == "TypeError"
        # The event comes when the program has returned, so that whoever listens can answer at once.
        page.evaluate("view('a').addEventListener('message', ({ data }) => view('a').postMessage(`heard ${data}`))")
        page.evaluate("view('a').postMessage('say this')")
        page.wait_for_function(shows("a", "heard this"))


def test_messages_before_a_screen_begins_wait_for_it_and_attributes_are_messages_too(browser):
    page = PAGE.replace('id="b" ', 'id="b" message="from the attribute" ')
    with opened(browser, page=page) as page:
        wait_until_ready(page)
        assert page.evaluate("texts('b')[0]") == "from the attribute"
        page.evaluate("view('b').setAttribute('message', 'another')")
        page.wait_for_function(shows("b", "another"))
        page.evaluate("""() => {
          const view = document.createElement("murmuration-view");
          view.id = "c";
          view.setAttribute("screen", "page");
          view.addEventListener("message", ({ data }) => said.push(`c ${data}`));
          for (const text of ["say 1", "say 2", "early"]) view.postMessage(text);
          view.src = "";
          view.setAttribute("src", "feed.wasm");
          document.body.append(view);
        }""")
        page.wait_for_function(shows("c", "early"))
        assert page.evaluate("said.slice(2)") == ["c 1", "c 2"]
        # Another screen gets the attribute again, and not what was for the one before.
        page.evaluate("view('b').screen = 'feed'")
        page.wait_for_function("said.at(-1) === 'b ready'")
        page.evaluate("view('b').screen = 'page'")
        page.wait_for_function(shows("b", "another"))


# The server


def test_a_screen_fetches_json_and_pictures_and_says_what_fails(browser):
    with opened(browser) as page:
        wait_until_ready(page)
        page.evaluate("view('a').postMessage('load slow.json')")
        page.wait_for_function(shows("a", "Loading"))
        page.wait_for_function(shows("a", "Vögel: 3 posts"))
        page.evaluate("view('a').postMessage('load point.png')")
        page.wait_for_function(shows("a", f"picture of {len(PICTURE)} bytes"))
        page.wait_for_function("view('a').shadowRoot.querySelector('img, canvas, [style*=blob]') !== null")
        for address, answer in [
            ("broken.json", "neither picture nor JSON"), ("missing.json", "status 404"), ("cut", "no answer"),
            # Elsewhere: the policy of the page forbids it.
            ("http://127.0.0.1:9/", "no answer"), ("http://[", "no answer"),
        ]:
            page.evaluate("(text) => view('a').postMessage(text)", f"load {address}")
            page.wait_for_function(shows("a", answer))
            page.evaluate("view('a').postMessage('next')")
            page.wait_for_function(shows("a", "next"))
        assert page.evaluate("failures") == []


def test_what_is_fetched_for_a_screen_that_has_gone_comes_to_nobody(browser):
    with opened(browser) as page:
        wait_until_ready(page)
        page.evaluate("view('a').postMessage('load feed.json'); view('a').screen = 'feed'")
        page.wait_for_function("said.length === 3")
        page.evaluate("view('b').postMessage('load feed.json'); view('b').remove()")
        page.wait_for_timeout(300)
        assert page.evaluate("failures") == [] and not any("error" in text.lower() for text in page.written), page.written


def test_work_that_waits_is_done_in_time(browser):
    with opened(browser) as page:
        wait_until_ready(page)
        begin = time.monotonic()
        page.evaluate("view('a').postMessage('wait')")
        page.wait_for_function(shows("a", "Waited"))
        assert time.monotonic() - begin >= 0.15


# Stored values and links


def test_values_are_there_again_when_the_page_is(browser):
    with opened(browser) as page:
        wait_until_ready(page)
        # Each of the two screens has counted.
        assert page.evaluate("localStorage.getItem('Feed.openings')") == "2"
        page.evaluate("view('a').postMessage('store')")
        page.reload()
        wait_until_ready(page)
        assert sorted(page.evaluate("[texts('a')[0], texts('b')[0]]")) == ["Opened 3", "Opened 4"]
        page.evaluate("view('b').postMessage('read')")
        # As natively.
        page.wait_for_function("texts('b')[0].startsWith('list')")
        assert page.evaluate("texts('b')[0].replaceAll('\\n', ' ')") == (
            "list 4: a:1//2:é/\u0002, data 0 127 255, double 0.1, integer -7, bool true, text 3, removed nil, missing 0 true")


def test_a_storage_that_is_full_costs_nothing_but_a_sentence(browser):
    with opened(browser) as page:
        wait_until_ready(page)
        press(page, "a", "Fill")
        press(page, "a", "Read")
        page.wait_for_function(shows("a", "much: 6000000"))
        sentences = [text for text in page.written if "UserDefaults" in text]
        assert sentences == ['UserDefaults: the browser does not store "much"; the value is kept until the page closes.']
        assert page.evaluate("localStorage.getItem('Feed.openings')") == "2"
        page.reload()
        wait_until_ready(page)
        press(page, "a", "Read")
        page.wait_for_function(shows("a", "much: 0"))


def test_a_browser_without_storage_keeps_values_for_the_page(browser):
    forbidden = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    with opened(browser, init=forbidden) as page:
        wait_until_ready(page)
        assert page.evaluate("texts('a')[0]") == "Opened 1" and page.evaluate("failures") == []
        assert sum("openings" in text for text in page.written) == 2, page.written


def test_links_open_and_code_does_not(browser):
    with opened(browser) as page:
        wait_until_ready(page)
        press(page, "a", "Link")
        page.wait_for_function("location.hash === '#details'")
        with page.expect_popup() as popup:
            press(page, "a", "Tab")
        assert popup.value.url.endswith("/index.html")
        assert popup.value.evaluate("window.opener") is None
        press(page, "a", "Script")
        page.wait_for_function(shows("a", "opened: false"))
        assert page.title() == ""


# The address

ADDRESS_PAGE = """<!doctype html>
<meta http-equiv="Content-Security-Policy" content="{policy}">
<link rel="icon" href="data:,">
<script type="module" src="murmuration.js"></script>
<script src="page.js"></script>
<murmuration-view src="feed.wasm" screen="places"></murmuration-view>
"""

# As Documentation/WebScreens.md has it.
ADDRESS_SCRIPT = """
document.addEventListener("DOMContentLoaded", () => {
  const view = document.querySelector("murmuration-view");
  const place = () => decodeURIComponent(location.hash.slice(1));
  view.setAttribute("message", place());
  addEventListener("popstate", () => view.postMessage(place()));
  view.addEventListener("message", ({ data }) => {
    if (data !== place()) history.pushState(null, "", data ? `#${encodeURIComponent(data)}` : location.pathname);
  });
});
window.titles = () => [...document.querySelector("murmuration-view").shadowRoot.querySelectorAll("[role=heading], .label")].map((label) => label.textContent);
"""


def test_a_screen_follows_the_address_and_the_address_follows_the_screen(browser):
    documentation = (pathlib.Path(__file__).parent / "../../Documentation/WebScreens.md").read_text()
    recipe = ADDRESS_SCRIPT.split("=> {\n", 1)[1].split("});\nwindow")[0]
    assert "".join(line.strip() for line in recipe.splitlines()) in "".join(line.strip() for line in documentation.splitlines())
    with served(browser, page=ADDRESS_PAGE, script=ADDRESS_SCRIPT, handler=Server) as address:
        context = browser.browser.new_context(viewport={"width": 500, "height": 600})
        browser.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: browser.complaints.append(str(error)))
        page.goto(address + "page.html#Moor")
        is_open = "titles().includes('Moor') && !titles().includes('Wood')"
        is_list = "titles().includes('Moor') && titles().includes('Wood')"
        page.wait_for_function(is_open)
        # The screen goes back to its list: the address follows, and Back of the browser leads to the place again.
        page.locator("murmuration-view").get_by_role("button", name="Places").click()
        page.wait_for_function(f"location.hash === '' && {is_list}")
        page.go_back()
        page.wait_for_function(f"location.hash === '#Moor' && {is_open}")
        page.go_forward()
        page.wait_for_function(f"location.hash === '' && {is_list}")
        page.locator("murmuration-view").get_by_role("button", name="Wood").click()
        page.wait_for_function("location.hash === '#Wood'")
        assert page.evaluate("history.length") == 4  # about:blank, Moor, the list, Wood
        page.go_back()
        page.wait_for_function(f"location.hash === '' && {is_list}")
        for other in (browser.firefox, browser.webkit):
            other.go_to(address + "page.html#Moor")
            other.wait_for(f"window.titles && {is_open}")
            other.evaluate("(location.hash = '') || true")
            other.wait_for(is_list)


# The clipboard


def test_a_screen_copies_a_text_for_other_programs(browser):
    with opened(browser, permissions=["clipboard-read"]) as page:
        wait_until_ready(page)
        press(page, "a", "Copy")
        page.wait_for_function(shows("a", "copied Zwölf"))
        page.wait_for_function("navigator.clipboard.readText().then((text) => text === 'Zwölf')")
        # Each element has a pasteboard, and a page that may not copy says so in the console only.
        page.evaluate("(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not now.')); })()")
        with page.expect_console_message(lambda message: message.text == "UIPasteboard: the text stays in the screen: not now."):
            press(page, "b", "Copy")
        page.wait_for_function(shows("b", "copied Zwölf"))


# The direction


def test_an_element_follows_the_direction_of_the_page(browser):
    place = """(id) => {
      const own = view(id).getBoundingClientRect();
      const label = [...view(id).shadowRoot.querySelectorAll("[role=button]")][0].getBoundingClientRect();
      return [label.left - own.left, own.right - label.right].map(Math.round);
    }"""
    with opened(browser, page=PAGE.replace('id="b" ', 'id="b" dir="rtl" ')) as page:
        wait_until_ready(page)
        assert page.evaluate(place, "a")[0] == 20 and page.evaluate(place, "b")[1] == 20
        browser.screenshot(page, "view-rtl")
        page.evaluate("document.documentElement.dir = 'rtl'; view('b').dir = 'ltr'")
        page.wait_for_function(f"(({place})('a'))[1] === 20 && (({place})('b'))[0] === 20")


# What goes wrong


def test_a_screen_that_traps_says_so_in_its_place_and_the_other_goes_on(browser):
    with opened(browser) as page:
        wait_until_ready(page)
        # What was said long before is not the reason.
        press(page, "a", "Fill")
        press(page, "a", "Trap")
        page.wait_for_function("failures.length === 1")
        sentence = page.evaluate("notice('a')")
        assert sentence.startswith("This screen has stopped: ") and "UserDefaults" not in sentence, sentence
        assert page.evaluate("failures[0]").startswith("a "), page.evaluate("failures")
        assert any("murmuration-view: " in text for text in page.written)
        # The names of the functions are in a file of their own.
        page.wait_for_function("notice('a').includes(' It was in ')")
        assert any("called by" in text and "PageViewController" in text for text in page.written), page.written
        browser.screenshot(page, "view-trapped")
        page.evaluate("view('b').postMessage('alive')")
        page.wait_for_function(shows("b", "alive"))
        # It begins anew on request.
        page.evaluate("view('a').setAttribute('src', './feed.wasm')")
        page.wait_for_function("notice('a') === null && texts('a').length > 0")


def test_a_browser_without_webassembly_is_told(browser):
    with opened(browser, init="delete window.WebAssembly") as page:
        page.wait_for_function("window.notice && notice('a') && notice('b')")
        assert page.evaluate("notice('a')") == "This screen cannot be shown: this browser runs no WebAssembly."
    for name in ["screens.html", "gallery.html"]:
        page = browser.open_file(browser.page_file.parent / name, "", waits=False, init="delete window.WebAssembly")
        page.wait_for_selector("html[data-state=failed]", state="attached")
        assert page.inner_text("#explanation").startswith("This page failed to start: WebAssembly is not defined. It requires"), name
        assert page.locator("button:visible").count() == 0, name
        browser.complaints.clear()  # the console says the same
        page = browser.open_file(browser.page_file.parent / name, "", waits=False, java_script_enabled=False)
        assert page.locator("noscript").inner_text().strip() == "This page requires JavaScript and WebAssembly.", name


def test_messages_fetches_and_storage_work_in_other_browsers_too(browser):
    for other in (browser.firefox, browser.webkit):
        with served(browser, page=PAGE, script=SCRIPT, handler=Server) as address:
            other.go_to(address + "page.html")
            other.wait_for("window.said?.filter((text) => text.endsWith('ready')).length === 2")
            other.evaluate("view('a').postMessage('say it') ?? true")
            other.wait_for("said.at(-1) === 'a it'")
            other.evaluate("view('a').postMessage('load feed.json') ?? true")
            other.wait_for(shows("a", "Vögel: 3 posts"))
            other.evaluate("view('b').postMessage('load point.png') ?? true")
            other.wait_for(shows("b", f"picture of {len(PICTURE)} bytes"))
            for path, answer in [("missing", "status 404"), ("cut", "no answer"), ("broken.json", "neither picture nor JSON")]:
                other.evaluate(f"view('a').postMessage('load {path}') ?? true")
                other.wait_for(shows("a", answer))
            # What a test clicks is no input of a reader, for which these browsers would copy.
            other.evaluate("(navigator.clipboard.writeText = (text) => Promise.resolve(said.push(`copied ${text}`))) && true")
            other.evaluate("[...view('a').shadowRoot.querySelectorAll('[role=button]')].find(({ ariaLabel }) => ariaLabel === 'Copy').click() ?? true")
            other.wait_for("said.at(-1) === 'copied Zwölf'")
            assert other.evaluate("localStorage.getItem('Feed.openings')") == "2"
            other.go_to(address + "page.html")
            other.wait_for("window.said?.filter((text) => text.endsWith('ready')).length === 2")
            assert sorted(other.evaluate("[texts('a')[0], texts('b')[0]]")) == ["Opened 3", "Opened 4"]
            other.evaluate("(localStorage.clear(), view('b').dir = 'rtl')")
            other.wait_for(
                "Math.round(view('b').getBoundingClientRect().right"
                " - view('b').shadowRoot.querySelector('[role=button]').getBoundingClientRect().right) === 20")
