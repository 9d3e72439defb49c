"""Find in page over items without a cell: links to text fragments use the search of the browser that "find in page" uses, and
tell the page of what they find in the same way."""

import test_view_element
from test_view_element import opened

PAGE = test_view_element.PAGE.replace('src="feed.wasm" screen="feed-alone" color-scheme="dark"', 'src="feed.wasm" screen="birds"').replace(
    'id="a" src="feed.wasm"', 'id="a" src="feed.wasm" screen="birds"').replace("<h1>", '<p id="links"></p><h1>')

SCRIPT = test_view_element.SCRIPT + """
window.told = [];
document.addEventListener("DOMContentLoaded", () => {
  for (const id of ["a", "b"]) document.getElementById(id).addEventListener("message", ({ data }) => told.push(Number(data)));
});
window.root = (id) => document.getElementById(id).shadowRoot;
// The texts that the browser could find: those of rows, in the order of the document around the cells.
window.rows = (id) => [...root(id).querySelectorAll(".texts .row[hidden='until-found']")].map((row) => row.textContent);
window.sides = (id) => [...root(id).querySelectorAll(".texts")].map((holder) => holder.querySelectorAll(".row").length);
window.count = (id) => root(id).querySelectorAll(".texts .row").length;
window.bird = (number) => `Bird ${number}Ringed with number ${number}`;
// The cell with a bird, and the row that is shown, as boxes.
window.boxOf = ({ left, top, width, height }) => [left, top, width, height].map(Math.round);
window.labelBox = (id, text) => {
  const label = [...root(id).querySelectorAll("[aria-posinset] .label")].find(({ textContent }) => textContent === text);
  return label ? boxOf(label.getBoundingClientRect()) : null;
};
window.markBox = (id, text) => {
  const row = [...root(id).querySelectorAll(".texts .row:not([hidden])")][0];
  const line = [...(row?.children ?? [])].find(({ textContent }) => textContent === text);
  return line ? boxOf(line.getBoundingClientRect()) : null;
};
window.link = (text) => {
  const link = document.createElement("a");
  link.href = `#:~:text=${encodeURIComponent(text)}`;
  link.textContent = "find";
  document.getElementById("links").replaceChildren(link);
};
"""


def wait_for_texts(page, id: str = "a", number: int = 5000):
    page.wait_for_function("([id, number]) => window.count?.(id) === number", arg=[id, number])


def find(page, text: str):
    """Follows a link to a text of the page."""
    page.evaluate("(text) => link(text)", text)
    page.click("#links a")


def bird_is_marked(page, id: str, number: int):
    page.wait_for_function("([id, text]) => labelBox(id, text) && markBox(id, text)", arg=[id, f"Bird {number}"])
    for text in (f"Bird {number}", f"Ringed with number {number}"):
        boxes = page.evaluate("([id, text]) => [labelBox(id, text), markBox(id, text)]", [id, text])
        assert boxes[0] == boxes[1], (text, boxes)


def birds(browser, **content):
    return opened(browser, page=PAGE, script=SCRIPT, **content)


def test_a_text_of_an_item_without_a_cell_is_found_and_shown(browser):
    with birds(browser) as page:
        wait_for_texts(page)
        wait_for_texts(page, "b")
        # Those of visible items are not found twice.
        assert page.evaluate("[rows('a').includes(bird(0)), rows('a').includes(bird(4999)), rows('a').length]") == [False, True, 4990]
        assert page.evaluate("sides('a')") == [0, 5000]
        find(page, "Bird 3217")
        bird_is_marked(page, "a", 3217)
        cell = page.evaluate("labelBox('a', 'Bird 3217')")
        box = page.locator("#a").bounding_box()
        # The cell is in the middle of the element, which is on the screen.
        assert abs(cell[1] + 22 - (box["y"] + box["height"] / 2)) <= 1 and 0 <= cell[1] < 800, (cell, box)
        browser.screenshot(page, "find")
        # The other element stays where it was.
        assert page.evaluate("labelBox('b', 'Bird 0') !== null && labelBox('b', 'Bird 3217') === null")
        # In the pause after something is done, the texts around are brought into order.
        page.mouse.move(box["x"] + 100, box["y"] + 300)
        page.mouse.wheel(0, 60)
        page.wait_for_function("markBox('a', 'Bird 3217') === null && sides('a')[0] === 3213")
        page.wait_for_function("count('a') === 5000")
        texts = page.evaluate("[...root('a').querySelectorAll('.texts .row')].map(({ textContent }) => textContent)")
        assert texts == [f"Bird {n}Ringed with number {n}" for n in range(5000)]
        assert page.evaluate("[bird(3212), bird(3213), bird(3223), bird(3224)].map((text) => rows('a').includes(text))") == [True, False, False, True]


def test_a_link_from_elsewhere_finds_an_item(browser):
    with birds(browser, path="page.html#:~:text=with%20number%204321") as page:
        bird_is_marked(page, "a", 4321)
        assert page.evaluate("cells('b')[0]") == "Bird 0Ringed with number 0"


def test_texts_follow_updates(browser):
    with birds(browser) as page:
        wait_for_texts(page)
        page.evaluate("document.getElementById('a').postMessage('asked')")
        page.wait_for_function("told.length === 1")
        before = page.evaluate("told[0]")
        assert before == 5000, before
        page.evaluate("document.getElementById('a').postMessage('insert')")
        wait_for_texts(page, "a", 5003)
        page.evaluate("document.getElementById('a').postMessage('asked')")
        page.wait_for_function("told.length === 2")
        # Three were added, and one block at the beginning is made again at most.
        assert page.evaluate("told[1]") - before <= 128 + 3, page.evaluate("told")
        assert page.evaluate("[rows('a').includes(bird(0)), rows('a').includes(bird(20))]") == [False, True]
        find(page, "Bird 2500")
        bird_is_marked(page, "a", 2500)
        for message in ("delete", "move"):
            page.evaluate("(message) => document.getElementById('a').postMessage(message)", message)
        wait_for_texts(page, "a", 5002)
        find(page, "Ringed with number 4700")
        bird_is_marked(page, "a", 4700)
        find(page, "Bird 1234")
        bird_is_marked(page, "a", 1234)
        texts = page.evaluate("[...root('a').querySelectorAll('.texts .row')].map(({ textContent }) => textContent)")
        order = [*range(4000, 5000), 5001, 5000, *range(4000)]
        assert texts == [f"Bird {n}Ringed with number {n}" for n in order]


def test_hidden_texts_are_neither_read_nor_reached_nor_in_the_way(browser):
    with birds(browser) as page:
        wait_for_texts(page)
        tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
        names = [node["name"]["value"] for node in tree if "name" in node and not node["ignored"]]
        assert "Bird 3" in str(names) and "Bird 3217" not in str(names)
        page.click("#field")
        page.keyboard.press("Shift+Tab")
        # From behind the second element: the last of its cells has the focus.
        assert page.evaluate("root('b').activeElement?.getAttribute('aria-posinset')") is not None
        find(page, "Bird 3217")
        bird_is_marked(page, "a", 3217)
        # What is under the pointer is the cell.
        assert page.evaluate("""(() => {
          const [left, top] = markBox("a", "Bird 3217");
          return root("a").elementFromPoint(left + 5, top + 5).closest("[aria-posinset]").textContent;
        })()""") == "Bird 3217Ringed with number 3217"


def test_texts_go_with_the_screen_and_come_again(browser):
    with birds(browser) as page:
        wait_for_texts(page)
        page.evaluate("document.getElementById('a').screen = 'feed'")
        page.wait_for_function("cells('a').length === 4 && count('a') === 0")
        page.wait_for_timeout(600)
        assert page.evaluate("[count('a'), root('a').querySelectorAll('.texts *').length]") == [0, 0]
        page.evaluate("window.a = document.getElementById('a'); a.screen = 'birds'")
        wait_for_texts(page)
        page.evaluate("a.remove()")
        assert page.evaluate("a.shadowRoot.querySelectorAll('.texts *').length") == 0
        page.evaluate("document.body.append(a)")
        wait_for_texts(page)
        page.evaluate("a.postMessage('stop')")
        wait_for_texts(page, "a", 0)


def test_other_browsers_make_texts_only_if_they_tell_what_they_find(browser):
    with test_view_element.served(browser, page=PAGE, script=SCRIPT) as address:
        for other in (browser.firefox, browser.webkit):
            other.go_to(address + "page.html")
            other.wait_for("window.said?.length === 2")
            other.wait_for("window.cells('a').length > 5")
            if other.evaluate("'onbeforematch' in document.body"):
                other.wait_for("count('a') === 5000")
            else:
                assert other.evaluate("root('a').querySelectorAll('.texts').length") == 0
