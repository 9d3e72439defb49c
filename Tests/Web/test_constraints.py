"""The constraints of a picked view, and the trial without one of them."""

import tempfile

from browser import rest
from test_films import record

OUTLINES = "document.querySelectorAll('#overlay .trial polygon').length"


def opened(browser, screen: str = "feed"):
    """One of someone's own screens. The cells of the first have a stack view within the margins of a card."""
    page = browser.open_file(browser.page_file.parent / "screens.html", screen, width=1440, height=900)
    rest(page)
    page.click("#tab-element")
    return page


def pick_stack(page):
    rest(page)
    page.evaluate("""() => {
      const { picker } = murmuration.workbench;
      const cell = [...document.querySelectorAll("#stage [role=listitem]")].find(({ textContent }) => textContent.includes("Bo"));
      picker.pickLayer(Number(cell.dataset.layer));
    }""")
    page.locator(".views button", has_text="UIView").nth(1).click()


def leading(page):
    return page.locator("#constraints .constraint", has_text="leading = contentView.leading + 16")


def button_of(page):
    return leading(page).get_by_role("button", name="Without it")


def try_without(page):
    pick_stack(page)
    button_of(page).click()
    assert leading(page).locator(".outcome").count() == 1 and page.evaluate(OUTLINES) > 0


def test_the_outlines_end_with_the_trial(browser):
    page = opened(browser)
    ways = {
        "Deselect": lambda: page.click("#unpin"),
        "another view": lambda: page.locator(".views button").first.click(),
        "another panel": lambda: page.click("#tab-trace"),
        "the same again": lambda: button_of(page).click(),
    }
    for name, end in ways.items():
        page.click("#tab-element")
        try_without(page)
        end()
        rest(page)
        assert page.evaluate(OUTLINES) == 0, name


def test_the_outlines_end_with_the_screen(browser):
    page = opened(browser, "page")
    for way in ["choose(murmuration.workbench.demo)", "choose(murmuration.workbench.demos.find(({ id }) => id === 'places'))"]:
        page.evaluate("""() => {
          const label = [...document.querySelectorAll("#stage .label")].find(({ textContent }) => textContent.startsWith("Opened"));
          murmuration.workbench.picker.pickLayer(Number(label.parentNode.parentNode.dataset.layer));
        }""")
        leading = page.locator("#constraints .constraint", has_text="leading + 20")
        leading.get_by_role("button", name="Without it").click()
        assert page.evaluate(OUTLINES) > 0
        page.evaluate(f"murmuration.workbench.{way}")
        rest(page)
        assert page.evaluate(OUTLINES) == 0, way


def test_the_outlines_are_of_the_present(browser):
    page = opened(browser)
    try_without(page)
    outlines = page.evaluate(OUTLINES)
    page.keyboard.press(",")
    assert page.evaluate(OUTLINES) == 0 and "press Live" in page.inner_text("#constraints")
    page.keyboard.press("l")
    assert page.evaluate(OUTLINES) == outlines
    assert "→" in leading(page).locator(".outcome").inner_text()


def test_a_view_that_moves_with_its_superview_has_no_frame_of_its_own_to_tell(browser):
    page = opened(browser)
    try_without(page)
    lines = leading(page).locator(".outcome li").all_inner_texts()
    assert lines[0].startswith("UIStackView 16, 12, 326, ") and "→" in lines[0], lines
    assert 'UIButton "Like" moves with its superview' in lines, lines
    for line in lines:
        before, _, after = line.partition(" → ")
        assert not after or not before.endswith(after), line


def test_the_focus_stays_where_it_is_while_the_list_changes(browser):
    page = opened(browser)
    pick_stack(page)
    number = button_of(page).get_attribute("data-number")
    button_of(page).focus()
    page.evaluate("window.other = document.querySelector('.constraint:not(:has([data-number]:focus))')")
    focused = "[document.activeElement.dataset.number, document.activeElement.getAttribute('aria-pressed')]"
    page.keyboard.press("Enter")
    assert page.evaluate(focused) == [number, "true"]
    # On a wider device it would be elsewhere.
    outcome = leading(page).locator(".outcome").inner_text()
    page.evaluate("murmuration.workbench.device.rotate()")
    page.wait_for_function("(outcome) => document.querySelector('.outcome').innerText !== outcome", arg=outcome)
    rest(page)
    assert page.evaluate(focused) == [number, "true"]
    # What is the same in each of them has not been replaced.
    assert page.evaluate("other.isConnected")


def test_a_button_is_pressed_before_the_program_answers(browser):
    page = opened(browser)
    pick_stack(page)
    page.evaluate("""() => {
      murmuration.workbench.element.constraints.program = { askLayout() {}, askLayoutWithout() {} };
    }""")
    button_of(page).click()
    assert button_of(page).get_attribute("aria-pressed") == "true"
    button_of(page).click()
    assert button_of(page).get_attribute("aria-pressed") == "false"


def test_only_what_is_satisfied_and_gives_nothing_is_grey(browser):
    page = opened(browser)
    pick_stack(page)
    page.evaluate("""() => {
      const { constraints } = murmuration.workbench.element;
      const [known] = constraints.layout.constraints;
      const made = [["satisfied", []], ["satisfied", ["x"]], ["violated", []], ["broken", []]].map(([state, effects], number) =>
        ({ ...known, number, state, effects }));
      const layout = { ...constraints.layout, constraints: made };
      constraints.program = { askLayout(layer, take) { take(layout); } };
      murmuration.workbench.look();
    }""")
    assert page.eval_on_selector_all(".constraint", "(all) => all.map((each) => each.classList.contains('idle'))") == [
        True, False, False, False]


def test_a_film_from_a_file_promises_no_constraints(browser):
    with tempfile.TemporaryDirectory() as folder:
        page = browser.open_file(record(browser, folder, "cell-animations", "html"), "")
        page.click("#tab-element")
        page.locator("#stage [role=listitem]").nth(2).click(position={"x": 20, "y": 20})
        page.locator(".views button").nth(1).click()
        assert page.locator(".views [aria-pressed=true]").count() == 1
        assert page.inner_text("#constraints") == ""
        assert "constraints" not in page.locator(".views button").nth(1).get_attribute("title")
