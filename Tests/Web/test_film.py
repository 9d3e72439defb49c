"""Going back in time, slow motion, pause and single frames."""

import json
import re

from browser import DRAWN, cell, come_to_rest, each_demo, hold_time, rest, show_address, watch, watched

# Every layer on the stage: where it is, how, and what it says, once their order in the document is settled. The browser's own
# editor of a field is none: it is only there in the present.
LOOK = """
window.look = () => {
  murmuration.workbench.renderer.settle();
  const stage = document.getElementById("stage").getBoundingClientRect();
  const round = (value) => Math.round(value * 1e3) / 1e3;
  return [...document.querySelectorAll("#stage [data-layer]:not(.editor)")].map((node) => {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    return [
      Number(node.dataset.layer), ...[box.x - stage.x, box.y - stage.y, box.width, box.height].map(round), style.transform,
      style.opacity, style.backgroundColor, style.borderRadius, node.getAttribute("role"), node.ariaLabel,
      node.querySelector(":scope > .label")?.textContent ?? null,
      [...node.querySelectorAll(":scope > .picture img")].map((image) => [image.src, image.style.transform]),
      node.parentNode.closest("[data-layer]")?.dataset.layer ?? null,
    ];
  });
};
"""

# Notes what the present frame looks like, by its time.
NOTE = """
window.noted = new Map();
window.note = () => {
  const { film } = murmuration.workbench;
  if (!film.isInPast && film.frames.length > 0) noted.set(film.end, JSON.stringify(look()));
};
"""

NOTE_ALL = """
const noteAll = () => {
  note();
  requestAnimationFrame(noteAll);
};
noteAll();
"""

# Goes to frames that were noted, and says which look otherwise than they did.
COMPARE = """(count) => {
  const { workbench } = murmuration;
  const known = workbench.film.frames.map((frame, index) => [frame.time, index]).filter(([time]) => noted.has(time));
  const step = Math.max(1, Math.floor(known.length / count));
  const wrong = [];
  let compared = 0;
  // Back, and on again, in leaps.
  for (const [time, index] of [...known.filter((_, place) => place % step === 0).reverse(), known[1], known.at(-2)]) {
    workbench.past.goTo(index);
    const found = JSON.stringify(look());
    if (found !== noted.get(time)) wrong.push([time, found, noted.get(time)]);
    compared += 1;
  }
  workbench.past.goLive();
  return { compared, wrong: wrong.slice(0, 1), count: wrong.length };
}"""


def open_noting(browser, demo: str = "cell-animations"):
    page = browser.open(demo)
    page.evaluate(f"() => {{ {LOOK} {NOTE} {NOTE_ALL} }}")
    return page


def look(page) -> str:
    return page.evaluate("JSON.stringify(look())")


def first_difference(result: dict) -> str:
    if not result["wrong"]:
        return ""
    time, found, wanted = result["wrong"][0]
    pairs = zip(json.loads(found), json.loads(wanted))
    return f"{result['count']} of {result['compared']}, first at {time}: {next((p for p in pairs if p[0] != p[1]), 'a layer')}"


def test_every_recorded_frame_of_every_demo_looks_as_it_did(browser):
    for page, demo in each_demo(browser):
        page.evaluate(f"() => {{ {LOOK} {NOTE} window.count = 0; }}")
        page.keyboard.press("w")
        hold_time(page)
        # To note a frame takes longer than to draw it: each fifth will do.
        come_to_rest(page, "(count += 1) % 5 === 0 && note()", longest=60)
        result = page.evaluate(COMPARE, 25)
        assert result["compared"] >= 20, f"{demo}: only {result['compared']} frames"
        assert result["count"] == 0, f"{demo}: {first_difference(result)}"


def test_dragging_along_the_timeline_shows_the_frame_under_the_cursor(browser):
    page = open_noting(browser)
    cell(page, 2).click()
    rest(page)
    live = look(page)
    ruler = page.locator("#graph").bounding_box()
    y = ruler["y"] + ruler["height"] / 2
    page.mouse.move(ruler["x"] + ruler["width"] * 0.5, y)
    page.mouse.down()
    page.mouse.move(ruler["x"] + ruler["width"] * 0.2, y, steps=5)
    assert page.evaluate("murmuration.workbench.film.isInPast")
    # The last frame not later than the cursor, within a pixel; on a busy machine frames are far apart.
    time, following = page.evaluate("""() => {
      const { frames, shown } = murmuration.workbench.film;
      return [shown.frame.time, frames[shown.index + 1].time];
    }""")
    assert time <= 0.2 + 0.01 and following > 0.2 - 0.01, (time, following)
    assert look(page) == page.evaluate("noted.get(murmuration.workbench.film.shown.frame.time)")
    assert look(page) != live
    browser.screenshot(page, "scrubbed")
    page.mouse.up()
    page.click("#live")
    assert look(page) == live


def test_fingers_scrub_as_well(browser):
    page = browser.open(has_touch=True)
    cell(page, 2).tap()
    rest(page)
    ruler = page.locator("#graph").bounding_box()
    page.touchscreen.tap(ruler["x"] + ruler["width"] * 0.2, ruler["y"] + 5)
    assert page.evaluate("murmuration.workbench.film.isInPast")
    # Pressing the stage leads back, and does nothing else.
    cell(page, 0).tap()
    page.wait_for_function("!murmuration.workbench.film.isInPast")
    rest(page)
    assert page.evaluate("document.querySelector('#stage [aria-posinset=\"1\"]').getBoundingClientRect().height") < 101


def test_keys_go_from_frame_to_frame(browser):
    page = open_noting(browser)
    cell(page, 2).click()
    rest(page)
    live = look(page)
    page.focus("#ruler")
    index = "murmuration.workbench.film.shown?.index ?? murmuration.workbench.film.frames.length - 1"
    last = page.evaluate(index)
    for key, wanted in [("ArrowLeft", last - 1), ("ArrowLeft", last - 2), ("ArrowRight", last - 1), ("Home", 0)]:
        page.keyboard.press(key)
        assert page.evaluate(index) == wanted, key
    assert "seconds ago" in page.get_attribute("#ruler", "aria-valuetext")
    page.keyboard.press("End")
    assert page.get_attribute("#ruler", "aria-valuetext") == "Live"
    assert look(page) == live
    rest(page)  # the present may bring a frame
    last = page.evaluate(index)
    for key in (",", ","):
        page.keyboard.press(key)
    found = page.evaluate(index)
    assert found == last - 2, (found, last)
    page.keyboard.press("Escape")
    assert not page.evaluate("murmuration.workbench.film.isInPast") and look(page) == live


def test_time_stands_still_in_the_past(browser):
    page = browser.open()
    cell(page, 2).click()
    page.wait_for_timeout(120)
    page.keyboard.press(",")
    before = page.evaluate("murmuration.workbench.clock.time")
    page.wait_for_timeout(200)
    assert page.evaluate("murmuration.workbench.clock.time") == before
    page.keyboard.press("l")
    page.wait_for_function("document.querySelector('#stage [aria-posinset=\"3\"]').getBoundingClientRect().height > 299.9")


def test_a_resized_stage_has_its_earlier_size_in_the_past(browser):
    page = browser.open("colours")
    page.wait_for_timeout(100)
    page.keyboard.press("r")
    page.wait_for_function("murmuration.workbench.stage.width === 844")
    rest(page)
    page.focus("#ruler")
    page.keyboard.press("Home")
    assert page.evaluate("document.getElementById('stage').offsetWidth") == 390
    page.keyboard.press("End")
    assert page.evaluate("document.getElementById('stage').offsetWidth") == 844
    page.wait_for_timeout(100)
    assert page.evaluate("murmuration.workbench.stage.width") == 844


def test_the_film_keeps_ten_seconds(browser):
    page = browser.open()
    cell(page, 2).click()
    kept = page.evaluate("""() => {
      const { film, clock } = murmuration.workbench;
      for (let index = 0; index < 1500; index += 1) clock.stepOnce();
      return [film.end - film.start, film.frames.length];
    }""")
    assert 10 <= kept[0] <= 11.1, kept
    assert kept[1] < 680, kept


def test_slow_motion_changes_no_final_state(browser):
    page = browser.open()
    page.evaluate(f"() => {{ {LOOK} }}")
    for demo, act in [
        ("cell-animations", lambda page: cell(page, 2).click()),
        ("colours", lambda page: page.mouse.click(*middle(page, 1))),
        ("select-strip", lambda page: page.keyboard.press("w")),
    ]:
        states = {}
        for speed in ("1", "0.25", "0.1"):
            show_address(page, f"{demo}?speed={speed}")
            assert page.evaluate("murmuration.workbench.clock.speed") == float(speed)
            act(page)
            # All that would take long at a tenth: the clock is helped on in steps as small as the page's own.
            page.evaluate("""() => {
              const { clock } = murmuration.workbench;
              for (let count = 0; count < 100_000 && clock.goTo(clock.time + clock.speed / 60); count += 1);
            }""")
            rest(page)
            # Layers are numbered as they are made, which depends on the moment.
            state = page.evaluate("JSON.stringify(look().map(([, ...values]) => values.slice(0, -1)))")
            states[speed] = re.sub(r"blob:null/[-\w]+", "a picture", state)  # each page keeps its own
        whole, *slow = [json.loads(state) for state in states.values()]
        for state in slow:
            assert state == whole, (demo, next((pair for pair in zip(state, whole) if pair[0] != pair[1]), "other layers"))


def middle(page, item: int):
    box = cell(page, item).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tenth_of_the_speed_takes_ten_times_as_long(browser):
    page = browser.open()
    page.check("input[name=speed][value='0.1']")
    watch(page, "murmuration.workbench.clock.lastTimestamp")
    cell(page, 2).click()
    moving = [(frame["time"], frame["value"]) for frame in watched(page) if frame["value"] is not None]
    assert 0.38 < moving[-1][0] - moving[0][0] < 0.45, f"the cell grew for {moving[-1][0] - moving[0][0]} s"
    for (time, moment), (next_time, next_moment) in zip(moving, moving[1:]):
        wanted = min((next_moment - moment) / 1000, 1 / 20) / 10  # the page does not let time jump
        assert abs(next_time - time - wanted) < 1e-6, (next_time - time, wanted)


def test_a_paused_stage_advances_frame_by_frame(browser):
    page = browser.open()
    page.wait_for_timeout(200)
    page.keyboard.press("p")
    cell(page, 2).click()
    height = "document.querySelector('#stage [aria-posinset=\"3\"]').getBoundingClientRect().height"
    page.wait_for_timeout(200)
    assert page.evaluate(height) < 101
    before = page.evaluate("murmuration.workbench.clock.time")
    heights = []
    for press in (lambda: page.keyboard.press("."), lambda: page.click("#step-on")) * 3:
        press()
        heights.append(page.evaluate(height))
    passed = page.evaluate("murmuration.workbench.clock.time") - before
    assert abs(passed - 6 / 60) < 1e-6, passed
    assert all(later > earlier for earlier, later in zip(heights, heights[1:])), heights
    page.click("#step-back")
    assert abs(page.evaluate(height) - heights[-2]) < 0.01
    page.keyboard.press("l")
    page.keyboard.press("p")
    page.wait_for_function(f"{height} > 299.9")


def test_another_speed_does_not_lead_out_of_the_past(browser):
    page = browser.open()
    cell(page, 2).click()
    rest(page)
    page.focus("#ruler")
    page.keyboard.press("Home")
    speed = "murmuration.workbench.clock.speed"
    for act, wanted in [
        (lambda: page.keyboard.press("2"), 0.25), (lambda: page.keyboard.press("3"), 0.1),
        (lambda: page.keyboard.press("p"), 0), (lambda: page.keyboard.press("p"), 0.1),
        (lambda: page.check("input[name=speed][value='0.25']"), 0.25), (lambda: page.keyboard.press("1"), 1),
    ]:
        act()
        page.evaluate(DRAWN)
        assert page.evaluate(speed) == wanted and page.is_checked(f"input[name=speed][value='{wanted}']")
        assert page.evaluate("murmuration.workbench.film.shown.index") == 0, "it is the present"


def test_a_script_is_played_though_time_stood_still(browser):
    page = browser.open("cell-animations?speed=0.25")
    page.wait_for_timeout(100)
    # The last recorded frame is shown: one frame on there is one that is new, and time stands still.
    page.keyboard.press(".")
    assert page.is_checked("input[name=speed][value='0']")
    assert page.text_content("#announcement") == "Paused"
    page.keyboard.press("w")
    assert page.is_checked("input[name=speed][value='0.25']"), "not the speed from before"
    page.wait_for_function("murmuration.workbench.clock.time > 0.3")
