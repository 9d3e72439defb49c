"""The page as a file, and its index of demos."""

import lzma
import random

from browser import cell, hold_time, pass_time, rest, show_address


def test_the_page_is_one_small_file(browser):
    size = browser.page_file.stat().st_size
    assert size <= 1_400_000, f"{size:,} bytes"
    text = browser.page_file.read_text(encoding="utf-8")
    for outside in ("src=\"http", "src='http", "@import", "url(http"):
        assert outside not in text, f"the page refers to something outside: {outside}"


def test_the_page_decompresses_what_python_compresses(browser):
    page = browser.open("photos")
    generator = random.Random(1)
    contents = [b"", b"a", b"ab" * 5000, bytes(70_000), generator.randbytes(3000)]
    for _ in range(40):
        words = [generator.randbytes(generator.randrange(1, 400)) for _ in range(9)]
        contents.append(b"".join(generator.choice(words) for _ in range(generator.randrange(200))))
    for content in contents:
        context = generator.randrange(5)
        parameters = {"lc": context, "lp": generator.randrange(5 - context), "pb": generator.randrange(5)}
        packed = bytearray(lzma.compress(
            content, format=lzma.FORMAT_ALONE, filters=[{"id": lzma.FILTER_LZMA1, **parameters}]))
        packed[5:13] = len(content).to_bytes(8, "little")
        result = page.evaluate("(bytes) => [...murmuration.decompress(new Uint8Array(bytes))]", list(packed))
        assert bytes(result) == content, f"{len(content)} bytes with {parameters}"


def test_damaged_data_ends_with_an_error_or_other_bytes(browser):
    page = browser.open("photos")
    packed = bytearray(lzma.compress(b"layout and invalidation, " * 40, format=lzma.FORMAT_ALONE))
    packed[5:13] = (1000).to_bytes(8, "little")
    for place in range(14, len(packed)):
        damaged = bytearray(packed)
        damaged[place] ^= 0x55
        length = page.evaluate("""(bytes) => {
          try {
            return murmuration.decompress(new Uint8Array(bytes)).length;
          } catch (error) {
            return error.message === "LZMA data is damaged" ? 1000 : error.message;
          }
        }""", list(damaged))
        assert length == 1000, f"byte {place}: {length}"


def test_the_page_keeps_its_own_security_policy(browser):
    page = browser.open("photos", is_copy=False)
    assert page.evaluate("murmuration.workbench.stage.isStarted")
    # All of a page's files come from itself, those that are saved as well.
    with page.expect_download() as download:
        page.get_by_role("button", name="Share", exact=True).click()
    assert download.value.suggested_filename.endswith(".svg"), download.value.suggested_filename


def test_the_index_lists_what_the_command_line_lists(browser):
    page = browser.open()
    listed = [line.split()[0] for line in browser.gallery("list").splitlines() if line.strip()]
    shown = page.eval_on_selector_all("#demos a", "(links) => links.map((link) => link.hash.slice(1))")
    assert shown == listed, f"{shown}, not {listed}"
    assert page.locator("#demos a[aria-current=page]").count() == 1
    assert page.text_content("#title") and page.text_content("#explanation")


def test_a_link_leads_to_its_demo(browser):
    page = browser.open("cell-animations")
    assert "Cell Animations" in page.title()
    cell(page, 0).wait_for()


def test_an_unknown_demo_in_the_address_shows_the_first_one(browser):
    page = browser.open("no-such-demo")
    assert page.locator("#demos a").first.get_attribute("aria-current") == "page"


def test_an_unknown_demo_in_the_address_is_named(browser):
    page = browser.open("no-such-demo?panel=trace", width=390, height=844)
    notice = page.locator("#notice")
    assert notice.bounding_box()["y"] < 844
    assert notice.text_content() == "There is no demo named “no-such-demo”. Showing Cell Animations instead."
    page.click('#demos a[href="#colours"]')
    assert not notice.is_visible()
    assert not browser.open("colours").locator("#notice").is_visible()
    assert not browser.open("").locator("#notice").is_visible()


def test_without_webassembly_the_page_says_so_and_has_no_dead_controls(browser):
    page = browser.open_file(browser.page_file, "", waits=False, init="delete globalThis.WebAssembly")
    page.wait_for_selector("html[data-state=failed]")
    assert "requires a browser with WebAssembly" in page.inner_text("#explanation")
    assert page.locator("button:visible, input:visible, a:visible").all_inner_texts() == []
    browser.complaints.clear()  # the console has it as well
    browser.screenshot(page, "no-webassembly")


def test_without_javascript_the_page_lists_its_requirements(browser):
    for width, height in [(1440, 900), (1024, 768), (390, 844)]:
        page = browser.open_file(
            browser.page_file, "", width=width, height=height, java_script_enabled=False, waits=False)
        words = page.locator("noscript p")
        assert "requires JavaScript" in words.inner_text()
        place = words.bounding_box()
        assert place and place["x"] >= 0 and place["x"] + place["width"] <= width, place
        assert place["y"] >= 0 and place["y"] + place["height"] <= height, place
        assert not page.locator("#explanation").is_visible()
        browser.screenshot(page, f"{width}-no-javascript")


def test_a_programmers_mistake_is_said_in_the_console_and_on_the_page(browser):
    page = browser.open_fixture("mistake")
    said = []
    page.on("console", lambda message: said.append(message.text))
    # A batch that does not agree with the data is reported, and the data are shown as they are.
    page.get_by_role("button", name="Insert").click()
    page.wait_for_timeout(200)
    sentence = next((text for text in said if "3 before, 1 inserted" in text), None)
    assert sentence and "collectionView(_:numberOfItemsInSection:)" in sentence, said
    assert page.get_attribute("html", "data-state") == "ready"
    # Other mistakes end the program.
    page.get_by_role("button", name="Dequeue").click()
    page.wait_for_selector("html[data-state=failed]", state="attached")
    sentence = next((text for text in said if '"photo"' in text), None)
    assert sentence and "egister" in sentence, said
    assert sentence in page.text_content("#explanation")
    # The trap itself is an error in the console, as it should be, and says the same.
    assert len(browser.complaints) == 1 and sentence in browser.complaints.pop()


def test_the_page_fits_every_width(browser):
    for width, height in [(360, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080)]:
        page = browser.open(width=width, height=height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} is too narrow"
        stage = page.locator("#stage").bounding_box()
        assert stage["x"] >= 0 and stage["x"] + stage["width"] <= width and stage["height"] <= height, stage
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            browser.screenshot(page, f"{width}-{scheme}")


# Words that are wider than what they stand in, or stand outside of the window.
CUT = """[...document.querySelectorAll("button, label, h1, h2, dt, dd, output, summary, nav strong")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".unseen"))
  .filter((node) => {
    const box = node.getBoundingClientRect();
    const isOutside = !node.closest("nav") && (box.left < -0.5 || box.right > innerWidth + 0.5);
    return node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0 || isOutside;
  })
  .map((node) => `${node.tagName} ${node.id} "${node.textContent}"`)"""


def test_no_words_are_cut_off(browser):
    for width, height in [(360, 640), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]:
        page = browser.open(width=width, height=height)
        for panel in ("about", "adjust", "trace"):
            show_address(page, f"colours?panel={panel}&timeline=yes")
            page.keyboard.press("w")
            hold_time(page)
            pass_time(page, 0.4)
            cut = page.evaluate(CUT)
            assert not cut, f"{width}, {panel}: {cut}"
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            page.keyboard.press(",")
            browser.screenshot(page, f"{width}-{panel}")


def test_no_words_are_cut_off_in_a_wider_font(browser):
    """Letters as far apart as in Inter, which some readers have and these machines have not."""
    for width, height in [(360, 640), (390, 844), (768, 1024), (1024, 768)]:
        page = browser.open("colours?panel=about&timeline=yes", width=width, height=height)
        page.evaluate("document.body.style.letterSpacing = '0.035em'")
        assert not page.evaluate(CUT), (width, page.evaluate(CUT))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        tops = page.evaluate("[...document.querySelectorAll('.tools > *')].map((each) => each.getBoundingClientRect().top)")
        assert width < 370 or max(tops) - min(tops) < 1, (width, tops)
        page.close()


def test_choosing_a_part_of_the_past_moves_nothing_and_covers_nothing(browser):
    for width, height in [(1024, 768), (1440, 900)]:
        page = browser.open("colours", width=width, height=height)
        page.locator("#stage [role=listitem]").nth(1).click()
        page.wait_for_timeout(400)
        places = """["bench", "stage", "timeline"].flatMap((id) => {
          const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect();
          return [left, top, right, bottom];
        })"""
        before = page.evaluate(places)
        page.evaluate("""() => {
          const { past, filmPlayer, film } = murmuration.workbench;
          past.goTo(3);
          filmPlayer.choose(film.start + 0.02, film.end);
        }""")
        assert page.evaluate(places) == before, width
        row = page.evaluate("""[...document.querySelectorAll("#dock > .bar > *")].filter((each) => each.offsetHeight > 10)
          .map((each) => each.getBoundingClientRect()).map(({ top, bottom, right }) => [(top + bottom) / 2, right])""")
        assert max(middle for middle, _ in row) - min(middle for middle, _ in row) < 2, (width, row)
        assert max(right for _, right in row) <= width, (width, row)
        back, device = (page.locator(each).bounding_box() for each in ("#back-to-live", "#fitted"))
        assert back["y"] >= device["y"] + device["height"], (width, back, device)
        assert back["y"] + back["height"] <= page.locator("#dock").bounding_box()["y"], (width, back)
        tops = page.evaluate("[...document.querySelectorAll('.tools > *')].map((each) => each.getBoundingClientRect().top)")
        assert max(tops) - min(tops) < 1, (width, tops)
        page.close()


def test_the_time_is_displayed_with_the_timeline_closed_too(browser):
    page = browser.open("cell-animations")
    page.click("#inspector")
    cell(page, 2).click()
    rest(page)
    end = page.evaluate("murmuration.workbench.film.end")
    assert end > 0.2 and page.inner_text("#moment") == f"{end:.3f} s"


def test_the_marks_of_the_ruler_are_not_struck_out(browser):
    page = browser.open("cell-animations")
    cell(page, 2).click()
    rest(page)
    # However long frames took, the graph of it ends below the words.
    highest = page.evaluate("""() => {
      const { film, dock } = murmuration.workbench;
      for (const frame of film.frames) frame.cost = 1000;
      const { graph } = dock.timeline;
      graph.draw();
      const { canvas, colors } = graph;
      const context = canvas.getContext("2d");
      const [red, green, blue] = colors.late.match(/\\d+/g).map(Number);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
        const [r, g, b] = data.slice(pixel * 4, pixel * 4 + 3);
        if (r === red && g === green && b === blue) return Math.floor(pixel / canvas.width);
      }
      return null;
    }""")
    assert highest == 14, highest


def test_sliders_and_boxes_have_the_colour_of_the_page(browser):
    page = browser.open()
    colours = page.evaluate("""["onion", "single-keys", "trace-only"].map((id) => getComputedStyle(document.getElementById(id)).accentColor)""")
    accent = page.evaluate("getComputedStyle(document.querySelector('[aria-current] strong')).color")
    assert colours == [accent] * 3, (colours, accent)


def test_the_list_of_keys_has_no_frame_around_its_title(browser):
    page = browser.open()
    page.keyboard.press("?")
    page.wait_for_selector("#shortcuts[open]")
    assert page.evaluate("document.activeElement.id") == "shortcuts-title"
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"


def test_the_stage_follows_the_window(browser):
    page = browser.open(width=1280, height=900)
    before = page.evaluate("[murmuration.workbench.stage.width, murmuration.workbench.stage.height]")
    page.set_viewport_size({"width": 360, "height": 640})
    page.wait_for_function("murmuration.workbench.stage.width < 390")
    width, height = page.evaluate("[murmuration.workbench.stage.width, murmuration.workbench.stage.height]")
    assert [width, height] != before
    page.wait_for_function(
        """(width) => document.querySelector('#stage [role=listitem]').getBoundingClientRect().width === width""",
        arg=width)
