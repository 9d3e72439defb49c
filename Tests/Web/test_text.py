"""Text in the page is as wide as the engine thinks, and its lines end where the engine ends them."""

import math

LABELS = """[...document.querySelectorAll("#stage .label")].map((label) => {
  const outer = label.getBoundingClientRect();
  const lines = label.textContent.split("\\n");
  const { x, y, width, height } = boxOf(label, lines.length);
  return {
    lines, width: outer.width, height: outer.height, left: x - outer.x, top: y - outer.y, textWidth: width,
    textHeight: height,
  };
  // A text without an element of its own has boxes that are as high as its font, in the middle of its lines.
  function boxOf(label, count) {
    if (label.firstElementChild) return label.firstElementChild.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(label);
    const box = range.getBoundingClientRect();
    const [first] = range.getClientRects();
    const line = count > 1 ? (box.height - first.height) / (count - 1) : first.height;
    return { x: box.x, y: box.y - (line - first.height) / 2, width: box.width, height: line * count };
  }
})"""


def test_a_label_is_as_wide_as_its_text_looks(browser):
    page = browser.open_fixture("text")
    line, *_ = page.evaluate(LABELS)
    assert 0 <= line["width"] - line["textWidth"] < 1, line
    assert line["textWidth"] > 150


def test_measuring_texts_has_the_browser_compute_no_styles(browser):
    page = browser.open_fixture("text")
    asked = page.evaluate("""() => {
      const { prototype } = CSSStyleDeclaration;
      const { getPropertyValue } = prototype;
      let asked = 0;
      prototype.getPropertyValue = function get(name) {
        if (name === "--sans-serif" || name === "--monospaced") asked += 1;
        return getPropertyValue.call(this, name);
      };
      const { workbench } = murmuration;
      workbench.show(workbench.demo);
      workbench.clock.stepOnce();
      return asked;
    }""")
    assert asked == 0, f"asked {asked} times"


def test_lines_end_where_the_engine_ends_them(browser):
    page = browser.open_fixture("text")
    browser.screenshot(page, "text")
    _, lines, short, *_ = page.evaluate(LABELS)
    assert len(lines["lines"]) >= 4 and " ".join(lines["lines"]).startswith("Starlings wheel above the pier")
    # A line of 17 points is 20.29 points high; a label is as high as all its lines, rounded up.
    assert lines["height"] == math.ceil(17 * 1.193359375 * len(lines["lines"]))
    assert abs(lines["textHeight"] - 17 * 1.1934 * len(lines["lines"])) < 0.6, lines
    assert 150 < lines["textWidth"] <= 200.1, lines
    assert abs(lines["left"] - (200 - lines["textWidth"]) / 2) < 0.6, lines
    assert len(short["lines"]) == 2 and short["lines"][1].endswith("…") and short["textWidth"] <= 200.1, short
    # Browsers round where a font begins in its line.
    assert abs(short["top"] - (60 - short["textHeight"]) / 2) < 1, short


def test_pieces_of_a_label_have_their_looks(browser):
    page = browser.open_fixture("text")
    *_, looks, small = page.evaluate(LABELS)
    assert looks["lines"] == ["Starlings wheel", "above the pier"], looks
    # The line with the large word is as high as 30 points of text ask for, the other as 17.
    assert looks["height"] == 57 and abs(looks["textHeight"] - (30 + 17) * 1.1934) < 1, looks
    pieces = page.evaluate("""[...document.querySelectorAll("#stage .label > span > span")].map((piece) => {
      const style = getComputedStyle(piece);
      return [piece.textContent, style.fontSize, style.fontWeight, style.color];
    })""")
    assert pieces == [
        ["Starlings ", "17px", "400", "rgb(0, 0, 0)"], ["wheel\n", "30px", "700", "rgb(0, 0, 0)"],
        ["above the pier", "17px", "400", "rgb(255, 0, 0)"],
    ], pieces
    assert small["lines"] == ["Starlings above the pier"] and 110 < small["textWidth"] <= 120.1, small


def test_without_the_page_text_is_laid_out_as_on_every_machine(browser):
    page = browser.open_fixture("text")
    widths = page.evaluate("""async () => {
      const { workbench, Renderer, createProgram } = murmuration;
      const root = document.createElement("div");
      const renderer = new Renderer(root);
      const program = await createProgram((words, bytes) => renderer.draw(words, bytes));
      program.start("text", 390, 844);
      program.frame(0.1);
      return root.querySelector(".label").parentNode.style.width;
    }""")
    # "As wide as it looks: WWW iii" is 12,557 thousandths of 17 points wide, rounded up.
    assert widths == "214px", widths
