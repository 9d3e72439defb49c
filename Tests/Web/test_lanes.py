"""The lanes of the timeline: sorted by element, folded and unfolded, and named; and its words and those of the trace."""

from browser import rest, show_address
from test_inspector import tap_and_rest
from test_workbench import BOTH, go_to

NAMES = "[...document.querySelectorAll('#labels div')].map(({ textContent }) => textContent)"
TOPS = "[...document.querySelectorAll('#labels div')].map(({ style }) => Number.parseFloat(style.top))"

# What is seen of each bar: its name, its place in the lane, and its words.
SEEN = """[...murmuration.workbench.dock.timeline.bars.known.values()]
  .filter(({ element }) => element.checkVisibility()).map(({ title, top, words }) => [title, top, words.textContent])"""


def test_lanes_are_sorted_by_element_and_say_their_names(browser):
    page = browser.open("storefront")
    page.locator("#stage [role=listitem]").nth(6).click()
    page.wait_for_function("murmuration.workbench.inspection.animations.size > 10")
    rest(page)
    names, tops = page.evaluate(NAMES), page.evaluate(TOPS)
    assert len(names) > 4 and all(names) and tops == sorted(tops) and len(set(tops)) == len(tops), (names, tops)
    page = browser.open("cell-animations")
    tap_and_rest(page)
    names = page.evaluate(NAMES)
    cells = [name for name in names if "cell" in name]
    # By index path; what is of no element comes last.
    assert cells == sorted(cells, key=lambda name: int(name.split()[-1])) and len(cells) > 5, names
    assert names[: len(cells)] == cells and names[len(cells)].startswith("UILabel"), names
    show_address(page, "colours")
    page.get_by_role("button", name="Delete", exact=True).first.click()
    rest(page)
    names = page.evaluate(NAMES)
    assert names.index("departing cell 0, 0") == names.index("cell 0, 0") + 1, names


def test_an_element_is_folded_to_one_lane_and_unfolded(browser):
    page = browser.open()
    tap_and_rest(page)
    page.wait_for_function(f"{SEEN}.every(([, , words]) => words.includes('→'))")
    before, tops = page.evaluate(SEEN), page.evaluate(TOPS)
    mine = [bar for bar in before if bar[0] == "cell 0, 2"]
    assert len(mine) == 2 and mine[0][1] != mine[1][1], mine
    label = page.locator("#labels button", has_text="cell 0, 2")
    assert label.get_attribute("aria-expanded") == "true"
    label.click()
    assert label.get_attribute("aria-expanded") == "false"
    folded = [bar for bar in page.evaluate(SEEN) if bar[0] == "cell 0, 2"]
    assert [words for _, _, words in folded] == ["bounds.size, position"], folded
    # The others move up, and stay as they are.
    assert page.evaluate(TOPS)[1:] == [top - 16 for top in tops[1:]]
    assert len(page.evaluate(SEEN)) == len(before) - 1
    # Its bar is as long as both, says so, and leads where they begin.
    bar = page.locator(".bar-of-animation.merged")
    begin, end = page.evaluate("""(() => {
      const all = [...murmuration.workbench.inspection.animations.values()].filter(({ element }) => `${element?.indexPath}` === "0,2");
      return [Math.min(...all.map(({ begin }) => begin)), Math.max(...all.map(({ over }) => over))];
    })()""")
    assert bar.get_attribute("aria-label") == (
        f"cell 0, 2 · bounds.size, position · from {begin:.3f} s, until {end:.3f} s")
    scale = page.evaluate("murmuration.workbench.dock.timeline.scale")
    assert abs(bar.bounding_box()["width"] - (end - begin) * scale) < 1
    bar.click()
    assert page.text_content("#element h2") == "cell 0, 2"
    label.click()
    assert page.evaluate(SEEN) == before and page.evaluate(TOPS) == tops


def test_all_elements_are_folded_by_one_press_and_stay_so(browser):
    page = browser.open()
    tap_and_rest(page)
    height = page.evaluate("document.getElementById('bars').offsetHeight")
    for press in BOTH:
        press(page, "#fold")
        assert page.get_attribute("#fold", "aria-pressed") == "true"
        tops = page.evaluate(TOPS)
        assert all(abs(after - before - 20) < 0.1 for before, after in zip(tops, tops[1:])), tops
        assert page.evaluate("murmuration.workbench.dock.timeline.bars.bars.style.height") < f"{height}px"
        page.reload()
        page.wait_for_selector("html[data-state=ready] #stage .node", state="attached")
        tap_and_rest(page)
        assert page.evaluate(TOPS) == tops
        press(page, "#fold")
        assert page.evaluate(TOPS) != tops


def test_lanes_are_folded_by_keyboard(browser):
    page = browser.open("storefront")
    page.locator("#stage [role=listitem]").nth(6).click()
    page.wait_for_function("murmuration.workbench.inspection.animations.size > 10")
    rest(page)
    count = page.locator("#labels button").count()
    assert count > 1
    go_to(page, "#labels button")
    page.keyboard.press("ArrowDown")
    focused = "[...document.querySelectorAll('#labels button')].indexOf(document.activeElement)"
    expanded = "document.activeElement.getAttribute('aria-expanded')"
    assert page.evaluate(focused) == 1 and page.evaluate(expanded) == "true"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focused) == 1 and page.evaluate(expanded) == "false"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(expanded) == "true"
    page.keyboard.press("Enter")
    assert page.evaluate(expanded) == "false"
    # Tab goes on: all of them are one stop.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.bar-of-animation')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(focused) == 1


def test_words_on_bars_end_with_an_ellipsis_where_they_are_cut(browser):
    page = browser.open()
    tap_and_rest(page)
    page.wait_for_function(f"{SEEN}.every(([, , words]) => words.includes('→'))")
    # A part of time that ends 60 pixels after a bar begins.
    page.evaluate("""() => {
      const { range } = murmuration.workbench.dock.timeline;
      const { width } = murmuration.workbench.dock.timeline;
      range.set(0, 0.0167 / (1 - 60 / width));
    }""")
    words = page.evaluate("""[...document.querySelectorAll(".bar-of-animation span")].filter((each) => each.checkVisibility())
      .map((each) => [each.getBoundingClientRect().right, each.scrollWidth > each.clientWidth, getComputedStyle(each).textOverflow])""")
    right = page.evaluate("document.getElementById('window').getBoundingClientRect().right")
    assert words and all(edge <= right + 1 and is_cut and overflow == "ellipsis" for edge, is_cut, overflow in words), (right, words)


def test_the_trace_breaks_no_word_that_fits_on_a_line(browser):
    for width in (1440, 1024, 720):
        page = browser.open("cell-animations?panel=trace", width=width, height=900)
        tap_and_rest(page)
        # A word is on one line where its first and its last letter have one top.
        broken, lines, words = page.evaluate("""() => {
          const broken = [];
          let [lines, words] = [0, 0];
          for (const span of document.querySelectorAll("#trace .call > span")) {
            lines += span.getClientRects()[0].height > 20;
            const nodes = document.createTreeWalker(span, NodeFilter.SHOW_TEXT);
            const places = [];
            for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
              for (let index = 0; index < node.length; index += 1) places.push([node, index]);
            }
            const room = span.clientWidth - Number.parseFloat(getComputedStyle(span).paddingLeft);
            for (const { 0: word, index } of span.textContent.matchAll(/\w+|->/g)) {
              const boxes = places.slice(index, index + word.length).map(([node, start]) => {
                const range = document.createRange();
                range.setStart(node, start);
                range.setEnd(node, start + 1);
                return range.getBoundingClientRect();
              });
              words += 1;
              const length = boxes.reduce((sum, { width }) => sum + width, 0);
              const starts = [...word].filter((_, place) => place > 0 && boxes[place].top > boxes[place - 1].top + 2);
              const isTooLong = length + 2 * boxes[0].width > room;
              // One that is too long is broken between its own words.
              if (starts.length > 0 && !(isTooLong && starts.every((letter) => /[A-Z]/.test(letter)))) broken.push(word);
            }
          }
          return [broken, lines, words];
        }""")
        assert lines > 5 and words > 100 and broken == [], (width, lines, words, broken)
        page.close()
