"""The layers of the stage in three dimensions."""

from browser import come_to_rest, hold_time, pass_time, rest

ANGLE = "getComputedStyle(document.getElementById('bench')).getPropertyValue('--around')"
# Where a layer is drawn, over its whole width.
BOX = "(node) => { const { left, top, width, height } = node.getBoundingClientRect(); return [left, top, width, height]; }"


INPUT = "murmuration.workbench.inputEvents.list.map(({ name }) => name)"
IS_OPEN = "document.body.classList.contains('exploded')"


def opened(browser):
    page = browser.open("cell-animations", width=1440, height=900)
    rest(page)
    page.click("#tab-element")
    page.click("#layers")
    return page


def label_of(page, words: str):
    """The layer of a label."""
    return page.locator("#stage .label", has_text=words).first.locator("xpath=..")


def point_of(page, node) -> tuple:
    left, top, width, height = node.evaluate(BOX)
    return left + width / 2, top + height / 2


def test_layers_are_drawn_apart_by_their_depth(browser):
    page = opened(browser)
    label = page.locator("#stage .label", has_text="Sunflower").first.locator("xpath=..")
    cell = page.locator("#stage [role=listitem]", has_text="Sunflower").first
    distance = label.evaluate(BOX)[0] - cell.evaluate(BOX)[0]
    # The more they are spread, the further a label is to the side of its cell.
    page.mouse.move(*point_of(page, page.locator("#bench")))
    page.mouse.wheel(0, -800)
    page.wait_for_function("parseFloat(document.getElementById('bench').style.getPropertyValue('--gap')) === 64")
    assert label.evaluate(BOX)[0] - cell.evaluate(BOX)[0] > distance + 20
    page.click("#layers")
    assert page.get_attribute("#layers", "aria-pressed") == "false"
    assert page.evaluate("getComputedStyle(document.querySelector('#stage .node')).translate") == "none"


def test_a_layer_is_picked_and_the_demo_hears_nothing(browser):
    page = opened(browser)
    label = page.locator("#stage .label", has_text="Sunflower").first.locator("xpath=..")
    page.mouse.click(*point_of(page, label))
    page.wait_for_selector("#element h2")
    assert page.locator("#element h2").inner_text() == "Cell 0, 1"
    assert page.locator(".views [aria-pressed=true]").inner_text() == 'UILabel "Sunflower"'
    assert label.evaluate("(node) => node.classList.contains('picked-layer')")
    # A drag turns the stage, and picks nothing.
    before = page.evaluate(ANGLE)
    x, y = point_of(page, page.locator("#stage .label", has_text="Dawn").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=4)
    page.mouse.up()
    assert page.evaluate(ANGLE) != before
    assert page.locator("#element h2").inner_text() == "Cell 0, 1"
    rest(page)
    assert page.evaluate("murmuration.workbench.inputEvents.list") == []


def test_escape_and_a_key_end_it(browser):
    page = opened(browser)
    page.keyboard.press("Escape")
    assert not page.evaluate("document.body.classList.contains('exploded')")
    page.keyboard.press("x")
    assert page.evaluate("document.body.classList.contains('exploded')")
    page.keyboard.press("x")
    rest(page)
    cell = page.locator("#stage [role=listitem]").nth(1)
    cell.click()
    page.wait_for_function("murmuration.workbench.inputEvents.list.length > 0")


def test_escape_ends_it_after_a_layer_was_pressed(browser):
    page = opened(browser)
    page.mouse.click(*point_of(page, label_of(page, "Sunflower")))
    # The stage has the focus now, and the keys.
    page.focus("#stage")
    page.keyboard.press("Escape")
    assert not page.evaluate(IS_OPEN)
    assert page.evaluate(INPUT) == []
    # The next one is the demo's.
    page.keyboard.press("Escape")
    assert page.evaluate(INPUT) == ["key"]


def test_a_touch_that_began_before_ends_for_the_demo(browser):
    page = browser.open("cell-animations", width=1440, height=900)
    rest(page)
    x, y = point_of(page, page.locator("#stage"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.keyboard.press("x")
    assert page.evaluate(IS_OPEN)
    angle = page.evaluate(ANGLE)
    page.mouse.move(x, y - 30, steps=3)
    page.mouse.up()
    names = page.evaluate(INPUT)
    assert names[0] == "pointerDown" and "pointerMove" in names and names[-1] == "pointerUp", names
    assert page.evaluate(ANGLE) == angle
    # The next press is the layers'.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=3)
    page.mouse.up()
    assert page.evaluate(ANGLE) != angle and page.evaluate(INPUT) == names


def test_turning_ends_where_the_button_is_released(browser):
    page = opened(browser)
    x, y = point_of(page, page.locator("#bench"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=3)
    turned = page.evaluate(ANGLE)
    # Over the panels the press is still the stage's.
    page.mouse.move(1430, y, steps=3)
    assert page.evaluate(ANGLE) != turned
    page.mouse.up()
    turned = page.evaluate(ANGLE)
    page.mouse.move(x, y, steps=3)
    assert page.evaluate(ANGLE) == turned


def test_the_right_button_and_zooming_are_the_pages(browser):
    page = opened(browser)
    x, y = point_of(page, label_of(page, "Sunflower"))
    page.mouse.click(x, y, button="right")
    rest(page)
    assert page.locator(".views [aria-pressed=true]").count() == 0
    assert page.evaluate(INPUT) == []
    spread = "document.getElementById('bench').style.getPropertyValue('--gap')"
    before = page.evaluate(spread)
    is_prevented = """(options) => {
      const event = new WheelEvent("wheel", { deltaY: -100, bubbles: true, cancelable: true, ...options });
      document.getElementById("stage").dispatchEvent(event);
      return event.defaultPrevented;
    }"""
    assert not page.evaluate(is_prevented, {"ctrlKey": True}) and page.evaluate(spread) == before
    assert page.evaluate(is_prevented, {}) and page.evaluate(spread) != before
    assert page.evaluate(INPUT) == []


def test_the_selected_view_is_marked_when_they_open_on_a_still_screen(browser):
    page = opened(browser)
    label = label_of(page, "Sunflower")
    page.mouse.click(*point_of(page, label))
    page.keyboard.press("x")
    rest(page)
    is_marked = "(node) => node.classList.contains('picked-layer')"
    assert not label.evaluate(is_marked)
    page.keyboard.press("x")
    assert label.evaluate(is_marked)


def test_a_layer_is_picked_in_an_element_that_has_gone_since(browser):
    page = browser.open("colours?panel=element")
    rest(page)
    hold_time(page)
    pass_time(page, 0.1)
    page.get_by_role("button", name="Delete", exact=True).first.click()
    come_to_rest(page)
    movement = "murmuration.workbench.inspection.movements.find(({ departing, kind }) => departing && kind === 'cell')"
    layer = page.evaluate(f"{movement}.layer")
    page.evaluate(f"murmuration.workbench.past.scrub({movement}.begin - 0.02)")
    page.click("#layers")
    assert page.evaluate("(layer) => murmuration.workbench.program.element(layer)", layer) is None
    cell = page.locator(f"#stage [data-layer='{layer}']")
    name = cell.get_attribute("aria-posinset")
    page.evaluate("(layer) => murmuration.workbench.layers.onPick(layer)", int(cell.locator(".node").last.get_attribute("data-layer")))
    found = page.locator("#element h2").inner_text()
    assert found == f"Cell 0, {int(name) - 1}", (found, name)
    assert page.locator(".views [aria-pressed=true]").count() == 1


def test_a_layer_without_an_area_is_not_picked(browser):
    page = browser.open("cell-animations", width=1440, height=900)
    rest(page)
    # A label over the whole cell; then with no size, and then scaled to nothing.
    picked = page.evaluate("""() => {
      const { picker, film } = murmuration.workbench;
      const { layers } = film.live;
      const label = [...document.querySelectorAll("#stage .label")].find(({ textContent }) => textContent.includes("Sunflower"));
      const id = Number(label.parentNode.dataset.layer);
      const record = layers.get(id);
      const [x, y] = picker.place((({ x, y, width, height }) => ({ clientX: x + width / 2, clientY: y + height / 2 }))(label.getBoundingClientRect()));
      const nothing = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
      return [{}, { width: 0, height: 0 }, { matrix: nothing }].map((change) => {
        layers.set(id, { ...record, geometry: { ...record.geometry, ...change } });
        picker.pick(x, y);
        layers.set(id, record);
        return picker.view === id;
      });
    }""")
    assert picked == [True, False, False], picked
