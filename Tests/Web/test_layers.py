"""The layers of the stage in three dimensions."""

from browser import rest

ANGLE = "getComputedStyle(document.getElementById('bench')).getPropertyValue('--around')"
# Where a layer is drawn, over its whole width.
BOX = "(node) => { const { left, top, width, height } = node.getBoundingClientRect(); return [left, top, width, height]; }"


def opened(browser):
    page = browser.open("cell-animations", width=1440, height=900)
    rest(page)
    page.click("#tab-element")
    page.click("#layers")
    return page


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
