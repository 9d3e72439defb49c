"""Mouse, touch, wheel and keyboard on the stage."""

from browser import DRAWN, box, cell, come_to_rest, hold_time, pass_time, rest, watch, watched

HEIGHT_OF_THIRD = "document.querySelector('#stage [aria-posinset=\"3\"]').getBoundingClientRect().height"
TOP_OF_FIFTH = """(() => {
  const stage = document.getElementById("stage").getBoundingClientRect();
  const fifth = document.querySelector('#stage [aria-posinset="5"]');
  return fifth ? fifth.getBoundingClientRect().y - stage.y : null;
})()"""


def test_a_tapped_cell_grows_to_300_points(browser):
    page = browser.open()
    assert abs(box(page, 2)["height"] - 100) < 0.5
    watch(page, HEIGHT_OF_THIRD)
    cell(page, 2).click()
    browser.screenshot(page, "growing")
    frames = watched(page)
    heights = [frame["value"] for frame in frames]
    assert all(later >= earlier - 0.01 for earlier, later in zip(heights, heights[1:])), heights
    assert abs(heights[-1] - 300) < 0.5, heights[-1]
    between = {round(height, 1) for height in heights if 101 < height < 299}
    assert len(between) >= 5, f"only {sorted(between)} on the way"
    moving = [frame["time"] for frame in frames if 100.01 < frame["value"] < 299.9]
    assert moving[-1] - moving[0] < 0.6, f"moves for {moving[-1] - moving[0]} s"
    browser.screenshot(page, "grown")


def test_the_cells_below_move_down(browser):
    page = browser.open()
    before = box(page, 3)
    cell(page, 2).click()
    page.wait_for_function(f"{HEIGHT_OF_THIRD} > 299.9")
    assert abs(box(page, 3)["y"] - before["y"] - 200) < 0.5
    assert abs(box(page, 1)["y"] - 100) < 0.5


def test_a_second_tap_closes_the_cell(browser):
    page = browser.open()
    cell(page, 2).click()
    page.wait_for_function(f"{HEIGHT_OF_THIRD} > 299.9")
    cell(page, 2).click()
    page.wait_for_function(f"{HEIGHT_OF_THIRD} < 100.1")


def test_a_finger_taps_as_well(browser):
    page = browser.open(width=390, height=844, has_touch=True, is_mobile=True)
    cell(page, 2).tap()
    page.wait_for_function(f"{HEIGHT_OF_THIRD} > 299.9")


def test_the_wheel_scrolls(browser):
    page = browser.open()
    before = page.evaluate(TOP_OF_FIFTH)
    stage = page.locator("#stage").bounding_box()
    page.mouse.move(stage["x"] + 100, stage["y"] + 300)
    page.mouse.wheel(0, 120)
    page.wait_for_function(f"{TOP_OF_FIFTH} < {before} - 119")
    rest(page)
    assert abs(page.evaluate(TOP_OF_FIFTH) - (before - 120)) < 1
    assert page.evaluate("scrollY") == 0, "the page itself scrolled"


def test_dragging_scrolls_and_lets_go_with_momentum(browser):
    page = browser.open()
    hold_time(page)
    before = page.evaluate(TOP_OF_FIFTH)
    stage = page.locator("#stage").bounding_box()
    x, y = stage["x"] + 150, stage["y"] + 500
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(x, y - 15 * step)
        page.evaluate(DRAWN)
        pass_time(page, 1 / 60)
    page.mouse.up()
    released = page.evaluate(TOP_OF_FIFTH)
    # The first 10 points or more go by before it is a drag.
    assert before - 140 <= released <= before - 130, f"{before} to {released}"
    tops = [frame["value"] for frame in come_to_rest(page, f"{TOP_OF_FIFTH} ?? -Infinity")]
    assert tops[5] < released - 50 and tops[-1] < tops[5] - 50, tops
    assert page.evaluate(HEIGHT_OF_THIRD.replace('"3"', '"9"')) < 101, "the drag also tapped"


def test_keys_scroll_and_select(browser):
    page = browser.open()
    page.focus("#stage")
    before = page.evaluate(TOP_OF_FIFTH)
    page.keyboard.press("ArrowDown")
    page.wait_for_function(f"{TOP_OF_FIFTH} < {before} - 10")
    page.keyboard.press("Home")
    page.wait_for_function(f"{TOP_OF_FIFTH} === {before}")
    for _ in range(3):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.ariaPosInSet") == "3"
    page.keyboard.press("Enter")
    page.wait_for_function(f"{HEIGHT_OF_THIRD} > 299.9")
    page.keyboard.press("End")
    page.wait_for_function(
        """[...document.querySelectorAll("#stage [role=listitem]")]
          .some((cell) => cell.ariaPosInSet === cell.ariaSetSize)""")
    # The cell that had the focus is gone; keys still reach the stage.
    page.keyboard.press("Home")
    page.wait_for_function("""document.querySelector('#stage [aria-posinset="1"]') !== null""")


def test_delete_does_to_a_row_what_swiping_across_it_does(browser):
    page = browser.open("outline")
    names = """() => [...document.querySelectorAll("#stage [role=listitem]")].map((row) => row.ariaLabel)"""
    focused = "document.activeElement.ariaLabel"
    before = page.evaluate(names)
    assert before[:2] == ["Packing list", "Starlings at dusk"], before
    page.locator('#stage [role=listitem][aria-label="Packing list"]').focus()
    page.keyboard.press("Delete")
    rest(page)
    assert "Packing list" not in page.evaluate(names)
    # The next row has the focus, and the other key does the same.
    assert page.evaluate(focused) == "Starlings at dusk"
    page.keyboard.press("Backspace")
    rest(page)
    after = page.evaluate(names)
    assert "Starlings at dusk" not in after and set(before[2:]) <= set(after), after


def test_arrow_keys_scroll_the_row_of_cards_that_has_the_focus(browser):
    page = browser.open_fixture("list")
    lefts = """["1.1", "2.1"].map((name) =>
      document.querySelector(`#stage [aria-label="${name}"]`).getBoundingClientRect().left)"""
    first, second = page.evaluate(lefts)
    page.locator('#stage [aria-label="2.0"]').focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"{lefts}[1] < {second} - 39")
    assert page.evaluate(lefts)[0] == first
    page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"{lefts}[1] === {second}")
    # No row is meant while the focus is in none.
    page.focus("#stage")
    page.keyboard.press("ArrowRight")
    rest(page)
    assert page.evaluate(lefts) == [first, second]


def test_nothing_is_computed_while_nothing_moves(browser):
    page = browser.open()
    rest(page)
    frames = page.evaluate("""async () => {
      const { workbench } = murmuration;
      const before = workbench.clock.time;
      await new Promise((resolve) => setTimeout(resolve, 300));
      return workbench.clock.time - before;
    }""")
    assert frames == 0, f"time went on by {frames} s"


def test_time_does_not_jump_after_a_pause(browser):
    page = browser.open()
    passed = page.evaluate("""() => {
      const { workbench } = murmuration;
      workbench.clock.lastTimestamp = performance.now() - 60000;
      const before = workbench.clock.time;
      workbench.clock.step(performance.now());
      return workbench.clock.time - before;
    }""")
    assert 0 < passed <= 0.0501, f"{passed} s in one frame"
