"""Everything around the stage that can be pressed, by mouse and by keyboard; links; windows of every size."""

from browser import cell, pass_time, wait_until_seen, watch


def go_to(page, selector: str):
    """Reaches an element by the tabulator alone."""
    for _ in range(200):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not lead to {selector}")


def press_by_mouse(page, selector: str):
    page.click(selector)


def press_by_keyboard(page, selector: str):
    page.evaluate("document.activeElement.blur()")
    go_to(page, selector)
    page.keyboard.press("Enter")


BOTH = [press_by_mouse, press_by_keyboard]


def size(page) -> list:
    return page.evaluate("[murmuration.workbench.stage.width, murmuration.workbench.stage.height]")


def wait_for_size(page, width: int, height: int):
    page.wait_for_function(
        "([width, height]) => murmuration.workbench.stage.width === width && murmuration.workbench.stage.height === height",
        arg=[width, height])


def test_devices_are_chosen_by_mouse(browser):
    page = browser.open()
    for device, wanted in [("tablet", [820, 1180]), ("phone", [390, 844])]:
        page.click(f"label:has(input[value={device}])")
        wait_for_size(page, *wanted)
    page.click("label:has(input[value=free])")
    page.wait_for_function("murmuration.workbench.stage.width > 390")
    # Cells are as wide as the stage says.
    width, _ = size(page)
    page.wait_for_function(
        "(width) => Math.abs(document.querySelector('#stage [role=listitem]').offsetWidth - width) < 1", arg=width)


def test_devices_are_chosen_by_keyboard(browser):
    page = browser.open()
    go_to(page, "input[name=device]")
    page.keyboard.press("ArrowRight")
    wait_for_size(page, 820, 1180)
    page.keyboard.press("ArrowLeft")
    wait_for_size(page, 390, 844)
    page.keyboard.press("d")
    wait_for_size(page, 820, 1180)


def test_the_device_is_turned(browser):
    for press in BOTH:
        page = browser.open()
        press(page, "#rotate")
        wait_for_size(page, 844, 390)
        browser.screenshot(page, "turned")
        page.keyboard.press("r")
        wait_for_size(page, 390, 844)
        page.close()


def test_the_stage_is_resized_by_its_corner(browser):
    page = browser.open()
    page.click("label:has(input[value=free])")
    page.wait_for_timeout(100)
    grip = page.locator("#grip").bounding_box()
    before = size(page)
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=6)
    page.mouse.up()
    wait_for_size(page, before[0] - 120, before[1] - 80)
    after = page.locator("#grip").bounding_box()
    assert abs(after["x"] - (grip["x"] - 60)) < 1 and abs(after["y"] - (grip["y"] - 40)) < 1, "the corner left the pointer"
    go_to(page, "#grip")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Shift+ArrowUp")
    wait_for_size(page, before[0] - 130, before[1] - 130)
    assert "width=" in page.url and "device=free" in page.url, page.url


def test_touches_hit_what_they_point_at_on_a_small_device(browser):
    page = browser.open("cell-animations?device=tablet", width=1280, height=800)
    scale = page.evaluate("document.getElementById('stage').getBoundingClientRect().width / 820")
    assert scale < 0.7, scale
    cell(page, 4).click()
    page.wait_for_function("document.querySelector('#stage [aria-posinset=\"5\"]').offsetHeight > 299")


def test_panels_are_chosen_by_mouse_and_keyboard(browser):
    page = browser.open()
    for name in ["source", "adjust", "element", "trace", "about"]:
        page.click(f"#tab-{name}")
        assert page.locator(f"#panel-{name}").is_visible()
        assert page.locator("[role=tabpanel]:visible").count() == 1
    page.evaluate("document.activeElement.blur()")
    go_to(page, "[role=tab]")
    for name in ["source", "adjust", "element", "trace", "about"]:
        page.keyboard.press("ArrowRight")
        assert page.locator(f"#panel-{name}").is_visible(), name
    page.keyboard.press("ArrowLeft")
    assert page.get_attribute("#tab-trace", "aria-selected") == "true"


def test_the_source_is_the_demos_own(browser):
    page = browser.open("photos?panel=source")
    page.wait_for_function("document.getElementById('source').textContent.includes('class PhotosViewController')")
    assert page.input_value("#source-file") == "Photos.swift"
    assert page.locator("#source .keyword").count() > 50
    page.click('#demos a[href="#colours"]')
    page.wait_for_function("document.getElementById('source').textContent.includes('class ColoursViewController')")
    browser.screenshot(page, "source")


def test_the_articles_code_takes_the_place_of_the_demo(browser):
    page = browser.open("cell-animations?panel=source")
    page.wait_for_function("document.getElementById('source').textContent.includes('class CellAnimationsViewController')")
    assert page.locator("#source-file option").last.text_content() == "ExpandingCells.swift"
    page.click("#tab-adjust")
    page.click("#parameter-article")
    page.wait_for_function("document.getElementById('code').textContent.includes('ExpandingCellsViewController()')")
    page.click("#tab-source")
    page.wait_for_function("document.getElementById('source').textContent.includes('class ExpandingCellsLayout')")
    assert page.input_value("#source-file") == "ExpandingCells.swift"
    browser.screenshot(page, "article")


def test_the_source_is_copied(browser):
    page = browser.open("photos?panel=source", permissions=["clipboard-read", "clipboard-write"])
    page.wait_for_function("document.getElementById('source').textContent.length > 1000")
    watch(page, "document.getElementById('copy-source').textContent")
    page.click("#copy-source")
    wait_until_seen(page, "Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.text_content("#source")


def test_colours_are_chosen(browser):
    for press in BOTH:
        page = browser.open(color_scheme="light")
        ground = "getComputedStyle(document.body).backgroundColor"
        light = page.evaluate(ground)
        press(page, "#theme")  # light
        press(page, "#theme")  # dark
        dark = page.evaluate(ground)
        assert dark != light
        page.reload()
        page.wait_for_selector("html[data-state=ready]")
        assert page.evaluate(ground) == dark, "the choice was forgotten"
        page.keyboard.press("t")
        assert page.evaluate(ground) == light
        page.evaluate("localStorage.clear()")
        page.close()


def test_the_demos_script_is_played_and_stopped(browser):
    for press in BOTH:
        page = browser.open()
        # A script ends a pause, so the time is held in another way.
        page.evaluate("murmuration.workbench.clock.isHeld = () => true")
        press(page, "#watch")
        assert page.get_attribute("#watch", "aria-pressed") == "true"
        heights = "[3, 6].map((item) => document.querySelector(`#stage [aria-posinset=\"${item}\"]`).offsetHeight)"
        pass_time(page, 1.2)
        assert page.evaluate(heights) == [300, 100]
        press(page, "#watch")
        assert page.get_attribute("#watch", "aria-pressed") == "false"
        pass_time(page, 2)
        assert page.evaluate(heights) == [300, 100], "the script went on"
        page.close()


def test_the_list_of_keys_opens_and_closes(browser):
    for press in BOTH:
        page = browser.open()
        press(page, "#help")
        assert page.locator("#shortcuts").is_visible()
        browser.screenshot(page, "keys")
        page.keyboard.press("Escape")
        assert not page.locator("#shortcuts").is_visible()
        page.keyboard.press("?")
        assert page.locator("#shortcuts").is_visible()
        page.close()


def test_keys_of_one_letter_can_be_switched_off(browser):
    page = browser.open()
    page.keyboard.press("?")
    page.uncheck("#single-keys")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.wait_for_timeout(100)
    assert size(page) == [390, 844]
    page.reload()
    page.wait_for_selector("html[data-state=ready] #stage .node", state="attached")
    page.click("#help")
    assert not page.is_checked("#single-keys"), "the choice was forgotten"
    page.check("#single-keys")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    wait_for_size(page, 844, 390)


def test_every_demo_is_reached_by_keyboard(browser):
    page = browser.open()
    for _ in range(5):
        go_to(page, "#demos a:not([aria-current])")
    for demo in ["sticky-headers", "dashboard"]:
        go_to(page, f'#demos a[href="#{demo}"]')
        page.keyboard.press("Enter")
        page.wait_for_function("(id) => murmuration.workbench.demo.id === id", arg=demo)
        assert page.url.endswith(f"#{demo}")


def test_previews_play_and_are_stopped(browser):
    page = browser.open("select-strip", previews=True)
    preview = "document.querySelector('#demos li:nth-child(1) .small-stage').innerHTML"
    page.wait_for_function(f"{preview}.length > 1000")
    first = page.evaluate(preview)
    page.wait_for_function(f"(first) => {preview} !== first", arg=first)
    assert page.locator("#demos .small-stage[inert]").count() == page.locator("#demos a").count()
    previews = "[...document.querySelectorAll('#demos .small-stage')].map((stage) => stage.innerHTML).join()"
    page.wait_for_function("murmuration.workbench.index.thumbnails.thumbnails.every(({ program }) => program)")
    for press in BOTH:
        press(page, "#previews")
        page.wait_for_timeout(100)
        still = page.evaluate(previews)
        page.wait_for_timeout(900)
        assert page.evaluate(previews) == still
        press(page, "#previews")
        page.wait_for_function(f"(still) => {previews} !== still", arg=still)


def test_one_preview_plays_at_a_time_and_the_one_that_is_pointed_at(browser):
    page = browser.open("select-strip", previews=True)
    page.click("#previews")
    thumbnails = "murmuration.workbench.index.thumbnails"
    page.wait_for_function(f"{thumbnails}.thumbnails.every(({{ program }}) => program)")
    times = f"{thumbnails}.thumbnails.map(({{ time }}) => time)"
    before = page.evaluate(times)
    page.click("#previews")
    page.wait_for_timeout(600)
    page.click("#previews")
    after = page.evaluate(times)
    assert sum(one != other for one, other in zip(before, after)) == 1, (before, after)
    # One after the other has its turn.
    page.evaluate(f"""() => {{
      const {{ current }} = {thumbnails};
      window.earlier = current;
      current.program.stopWatching();
      current.left = 0.1;
    }}""")
    page.click("#previews")
    page.wait_for_function(f"{thumbnails}.current !== earlier")
    for act in (lambda: page.hover('#demos a[href="#colours"]'), lambda: page.focus('#demos a[href="#photos"]')):
        act()
        asked = page.evaluate(f"{thumbnails}.asked.demo.id")
        time = f"{thumbnails}.asked.time"
        before = page.evaluate(time)
        page.wait_for_function(f"(before) => {time} !== before", arg=before)
        assert page.evaluate("document.querySelector('#demos a:hover, #demos a:focus') !== null"), asked


def test_nothing_is_computed_in_a_hidden_tab(browser):
    page = browser.open("select-strip", previews=True)
    page.wait_for_function("murmuration.workbench.index.thumbnails.thumbnails.every(({ program }) => program)")
    page.evaluate("""() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    times = "murmuration.workbench.index.thumbnails.thumbnails.map(({ time }) => time)"
    before = page.evaluate(times)
    page.wait_for_timeout(500)
    assert page.evaluate(times) == before


def test_previews_rest_for_those_who_want_less_motion(browser):
    page = browser.open(reduced_motion="reduce", previews=True)
    preview = "document.querySelector('#demos li:nth-child(3) .small-stage').innerHTML"
    page.wait_for_function(f"{preview}.length > 1000")
    still = page.evaluate(preview)
    page.wait_for_timeout(1200)
    assert page.evaluate(preview) == still
    assert page.get_attribute("#previews", "aria-pressed") == "false"


def test_a_link_carries_the_settings(browser):
    page = browser.open("colours?speed=0.1&device=tablet&turned=yes&panel=source&ghosts=yes")

    def check():
        wait_for_size(page, 1180, 820)
        assert page.evaluate("murmuration.workbench.clock.speed") == 0.1
        assert page.is_checked("input[name=speed][value='0.1']")
        assert page.locator("#panel-source").is_visible()
        assert page.get_attribute("#ghosts", "aria-pressed") == "true"

    check()
    page.reload()
    page.wait_for_selector("html[data-state=ready] #stage .node", state="attached")
    check()
    assert "Colours" in page.title()


def test_the_address_follows_the_settings(browser):
    page = browser.open("photos")
    assert page.url.endswith("#photos")
    page.check("input[name=speed][value='0.25']")
    page.click("#rotate")
    page.click("#tab-source")
    assert page.url.endswith("#photos?speed=0.25&turned=yes&panel=source"), page.url
    page.check("input[name=speed][value='1']")
    page.click("#rotate")
    page.click("#tab-about")
    assert page.url.endswith("#photos"), page.url


def test_the_browsers_back_button_leads_to_the_demo_before(browser):
    page = browser.open("photos")
    page.click('#demos a[href="#colours"]')
    page.wait_for_function("murmuration.workbench.demo.id === 'colours'")
    page.go_back()
    page.wait_for_function("murmuration.workbench.demo.id === 'photos'")


def test_nonsense_in_a_link_is_ignored(browser):
    page = browser.open("photos?speed=9&device=watch&width=-3&height=x&panel=none&p.nothing=1&p.spacing=often&timeline=maybe")
    assert page.evaluate("murmuration.workbench.clock.speed") == 1
    assert page.locator("#panel-about").is_visible()


def test_a_stage_from_a_link_is_neither_tiny_nor_endless(browser):
    for asked, wanted in [("width=5&height=1e9", [200, 10_000]), ("width=300.4&height=500", [300, 500])]:
        page = browser.open(f"colours?device=free&{asked}")
        assert size(page) == wanted, asked


def test_another_demo_begins_in_the_present(browser):
    page = browser.open()
    cell(page, 2).click()
    page.keyboard.press(",")
    assert page.locator("#back-to-live").is_visible()
    page.click('#demos a[href="#colours"]')
    page.wait_for_function("murmuration.workbench.demo.id === 'colours'")
    assert not page.locator("#back-to-live").is_visible()
    assert page.get_attribute("#live", "aria-pressed") == "true" and not page.locator("body.past").count()


def test_the_whole_page_is_reached_by_keyboard_in_a_sensible_order(browser):
    page = browser.open(previews=True)
    order = []
    for _ in range(80):
        page.keyboard.press("Tab")
        order.append(page.evaluate("""() => {
          const node = document.activeElement;
          const part = node.closest("header, nav, main, aside, #dock");
          return part ? part.id || part.tagName.toLowerCase() : null;
        }"""))
        if order[-1] == "dock":
            break
    parts = [part for index, part in enumerate(order) if part and (index == 0 or order[index - 1] != part)]
    assert parts == ["header", "nav", "main", "aside", "dock"], parts


def test_focus_is_seen(browser):
    page = browser.open()
    for selector in ["#previews", "#demos a", "#rotate", "#ghosts", "#grip", "[role=tab]", "#step-back", "#ruler"]:
        page.evaluate("document.activeElement.blur()")
        go_to(page, selector)
        assert page.evaluate(
            "getComputedStyle(document.activeElement).outlineStyle !== 'none' || document.activeElement.id === 'grip'"), selector


def test_the_page_is_ready_in_a_second(browser):
    times = []
    # The best of some: what else a machine does may only add to it.
    while len(times) < 3 or (min(times) >= 1000 and len(times) < 10):
        page = browser.open(previews=True)
        times.append(page.evaluate("""() => {
          const [navigation] = performance.getEntriesByType("navigation");
          return performance.getEntriesByName("ready")[0].startTime - navigation.startTime;
        }"""))
        page.close()
    print(f"  ready after {', '.join(f'{time:.0f} ms' for time in times)}")
    assert min(times) < 1000, times


def test_the_demos_are_light_and_dark_as_the_page_is(browser):
    page = browser.open("sticky-headers", color_scheme="dark")
    grounds = """(color) => [...document.querySelectorAll("#stage *")].some(
        (element) => getComputedStyle(element).backgroundColor === color && element.clientWidth === 390)"""
    page.wait_for_function(grounds, arg="rgb(0, 0, 0)")
    page.emulate_media(color_scheme="light")
    page.wait_for_function(grounds, arg="rgb(255, 255, 255)")
    page.keyboard.press("t")  # light
    page.keyboard.press("t")  # dark
    page.wait_for_function(grounds, arg="rgb(0, 0, 0)")
    page.evaluate("localStorage.clear()")
