"""What an invalidation led to, from its row in the trace to the frames, and from an element back to it."""

from browser import cell, come_to_rest, hold_time, pass_time
from test_workbench import BOTH

ROWS = """Object.fromEntries([...document.querySelectorAll("#consequences dl > div")]
  .map((row) => [row.children[0].textContent, row.children[1].textContent]))"""

INVALIDATION = "layout.invalidateLayout(with: everything"


def select(page, text: str, last: bool = True):
    rows = page.locator("#trace .call", has_text=text)
    (rows.last if last else rows.first).click()


def unfold(browser, demo: str = "cell-animations"):
    page = browser.open(f"{demo}?panel=trace")
    hold_time(page)
    cell(page, 2).first.click()
    come_to_rest(page)
    return page


def test_an_invalidation_leads_to_the_elements_and_the_frames_that_it_changed(browser):
    page = unfold(browser)
    assert not page.locator("#consequences").is_visible()
    select(page, INVALIDATION)
    rows = page.evaluate(ROWS)
    assert rows["Named"] == "everything: all attributes may be others", rows
    assert rows["During"] == "touch", rows
    assert rows["Prepared"].startswith("layout.prepare() at "), rows
    said = page.eval_on_selector_all("#consequences li", "(items) => items.map(({ textContent }) => textContent)")
    # The cell grows, those below it make room, and those beyond the screen go.
    assert "cell 0, 2 moves: size 390 × 100 → 390 × 300" in said, said
    assert "cell 0, 3 moves: origin 0, 300 → 0, 500" in said, said
    assert any(words.endswith("disappears: origin 0, 800 → 0, 1000") for words in said), said
    assert not any("cell 0, 0 " in words or "cell 0, 1 " in words for words in said), said
    # Counted another way: those whose layers have animations.
    moving = page.evaluate("new Set([...murmuration.workbench.inspection.animations.values()].filter(({ element }) => element).map(({ layer }) => layer)).size")
    assert len(said) == moving, (said, moving)
    # The frames are those in which something is animated.
    begin, end = page.evaluate("""(() => {
      const all = [...murmuration.workbench.inspection.animations.values()];
      return [Math.min(...all.map(({ begin }) => begin)), Math.max(...all.map(({ over }) => over))];
    })()""")
    page.locator("#consequences dd button", has_text="from").click()
    part = page.evaluate("murmuration.workbench.filmPlayer.part")
    assert begin <= part["from"] < begin + 0.03 and abs(part["to"] - end) < 1e-9, (part, begin, end)
    assert abs(page.evaluate("murmuration.workbench.film.shown.frame.time") - part["from"]) < 1e-9
    # Another row ends it.
    select(page, "layout.prepare()")
    assert not page.locator("#consequences").is_visible()


def test_an_element_leads_back_to_the_invalidation_and_that_to_the_element(browser):
    page = unfold(browser)
    for press in BOTH:
        select(page, INVALIDATION)
        page.evaluate("[...document.querySelectorAll('#consequences li button')].find(({ textContent }) => textContent === 'cell 0, 3').id = 'wanted'")
        press(page, "#wanted")
        assert page.locator("#panel-element").is_visible() and page.text_content("#element h2") == "cell 0, 3"
        page.evaluate("document.querySelector('#element .chain .call').id = 'first-of-chain'")
        press(page, "#first-of-chain")
        assert page.locator("#panel-trace").is_visible()
        assert page.evaluate("document.activeElement.textContent").endswith("layout.invalidateLayout(with: everything)")
        assert "cell 0, 3 moves: origin 0, 300 → 0, 500" in page.evaluate(ROWS)["Elements"]
        page.click("#tab-trace")


def test_a_batch_update_is_named_with_what_it_was_part_of(browser):
    page = unfold(browser, "colours")
    select(page, "layout.invalidateLayout(with: everything, counts)")
    rows = page.evaluate(ROWS)
    assert rows["Named"] == "everything: all attributes may be others, the numbers of sections and items", rows
    assert rows["During"] == "touchbatch update", rows
    assert "departing cell 0, 2 disappears: alpha 1 → 0" in rows["Elements"], rows
    page.locator("#consequences dd button", has_text="batch update").click()
    assert page.evaluate("document.activeElement.textContent").endswith("batch update")


def test_what_changes_at_once_is_found_too(browser):
    page = browser.open("colours?panel=trace")
    hold_time(page)
    pass_time(page, 0.2)
    last = page.evaluate("murmuration.workbench.inspection.trace.at(-1).number")
    page.evaluate("""() => {
      const { device } = murmuration.workbench;
      device.rotate();
    }""")
    page.wait_for_function("(last) => murmuration.workbench.inspection.trace.some(({ number, text }) => number > last && text === 'layout.prepare()')", arg=last)
    come_to_rest(page)
    select(page, "layout.invalidateLayout(with:")
    rows = page.evaluate(ROWS)
    assert rows["Elements"] != "none changed", rows
    said = page.eval_on_selector_all("#consequences li", "(items) => items.map(({ textContent }) => textContent)")
    assert any("at once: origin" in words for words in said), said


def test_what_is_not_prepared_yet_says_so(browser):
    page = unfold(browser)
    page.evaluate("""() => {
      const { inspection, consequences } = murmuration.workbench;
      const { trace } = inspection;
      const place = trace.findLastIndex(({ text }) => text.startsWith("layout.invalidateLayout(with:"));
      inspection.trace = trace.slice(0, place + 1);
      consequences.show(inspection.trace.at(-1));
    }""")
    rows = page.evaluate(ROWS)
    assert rows["Prepared"] == "not so far" and "Elements" not in rows and "Frames" not in rows, rows
