"""Why an element is where it is, why it fades, and why it is not animated, in words."""

from browser import hold_time, pass_time, cell, come_to_rest

WHY = "[...document.querySelectorAll('#element .why dt')].map((dt) => [dt.textContent, dt.nextSibling.textContent])"
CHAIN = "[...document.querySelectorAll('#element .chain .call')].map((call) => call.lastChild.textContent)"


def answers(page) -> dict:
    return dict(page.evaluate(WHY))


def pick(page, item: int):
    page.evaluate("""(item) => {
      const { picker, program } = murmuration.workbench;
      const cell = document.querySelector(`#stage [role=listitem][aria-posinset="${item + 1}"]`);
      picker.pin(program.element(Number(cell.dataset.layer)).layer);
    }""", item)


def test_it_is_said_why_a_cell_is_on_its_way_and_what_led_to_it(browser):
    page = browser.open("cell-animations?panel=element")
    hold_time(page)
    pass_time(page, 0.5)
    pick(page, 3)
    said = answers(page)
    assert "its size is 390 × 100" in said["Why is it here?"], said
    assert "A reload shows other views at once" in said["Why is it not animated?"], said
    cell(page, 2).click()
    pass_time(page, 0.1)
    said = answers(page)
    assert said["Why is it here?"].startswith("It is on its way from 195, 350 (390 × 100) to 195, 550 (390 × 100)"), said
    assert "position on spring(" in said["Why is it here?"] and "Why is it not animated?" not in said, said
    chain = page.evaluate(CHAIN)
    assert chain[0].startswith("layout.invalidateLayout(with:") and len(chain) >= 2, chain
    come_to_rest(page)
    pass_time(page, 0.2)
    said = answers(page)
    assert "Its animation is over since" in said["Why is it not animated?"], said
    # One above the change was asked about, and is where it was.
    pick(page, 0)
    assert "are the same" in answers(page)["Why is it not animated?"], answers(page)


def test_it_is_said_why_a_cell_fades(browser):
    page = browser.open("colours?panel=element")
    hold_time(page)
    pass_time(page, 0.5)
    pick(page, 1)
    cell(page, 1).first.click()
    pass_time(page, 0.1)
    said = answers(page)
    assert said["Why does it fade?"] == "It disappears, and the layout returned alpha 0 in its final attributes.", said
    # It turns where it is.
    assert answers(page)["Why is it here?"].startswith("It is in motion at "), answers(page)
    chain = page.evaluate(CHAIN)
    assert [line.split("(")[0] for line in chain] == [
        "layout.invalidateLayout", "layout.prepare", "layout.finalLayoutAttributesForDisappearingItem"], chain
    # In the past, too; a line leads to the trace.
    page.evaluate("murmuration.workbench.past.step(-1)")
    assert "alpha 0" in answers(page)["Why does it fade?"]
    page.locator("#element .chain .call").first.click()
    assert page.locator("#tab-trace").get_attribute("aria-selected") == "true"


def test_a_call_that_looks_like_another_one_is_the_one_that_is_revealed(browser):
    page = browser.open("cell-animations?panel=element")
    hold_time(page)
    pass_time(page, 0.5)
    pick(page, 3)
    # The layout is asked again in the same frame, and returns the same.
    numbers = page.evaluate("""() => {
      const { element, inspection: { trace } } = murmuration.workbench;
      element.reveal = ({ number }) => { window.revealed = number; };
      document.querySelector("#element .chain li:last-child .call").click();
      const call = trace.find(({ number }) => number === revealed);
      trace.push({ ...call, number: trace.at(-1).number + 1 });
      element.expire();
      murmuration.workbench.look();
      return [call.number, trace.at(-1).number];
    }""")
    for place in ["chain", "sources"]:
        page.locator(f"#element .{place} .call").last.click()
        assert page.evaluate("revealed") == numbers[1] != numbers[0], (place, numbers)
