"""The curves of springs: what the program computes, dragged; and A beside B."""

from browser import cell, rest
from test_inspector import tap_and_rest
from test_phone import swipe
from test_playground import parameters
from test_parameter_preview import change, wait_for_preview

CURVE = """[...document.querySelector("#parameters .spring-curve:not(.previous-curve)").getAttribute("d")
  .matchAll(/([\\d.]+) ([\\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)])"""


def drag(page, handle: str, x: float, y: float):
    """A handle of the first spring, by so many pixels."""
    box = page.locator(f"#parameters [data-sets={handle}]").first.bounding_box()
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x, start[1] + y, steps=6)
    page.mouse.up()


def test_demos_with_springs_draw_them(browser):
    expected = {"cell-animations": 1, "sticky-headers": 1, "storefront": 1, "colours": 0}
    for demo, count in expected.items():
        page = browser.open(f"{demo}?panel=adjust")
        assert page.locator("#parameters .spring").count() == count, demo
        page.close()


def test_a_curve_is_what_is_seen_on_the_stage(browser):
    page = browser.open("cell-animations?panel=adjust&p.damping=0.4")
    tap_and_rest(page)
    # The height of the cell in the film's frames, as a share of its way.
    seen = page.evaluate("""() => {
      const { film, inputEvents, program } = murmuration.workbench;
      const layer = film.frames.flatMap(({ changes }) => [...changes]).findLast(([, record]) =>
        record?.semantics?.role === "listItem" && record.semantics.position === 3)[0];
      const history = film.history(layer, 0, Infinity).filter(([, record]) => record?.geometry);
      // The animation begins with the frame in which the finger is up.
      const begin = murmuration.workbench.inspection.animations.values().find(({ key }) => key === "bounds.size").begin;
      return history.filter(([time]) => time >= begin && time < begin + 0.4).map(([time, { geometry }]) => {
        const [progress] = program.springCurve(0.4, 0.4, 0, time - begin, 1).slice(1);
        return [time - begin, (geometry.height - 100) / 200, progress];
      });
    }""")
    assert len(seen) > 10, seen
    assert all(abs(height - progress) < 0.003 for _, height, progress in seen), seen
    assert max(height for _, height, _ in seen) > 1.1
    # The drawing shows the same: it rises as far.
    drawn = page.evaluate(CURVE)
    end = page.evaluate("Number(document.querySelector('.spring-end').getAttribute('y1'))")
    start = page.evaluate("Number(document.querySelectorAll('.spring-end')[1].getAttribute('y1'))")
    highest = (start - min(y for _, y in drawn)) / (start - end)
    exact = page.evaluate("Math.max(...murmuration.workbench.program.springCurve(0.4, 0.4, 0, 0.4, 400))")
    assert abs(highest - exact) < 0.02, (highest, exact)


def test_handles_change_damping_duration_and_velocity(browser):
    page = browser.open("cell-animations?panel=adjust")
    drag(page, "damping", 0, -30)
    damping = parameters(page)["damping"]["value"]
    assert 0.1 < damping < 0.6, damping
    assert page.locator("#parameters .previous-curve").get_attribute("d"), "nothing to compare with"
    assert f"p.damping={damping}" in page.url
    assert abs(float(page.input_value("#parameter-damping")) - damping) < 1e-9
    drag(page, "duration", 60, 0)
    assert parameters(page)["duration"]["value"] > 0.45
    drag(page, "velocity", 0, -20)
    assert parameters(page)["velocity"]["value"] > 1
    # Down below the end there is no bouncing.
    drag(page, "damping", 0, 90)
    assert parameters(page)["damping"]["value"] == 1


def test_a_dragged_spring_has_the_last_gesture_done_again(browser):
    page = browser.open("cell-animations?panel=adjust")
    tap_and_rest(page)
    drag(page, "damping", 0, -30)
    wait_for_preview(page)
    heights = page.evaluate("""() => {
      const { film } = murmuration.workbench;
      return film.frames.flatMap(({ changes }) => [...changes.values()]).map((record) => record?.geometry?.height ?? 0);
    }""")
    assert any(320 < height < 500 for height in heights), "it does not swing"


def test_a_and_b_do_the_same_side_by_side(browser):
    page = browser.open("cell-animations?panel=adjust")
    tap_and_rest(page)
    page.click("#compare")
    page.wait_for_function("murmuration.workbench.comparisonCopy.isStarted")
    change(page, "expandedHeight", 200)
    wait_for_preview(page)
    heights = """["stage", "stage-a"].map((id) =>
      document.querySelector(`#${id} [aria-posinset="3"]`).getBoundingClientRect().height / murmuration.workbench.device.scale)"""
    assert [round(height) for height in page.evaluate(heights)] == [200, 300]
    assert page.text_content("#name-of-a") == "A · Expanded height 300 pt"
    assert page.text_content("#name-of-b") == "B · Expanded height 200 pt"
    # Both hear of what is done now, and both go back in time.
    cell(page, 4).click()
    rest(page)
    opened = heights.replace('"3"', '"5"')
    assert [round(height) for height in page.evaluate(opened)] == [200, 300]
    page.evaluate("murmuration.workbench.past.scrub(0)")
    assert [round(height) for height in page.evaluate(opened)] == [100, 100]
    page.keyboard.press("l")
    # They change places, and one is alone again.
    page.click("#swap")
    page.wait_for_timeout(100)
    rest(page)
    assert parameters(page)["expandedHeight"]["value"] == 300
    assert page.text_content("#name-of-a") == "A · Expanded height 200 pt"
    boxes = page.evaluate("""["stage", "stage-a"].map((id) => document.getElementById(id).getBoundingClientRect())
      .map(({ left, right, top, bottom }) => [left, right, top, bottom])""")
    assert boxes[1][1] < boxes[0][0] and boxes[0][2:] == boxes[1][2:], boxes
    page.click("#compare")
    assert not page.locator("#stage-a").is_visible()
    # Another demo is not compared.
    page.click("#compare")
    page.wait_for_function("murmuration.workbench.comparisonCopy.isStarted")
    page.click('#demos a[href="#colours"]')
    assert not page.locator("#stage-a").is_visible()
    assert page.get_attribute("#compare", "aria-pressed") == "false"


def test_a_and_b_fit_a_phone(browser):
    page = browser.open("cell-animations?panel=adjust", width=390, height=844, has_touch=True, is_mobile=True)
    page.click("#compare")
    page.wait_for_function("murmuration.workbench.comparisonCopy.isStarted && document.querySelector('#stage-a .node')")
    rest(page)
    boxes = page.evaluate("""["stage", "stage-a"].map((id) => document.getElementById(id).getBoundingClientRect())
      .map(({ left, right }) => [left, right])""")
    assert all(0 <= left < right <= 390 for left, right in boxes), boxes
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_finger_drags_a_handle_and_not_the_page(browser):
    page = browser.open("cell-animations?panel=adjust", width=390, height=844, has_touch=True, is_mobile=True)
    handle = page.locator("#parameters [data-sets=damping]")
    handle.scroll_into_view_if_needed()
    page.wait_for_timeout(100)
    before = page.evaluate("scrollY")
    box = handle.bounding_box()
    swipe(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 30)
    page.wait_for_timeout(200)
    assert parameters(page)["damping"]["value"] < 0.7
    assert page.evaluate("scrollY") == before
