"""Text fields on the stage, typed into with a real keyboard."""

from browser import DRAWN, rest
from test_accessibility import complaints, tree

EDITOR = """(name) => {
  const editor = document.querySelector(`#stage .editor[aria-label="${name}"]`);
  return { value: editor.value, start: editor.selectionStart, end: editor.selectionEnd,
    hasFocus: document.activeElement === editor };
}"""
# What the program draws of the field of this name.
DRAWN_TEXT = """(name) => {
  const node = document.querySelector(`#stage .editor[aria-label="${name}"]`).parentNode;
  return [...node.querySelectorAll(".label")].filter((label) => label.checkVisibility({ visibilityProperty: false }))
    .map((label) => label.textContent).join("");
}"""


def editor(page, name: str):
    return page.locator(f'#stage .editor[aria-label="{name}"]')


def tap(page, name: str, share: float = 0.5):
    box = editor(page, name).bounding_box()
    page.mouse.click(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)


def heard(page, text: str):
    page.wait_for_function(
        """(text) => [...document.querySelectorAll("#stage .label")].some((label) => label.textContent === text)""",
        arg=text)


def test_a_tap_brings_the_keyboard_and_what_is_typed_reaches_the_program(browser):
    page = browser.open_fixture("typing")
    tap(page, "City")
    assert page.evaluate(EDITOR, "City")["hasFocus"]
    heard(page, "began")
    page.keyboard.type("Lisbon")
    rest(page)
    assert page.evaluate(EDITOR, "City") == {"value": "Lisbon", "start": 6, "end": 6, "hasFocus": True}
    assert page.evaluate(DRAWN_TEXT, "City") == "Lisbon"
    page.keyboard.press("Enter")
    heard(page, "return")
    # A touch elsewhere does not end it, the program does.
    page.mouse.click(*[sum(pair) for pair in zip(stage(page), (300, 600))])
    assert page.evaluate(EDITOR, "City")["hasFocus"]
    page.locator('#stage [role=button][aria-label="End"]').click()
    heard(page, "ended Lisbon")
    assert not page.evaluate(EDITOR, "City")["hasFocus"]


def stage(page):
    box = page.locator("#stage").bounding_box()
    return [box["x"], box["y"]]


def test_the_browsers_own_editing_works_and_reaches_the_program(browser):
    page = browser.open_fixture("typing")
    tap(page, "Letters", 0.9)
    for key in ("Home", "Delete", "End", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    page.wait_for_function("murmuration.workbench.program.edited()?.start === 1")
    assert page.evaluate("murmuration.workbench.program.edited().end") == 2
    page.keyboard.insert_text("écrit")
    rest(page)
    assert page.evaluate(DRAWN_TEXT, "Letters") == "bécrit"
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+x")
    page.keyboard.press("Control+v")
    page.keyboard.press("Control+v")
    rest(page)
    assert page.evaluate(DRAWN_TEXT, "Letters") == "bécritbécrit"
    page.keyboard.press("Control+z")
    rest(page)
    assert page.evaluate(DRAWN_TEXT, "Letters") == "bécrit"


def test_a_frame_does_not_undo_input_that_the_browser_has_not_reported(browser):
    page = browser.open_fixture("typing")
    tap(page, "Letters", 0.9)
    rest(page)
    # As a key does it: browsers tell of the selection in a task of its own, and a frame may come before.
    before, after = page.evaluate("""() => {
      const editor = document.activeElement;
      const before = editor.selectionStart;
      editor.setSelectionRange(1, 2);
      murmuration.workbench.typing.followFrame();
      return [before, [editor.selectionStart, editor.selectionEnd]];
    }""")
    assert before == 3 and after == [1, 2], (before, after)
    page.wait_for_function("murmuration.workbench.program.edited()?.start === 1")
    # What the program selects is followed again.
    page.keyboard.type("x")
    rest(page)
    assert page.evaluate(EDITOR, "Letters") == {"value": "axc", "start": 2, "end": 2, "hasFocus": True}


def test_what_the_delegate_refuses_is_taken_back(browser):
    page = browser.open_fixture("typing")
    tap(page, "Letters", 0.9)
    page.keyboard.type("d1e")
    rest(page)
    assert page.evaluate(EDITOR, "Letters")["value"] == "abcde"
    assert page.evaluate(DRAWN_TEXT, "Letters") == "abcde"


def test_an_input_method_composes_without_being_interrupted(browser):
    page = browser.open_fixture("typing")
    tap(page, "City")
    session = page.context.new_cdp_session(page)
    for text in ("に", "にほ", "にほん"):
        session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        page.evaluate(DRAWN)
    session.send("Input.insertText", {"text": "日本"})
    rest(page)
    assert page.evaluate(EDITOR, "City")["value"] == "日本"
    assert page.evaluate(DRAWN_TEXT, "City") == "日本"


def test_the_tabulator_goes_from_field_to_field_and_away(browser):
    page = browser.open_fixture("typing")
    editor(page, "City").focus()
    heard(page, "began")
    page.keyboard.type("Oslo")
    page.keyboard.press("Tab")
    assert page.evaluate(EDITOR, "Letters")["hasFocus"]
    page.wait_for_function("murmuration.workbench.program.edited()?.text === 'abc'")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(EDITOR, "City")["hasFocus"]
    page.focus("#watch")
    heard(page, "ended Oslo")
    assert page.evaluate("murmuration.workbench.program.edited()") is None


def test_a_search_bar_is_searched_cleared_and_read_aloud(browser):
    page = browser.open_fixture("typing")
    tap(page, "Search")
    page.keyboard.type("star")
    heard(page, "search star")
    node = next(node for node in tree(page) if node["role"] == "searchbox")
    assert node["name"] == "Search" and node["value"] == "star", node
    assert any(node["role"] == "textbox" and node["name"] == "City" for node in tree(page))
    page.keyboard.press("Enter")
    heard(page, "found")
    page.locator('#stage [role=button][aria-label="Clear text"]').last.click()
    heard(page, "search ")
    assert page.evaluate(EDITOR, "Search") == {"value": "", "start": 0, "end": 0, "hasFocus": True}
    page.keyboard.press("Escape")
    rest(page)
    assert not page.evaluate(EDITOR, "Search")["hasFocus"]
    found = complaints(page)
    assert not found, found


def test_on_screen_keyboards_suit_the_field(browser):
    page = browser.open_fixture("typing")
    city, search = editor(page, "City"), editor(page, "Search")
    assert city.get_attribute("inputmode") == "email" and city.get_attribute("enterkeyhint") == "next"
    assert search.get_attribute("type") == "search" and search.get_attribute("enterkeyhint") == "search"


def test_the_editor_lies_exactly_over_what_is_drawn(browser):
    page = browser.open_fixture("typing")
    tap(page, "Letters", 0.9)
    rest(page)
    # The editor's text is as wide as the drawn one, and begins where that does.
    drawn, typed = page.evaluate("""() => {
      const editor = document.activeElement;
      const label = [...editor.parentNode.querySelectorAll(".label")].find(({ textContent }) => textContent === "abc");
      const text = document.createRange();
      text.selectNodeContents(label);
      const box = text.getBoundingClientRect();
      const over = editor.getBoundingClientRect();
      const context = document.createElement("canvas").getContext("2d");
      const style = getComputedStyle(editor);
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return [[box.left, box.width, box.top + box.height / 2],
        [over.left, context.measureText("abc").width, over.top + over.height / 2]];
    }""")
    # Browsers round where a font begins in its line.
    assert all(abs(one - other) < most for one, other, most in zip(drawn, typed, [0.6, 0.6, 1])), (drawn, typed)
    assert page.evaluate("""getComputedStyle(document.activeElement.parentNode.querySelector(".content")).visibility""") == "hidden"
    browser.screenshot(page, "typing")


def test_the_past_shows_the_text_as_it_was_drawn(browser):
    page = browser.open_fixture("typing")
    tap(page, "City")
    page.keyboard.type("Kyoto")
    rest(page)
    page.evaluate("murmuration.workbench.past.goTo(murmuration.workbench.film.frames.length - 1)")
    assert page.evaluate("document.body.classList.contains('past')")
    shown = page.evaluate("""() => {
      const city = document.querySelector('#stage .editor[aria-label="City"]');
      const label = [...city.parentNode.querySelectorAll(".label")].find((label) => label.textContent.startsWith("Kyot"));
      return [getComputedStyle(city).display, label.checkVisibility({ visibilityProperty: true })];
    }""")
    assert shown == ["none", True]
    page.evaluate("murmuration.workbench.past.goLive()")
    rest(page)
    assert page.evaluate(EDITOR, "City") == {"value": "Kyoto", "start": 5, "end": 5, "hasFocus": True}


def test_nothing_is_computed_while_a_caret_blinks(browser):
    page = browser.open_fixture("typing")
    tap(page, "City")
    page.keyboard.type("a")
    rest(page)
    before = page.evaluate("murmuration.workbench.clock.time")
    page.wait_for_timeout(700)
    assert page.evaluate("murmuration.workbench.clock.time") == before


def test_a_finger_brings_the_keyboard_on_a_phone(browser):
    page = browser.open_fixture("typing", width=390, height=844, has_touch=True, is_mobile=True)
    box = editor(page, "City").bounding_box()
    page.touchscreen.tap(box["x"] + 40, box["y"] + box["height"] / 2)
    assert page.evaluate(EDITOR, "City")["hasFocus"]
    page.keyboard.type("Oslo")
    rest(page)
    assert page.evaluate(DRAWN_TEXT, "City") == "Oslo"
