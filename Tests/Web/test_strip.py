"""Small pictures of the stage along the ruler, and where films open."""

from browser import cell, come_to_rest, hold_time, pass_time, rest

# For each picture: its left edge in the strip, its width, and the height of the cell with three before it, in points.
PICTURES = """(() => {
  const strip = document.getElementById("strip").getBoundingClientRect();
  return [...document.querySelectorAll("#pictures-of-strip > div")].map((each) => {
    const { left, width } = each.getBoundingClientRect();
    const cell = each.querySelectorAll("[role=listitem]")[2];
    return [left - strip.left, width, cell.offsetHeight];
  });
})()"""

ALL = """() => {
  const { strip } = murmuration.workbench.dock.timeline;
  return strip.pictures.size > 0 && strip.pictures.size === strip.wanted().size;
}"""


def unfold(page):
    hold_time(page)
    cell(page, 2).click()
    come_to_rest(page)
    page.wait_for_function(ALL)


def test_pictures_along_the_ruler_show_the_stage_at_their_times(browser):
    page = browser.open()
    unfold(page)
    pictures = sorted(page.evaluate(PICTURES))
    scale = page.evaluate("murmuration.workbench.dock.timeline.scale")
    assert len(pictures) > 5, pictures
    # In the form of the phone, without covering each other, from the beginning to the end of the recording.
    assert all(abs(width - 390 * 27 / 844) < 1 for _, width, _ in pictures), pictures
    assert all(after[0] - before[0] >= before[1] + 3 for before, after in zip(pictures, pictures[1:])), pictures
    end = page.evaluate("murmuration.workbench.film.end")
    assert pictures[0][0] <= 2 and 0 <= end - pictures[-1][0] / scale < 0.2, (pictures, end)
    # Each is what the past shows at its time.
    heights = []
    for left, _, height in pictures:
        page.evaluate("(time) => murmuration.workbench.past.scrub(time)", (left - 1) / scale + 0.001)
        shown = page.evaluate("document.querySelectorAll('#stage [role=listitem]')[2].offsetHeight")
        assert height == shown, (left, height, shown)
        heights.append(height)
    assert heights[0] == 100 and heights[-1] == 300 and len(set(heights)) > 3, heights


def test_pictures_follow_what_the_ruler_shows(browser):
    page = browser.open()
    unfold(page)
    page.evaluate("murmuration.workbench.dock.timeline.range.set(0.2, 0.1)")
    page.wait_for_function(ALL)
    near = sorted(page.evaluate(PICTURES))
    scale = page.evaluate("murmuration.workbench.dock.timeline.scale")
    assert len(near) > 5 and all(abs((left - 1) / scale + 0.2 - round(((left - 1) / scale + 0.2) * 100) / 100) < 0.002 for left, _, _ in near), near
    # Those that are still seen are kept.
    page.evaluate("document.querySelector('#pictures-of-strip').lastChild.dataset.kept = 'yes'")
    page.evaluate("murmuration.workbench.dock.timeline.range.pan(0.02)")
    page.wait_for_function(ALL)
    assert page.locator("#pictures-of-strip [data-kept]").count() == 1
    # Pressing one goes there.
    strip = page.locator("#strip").bounding_box()
    page.mouse.click(strip["x"] + strip["width"] / 2, strip["y"] + 20)
    shown = page.evaluate("murmuration.workbench.film.shown.frame.time")
    assert abs(shown - 0.27) < 0.02, shown


def test_pictures_are_not_drawn_while_something_moves_nor_where_they_are_not_seen(browser):
    page = browser.open()
    hold_time(page)
    pass_time(page, 0.5)
    page.wait_for_function(ALL)
    count = "murmuration.workbench.dock.timeline.strip.pictures.size"
    page.evaluate("""() => {
      const { strip } = murmuration.workbench.dock.timeline;
      window.drawn = [];
      const draw = strip.draw;
      strip.draw = (...values) => {
        drawn.push(murmuration.workbench.clock.isRunning);
        draw.apply(strip, values);
      };
    }""")
    page.evaluate("murmuration.workbench.speed.choose(1)")
    cell(page, 2).click()
    rest(page)
    page.wait_for_function(ALL)
    drawn = page.evaluate("drawn")
    assert drawn and not any(drawn), drawn
    page.set_viewport_size({"width": 1600, "height": 800})
    page.wait_for_function(f"{count} === 0")
    assert not page.locator("#strip").is_visible()
    page.set_viewport_size({"width": 1600, "height": 1280})
    page.wait_for_function(ALL)
    # Nothing of the last demo is left.
    assert page.evaluate(f"(murmuration.workbench.choose(murmuration.workbench.demos[2]), {count})") == 0


def test_there_are_fewer_pictures_of_a_stage_with_many_layers(browser):
    page = browser.open("cell-animations?device=free&width=390&height=3000&p.itemHeight=44&p.items=1000")
    unfold(page)
    layers = page.evaluate("murmuration.workbench.film.live.layers.size")
    drawn = page.locator("#pictures-of-strip .node").count()
    pictures = page.evaluate("murmuration.workbench.dock.timeline.strip.pictures.size")
    assert layers > 400 and 0 < pictures <= 9 and drawn <= 4000 + layers, (layers, pictures, drawn)


def test_pictures_are_of_photos_too(browser):
    page = browser.open("photos")
    rest(page)
    page.wait_for_function(ALL)
    pictured = page.evaluate("""[...document.querySelectorAll("#pictures-of-strip img")].map((each) => [each.src, each.naturalWidth > 0])""")
    assert pictured and all(source.startswith("blob:") and is_there for source, is_there in pictured), pictured


def test_a_film_opens_where_something_happens(browser):
    page = browser.open()
    page.set_input_files("#film-file", str(film(browser)))
    page.wait_for_function("murmuration.workbench.film.isClosed")
    time, begin = page.evaluate("""[murmuration.workbench.film.shown.frame.time,
      Math.min(...[...murmuration.workbench.inspection.animations.values()].map(({ begin }) => begin))]""")
    # The script taps after half a second.
    assert begin > 0.3 and begin <= time < begin + 0.05, (time, begin)
    assert page.evaluate("murmuration.workbench.film.shown.index") > 10


def film(browser):
    import pathlib
    import tempfile
    folder = pathlib.Path(tempfile.mkdtemp())
    script = folder / "wait.json"
    script.write_text('[{"wait": 0.5}, {"tapItem": [0, 2]}, {"wait": 0.6}]')
    browser.gallery("record", "cell-animations", "--script", str(script), "--output", str(folder / "wait.film"))
    return folder / "wait.film"
