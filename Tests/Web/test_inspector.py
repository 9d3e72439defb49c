"""The inspector: bars of animations, ghosts, one element, the trace, counters, and what can be saved."""

import json

from browser import DRAWN, cell, hold_time, pass_time, rest
from test_workbench import BOTH, go_to

BARS = """[...document.querySelectorAll(".bar-of-animation")].map((bar) => bar.ariaLabel)"""


def tap_and_rest(page, item: int = 2):
    cell(page, item).click()
    page.wait_for_timeout(50)
    rest(page)


def middle_of_flight(page):
    """Goes to the moment in which the tapped cell is on its way."""
    page.evaluate("""() => {
      const { workbench } = murmuration;
      const flight = workbench.inspection.flights.at(-1);
      workbench.past.scrub((flight.begin + flight.over) / 2);
    }""")


def test_every_animation_is_a_bar(browser):
    page = browser.open()
    page.wait_for_timeout(300)
    assert page.evaluate(BARS) == []
    tap_and_rest(page)
    bars = page.evaluate(BARS)
    grown = [text for text in bars if text.startswith("cell 0, 2 ·")]
    assert any("bounds" in text for text in grown), bars
    assert all("spring" in text and "for 0." in text for text in grown), grown
    assert any(text.startswith("cell 0, 3 · position") for text in bars), bars
    # A bar stands where its animation was, and is as long.
    worst = page.evaluate("""() => {
      const { inspection, film } = murmuration.workbench;
      const area = document.getElementById("window").getBoundingClientRect();
      let worst = 0;
      for (const bar of document.querySelectorAll(".bar-of-animation")) {
        const { begin, over } = inspection.animations.get(Number(bar.dataset.animation));
        const box = bar.getBoundingClientRect();
        const place = (time) => area.left + ((time - Math.max(0, film.end - 10)) / 10) * area.width;
        worst = Math.max(worst, Math.abs(box.left - place(begin)), Math.abs(box.right - place(over)));
      }
      return worst;
    }""")
    assert worst < 2, f"a bar is off by {worst} pixels"
    browser.screenshot(page, "timeline")


def test_a_bar_tells_about_its_animation_and_leads_to_its_beginning(browser):
    page = browser.open()
    tap_and_rest(page)
    page.locator(".bar-of-animation").first.hover()
    text = page.text_content("#animation")
    assert "cell 0, " in text and "spring(damping 1" in text, text
    page.locator(".bar-of-animation").first.click()
    begin, shown = page.evaluate("""[
      [...murmuration.workbench.inspection.animations.values()].find((animation) => !animation.inside).begin,
      murmuration.workbench.film.shown.frame.time]""")
    assert 0 <= begin - shown < 0.05, (begin, shown)
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    go_to(page, ".bar-of-animation")
    first = page.text_content("#animation")
    page.keyboard.press("ArrowRight")
    assert page.text_content("#animation") != first
    page.keyboard.press("Enter")
    assert page.evaluate("murmuration.workbench.film.isInPast")


def test_ghosts_outline_where_elements_come_from_and_go_to(browser):
    for press in BOTH:
        page = browser.open()
        assert page.locator(".ghost").count() == 0
        press(page, "#ghosts")
        hold_time(page)
        cell(page, 2).click()
        pass_time(page, 0.1)
        assert page.locator(".ghost.initial").count() > 2
        assert page.locator(".ghost.final").count() > 2
        # What the page computes from attributes is what the program says.
        worst = page.evaluate("""() => {
          const { workbench } = murmuration;
          workbench.stage.frame(workbench.clock.time);
          const drawn = (layer, name) => [...document.querySelectorAll(`.ghost.${name}`)]
            .find((ghost) => ghost.dataset.layer === `${layer}`)?.getAttribute("points").split(" ").map(Number);
          let worst = 0;
          let compared = 0;
          for (const ghost of workbench.program.ghosts()) {
            for (const name of ["initial", "final"]) {
              if (!ghost[name]) continue;
              const found = drawn(ghost.layer, name);
              if (!found) throw new Error(`no ${name} ghost of ${ghost.indexPath}`);
              ghost[name].forEach((value, index) => { worst = Math.max(worst, Math.abs(value - found[index])); });
              compared += 1;
            }
          }
          return compared > 4 ? worst : `only ${compared}`;
        }""")
        assert isinstance(worst, (int, float)) and worst < 0.01, worst
        browser.screenshot(page, "ghosts")
        press(page, "#ghosts")
        page.evaluate(DRAWN)
        assert page.locator(".ghost").count() == 0
        page.close()


def test_ghosts_are_seen_in_the_past_too(browser):
    page = browser.open("select-strip?ghosts=yes")
    page.get_by_role("button", name="Insert").click()
    page.wait_for_timeout(50)
    rest(page)
    assert page.locator(".ghost").count() == 0
    middle_of_flight(page)
    assert page.locator(".ghost.initial").count() >= 1 and page.locator(".ghost.final").count() >= 1
    browser.screenshot(page, "ghosts-in-the-past")


def table(page) -> dict:
    return page.evaluate("""() => {
      const [head, ...rows] = [...document.querySelectorAll("#element tr")].map((row) => [...row.children]
        .map((cell) => cell.textContent));
      return Object.fromEntries(rows.map(([name, ...values]) =>
        [name, Object.fromEntries(values.map((value, index) => [head[index + 1], value]))]));
    }""")


def test_the_element_under_the_mouse_is_described(browser):
    page = browser.open("cell-animations?panel=element")
    assert page.locator("#element table").count() == 0
    cell(page, 3).hover()
    page.wait_for_selector("#element h2")
    assert page.text_content("#element h2") == "cell 0, 3"
    assert "swatch" in page.text_content("#element .facts")
    rows = table(page)
    assert rows["Centre"] == {"On screen": "195, 350", "Attributes": "195, 350"}, rows
    assert rows["Size"]["Attributes"] == "390 × 100", rows
    assert page.locator(".mark").count() == 1 and page.text_content(".mark-name") == "cell 0, 3"


def test_an_element_on_its_way_has_initial_and_final_attributes(browser):
    page = browser.open("cell-animations?panel=element")
    page.focus("#stage")
    for _ in range(3):
        page.keyboard.press("Tab")
    assert page.text_content("#element h2") == "cell 0, 2"
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    rest(page)
    page.keyboard.press("Escape")
    middle_of_flight(page)
    page.wait_for_timeout(50)
    rows = table(page)
    assert rows["Size"]["Initial"] == "390 × 100", rows
    height = float(rows["Size"]["On screen"].split(" × ")[1])
    assert 110 < height < 299, rows
    assert rows["Size"]["Attributes"] == "390 × 300", rows
    assert "moves" in page.text_content("#element .facts")
    browser.screenshot(page, "element")


def test_calls_are_listed_filtered_and_lead_to_their_moments(browser):
    page = browser.open("cell-animations?panel=trace")
    tap_and_rest(page)
    page.wait_for_function("document.querySelectorAll('#trace li').length > 10")
    texts = "[...document.querySelectorAll('#trace .call span')].map((call) => call.textContent)"
    calls = page.evaluate(texts)
    assert any("layout.prepare()" in text for text in calls), calls[:20]
    page.fill("#trace-filter", "layoutAttributesForElements")
    filtered = page.evaluate(texts)
    assert 0 < len(filtered) < len(calls) and all("layoutAttributesForElements" in text for text in filtered)
    page.fill("#trace-filter", "")
    page.uncheck(".callee.layout input")
    without = page.evaluate(texts)
    assert without and not any(text.startswith("layout.") for text in without)
    page.check(".callee.layout input")
    row = page.locator("#trace .call", has_text="layout.prepare()").last
    time = float(row.get_attribute("data-time"))
    row.click()
    shown, following = page.evaluate("""() => {
      const { frames, shown } = murmuration.workbench.film;
      return [shown.frame.time, frames[shown.index + 1]?.time ?? Infinity];
    }""")
    assert shown <= time < following, (shown, time, following)
    browser.screenshot(page, "trace")


def test_the_first_calls_are_listed(browser):
    page = browser.open("cell-animations?panel=trace&timeline=yes")
    page.wait_for_function("document.querySelectorAll('#trace li').length > 0")
    rows = page.evaluate("[...document.querySelectorAll('#trace .call')].map((call) => [call.dataset.time, call.textContent])")
    assert rows[0][0] == "0" and any("numberOfItemsInSection" in text for _, text in rows), rows[:5]
    page.locator("#trace .call").first.click()
    assert page.evaluate("murmuration.workbench.film.shown.index") == 0
    assert "now" in page.locator("#trace li").first.get_attribute("class")


def test_the_trace_is_used_by_keyboard(browser):
    page = browser.open()
    tap_and_rest(page)
    page.keyboard.press("/")
    page.keyboard.type("prepare()")
    page.wait_for_function("document.querySelectorAll('#trace li').length > 0")
    go_to(page, "#trace .call")
    page.keyboard.press("Enter")
    assert page.evaluate("murmuration.workbench.film.isInPast")


def test_counters_count(browser):
    page = browser.open()
    tap_and_rest(page)
    counters = page.evaluate("""Object.fromEntries([...document.querySelectorAll("#counters div")]
      .map((item) => [item.querySelector("dt").textContent, Number(item.querySelector("dd").textContent.replace(/,/g, ""))]))""")
    assert counters["cells"] == page.locator("#stage [role=listitem]").count(), counters
    assert counters["created"] >= counters["cells"] and counters["attributes"] > 10, counters
    assert counters["animations"] == 0 and counters["ms a frame"] > 0, counters
    stage = page.locator("#stage").bounding_box()
    page.mouse.move(stage["x"] + 100, stage["y"] + 300)
    for _ in range(5):
        page.mouse.wheel(0, 300)
        page.wait_for_timeout(50)
    page.wait_for_function(
        "Number(document.querySelector('#counters div:nth-child(4) dd').textContent) > 5")  # reused


def test_the_timeline_is_closed_and_opened(browser):
    for press in BOTH:
        page = browser.open()
        press(page, "#inspector")
        assert not page.locator("#timeline").is_visible() and page.url.endswith("timeline=no")
        tap_and_rest(page)
        assert page.evaluate("murmuration.workbench.inspection.animations.size") == 0
        # Frames are recorded all the same.
        page.keyboard.press(",")
        assert page.evaluate("murmuration.workbench.film.isInPast")
        page.keyboard.press("i")
        assert page.locator("#timeline").is_visible()
        page.close()


def saved(page, press, selector: str):
    with page.expect_download() as download:
        press(page, selector)
    with open(download.value.path(), encoding="utf-8") as file:
        return download.value.suggested_filename, file.read()


def test_the_last_seconds_are_saved_as_an_animated_picture(browser):
    for press in BOTH:
        page = browser.open()
        page.wait_for_timeout(100)
        tap_and_rest(page)
        name, text = saved(page, press, "#save-svg")
        assert name == "cell-animations.svg" and text.startswith("<svg") and "Cell 2" in text
        # A browser shows it, and it moves.
        svg = browser.show(text)
        first = svg.screenshot()
        svg.wait_for_timeout(300)
        frames = {svg.screenshot() for _ in range(12) if svg.wait_for_timeout(80) is None} | {first}
        assert len(frames) > 2, "the picture stands still"
        page.close()


def test_the_trace_is_saved_as_json(browser):
    for press in BOTH:
        page = browser.open("cell-animations?panel=trace")
        tap_and_rest(page)
        name, text = saved(page, press, "#save-trace")
        entries = json.loads(text)
        assert name.endswith(".json") and len(entries) > 10
        assert any(entry["name"].startswith("prepare") for entry in entries if entry.get("name")), entries[:3]
        page.close()


def test_a_hundred_animated_cells_take_less_than_two_milliseconds_a_frame(browser):
    page = browser.open("cell-animations?device=free&width=390&height=5000&p.itemHeight=44&p.items=1000")
    page.wait_for_timeout(300)
    count = page.locator("#stage [role=listitem]").count()
    assert count >= 100, f"only {count} cells"
    medians = []
    # Whatever else the machine does adds to a wall clock, so the best of some counts; a busy one is given more of them.
    while len(medians) < 3 or (min(medians) >= 2 and len(medians) < 12):
        page.evaluate("murmuration.workbench.meter.clear()")
        cell(page, 2).click(force=True)
        page.wait_for_timeout(50)
        moving = page.evaluate("murmuration.workbench.inspection.counters.animations")
        rest(page)
        medians.append(page.evaluate("murmuration.workbench.meter.median"))
    print(f"  {count} cells, {moving} animations: median of {', '.join(f'{value:.2f} ms' for value in medians)} a frame")
    assert moving >= 100, f"only {moving} animations"
    assert min(medians) < 2, medians
