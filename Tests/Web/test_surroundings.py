"""The surroundings of the stage: appearance, text, direction, motion, contrast, safe area; and the screen in several of them."""

import tempfile

from browser import DRAWN, cell, hold_time, pass_time, rest, show_address
from test_films import record
from test_inspector import saved
from test_workbench import press_by_mouse


def device(page, expression: str):
    return page.evaluate(f"(() => {{ const {{ surroundings, program }} = murmuration.workbench; return {expression}; }})()")


def open_bar(page):
    page.click("#around")
    page.wait_for_selector("#surroundings:not([hidden])")


def choose(page, title: str, value: str):
    page.locator(f"#surroundings label:has-text('{title}') select").select_option(value)
    rest(page)


def place(page, item: int) -> float:
    """Where the middle of a cell is: 0 at the left of the stage, 1 at the right."""
    return page.evaluate(
        """(item) => {
          const stage = document.getElementById("stage").getBoundingClientRect();
          const cell = document.querySelector(`#stage [role=listitem][aria-posinset="${item + 1}"]`).getBoundingClientRect();
          return (cell.x + cell.width / 2 - stage.x) / stage.width;
        }""",
        item)


def label_size(page) -> float:
    """The mean size of the texts on the stage, in points."""
    return page.evaluate(
        """() => {
          const runs = [...murmuration.workbench.film.live.layers.values()].flatMap(({ text }) => text?.runs ?? []);
          return runs.reduce((sum, { size }) => sum + size, 0) / runs.length;
        }""")


def test_larger_text_is_chosen_and_is_in_the_link(browser):
    page = browser.open("chat")
    rest(page)
    before = label_size(page)
    assert before > 0
    open_bar(page)
    choose(page, "Text", "axl")
    assert label_size(page) > before * 1.3, (before, label_size(page))
    assert "text=axl" in page.url
    browser.screenshot(page, "surroundings-text")
    other = browser.open(page.url.split("#")[1])
    rest(other)
    assert label_size(other) > before * 1.3
    assert other.is_visible("#surroundings")
    # The usual surroundings come back.
    page.click("#plain")
    rest(page)
    assert label_size(page) < before * 1.1 and "text=" not in page.url
    assert page.is_disabled("#plain")


def test_the_direction_mirrors_the_screen(browser):
    page = browser.open("dashboard")
    rest(page)
    open_bar(page)
    before = place(page, 0)
    choose(page, "Direction", "rtl")
    after = place(page, 0)
    assert abs(before - 0.2) < 0.15 and abs(after - (1 - before)) < 0.005, (before, after)
    # A screen that starts later has it, too.
    page.click("#watch")
    page.click("#watch")
    rest(page)
    assert "direction=rtl" in page.url
    show_address(page, "dashboard?direction=rtl")
    rest(page)
    assert abs(place(page, 0) - after) < 0.005


def test_the_stage_is_dark_on_a_light_page(browser):
    page = browser.open("chat", color_scheme="light")
    open_bar(page)
    choose(page, "Appearance", "dark")
    assert page.evaluate("getComputedStyle(document.getElementById('stage')).colorScheme") == "dark"
    assert page.evaluate("matchMedia('(prefers-color-scheme: light)').matches")
    assert device(page, "surroundings.settingsOfDevice().isDark") is True
    # The page's own appearance no longer changes the stage.
    page.keyboard.press("t")
    page.keyboard.press("t")
    assert device(page, "surroundings.settingsOfDevice().isDark") is True


def test_increased_contrast_changes_system_colours(browser):
    def colours(page) -> set:
        rest(page)
        return set(page.evaluate(
            """() => [...murmuration.workbench.film.live.layers.values()].flatMap(({ text }) => text?.runs ?? [])
              .map(({ color: { red, green, blue } }) => [red, green, blue].map((part) => Math.round(255 * part)).join(" "))"""))

    page = browser.open("chat", contrast="no-preference")
    (normal, high) = ("0 136 255", "30 110 244")  # systemBlue, as the tint
    assert normal in colours(page) and high not in colours(page), colours(page)
    open_bar(page)
    choose(page, "Contrast", "high")
    assert high in colours(page) and normal not in colours(page), colours(page)
    assert "contrast=high" in page.url
    choose(page, "Contrast", "system")
    assert normal in colours(page) and "contrast" not in page.url
    # The system's own setting.
    page.emulate_media(contrast="more")
    assert high in colours(page), colours(page)
    page.emulate_media(contrast="no-preference")
    assert normal in colours(page), colours(page)


def test_the_safe_area_turns_with_the_device(browser):
    page = browser.open("chat")
    open_bar(page)
    choose(page, "Safe area", "island")
    assert device(page, "surroundings.settingsOfDevice().insets") == [59, 0, 34, 0]
    page.click("#rotate")
    rest(page)
    assert device(page, "surroundings.settingsOfDevice().insets") == [0, 59, 21, 59]


def test_nonsense_in_a_link_gives_the_usual_surroundings(browser):
    page = browser.open("cell-animations?text=huge&style=__proto__&direction=up&safe=toString&motion=-1&variants=none.text2")
    rest(page)
    assert device(page, "surroundings.isChanged") is False
    assert page.evaluate("murmuration.workbench.variants.list.length") == 0
    assert not page.is_visible("#surroundings")


def variants(page, expression: str):
    return page.evaluate(f"murmuration.workbench.variants.list.map(({{ copy, values }}) => {expression})")


def wait_for_variants(page, count: int):
    page.wait_for_function("(count) => murmuration.workbench.copies.list.length === count + 1", arg=count)
    page.wait_for_function("murmuration.workbench.variants.list.every(({ copy }) => copy.isStarted)")
    rest(page)


def test_variants_play_together(browser):
    page = browser.open("cell-animations")
    rest(page)
    hold_time(page)
    cell(page, 1).click()
    pass_time(page, 0.2)
    open_bar(page)
    page.check("#surroundings input[value=style]")
    page.check("#surroundings input[value=direction]")
    page.wait_for_function("murmuration.workbench.variants.list.length === 4")
    page.wait_for_function("murmuration.workbench.copies.list.length === 5")
    # What was done before is done in each of them, and they are at the same time.
    times = variants(page, "copy.ownFilm.end")
    now = page.evaluate("murmuration.workbench.film.end")
    assert times == [now] * 4, (times, now)
    counts = variants(page, "copy.ownFilm.frames.length > 5")
    assert counts == [True] * 4
    # A touch on the stage is a touch of the same cell in each variant, mirrored or not.
    cell(page, 2).click()
    pass_time(page, 0.1)
    assert len(set(variants(page, "copy.ownFilm.end"))) == 1
    browser.screenshot(page, "variants")
    # The past is the same moment in all.
    page.evaluate("murmuration.workbench.past.scrub(0.1)")
    shown = variants(page, "copy.ownFilm.shown.frame.time")
    assert max(shown) - min(shown) < 1e-9 and abs(shown[0] - 0.1) < 0.02
    assert "variants=style.direction" in page.url
    # All fit.
    sheet = page.evaluate("[variants.scrollHeight - variants.clientHeight, variants.scrollWidth - variants.clientWidth]")
    assert sheet == [0, 0], sheet


def test_a_variant_is_taken_to_the_stage(browser):
    page = browser.open("cell-animations?variants=text")
    wait_for_variants(page, 2)
    page.click("#variants button:has-text('Accessibility XL')")
    assert "text=axl" in page.url
    page.uncheck("#surroundings input[value=text]")
    page.wait_for_function("murmuration.workbench.copies.list.length === 1")
    assert not page.is_visible("#variants")


def test_variants_have_the_parameters_of_the_stage(browser):
    page = browser.open("cell-animations?variants=direction&panel=adjust&p.damping=0.4")
    wait_for_variants(page, 2)
    damping = "JSON.stringify(copy.program.parameters().find(({ id }) => id === 'damping').value)"
    assert variants(page, damping) == ["0.4", "0.4"]
    page.evaluate("murmuration.workbench.playground.set('damping', 0.8)")
    assert variants(page, damping) == ["0.8", "0.8"]
    # Another demo has its own.
    page.evaluate("murmuration.workbench.choose(murmuration.workbench.demos.find(({ id }) => id === 'colours'))")
    rest(page)
    mine = page.evaluate("JSON.stringify(murmuration.workbench.playground.values)")
    assert variants(page, "JSON.stringify(Object.fromEntries(copy.program.parameters().map(({ id, value }) => [id, value])))") == [mine] * 2


def test_a_saved_test_has_the_surroundings(browser):
    page = browser.open("cell-animations")
    rest(page)
    _, plain = saved(page, press_by_mouse, "#save-test")
    assert "DeviceSettings" not in plain
    open_bar(page)
    choose(page, "Direction", "rtl")
    choose(page, "Safe area", "button")
    _, text = saved(page, press_by_mouse, "#save-test")
    assert "DeviceSettings(\n        isDark: false, textSize: 3, isRightToLeft: true, isMotionReduced: false," in text, text
    assert "        isContrastIncreased: false, insets" in text, text
    assert "UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)))" in text


def test_a_film_says_in_which_surroundings_it_was_taken(browser):
    with tempfile.TemporaryDirectory() as folder:
        page = browser.open_file(record(browser, folder, "cell-animations", "html"), "")
        page.click("#tab-about")
        assert page.inner_text("#film-device") == "Taken in these surroundings: light · text L, the default · left to right."
        assert page.evaluate("document.getElementById('stage').style.colorScheme") == "light"
        # From a moment on it was another device.
        page.evaluate("""() => {
          const { program: { current: film }, past } = murmuration.workbench;
          const [[, settings]] = film.settings;
          film.settings.push([1, { ...settings, style: "dark", textSize: 9, rightToLeft: true, reducedMotion: true, top: 59 }]);
          past.scrub(1.5);
        }""")
        words = page.inner_text("#film-device")
        assert words.endswith("dark · text Accessibility XL · right to left · reduced motion · safe area 59, 0, 0, 0."), words
        assert page.evaluate("document.getElementById('stage').style.colorScheme") == "dark"
        page.evaluate("murmuration.workbench.past.scrub(0.5)")
        assert "light" in page.inner_text("#film-device")


def test_the_stage_has_the_appearance_of_its_film_and_then_of_the_surroundings(browser):
    scheme = "getComputedStyle(document.getElementById('stage')).colorScheme"
    # As on a device that was dark, and as in a film that does not know its device.
    show = """(style) => {
      const { films, program } = murmuration.workbench;
      films.show(recorded);
      program.current.settings = style ? [[0, { ...settings, style }]] : [];
      murmuration.workbench.look();
    }"""
    with tempfile.TemporaryDirectory() as folder:
        film = record(browser, folder, "three-cells", "film").read_bytes()
        page = browser.open("chat", color_scheme="light")
        rest(page)
        page.evaluate(
            """async (bytes) => {
              window.recorded = await murmuration.readFilm(Uint8Array.from(bytes));
              murmuration.workbench.films.show(recorded);
              window.settings = murmuration.workbench.program.current.settings[0][1];
            }""",
            list(film))
        assert page.evaluate(scheme) == "light"
        page.evaluate(show, "dark")
        assert page.evaluate(scheme) == "dark"
        # The page's own appearance changes, but not the film's.
        for mode in ["dark", "light"]:
            page.emulate_media(color_scheme=mode)
            page.evaluate(DRAWN)
            assert page.evaluate(scheme) == "dark", mode
        page.evaluate(show, None)
        assert page.evaluate(scheme) == "light"
        page.evaluate(show, "dark")
        page.click("#demos a[href='#colours']")
        rest(page)
        assert page.evaluate(scheme) == "light"
        # A film of a light device on a dark page, and a demo after one that does not know its own.
        page.emulate_media(color_scheme="dark")
        page.evaluate(show, "light")
        assert page.evaluate(scheme) == "light"
        page.evaluate(show, None)
        assert page.evaluate(scheme) == "dark"
        page.click("#demos a[href='#colours']")
        rest(page)
        assert page.evaluate(scheme) == "dark"
