"""How much room the panel and the timeline have: dragged, moved with keys, and kept."""

from browser import show_address
from test_inspector import tap_and_rest
from test_workbench import go_to

PARTS = {"panel-width": ("aside", "width"), "lanes-height": ("#lanes", "height")}


def size(page, separator: str) -> float:
    part, axis = PARTS[separator]
    return page.locator(part).bounding_box()[axis]


def drag(page, separator: str, x: float, y: float):
    place = page.locator(f"#{separator}").bounding_box()
    start = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x, start[1] + y, steps=4)
    page.mouse.up()


def test_the_panel_and_the_timeline_are_resized_by_dragging_and_keep_their_sizes(browser):
    page = browser.open(width=1440, height=900)
    for separator, x, y in [("panel-width", -100, 0), ("lanes-height", 0, -100)]:
        before = size(page, separator)
        drag(page, separator, x, y)
        assert abs(size(page, separator) - before - 100) < 1, (separator, before, size(page, separator))
        assert float(page.get_attribute(f"#{separator}", "aria-valuenow")) == round(size(page, separator))
    wanted = [size(page, separator) for separator in PARTS]
    page.reload()
    page.wait_for_selector("html[data-state=ready] #stage .node", state="attached")
    assert [size(page, separator) for separator in PARTS] == wanted
    # A press alone changes nothing, and two give the usual sizes back.
    for separator in PARTS:
        drag(page, separator, 0, 0)
    assert [size(page, separator) for separator in PARTS] == wanted
    for separator in PARTS:
        page.locator(f"#{separator}").dblclick()
        assert abs(size(page, separator) - wanted[list(PARTS).index(separator)] + 100) < 1, separator
        assert page.evaluate("(name) => localStorage.getItem(`murmuration.${name}`)", separator) == ""


def test_the_separators_are_moved_with_keys_between_their_limits(browser):
    page = browser.open(width=1440, height=900)
    for separator, grows, shrinks in [("panel-width", "ArrowLeft", "ArrowRight"), ("lanes-height", "ArrowUp", "ArrowDown")]:
        usual = size(page, separator)
        page.evaluate("document.activeElement.blur()")
        go_to(page, f"#{separator}")
        page.keyboard.press(grows)
        assert abs(size(page, separator) - usual - 16) < 1
        page.keyboard.press(f"Shift+{shrinks}")
        assert abs(size(page, separator) - max(usual - 64, float(page.get_attribute(f"#{separator}", "aria-valuemin")))) < 1
        for key, limit in [("Home", "aria-valuemin"), ("End", "aria-valuemax")]:
            page.keyboard.press(key)
            page.keyboard.press(shrinks if key == "Home" else grows)
            page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
            assert size(page, separator) == float(page.get_attribute(f"#{separator}", limit)), (separator, key)
        # There is always a stage.
        main = page.locator("#bench").bounding_box()
        assert main["width"] > 300 and main["height"] > 180, main
        page.keyboard.press("Enter")
        assert abs(size(page, separator) - usual) < 1


def test_sizes_leave_room_for_the_stage_in_a_smaller_window(browser):
    page = browser.open(width=1600, height=1000)
    for separator in PARTS:
        page.focus(f"#{separator}")
        page.keyboard.press("End")
    large = [size(page, separator) for separator in PARTS]
    page.set_viewport_size({"width": 1200, "height": 700})
    page.wait_for_function("document.getElementById('bench').offsetHeight > 180 && document.querySelector('main').offsetWidth >= 319")
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [1200, 700]
    # With more room, they are as large as before.
    page.set_viewport_size({"width": 1600, "height": 1000})
    page.wait_for_function("(height) => document.getElementById('lanes').offsetHeight === height", arg=large[1])
    assert [size(page, separator) for separator in PARTS] == large


def test_sizes_last_as_long_as_the_page_where_nothing_is_stored(browser):
    page = browser.open(width=1440, height=900, init="""Object.defineProperty(window, "localStorage", {
      get() { throw new DOMException("denied", "SecurityError"); },
    });""")
    before = size(page, "panel-width")
    drag(page, "panel-width", -60, 0)
    assert abs(size(page, "panel-width") - before - 60) < 1
    show_address(page, "colours")
    assert abs(size(page, "panel-width") - before - 60) < 1


def test_narrow_windows_have_no_separators(browser):
    page = browser.open(width=1440, height=900)
    drag(page, "panel-width", -100, 0)
    page.set_viewport_size({"width": 390, "height": 844})
    for separator in PARTS:
        page.locator(f"#{separator}").wait_for(state="hidden")
    assert size(page, "panel-width") == 390
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_closed_timeline_has_its_size_when_it_is_opened(browser):
    page = browser.open(width=1440, height=900)
    drag(page, "lanes-height", 0, -80)
    wanted = size(page, "lanes-height")
    page.reload()
    page.wait_for_selector("html[data-state=ready] #stage .node", state="attached")
    page.keyboard.press("i")
    page.locator("#lanes-height").wait_for(state="hidden")
    page.set_viewport_size({"width": 1400, "height": 890})
    page.keyboard.press("i")
    assert size(page, "lanes-height") == wanted


def test_a_large_screen_shows_more_bars(browser):
    heights = {}
    for height in (900, 1280, 1440, 2000):
        page = browser.open(width=2200, height=height)
        tap_and_rest(page)
        heights[height] = size(page, "lanes-height")
        if height >= 1280:
            assert page.evaluate("murmuration.workbench.device.scale") == 1, height
        page.close()
    assert heights[900] >= 111 and heights[1280] >= 132, heights
    assert heights[1440] > 230 and heights[2000] >= 800, heights
