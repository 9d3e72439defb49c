"""Playing the past: from here, at any speed, again and again, in parts, which are saved, too."""

import re

from browser import cell, rest, watch
from test_inspector import saved, tap_and_rest
from test_workbench import BOTH, press_by_mouse

SHOWN = "murmuration.workbench.film.shown?.frame.time ?? null"


def wait_until_stopped(page):
    page.wait_for_function("!murmuration.workbench.filmPlayer.isPlaying")


def test_the_past_is_played_from_its_beginning_or_from_here(browser):
    for press in BOTH:
        page = browser.open()
        tap_and_rest(page)
        present = page.evaluate("murmuration.workbench.clock.time")
        watch(page, SHOWN)
        press(page, "#replay")
        wait_until_stopped(page)
        times = [frame["value"] for frame in page.evaluate("watched") if frame["value"] is not None]
        assert times[0] < 0.1 and times == sorted(times), times
        # Its end is the present, in which the next tap reaches the demo.
        assert page.evaluate(SHOWN) is None and "past" not in (page.get_attribute("body", "class") or "")
        assert page.evaluate("murmuration.workbench.clock.time") - present < 0.1, "the present went on"
        count = page.evaluate("murmuration.workbench.inspection.animations.size")
        cell(page, 2).click()
        page.wait_for_function("(count) => murmuration.workbench.inspection.animations.size > count", arg=count)
        rest(page)
        # From the moment that is shown.
        page.evaluate("murmuration.workbench.past.scrub(0.2)")
        page.evaluate("watched.length = 0")
        press(page, "#replay")
        wait_until_stopped(page)
        times = [frame["value"] for frame in page.evaluate("watched") if frame["value"] is not None]
        assert 0.15 < times[0] < 0.3 and page.evaluate(SHOWN) is None, times
        page.close()


def test_the_past_is_played_at_the_chosen_speed_and_stopped(browser):
    page = browser.open()
    tap_and_rest(page)
    page.check("input[name=speed][value='0.1']")
    page.evaluate("""() => {
      window.seen = [];
      const { filmPlayer } = murmuration.workbench;
      const step = filmPlayer.step.bind(filmPlayer);
      filmPlayer.step = (timestamp) => {
        step(timestamp);
        seen.push([timestamp, filmPlayer.time]);
      };
    }""")
    page.keyboard.press("y")
    assert page.get_attribute("#replay", "aria-pressed") == "true"
    page.wait_for_function("seen.length > 10")
    page.keyboard.press("y")
    assert page.get_attribute("#replay", "aria-pressed") == "false"
    first, *_, last = page.evaluate("seen")
    assert abs((last[1] - first[1]) - (last[0] - first[0]) / 1000 * 0.1) < 1e-6
    assert page.evaluate("murmuration.workbench.film.isInPast")
    # Whoever goes to another moment stays there.
    page.keyboard.press("y")
    page.keyboard.press("l")
    page.wait_for_function("!murmuration.workbench.filmPlayer.isPlaying")
    assert not page.evaluate("murmuration.workbench.film.isInPast")


def test_a_range_is_selected_looped_and_cleared(browser):
    page = browser.open()
    tap_and_rest(page)
    ruler = page.locator("#graph").bounding_box()
    page.keyboard.down("Shift")
    page.mouse.move(ruler["x"] + ruler["width"] * 0.3, ruler["y"] + 10)
    page.mouse.down()
    page.mouse.move(ruler["x"] + ruler["width"] * 0.1, ruler["y"] + 10, steps=4)
    page.mouse.up()
    page.keyboard.up("Shift")
    assert page.text_content("#whole") == "0.10–0.30 s ×" and not page.evaluate("murmuration.workbench.film.isInPast")
    part = page.locator("#part").bounding_box()
    assert abs(part["x"] - (ruler["x"] + ruler["width"] * 0.1)) < 2 and abs(part["width"] - ruler["width"] * 0.2) < 2
    page.keyboard.press("o")
    assert page.get_attribute("#loop", "aria-pressed") == "true"
    watch(page, SHOWN)
    page.keyboard.press("y")
    page.wait_for_function("""() => {
      const times = watched.map(({ value }) => value).filter((value) => value !== null);
      return times.filter((time, index) => time < times[index - 1]).length >= 2;
    }""")
    page.keyboard.press("y")
    times = [frame["value"] for frame in page.evaluate("watched") if frame["value"] is not None]
    assert min(times) > 0.1 - 0.06 and max(times) < 0.301, (min(times), max(times))
    page.click("#whole")
    assert not page.locator("#part").is_visible() and not page.locator("#whole").is_visible()


def test_a_part_is_chosen_by_keyboard(browser):
    page = browser.open()
    tap_and_rest(page)
    page.evaluate("murmuration.workbench.past.scrub(0.1)")
    page.keyboard.press("[")
    page.evaluate("murmuration.workbench.past.scrub(0.3)")
    page.keyboard.press("]")
    begin, end = page.evaluate("(({ begin, end }) => [begin, end])(murmuration.workbench.filmPlayer)")
    assert 0.05 < begin <= 0.1 and 0.25 < end <= 0.3, (begin, end)
    assert page.text_content("#announcement").startswith("Range from 0.")


def test_only_the_chosen_part_is_saved(browser):
    page = browser.open()
    tap_and_rest(page)
    length = lambda text: float(re.search(r'dur="([\d.]+)s"', text)[1])
    _, whole = saved(page, press_by_mouse, "#save-svg")
    page.evaluate("murmuration.workbench.filmPlayer.choose(0.1, 0.25)")
    _, part = saved(page, press_by_mouse, "#save-svg")
    # Each with the rest at its end.
    assert abs(length(part) - 0.15 - 0.8) < 0.011, length(part)
    assert length(whole) > length(part) + 0.1
    assert "Mountains" in part


def test_another_demo_has_no_part_of_the_one_before(browser):
    page = browser.open()
    tap_and_rest(page)
    page.evaluate("murmuration.workbench.filmPlayer.choose(0.1, 0.25)")
    page.click('#demos a[href="#colours"]')
    page.wait_for_function("murmuration.workbench.demo.id === 'colours'")
    assert not page.locator("#whole").is_visible()
    cell(page, 1).first.click()
    rest(page)
