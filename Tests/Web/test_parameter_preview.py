"""The last gesture done again with other values, and links that do again what was done."""

from browser import cell, rest, watch, watched
from test_inspector import middle_of_movement, tap_and_rest
from test_playground import parameters

HEIGHT = "document.querySelector('#stage [aria-posinset=\"3\"]').getBoundingClientRect().height"


def change(page, id: str, value: float):
    page.evaluate("""([id, value]) => {
      const control = document.getElementById(`parameter-${id}`);
      control.value = value;
      control.dispatchEvent(new Event("input"));
    }""", [id, value])


def wait_for_preview(page):
    page.wait_for_function("(({ previous, timer }) => previous !== null && timer === null)(murmuration.workbench.parameterPreview)")
    rest(page)


def test_the_last_gesture_is_done_again_when_a_parameter_changes(browser):
    page = browser.open("cell-animations?panel=adjust")
    cell(page, 5).click()
    page.wait_for_timeout(50)
    rest(page)
    tap_and_rest(page)
    page.focus("#parameter-damping")
    watch(page, HEIGHT)
    change(page, "damping", 0.3)
    wait_for_preview(page)
    heights = [frame["value"] for frame in watched(page)]
    assert max(heights) > 330, "it does not swing"
    assert abs(page.evaluate(HEIGHT) - 300) < 1
    # What was done before that gesture was done, too, and the control is the one that was used.
    assert page.evaluate("murmuration.workbench.inputEvents.list.length") == 4
    assert page.evaluate("document.activeElement.id") == "parameter-damping"
    assert parameters(page)["damping"]["value"] == 0.3
    assert page.text_content("#announcement") == "Replaying the last gesture"


def test_outlines_show_how_the_gesture_went_before(browser):
    page = browser.open("cell-animations?panel=adjust")
    tap_and_rest(page)
    change(page, "expandedHeight", 200)
    wait_for_preview(page)
    outlines = """[...document.querySelectorAll(".previous")].map((shape) => shape.getAttribute("points").split(" ").map(Number))
      .map((points) => points[5] - points[1])"""
    assert abs(page.evaluate(HEIGHT) - 200) < 1
    # The lines are two pixels inside the edges.
    heights = page.evaluate(outlines)
    assert any(abs(height - 296) < 1 for height in heights), heights
    # Changed once more, the run in between is what is compared.
    change(page, "expandedHeight", 150)
    wait_for_preview(page)
    assert abs(page.evaluate(HEIGHT) - 150) < 1
    assert any(abs(height - 196) < 1 for height in page.evaluate(outlines))
    # In the past, how it went then.
    page.evaluate("""() => {
      const { past, parameterPreview } = murmuration.workbench;
      past.scrub(parameterPreview.begin - 0.01);
    }""")
    assert all(abs(height - 100) < 1 for height in page.evaluate(outlines))
    page.keyboard.press("l")
    cell(page, 0).click()
    assert page.locator(".previous").count() == 0


def test_only_what_went_otherwise_has_an_outline_with_its_title(browser):
    page = browser.open("cell-animations?panel=adjust")
    tap_and_rest(page)
    change(page, "damping", 0.3)
    wait_for_preview(page)
    names = "[...document.querySelectorAll('.previous-name')].map((name) => name.textContent)"
    # Both runs end alike.
    assert page.evaluate(names) == [] and page.locator(".previous").count() == 0
    page.evaluate("(({ past, parameterPreview }) => past.scrub(parameterPreview.begin + 0.1))(murmuration.workbench)")
    # The cells above the one that unfolds are where they were.
    found = page.evaluate(names)
    assert found[:3] == ["Mountains", "Coast", "Birches"] and len(found) == page.locator(".previous").count(), found
    # The title of an outline is in it, below the one of the cell that was in its place.
    inside = page.evaluate("""[...document.querySelectorAll(".previous")].map((shape) => {
      const [outer, inner] = [shape, shape.nextElementSibling].map((each) => each.getBoundingClientRect());
      return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    })""")
    assert all(inside), inside


def test_what_was_done_long_ago_is_forgotten(browser):
    page = browser.open("cell-animations?panel=adjust")
    # A finger that is dragged about for more than a minute.
    page.evaluate("""() => {
      const { inputEvents, clock } = murmuration.workbench;
      inputEvents.perform("pointerDown", 1, 200, 400);
      for (let index = 0; index < 4500; index += 1) inputEvents.perform("pointerMove", 1, 200, 400 + index % 2);
      inputEvents.perform("pointerUp", 1);
      clock.wake();
    }""")
    rest(page)
    tap_and_rest(page)
    length, gesture, name = page.evaluate("(({ list, gesture }) => [list.length, gesture, list[gesture].name])(murmuration.workbench.inputEvents)")
    assert length < 4000 and name == "pointerDown" and gesture >= length - 4, (length, gesture, name)
    # What has lost its beginning is not done again, and no link pretends to lead there.
    change(page, "damping", 0.3)
    page.wait_for_timeout(500)
    assert page.evaluate("murmuration.workbench.parameterPreview.previous") is None
    assert abs(page.evaluate(HEIGHT) - 300) < 1
    page.keyboard.press(",")
    page.click("#copy-link")
    assert page.inner_text("#notice").startswith("The link opens the demo")


def test_a_reader_may_want_no_gestures_done_again(browser):
    page = browser.open("cell-animations?panel=adjust")
    tap_and_rest(page)
    page.uncheck("#replay-gesture")
    change(page, "damping", 0.3)
    page.wait_for_timeout(500)
    assert page.evaluate("murmuration.workbench.parameterPreview.previous") is None
    assert abs(page.evaluate(HEIGHT) - 300) < 1
    page.evaluate("localStorage.clear()")


def test_without_a_gesture_a_parameter_only_changes(browser):
    page = browser.open("cell-animations?panel=adjust")
    change(page, "itemHeight", 60)
    page.wait_for_timeout(500)
    assert page.evaluate("murmuration.workbench.parameterPreview.previous") is None
    page.wait_for_function(f"{HEIGHT} < 61")


def link(page) -> str:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("#copy-link")
    page.wait_for_function("document.getElementById('copy-link').textContent === 'Copied'")
    return page.evaluate("navigator.clipboard.readText()")


def test_a_link_leads_to_the_moment_and_the_selected_element(browser):
    page = browser.open("cell-animations?panel=element&p.damping=0.5")
    tap_and_rest(page)
    page.locator(".bar-of-animation", has_text="bounds").first.click()
    middle_of_movement(page)
    height = page.evaluate(HEIGHT)
    time = page.evaluate("murmuration.workbench.film.shown.frame.time")
    assert 110 < height < 330 and page.text_content("#element h2") == "cell 0, 2"
    address = link(page)
    for part in ("moment=", "element=cell.0.2", "panel=element", "p.damping=0.5"):
        assert part in address, (part, address)
    other = browser.open(address.split("#")[1])
    other.wait_for_function("murmuration.workbench.film.isInPast")
    assert abs(other.evaluate("murmuration.workbench.film.shown.frame.time") - time) < 1 / 30
    # Frames are not at the same times to the millisecond.
    assert abs(other.evaluate(HEIGHT) - height) < 40
    assert other.text_content("#element h2") == "cell 0, 2" and other.locator("#panel-element").is_visible()
    other.keyboard.press("l")
    rest(other)
    assert abs(other.evaluate(HEIGHT) - 300) < 1


def test_a_link_repeats_sizes_and_safe_areas_of_a_script(browser):
    page = browser.open("outline")
    page.evaluate("""murmuration.workbench.player.play(JSON.stringify([
      {wait: 0.2}, {resize: [500, 700], duration: 0.35}, {wait: 0.5}, {safeArea: [40, 10, 30, 0]}, {wait: 0.3}]));
      murmuration.workbench.clock.wake();""")
    page.wait_for_function("!murmuration.workbench.player.isPlaying")
    rest(page)
    page.evaluate("murmuration.workbench.past.scrub(0.4)")
    address = link(page)
    assert ".r.500.700.350_" in address and ".a.40.10.30.0" in address, address
    other = browser.open(address.split("#")[1])
    other.wait_for_function("murmuration.workbench.film.isInPast")
    frames = "murmuration.workbench.film.frames.map(({ size }) => String(size)).filter((size, at, all) => size !== all[at - 1])"
    assert page.evaluate(frames) == other.evaluate(frames) == ["390,844", "500,700"]
    events = "murmuration.workbench.inputEvents.list.map(({ name, values }) => [name, ...values])"
    assert other.evaluate(events) == [["resize", 500, 700, 0.35], ["safeArea", 40, 10, 30, 0]]
    other.evaluate("murmuration.workbench.past.goLive()")
    assert other.evaluate("[document.getElementById('stage').offsetWidth, murmuration.workbench.stage.width]") == [500, 500]


def test_a_link_from_the_present_carries_the_settings_only(browser):
    page = browser.open("cell-animations?speed=0.25")
    page.keyboard.press("1")
    tap_and_rest(page)
    assert link(page).endswith("#cell-animations")


def test_what_cannot_be_read_in_a_link_is_left_out(browser):
    for rest_of_link in ["moment=x&acts=1.d.0.2", "acts=zz", "acts=0.d.0.100.100_0.q&moment=1", "element=cell.9.9"]:
        page = browser.open(f"cell-animations?{rest_of_link}")
        assert not page.evaluate("murmuration.workbench.film.isInPast"), rest_of_link
        assert cell(page, 2).bounding_box()["height"] == 100
        page.close()


def test_the_page_plays_a_script_to_those_who_come_for_the_first_time(browser):
    page = browser.open("")
    page.wait_for_function("murmuration.workbench.player.isPlaying")
    assert page.get_attribute("#watch", "aria-pressed") == "true"
    # The stage has the room of the timeline until there is something to see in that.
    assert page.get_attribute("#inspector", "aria-pressed") == "false"
    page.click("#watch")
    assert page.get_attribute("#inspector", "aria-pressed") == "true"
    page.reload()
    page.wait_for_selector("html[data-state=ready] #stage .node", state="attached")
    assert not page.evaluate("murmuration.workbench.player.isPlaying")
    page.evaluate("localStorage.clear()")
    for demo, options in [("colours", {}), ("", {"reduced_motion": "reduce"})]:
        page = browser.open(demo, **options)
        page.wait_for_timeout(100)
        assert not page.evaluate("murmuration.workbench.player.isPlaying")
