"""Fifteen things that somebody wants who has read nothing, done with what is seen on the page as it opens; each with how often
a mouse button or a key is pressed. None takes more than four."""

import json
import pathlib
import tempfile

from browser import rest

MOST = 4


class Reader:
    """A reader with a mouse, who counts."""

    def __init__(self, browser, file: pathlib.Path | None = None):
        """With the gallery, or a page of someone's own screens."""
        self.page = browser.open_file(file or browser.page_file, "", width=1440, height=900)
        self.presses = 0
        # The introduction may be watched first.
        if not file:
            self.page.wait_for_function("murmuration.workbench.player.isPlaying")

    def count(self):
        self.presses += 1
        assert self.presses <= MOST

    def press(self, target, **place):
        """Something by its words, or a place in it."""
        place_of = self.page.get_by_text(target, exact=True).first if isinstance(target, str) else target
        assert place_of.is_visible(), target
        place_of.click(**place)
        self.count()

    def open_demo(self, title: str):
        self.press(title)
        self.page.wait_for_function("(title) => document.getElementById('title').textContent === title", arg=title)
        self.page.wait_for_selector("#stage [role=listitem]")
        rest(self.page)

    def tap(self, item: int = 2):
        """A cell of the stage, until all has come to rest."""
        self.press(self.page.locator("#stage [role=listitem]").nth(item))
        rest(self.page)

    def drag(self, target, x: float, y: float):
        box = target.bounding_box()
        self.drag_from(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, x, y)

    def drag_from(self, left: float, top: float, x: float, y: float):
        self.page.mouse.move(left, top)
        self.page.mouse.down()
        self.page.mouse.move(left + x, top + y, steps=6)
        self.page.mouse.up()
        self.count()

    def place_of(self, time: float) -> tuple:
        """Where a moment is on the ruler."""
        left, start, scale = self.page.evaluate("""(({ range, scale }) =>
          [document.getElementById("ruler").getBoundingClientRect().left, range.start, scale])(murmuration.workbench.dock.timeline)""")
        return left + (time - start) * scale, self.page.locator("#ruler").bounding_box()["y"] + 10

    @property
    def tapped_at(self) -> float:
        return self.page.evaluate("murmuration.workbench.inputEvents.list.at(-1).time")

    @property
    def moment(self) -> float | None:
        return self.page.evaluate("murmuration.workbench.film.shown?.frame.time ?? null")


def saved(reader: Reader, button: str) -> str:
    with reader.page.expect_download() as download:
        reader.press(button)
    return pathlib.Path(download.value.path()).read_text(encoding="utf-8")


def copied(page) -> str:
    """What has been copied last."""
    return page.evaluate("window.copied")


def note_copies(page):
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")


def test_the_call_that_faded_a_cell_is_found(browser):
    reader = Reader(browser)
    page = reader.page
    # In Colours a tap on a colour removes it, and it fades.
    reader.open_demo("Colours")
    reader.tap(1)
    assert "Select a bar" in page.evaluate("getComputedStyle(document.getElementById('animation'), '::before').content")
    # Its opacity went from 1 to 0: that is a bar.
    reader.press(page.locator(".bar-of-animation", has_text="opacity 1 → 0").first)
    assert page.locator("#element h2").inner_text() == "Departing cell 0, 1"
    facts = page.locator("#element .facts").text_content()
    assert facts.startswith("disappears"), facts
    alphas = page.locator("#element tr", has_text="Alpha").locator("td").all_text_contents()
    assert alphas[-1] == "0", alphas
    call = page.locator("#element .sources li", has_text="Final")
    assert "finalLayoutAttributesForDisappearingItem" in call.text_content()
    assert reader.presses == 3
    # One more leads to it among all calls, or to its source.
    reader.press(call.get_by_role("button", name="Source"))
    page.wait_for_selector("#source mark")
    assert "finalLayoutAttributesForDisappearingItem" in page.locator("#source mark").first.text_content()
    # It is said which file that is, however far down the method is.
    file, panel = (page.locator(each).bounding_box() for each in ("#source-file", "#panel-source"))
    assert page.evaluate("document.getElementById('panel-source').scrollTop") > 100 and file["y"] >= panel["y"], (file, panel)


def test_it_is_found_out_why_a_header_is_where_it_is(browser):
    reader = Reader(browser)
    page = reader.page
    reader.open_demo("Sticky Headers")
    stage = page.locator("#stage").bounding_box()
    page.mouse.move(stage["x"] + 100, stage["y"] + 300)
    page.mouse.wheel(0, 330)
    reader.count()
    page.wait_for_function("murmuration.workbench.film.live && murmuration.workbench.clock.time > 0.1")
    rest(page)
    reader.press("Inspect")
    reader.press(page.locator("#stage [role=heading]", has_text="December"))
    assert page.locator("#element h2").inner_text() == "Header 0, 0"
    why = page.locator("#element .why dd").first.inner_text()
    assert "center at 195, 350" in why and "The layout places it anew when the content scrolls" in why, why
    chain = page.locator("#element .chain .call").all_inner_texts()
    assert "invalidateLayout" in chain[0] and "layoutAttributesForElements" in chain[-1], chain
    assert reader.presses == 4


def test_a_spring_is_changed_seen_and_copied(browser):
    reader = Reader(browser)
    page = reader.page
    note_copies(page)
    reader.tap()
    reader.press("Adjust")
    rest(page)
    handle = page.locator("[data-sets=damping]")
    assert "change the overshoot" in handle.locator("title").text_content()
    reader.drag(handle, 0, -30)
    # It is seen at once: the tap is done again.
    page.wait_for_function("murmuration.workbench.parameterPreview.previous !== null")
    rest(page)
    damping = page.evaluate("murmuration.workbench.playground.values.damping")
    assert damping < 0.6
    reader.press("Copy Swift")
    assert f"{damping:g}" in copied(page), (damping, copied(page))


def test_it_is_slowed_down(browser):
    reader = Reader(browser)
    page = reader.page
    reader.press(page.get_by_role("radio", name="¼×"))
    reader.press(page.locator("#stage [role=listitem]").nth(2))
    times = page.evaluate("""async () => {
      const read = () => new Promise((done) => requestAnimationFrame((time) => done([time / 1000, murmuration.workbench.clock.time])));
      const begin = await read();
      let end = begin;
      while (end[0] - begin[0] < 0.5) end = await read();
      return [end[0] - begin[0], end[1] - begin[1]];
    }""")
    assert times[1] < times[0] * 0.3, times


def test_time_goes_back(browser):
    reader = Reader(browser)
    page = reader.page
    reader.tap()
    looks = "document.querySelector('#stage [role=listitem]:nth-of-type(1)').parentNode.innerHTML"
    after, tapped = page.evaluate(looks), reader.tapped_at
    left, top = reader.place_of(tapped + 0.4)
    reader.drag_from(left, top, reader.place_of(tapped + 0.1)[0] - left, 0)
    assert tapped <= reader.moment < tapped + 0.11, (reader.moment, tapped)
    assert page.evaluate(looks) != after
    reader.press(page.locator("#live"))
    assert reader.moment is None and page.evaluate(looks) == after
    assert reader.presses == 3


def test_a_part_is_saved_as_a_picture(browser):
    reader = Reader(browser)
    page = reader.page
    reader.tap()
    left, top = reader.place_of(reader.tapped_at)
    # The ruler says that Shift selects a range.
    assert "Shift-drag to select" in page.get_attribute("#ruler", "title")
    page.keyboard.down("Shift")
    reader.drag_from(left, top, reader.place_of(reader.tapped_at + 0.3)[0] - left, 0)
    page.keyboard.up("Shift")
    text = saved(reader, "Save range as SVG")
    assert text.startswith("<svg") and len(text) > 1000
    begin, end = page.evaluate("(({ begin, end }) => [begin, end])(murmuration.workbench.filmPlayer)")
    assert 0.29 < end - begin < 0.31, (begin, end)
    assert reader.presses == 3


def test_a_link_shows_somebody_else_the_same(browser):
    reader = Reader(browser)
    page = reader.page
    note_copies(page)
    reader.open_demo("Colours")
    reader.tap(1)
    reader.press(page.locator("#ruler"), position={"x": reader.place_of(reader.tapped_at + 0.1)[0] - reader.place_of(0)[0], "y": 10})
    moment = reader.moment
    reader.press("Copy link")
    places = "[...document.querySelectorAll('#stage .node')].map((node) => node.style.transform + node.style.opacity)"
    wanted = page.evaluate(places)
    other = browser.open(copied(page).split("#")[1], width=1440, height=900)
    shown = other.evaluate("murmuration.workbench.film.shown.frame.time")
    assert abs(shown - moment) < 0.02 and len(other.evaluate(places)) == len(wanted), (shown, moment)


def test_photos_of_ones_own_are_put_in(browser):
    reader = Reader(browser)
    page = reader.page
    reader.press(page.locator("#demos strong", has_text="Photos"))
    with page.expect_file_chooser() as chooser:
        reader.press("Add photos")
    chooser.value.set_files([{"name": "Mine.png", "mimeType": "image/png", "buffer": picture(page)}])
    page.wait_for_function("document.getElementById('photo-note').textContent === 'Added 1 photo at the end.'")
    assert reader.presses == 2


def picture(page) -> bytes:
    """A PNG."""
    return bytes(page.evaluate("""async () => {
      const canvas = new OffscreenCanvas(60, 40);
      canvas.getContext("2d").fillRect(0, 0, 30, 40);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    }"""))


def test_two_springs_are_compared(browser):
    reader = Reader(browser)
    page = reader.page
    reader.press("Adjust")
    reader.press("Compare A and B")
    reader.drag(page.locator("[data-sets=damping]"), 0, -30)
    rest(page)
    reader.tap()
    assert "damping" in page.inner_text("#name-of-a").lower() and page.locator("#stage-a .node").count() > 10
    assert reader.presses == 4


def test_a_failed_test_is_looked_at(browser):
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "other.json"
        script.write_text(json.dumps([{"tapItem": [0, 1]}, {"wait": 0.5}]), encoding="utf-8")
        films = [pathlib.Path(folder) / name for name in ("ours.film", "expected.film")]
        browser.gallery("record", "cell-animations", "--output", str(films[0]))
        browser.gallery("record", "cell-animations", "--output", str(films[1]), "--script", str(script))
        reader = Reader(browser)
        page = reader.page
        with page.expect_file_chooser() as chooser:
            reader.press(page.locator("label", has=page.locator("#film-file")))
        chooser.value.set_files([str(film) for film in films])
        page.wait_for_function("document.getElementById('comparison-summary').textContent.startsWith('First difference at')")
        if page.locator("#first-difference").is_visible():
            reader.press("Go to first difference")
        assert page.locator("#differences-now li").count() > 0 and reader.presses <= 2


def test_what_has_happened_is_replayed(browser):
    reader = Reader(browser)
    page = reader.page
    reader.tap()
    page.evaluate("""() => {
      window.seen = [];
      const { film } = murmuration.workbench;
      const look = () => {
        seen.push(film.shown?.frame.time ?? null);
        requestAnimationFrame(look);
      };
      look();
    }""")
    reader.press("Replay")
    page.wait_for_function("murmuration.workbench.filmPlayer.isPlaying")
    page.wait_for_function("!murmuration.workbench.filmPlayer.isPlaying")
    times = [time for time in page.evaluate("seen") if time is not None]
    assert times == sorted(times) and times[0] < reader.tapped_at < times[-1], times
    assert reader.moment is None and reader.presses == 2


def test_the_worst_frame_is_found(browser):
    reader = Reader(browser)
    page = reader.page
    reader.tap()
    reader.press("Worst frame")
    shown, worst = page.evaluate("""(({ shown, frames }) =>
      [shown.frame.cost, Math.max(...frames.map(({ cost }) => cost))])(murmuration.workbench.film)""")
    assert shown == worst > 0
    assert page.locator("#frame-cost h2").inner_text().startswith("Frame at "), page.locator("#frame-cost").inner_text()
    assert reader.presses == 2


def test_the_invalidation_that_moved_a_cell_is_found(browser):
    reader = Reader(browser)
    page = reader.page
    reader.tap()
    reader.press(page.locator(".bar-of-animation", has_text="position").first)
    first = page.locator("#element .chain .call").first
    assert "layout.invalidateLayout(with:" in first.inner_text()
    reader.press(first)
    led = page.locator("#consequences")
    assert led.locator("h2").inner_text() == "What this invalidation led to"
    assert led.locator("li", has_text="moves").count() > 1, led.inner_text()
    assert reader.presses == 3


def test_variants_are_shown_beside_each_other(browser):
    reader = Reader(browser)
    page = reader.page
    reader.press("Surroundings")
    reader.press(page.locator("#variant-kinds label", has_text="Direction"))
    page.wait_for_function("document.querySelectorAll('#variants figure .node').length > 20")
    assert page.locator("#variants figcaption").all_inner_texts() == ["Left to right", "Right to left"]
    assert reader.presses == 2


def test_the_constraints_that_place_a_label_are_found_and_tried(browser):
    # The cells of the gallery have no constraints. These have a stack view within the margins of a card.
    reader = Reader(browser, browser.page_file.parent / "screens.html")
    page = reader.page
    rest(page)
    reader.press("Inspect")
    cell = page.locator("#stage [role=listitem]", has_text="Bo").first
    label = cell.locator(".label", has_text="Bo").first
    (left, top), (x, y) = ([each.bounding_box()[side] for side in ("x", "y")] for each in (cell, label))
    reader.press(cell, position={"x": x - left + 5, "y": y - top + 5})
    panel = page.locator("#constraints")
    assert panel.locator("h3").inner_text() == 'Constraints of UILabel "Bo"', panel.inner_text()
    assert "not ambiguous" in panel.locator(".facts").inner_text()
    words = panel.locator("code").all_inner_texts()
    assert 'UILabel "Bo".top = UIStackView.top' in words, words
    assert "made by UIStackView · satisfied · gives y" in panel.inner_text()
    size = next(each for each in words if "hugging" in each)
    assert "hugging @250, compression resistance @750" in size, words
    # The stack view is where the program's own constraint says, which is not about the label.
    reader.press(page.locator(".views button", has_text="UIView").nth(1))
    leading = panel.locator(".constraint", has_text="leading = contentView.leading + 16")
    facts = leading.locator(".quiet").inner_text()
    assert facts == "of contentView · satisfied · gives x, width", facts
    reader.press(leading.get_by_role("button", name="Without it"))
    outcome = leading.locator(".outcome").inner_text()
    assert outcome.startswith("UIStackView 16, 12, 326, ") and "→" in outcome, outcome
    assert page.locator("#overlay .trial polygon").count() > 0
    # Nothing has moved.
    rest(page)
    assert label.bounding_box()["x"] == x and reader.presses == 4
