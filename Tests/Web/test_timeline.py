"""The timeline: which part of time it shows, its tracks, values on its bars, and how it, the element and the trace lead to
each other."""

from browser import cell, hold_time, pass_time, rest
from test_inspector import middle_of_movement, tap_and_rest
from test_workbench import BOTH, go_to

RANGE = "(({ start, length }) => [start, length])(murmuration.workbench.dock.timeline.range)"


def bars_are_in_place(page) -> bool:
    """Whether every bar stands where its animation was in the part of time that is shown."""
    return page.evaluate("""() => {
      const { inspection, dock } = murmuration.workbench;
      const { start, length } = dock.timeline.range;
      const area = document.getElementById("window").getBoundingClientRect();
      const place = (time) => area.left + ((time - start) / length) * area.width;
      return [...document.querySelectorAll(".bar-of-animation")].every((bar) => {
        const { begin, over } = inspection.animations.get(Number(bar.dataset.animation));
        const box = bar.getBoundingClientRect();
        return Math.abs(box.left - place(begin)) < 2 && Math.abs(box.right - place(over)) < 2;
      });
    }""")


def test_bars_of_layers_that_appear_state_the_values_at_their_start(browser):
    """A layer that appears in the first frame after a tap has moved in it already."""
    page = browser.open("storefront")
    # In a held time, the layer would be in the frame of the tap.
    page.locator("#stage [role=listitem]").nth(6).click()
    page.wait_for_function("murmuration.workbench.inspection.animations.size > 10")
    rest(page)
    page.wait_for_function("[...murmuration.workbench.dock.timeline.bars.known.values()].every(({ values }) => values)")
    bars = page.evaluate("""() => {
      const { film, inspection, dock } = murmuration.workbench;
      return [...dock.timeline.bars.known.values()].map((bar) => ({
        words: bar.words.textContent, start: bar.animation.start, isThere: film.history(bar.layer, bar.begin, bar.begin)[0][1] !== null,
        name: bar.values.name, from: bar.values.values[0]?.[1],
      }));
    }""")
    appearing = [bar for bar in bars if bar["name"] and not bar["isThere"]]
    assert appearing, bars
    for bar in appearing:
        x, y, width, height = (bar["start"] + [None] * 4)[:4]
        of = {"position": {"x": x, "y": y}, "bounds": {"x": x, "y": y, "width": width, "height": height}, "opacity": {"opacity": x}}
        key = bar["words"].split(" ")[0].split(".")[0]
        if key in of:
            assert bar["from"] == of[key][bar["name"]], bar
    words = [bar["words"] for bar in appearing]
    assert "opacity 0 → 1" in words and "bounds.size height 60 → 844" in words, words
    # Where frames show the start, both agree.
    there = [bar for bar in bars if bar["name"] and bar["isThere"] and len(bar["start"]) in (1, 2, 4)]
    for bar in there:
        x, y, width, height = (bar["start"] + [None] * 4)[:4]
        value = {"opacity": x, "width": width, "height": height, "x": x, "y": y}[bar["name"]]
        assert abs(bar["from"] - value) < 0.01, bar


def test_the_timeline_fits_what_is_recorded(browser):
    page = browser.open()
    tap_and_rest(page)
    assert page.evaluate(RANGE) == [0, 1] and bars_are_in_place(page)
    for passed, wanted in [(0.6, 2), (2, 5), (3, 10), (6, 10)]:
        page.evaluate("(seconds) => murmuration.workbench.clock.goTo(murmuration.workbench.clock.time + seconds)", passed)
        start, length = page.evaluate(RANGE)
        end = page.evaluate("murmuration.workbench.film.end")
        assert length == wanted and start == max(0, end - wanted), (start, length, end)
        assert bars_are_in_place(page)


def test_the_timeline_is_enlarged_and_moved_along(browser):
    page = browser.open()
    tap_and_rest(page)
    for press in BOTH:
        press(page, "#zoom-in")
        press(page, "#zoom-in")
        start, length = page.evaluate(RANGE)
        assert abs(length - 1 / 1.5 ** 2) < 1e-9 and start > 0, (start, length)
        assert bars_are_in_place(page)
        assert page.get_attribute("#zoom-fit", "aria-pressed") == "false"
        press(page, "#zoom-out")
        assert abs(page.evaluate(RANGE)[1] - 1 / 1.5) < 1e-9
        press(page, "#zoom-fit")
        assert page.evaluate(RANGE) == [0, 1]
    # A wheel with the control key keeps what it points at in its place, and one that is turned sideways goes along.
    ruler = page.locator("#graph").bounding_box()
    page.mouse.move(ruler["x"] + ruler["width"] * 0.25, ruler["y"] + 10)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    start, length = page.evaluate(RANGE)
    assert length < 0.5 and abs(start + length * 0.25 - 0.25) < 0.002, (start, length)
    page.mouse.wheel(ruler["width"] / 4, 0)
    page.wait_for_function("(start) => murmuration.workbench.dock.timeline.range.start !== start", arg=start)
    # So far that something is still to be seen.
    moved = page.evaluate(RANGE)[0]
    end = page.evaluate("murmuration.workbench.film.end")
    assert abs(moved - min(start + length / 4, end - length / 4)) < 0.001
    # Whoever goes to a moment beside it sees it.
    page.evaluate("murmuration.workbench.past.scrub(0.02)")
    assert page.locator("#cursor").is_visible() and page.evaluate(RANGE)[0] < 0.02
    page.keyboard.press("l")
    # The words of what began before stay in sight.
    words = page.evaluate("""() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".bar-of-animation span"));
      return range.getBoundingClientRect().left;
    }""")
    assert words > ruler["x"], (words, ruler)
    page.focus("#ruler")
    page.keyboard.press("0")
    assert page.evaluate(RANGE) == [0, 1]
    page.keyboard.press("+")
    page.keyboard.press("+")
    page.keyboard.press("-")
    assert abs(page.evaluate(RANGE)[1] - 1 / 1.5) < 1e-9


def test_two_fingers_enlarge_the_timeline(browser):
    page = browser.open(has_touch=True)
    tap_and_rest(page)
    ruler = page.locator("#graph").bounding_box()
    session = page.context.new_cdp_session(page)
    y = ruler["y"] + 10

    def touch(name: str, *places: float):
        points = [{"x": ruler["x"] + place * ruler["width"], "y": y, "id": id} for id, place in enumerate(places)]
        session.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": points})

    touch("touchStart", 0.2)
    touch("touchStart", 0.2, 0.3)
    touch("touchMove", 0.2, 0.4)
    touch("touchMove", 0.2, 0.5)
    touch("touchEnd")
    page.wait_for_function("!murmuration.workbench.dock.timeline.range.isFitted")
    start, length = page.evaluate(RANGE)
    assert abs(length - 1 / 3) < 0.02, (start, length)


def test_bars_tell_from_where_to_where_and_what_is_now(browser):
    page = browser.open()
    tap_and_rest(page)
    words = "[...document.querySelectorAll('.bar-of-animation')].map((bar) => bar.textContent)"
    page.wait_for_function(f"{words}.some((text) => text.includes('→'))")
    assert "bounds.size height 100 → 300" in page.evaluate(words) and "position y 350 → 550" in page.evaluate(words)
    label = page.get_attribute(".bar-of-animation:has-text('bounds.size')", "aria-label")
    assert label.startswith("cell 0, 2 · bounds.size") and label.endswith("height 100 → 300"), label
    page.locator(".bar-of-animation", has_text="bounds.size").hover()
    middle_of_movement(page)
    text = page.text_content("#animation")
    start, now, end = (float(part.split()[-1] if place == 0 else part.split()[0])
                       for place, part in enumerate(text.split(" · ")[0].split(" → ")))
    height = page.evaluate("document.querySelector('#stage [aria-posinset=\"3\"]').getBoundingClientRect().height")
    assert (start, end) == (100, 300) and abs(now - height) < 0.02, (text, height)


def test_a_bar_draws_what_was_seen(browser):
    page = browser.open("cell-animations?p.damping=0.3")
    tap_and_rest(page)
    page.wait_for_function("[...document.querySelectorAll('.bar-of-animation')].some((bar) => bar.textContent.includes('→'))")
    # A spring that swings: its height goes up beyond the end and comes back.
    heights = page.evaluate("""() => {
      const bar = [...document.querySelectorAll(".bar-of-animation")].find(({ textContent }) => textContent.includes("height"));
      return [...bar.style.getPropertyValue("--curve").matchAll(/([\\d.]+)% ([\\d.]+)%/g)].slice(1, -1).map((pair) => Number(pair[2]));
    }""")
    assert heights[0] == 92 and min(heights) == 8 and heights[-1] > 20, heights
    assert heights.index(8) < len(heights) / 2


def test_touches_scrolling_and_passes_have_tracks(browser):
    page = browser.open("colours")
    page.get_by_role("button", name="Delete", exact=True).first.click()
    page.wait_for_timeout(50)
    rest(page)
    events = page.evaluate("murmuration.workbench.dock.timeline.tracks.events.map(([, words]) => words)")
    assert any(text.startswith("touch began at ") for text in events) and "touch ended" in events and "batch update" in events
    # The first pass, by pointer: told, and gone to.
    time = page.evaluate("murmuration.workbench.dock.timeline.tracks.events.find(([, words]) => words === 'batch update')[0]")
    box = page.locator("#track-window").bounding_box()
    start, length = page.evaluate(RANGE)
    x = box["x"] + (time - start) / length * box["width"] + 2
    page.mouse.move(x, box["y"] + 36)
    assert "batch update" in page.text_content("#animation"), page.text_content("#animation")
    page.mouse.click(x, box["y"] + 36)
    shown = page.evaluate("murmuration.workbench.film.shown.frame.time")
    assert shown <= time < shown + 0.1
    # By keyboard, from event to event.
    page.focus("#ruler")
    page.keyboard.press("Home")
    told = [page.get_attribute("#ruler", "aria-valuetext")]
    for _ in range(6):
        page.keyboard.press("Shift+ArrowRight")
        told.append(page.get_attribute("#ruler", "aria-valuetext"))
    assert any("touch ended" in text and "batch update" in text for text in told), told
    # Something is drawn in each, once there is.
    page.keyboard.press("End")
    page.click("#demos a[href='#cell-animations']")
    page.wait_for_function("murmuration.workbench.demo.id === 'cell-animations'")
    stage = page.locator("#stage").bounding_box()
    page.mouse.move(stage["x"] + 100, stage["y"] + 300)
    for _ in range(4):
        page.mouse.wheel(0, 100)
        page.wait_for_timeout(40)
    rest(page)
    rows = page.evaluate("""() => {
      murmuration.workbench.dock.refresh();
      const canvas = document.getElementById("tracks");
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const pixels = new Uint32Array(data.buffer);
      const row = pixels.length / 3;
      // Between the lines that part them.
      return [0, 1, 2].map((index) => new Set(pixels.slice((index + 0.15) * row, (index + 0.85) * row)).size);
    }""")
    assert all(count > 1 for count in rows), rows
    reach = page.evaluate("murmuration.workbench.dock.timeline.tracks.scrolled.reach")
    assert abs(reach - 400) < 1, reach


def test_a_bar_an_element_and_the_trace_lead_to_each_other(browser):
    page = browser.open()
    tap_and_rest(page)
    page.locator(".bar-of-animation", has_text="bounds.size").click()
    assert page.text_content("#element h2") == "cell 0, 2" and page.locator("#panel-element").is_visible()
    marked = "[...new Set([...document.querySelectorAll('#labels .marked')].map((label) => label.textContent))]"
    assert page.evaluate(marked) == ["cell 0, 2"] and page.locator(".bar-of-animation.marked").count() == 2
    # The trace has what is about it, and what that is a part of.
    page.click("#tab-trace")
    assert page.is_checked("#trace-only") and page.locator(".receiver", has_text="Only cell 0, 2").is_visible()
    lines = page.locator("#trace .call:not(.pass) span").all_text_contents()
    assert lines and all("[0, 2]" in line for line in lines), lines
    assert "touch" in page.locator("#trace .pass span").all_text_contents()
    page.uncheck("#trace-only")
    assert page.locator("#trace .call").count() > len(lines) + 10
    # Let go, nothing is left of it.
    page.click("#tab-element")
    page.click("#unpin")
    assert page.evaluate(marked) == [] and page.locator(".bar-of-animation.marked").count() == 0
    page.click("#tab-trace")
    assert not page.locator("#trace-only").is_visible()


def test_the_call_that_said_an_elements_attributes_is_found_and_shown(browser):
    page = browser.open("select-strip?panel=element")
    page.get_by_role("button", name="Insert").click()
    page.wait_for_timeout(50)
    rest(page)
    page.evaluate("""() => {
      const { inspection, past, picker } = murmuration.workbench;
      const movement = inspection.movements.findLast(({ motion }) => motion === "appears");
      past.scrub((movement.begin + movement.over) / 2);
      picker.pin(movement.layer);
    }""")
    path = page.evaluate("`[${murmuration.workbench.element.inspected.indexPath.join(', ')}]`")
    titles = page.locator(".sources strong").all_text_contents()
    assert titles == ["Initial", "Attributes"], titles
    call = page.locator(".sources .call").first
    assert f"layout.initialLayoutAttributesForAppearingItem(at: {path})" in call.text_content()
    assert "batch update" in page.locator(".sources .quiet").first.text_content()
    text = call.locator("span").text_content()
    call.focus()
    page.keyboard.press("Enter")
    assert page.locator("#panel-trace").is_visible()
    assert page.evaluate("document.activeElement.textContent").endswith(text)
    # At the first frame that shows what came of it.
    time, shown_at = map(float, page.evaluate("[document.activeElement.dataset.time, document.activeElement.dataset.shownAt]"))
    assert time <= shown_at < time + 0.1 and page.evaluate("murmuration.workbench.film.shown.frame.time") == shown_at


def test_the_views_of_an_element_are_listed_live_and_in_the_past(browser):
    page = browser.open("cell-animations?panel=element")
    hold_time(page)
    page.keyboard.press("k")
    cell(page, 2).click()
    views = page.locator(".views li")
    names = page.locator(".views li span:first-child").all_text_contents()
    assert names[0].startswith("PlaceCell") and any("UILabel" in name and "Mountains" in name for name in names), names
    depths = page.evaluate("[...document.querySelectorAll('.views li')].map((row) => Number(row.style.getPropertyValue('--depth')))")
    assert depths[0] == 0 and max(depths) >= 2 and all(after <= before + 1 for before, after in zip(depths, depths[1:]))
    assert "0, 200, 390, 100" in views.first.text_content()
    page.keyboard.press("k")
    cell(page, 2).click()
    pass_time(page, 0.6)
    page.wait_for_function("document.querySelector('.views li').textContent.includes('0, 200, 390, 300')")
    page.evaluate("murmuration.workbench.past.scrub(0)")
    assert "0, 200, 390, 100" in views.first.text_content()
    assert page.locator(".views li span:first-child").all_text_contents() == names


def test_the_timelines_controls_are_reached_by_keyboard(browser):
    page = browser.open()
    tap_and_rest(page)
    for selector in ["#replay", "#loop", "#zoom-out", "#zoom-in", "#zoom-fit", "#fold", "#ruler", "#labels button", ".bar-of-animation"]:
        go_to(page, selector)
