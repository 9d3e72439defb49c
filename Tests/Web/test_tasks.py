"""Five things that somebody wants who has read nothing, done with what is seen on the page; each with how often the mouse
button is pressed."""

from browser import rest


class Reader:
    """A reader with a mouse, who counts."""

    def __init__(self, browser):
        self.page = browser.open("", width=1440, height=900)
        self.presses = 0
        # The introduction may be watched first.
        self.page.wait_for_function("murmuration.workbench.player.isPlaying")

    def press(self, target, **place):
        """Something by its words, or a place in it."""
        place_of = self.page.get_by_text(target, exact=True).first if isinstance(target, str) else target
        assert place_of.is_visible(), target
        place_of.click(**place)
        self.presses += 1

    def drag(self, target, x: float, y: float):
        box = target.bounding_box()
        start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + x, start[1] + y, steps=6)
        self.page.mouse.up()
        self.presses += 1


def remove_a_colour(reader: Reader):
    """In Colours a tap on a colour removes it, and it fades."""
    reader.press("Colours")
    reader.page.wait_for_selector("#stage [role=listitem]")
    rest(reader.page)
    reader.press(reader.page.locator("#stage [role=listitem]").nth(1))
    rest(reader.page)


def test_why_a_cell_faded_is_found(browser):
    reader = Reader(browser)
    remove_a_colour(reader)
    page = reader.page
    assert "Select a bar" in page.evaluate("getComputedStyle(document.getElementById('animation'), '::before').content")
    # Its opacity went from 1 to 0: that is a bar.
    reader.press(page.locator(".bar-of-animation", has_text="opacity 1 → 0").first)
    assert page.locator("#element h2").inner_text() == "Departing cell 0, 1"
    facts = page.locator("#element .facts").text_content()
    assert facts.startswith("disappears"), facts
    alphas = page.locator("#element tr", has_text="Alpha").locator("td").all_text_contents()
    assert alphas[-1] == "0", alphas
    assert reader.presses == 3


def test_the_call_that_set_a_cells_final_attributes_is_found(browser):
    reader = Reader(browser)
    remove_a_colour(reader)
    page = reader.page
    reader.press(page.locator(".bar-of-animation", has_text="opacity 1 → 0").first)
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
    assert reader.presses == 4


def test_half_a_second_is_slowed_down_gone_back_to_and_saved(browser):
    reader = Reader(browser)
    page = reader.page
    reader.press(page.get_by_role("radio", name="¼×"))
    reader.press(page.locator("#stage [role=listitem]").nth(2))
    page.wait_for_function("document.querySelectorAll('.bar-of-animation').length > 0")
    rest(page)
    ruler = page.locator("#ruler")
    times = page.evaluate("[murmuration.workbench.inputEvents.list.at(-1).time, murmuration.workbench.dock.timeline.range.start, "
                          "murmuration.workbench.dock.timeline.scale]")
    at = lambda time: {"x": (time - times[1]) * times[2], "y": 10}
    reader.press(ruler, position=at(times[0]))
    reader.press("Start here")
    # What comes after it is all that is recorded: the end needs not be chosen.
    with page.expect_download() as download:
        reader.press("Save range as SVG")
    text = open(download.value.path(), encoding="utf-8").read()
    assert text.startswith("<svg") and len(text) > 1000
    begin, end = page.evaluate("(({ begin, end }) => [begin, end])(murmuration.workbench.filmPlayer)")
    assert 0.35 < end - begin <= 0.55, (begin, end)
    assert reader.presses == 5


def test_the_spring_is_changed_and_seen(browser):
    reader = Reader(browser)
    page = reader.page
    reader.press(page.locator("#stage [role=listitem]").nth(2))
    reader.press("Adjust")
    rest(page)
    handle = page.locator("[data-sets=damping]")
    assert "change the overshoot" in handle.locator("title").text_content()
    reader.drag(handle, 0, -30)
    # It is seen at once: the tap is done again.
    page.wait_for_function("murmuration.workbench.parameterPreview.previous !== null")
    rest(page)
    assert page.evaluate("murmuration.workbench.playground.values.damping") < 0.6
    assert reader.presses == 3


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
