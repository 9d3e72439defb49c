"""A demo's parameters: changed in the panel, seen on the stage, written in Swift and in the address."""

from browser import cell, each_demo, rest, wait_until_seen, watch, watched
from test_workbench import BOTH, go_to


def parameters(page) -> dict:
    return {each["id"]: each for each in page.evaluate("murmuration.workbench.program.parameters()")}


def test_every_demo_has_parameters_and_every_kind_of_control_works(browser):
    used = set()
    for page, demo in each_demo(browser, "?panel=adjust"):
        known = parameters(page)
        assert known, demo
        for id, parameter in known.items():
            control = page.locator(f"[id='parameter-{id}']")
            assert page.locator(f"label[for='parameter-{id}']").text_content() == parameter["title"]
            kind = parameter["kind"]
            if kind == "slider":
                control.focus()
                page.keyboard.press("Home" if parameter["value"] != parameter["minimum"] else "End")
            elif kind == "switch":
                control.click()
            elif kind == "choice":
                control.select_option(index=(int(parameter["value"]) + 1) % len(parameter["choices"]))
            else:
                control.fill(f"{int(parameter['value']) + 1}")
                control.press("Enter")
            changed = parameters(page)[id]["value"]
            assert changed != parameter["value"], f"{demo}: {id} stays {changed}"
            # After many changes, the address follows with a pause.
            page.wait_for_function("(id) => location.hash.includes(`p.${id}=`)", arg=id)
            used.add(kind)
        browser.screenshot(page, f"adjust-{demo}")
        page.click("#reset")
        assert {id: each["value"] for id, each in parameters(page).items()} == {
            id: each["value"] for id, each in known.items()}, demo
        page.wait_for_function("!location.hash.includes('p.')")
        browser.check_console()
    assert used == {"slider", "switch", "choice", "number"}, used


def test_switches_and_sliders_are_used_by_keyboard_alone(browser):
    page = browser.open("cell-animations")
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    go_to(page, "[role=tab]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    go_to(page, "#parameters input[type=range]")
    name = page.evaluate("document.activeElement.id").removeprefix("parameter-")
    before = parameters(page)[name]["value"]
    page.keyboard.press("ArrowLeft")
    assert parameters(page)[name]["value"] < before
    go_to(page, "#parameters [role=switch]")
    name = page.evaluate("document.activeElement.id").removeprefix("parameter-")
    before = parameters(page)[name]["value"]
    page.keyboard.press("Space")
    assert parameters(page)[name]["value"] == 1 - before


def test_the_resulting_swift_is_shown_and_copied(browser):
    for press in BOTH:
        page = browser.open("cell-animations?panel=adjust", permissions=["clipboard-read", "clipboard-write"])
        before = page.text_content("#code")
        assert "import CollectionMotion" in before or "import UIKit" in before, before[:200]
        page.locator("#parameter-damping").focus()
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        after = page.text_content("#code")
        assert after != before
        watch(page, "document.getElementById('copy-code').textContent")
        press(page, "#copy-code")
        wait_until_seen(page, "Copied")
        assert page.evaluate("navigator.clipboard.readText()") == after == page.evaluate("murmuration.workbench.program.code()")
        page.close()


def test_a_link_carries_parameters(browser):
    page = browser.open("cell-animations?p.damping=0.5&panel=adjust")
    for _ in range(2):
        assert parameters(page)["damping"]["value"] == 0.5
        assert page.input_value("#parameter-damping") == "0.5"
        page.reload()
        page.wait_for_selector("html[data-state=ready] #stage .node", state="attached")


def test_less_damping_makes_the_cell_swing(browser):
    page = browser.open("cell-animations?p.damping=0.3")
    height = "document.querySelector('#stage [aria-posinset=\"3\"]').getBoundingClientRect().height"
    watch(page, height)
    cell(page, 2).click()
    heights = [frame["value"] for frame in watched(page)]
    assert max(heights) > 305, heights
    assert abs(heights[-1] - 300) < 0.1, heights


def test_what_the_demos_own_options_change_is_seen_in_the_panel(browser):
    page = browser.open("cell-animations?panel=adjust")
    page.get_by_role("button", name="Options").click()
    rest(page)
    slider = page.locator("#stage [role=slider]").first
    name = slider.get_attribute("aria-label")
    id = next(each["id"] for each in parameters(page).values() if each["title"] == name)
    box = slider.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()
    rest(page)
    value = parameters(page)[id]["value"]
    # The panel looks a moment after each touch, at the click's value first.
    page.wait_for_function(
        "([id, value]) => Math.abs(Number(document.getElementById(`parameter-${id}`).value) - value) < 0.005",
        arg=[id, value])
    assert value != parameters(browser.open("cell-animations"))[id]["value"]


def test_the_last_of_a_million_cells_is_scrolled_to_and_tapped(browser):
    page = browser.open("cell-animations?panel=adjust")
    page.fill("#parameter-items", "1000000")
    page.press("#parameter-items", "Enter")
    page.wait_for_function("document.querySelector('#stage [role=listitem]').ariaSetSize === '1000000'")
    page.focus("#stage")
    page.keyboard.press("End")
    last = '#stage [aria-posinset="1000000"]'
    page.wait_for_selector(last)
    rest(page)
    box = page.locator(last).bounding_box()
    bar = page.locator("#stage").get_by_role("button", name="Options").bounding_box()
    assert 0 <= bar["y"] - box["y"] - box["height"] < 20, (box, bar)
    page.locator(last).click(position={"x": 100, "y": 20})
    page.wait_for_function(f"document.querySelector('{last}').getBoundingClientRect().height > 299.9")
    rest(page)
    heights = page.evaluate("""[...document.querySelectorAll("#stage [role=listitem]")]
      .map((cell) => [Number(cell.ariaPosInSet), cell.getBoundingClientRect()])
      .sort(([one], [other]) => one - other).map(([, box]) => [box.top, box.bottom])""")
    assert all(abs(a[1] - b[0]) < 0.02 for a, b in zip(heights, heights[1:])), "gaps between cells"
    browser.screenshot(page, "million")
    # Also far out the past looks as it did.
    page.keyboard.press(",")
    page.keyboard.press("l")
    assert page.evaluate(f"document.querySelector('{last}').getBoundingClientRect().height") > 299.9


def change_damping_in_the_demo(page) -> float:
    """With the demo's own options, as a user would."""
    page.get_by_role("button", name="Options").click()
    rest(page)
    slider = page.locator("#stage [role=slider][aria-label=Damping]")
    box = slider.bounding_box()
    page.mouse.move(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()
    page.get_by_role("button", name="Done").click()
    rest(page)
    return parameters(page)["damping"]["value"]


def test_what_the_demos_own_options_change_is_in_the_address_and_stays(browser):
    page = browser.open("cell-animations")
    value = change_damping_in_the_demo(page)
    assert value < 0.9, value
    page.wait_for_function("(value) => location.hash.includes(`p.damping=${value}`)", arg=value)
    # Played, and chosen in the index, the demo begins anew with them.
    for press in ("#watch", '#demos a[href="#cell-animations"]'):
        page.click(press)
        page.wait_for_function("murmuration.workbench.clock.time < 5")
        assert parameters(page)["damping"]["value"] == value, press
        assert f"p.damping={value}" in page.url, page.url
    # Another demo has its own; back at the first one they are there again.
    page.click('#demos a[href="#colours"]')
    assert "p." not in page.url.split("#")[1], page.url
    page.click('#demos a[href="#cell-animations"]')
    assert parameters(page)["damping"]["value"] == value
    assert f"p.damping={value}" in page.url, page.url
