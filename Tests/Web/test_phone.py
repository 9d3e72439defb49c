"""Small screens and fingers: everything can be reached, and pressed without aiming."""

from browser import cell, rest, show_address

PHONE = {"has_touch": True, "is_mobile": True}
PORTRAIT = {"width": 390, "height": 844}
LANDSCAPE = {"width": 844, "height": 390}
SMALLEST = {"width": 320, "height": 568}

# Of ids, where they begin on the page: how far down.
TOPS = "(ids) => ids.map((id) => document.getElementById(id).getBoundingClientRect().top + scrollY)"

# Goes back to the first frame.
GO_BACK = "murmuration.workbench.past.goTo(0)"


def swipe(page, x: float, y: float, distance: float):
    """A finger that goes up by so much, down if it is below 0, as the browser sees it."""
    session = page.context.new_cdp_session(page)
    touch = lambda kind, *points: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 13):
        touch("touchMove", {"x": x, "y": y - distance * step / 12})
    touch("touchEnd")


def test_on_a_phone_the_stage_and_its_time_fit_the_screen_together(browser):
    for size in (PORTRAIT, LANDSCAPE, SMALLEST):
        page = browser.open("cell-animations", **size, **PHONE)
        # Scrolled to the stage, all of it is on screen, and the speeds are, too.
        page.evaluate("document.getElementById('bench').scrollIntoView()")
        boxes = page.evaluate("""["stage", "speeds", "inspector"].map((id) => {
          const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
          return [left, top, right, bottom];
        })""")
        for left, top, right, bottom in boxes:
            assert left >= 0 and top >= -1 and right <= size["width"] + 1 and bottom <= size["height"] + 1, (size, boxes)
        # Nothing lies upon it.
        covered = page.evaluate("""() => {
          const { left, right, bottom } = document.getElementById("stage").getBoundingClientRect();
          const place = document.elementFromPoint((left + right) / 2, bottom - 2);
          return place.closest("#stage") ? null : place.outerHTML.slice(0, 80);
        }""")
        assert covered is None, (size, covered)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert page.evaluate("scrollY") > 0 and page.locator("[role=tabpanel]:visible").is_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        browser.screenshot(page, f"phone-{size['width']}")
        page.close()


def test_fingers_need_not_aim(browser):
    for size in (PORTRAIT, LANDSCAPE, SMALLEST):
        page = browser.open("photos", **size, **PHONE)
        for panel in ("about", "adjust", "trace", "element"):
            show_address(page, f"photos?timeline=yes&panel={panel}")
            low = page.evaluate("""[...document.querySelectorAll(
                "header button, main .bar button, fieldset label, aside :is(button, label.button, .receiver), #dock button")]
              .filter((control) => control.checkVisibility() && !control.closest("#trace"))
              .map((control) => [control.id || control.textContent, control.getBoundingClientRect().height])
              .filter(([, height]) => height < 40)""")
            assert low == [], (size, panel, low)
        page.close()


def page_rests(page):
    """Waits until the page itself does not scroll any more; says where it is."""
    return page.evaluate("""async () => {
      for (let still = 0, last = scrollY; still < 20; still = scrollY === last ? still + 1 : 0, last = scrollY) {
        await new Promise(requestAnimationFrame);
      }
      return scrollY;
    }""")


def test_a_swipe_beside_what_scrolls_on_the_stage_scrolls_the_page(browser):
    page = browser.open("select-strip", **PORTRAIT, **PHONE)
    page.evaluate("document.getElementById('bench').scrollIntoView()")
    rest(page)
    before = page_rests(page)
    # The strip is in the lower half; above it nothing scrolls.
    stage = page.locator("#stage").bounding_box()
    strip = page.locator("#stage [role=list]").bounding_box()
    assert strip["y"] > stage["y"] + 300, strip
    swipe(page, 195, stage["y"] + 250, -150)
    page.wait_for_function("(before) => scrollY < before - 50", arg=before)
    page_rests(page)
    # On a list the list scrolls, not the page.
    page.goto(page.url.split("#")[0] + "#cell-animations")
    page.wait_for_function("murmuration.workbench.demo.id === 'cell-animations'")
    page.evaluate("document.getElementById('bench').scrollIntoView()")
    rest(page)
    before = page_rests(page)
    swipe(page, 195, 400, 150)
    rest(page)
    after = page_rests(page)
    assert after == before, (before, after)
    first = page.locator("#stage [role=listitem]").first.get_attribute("aria-posinset")
    assert first != "1" or page.locator("#stage [role=listitem]").first.bounding_box()["y"] < 0, first


def test_the_demo_on_the_stage_is_seen_in_the_index(browser):
    for size in (PORTRAIT, SMALLEST):
        page = browser.open("dashboard", **size, **PHONE)
        page.wait_for_timeout(100)
        box = page.locator("#demos a[aria-current]").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 1, box
        assert page.evaluate("scrollY") == 0
        page.close()


def test_in_the_past_nothing_lies_upon_the_stage_and_the_way_back_is_at_hand(browser):
    for size in (PORTRAIT, LANDSCAPE, SMALLEST):
        page = browser.open("cell-animations", **size, **PHONE)
        page.evaluate("document.getElementById('bench').scrollIntoView()")
        cell(page, 0).click()
        rest(page)
        page.evaluate(GO_BACK)
        covered = page.evaluate("""() => {
          const { left, top, width, height } = document.getElementById("stage").getBoundingClientRect();
          const shares = [0.03, 0.1, 0.3, 0.5, 0.7, 0.9];
          return shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
            .filter((place) => !place.closest("#stage")).map((place) => place.id);
        }""")
        assert covered == [], (size, covered)
        live = page.locator("#live")
        box = live.bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0 and box["y"] + box["height"] <= size["height"], (size, box)
        said = live.inner_text()
        assert said == "Live" if size == SMALLEST else said.startswith("−0.") and said.endswith(" s · Live"), (size, said)
        live.click()
        assert not page.evaluate("murmuration.workbench.past.isShown")
        assert live.inner_text() == "Live"
        page.close()


def test_the_timeline_stays_under_the_finger_that_leaves_the_present(browser):
    for size in (PORTRAIT, LANDSCAPE, SMALLEST):
        page = browser.open("colours?timeline=yes", **size, **PHONE)
        page.evaluate("murmuration.workbench.player.play()")
        page.wait_for_timeout(300)
        before = page.evaluate(TOPS, ["timeline", "tabs"])
        page.evaluate(GO_BACK)
        assert page.evaluate(TOPS, ["timeline", "tabs"]) == before, size
        page.close()


def test_rows_of_the_timeline_are_named_in_full(browser):
    for size in (PORTRAIT, LANDSCAPE, SMALLEST):
        page = browser.open("colours?timeline=yes", **size, **PHONE)
        page.locator("#stage [role=listitem]").nth(1).click()
        page.wait_for_function("[...document.querySelectorAll('#labels div')].some((row) => row.textContent.startsWith('departing'))")
        cut = page.evaluate("""[...document.querySelectorAll("#labels div")]
          .filter((row) => row.textContent.includes("cell") && row.scrollWidth > row.clientWidth).map((row) => row.textContent)""")
        assert cut == [], (size, cut)
        page.close()


def test_what_belongs_together_is_on_one_line(browser):
    for size in (PORTRAIT, LANDSCAPE, SMALLEST):
        page = browser.open("cell-animations?panel=adjust", **size, **PHONE)
        tops = page.evaluate("[...document.querySelectorAll('.tools > *')].map((each) => each.getBoundingClientRect().top)")
        assert max(tops) - min(tops) < 1, (size, tops)
        # Titles of one line and of two.
        heights = page.evaluate("[...document.querySelectorAll('#demos a')].map((each) => each.offsetHeight)")
        assert len(set(heights)) == 1, (size, heights)
        # Where the panel is wide, a parameter takes one line.
        middles = page.evaluate("""[...document.getElementById("parameter-damping").closest(".parameter").children]
          .map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)""")
        assert (max(middles) - min(middles) < 2) == (size == LANDSCAPE), (size, middles)
        # What keys do has more room than their names.
        page.click("#help")
        keys, words = page.evaluate("['dt', 'dd'].map((name) => document.querySelector(`#shortcut-list ${name}`).offsetWidth)")
        assert words > 1.5 * keys, (size, keys, words)
        page.close()


def test_the_buttons_above_the_stage_are_in_one_row(browser):
    for width, height in ((320, 568), (375, 667), (390, 844), (768, 1024), (1024, 768), (1440, 900), (1920, 1080)):
        page = browser.open(width=width, height=height)
        tops = page.evaluate("""["devices", "rotate", "watch", "around", "ghosts", "pick"].map((id) => {
          const { top, height } = document.getElementById(id).getBoundingClientRect();
          return Math.round(top + height / 2);
        })""")
        assert max(tops) - min(tops) <= 1, (width, tops)
