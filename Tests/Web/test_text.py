"""Text in the page is as wide as the engine thinks, and its lines end where the engine ends them."""

LABELS = """[...document.querySelectorAll("#stage .label")].map((label) => {
  const [outer, inner] = [label.getBoundingClientRect(), label.firstChild.getBoundingClientRect()];
  return {
    lines: label.firstChild.textContent.split("\\n"), width: outer.width, height: outer.height,
    left: inner.x - outer.x, top: inner.y - outer.y, textWidth: inner.width, textHeight: inner.height,
  };
})"""


def test_a_label_is_as_wide_as_its_text_looks(browser):
    page = browser.open_fixture("text")
    line, _, _ = page.evaluate(LABELS)
    assert 0 <= line["width"] - line["textWidth"] < 1, line
    assert line["textWidth"] > 150


def test_lines_end_where_the_engine_ends_them(browser):
    page = browser.open_fixture("text")
    browser.screenshot(page, "text")
    _, lines, short = page.evaluate(LABELS)
    assert len(lines["lines"]) >= 4 and " ".join(lines["lines"]).startswith("Starlings wheel above the pier")
    # 17 points of text are 21 points of label and 20.4 points of line.
    assert lines["height"] == 21 * len(lines["lines"])
    assert abs(lines["textHeight"] - 20.4 * len(lines["lines"])) < 0.6, lines
    assert 150 < lines["textWidth"] <= 200.1, lines
    assert abs(lines["left"] - (200 - lines["textWidth"]) / 2) < 0.6, lines
    assert len(short["lines"]) == 2 and short["lines"][1].endswith("…") and short["textWidth"] <= 200.1, short
    assert abs(short["top"] - (60 - short["textHeight"]) / 2) < 0.6, short


def test_without_the_page_text_is_laid_out_as_on_every_machine(browser):
    page = browser.open_fixture("text")
    widths = page.evaluate("""async () => {
      const { gallery, Renderer, createProgram } = murmuration;
      const root = document.createElement("div");
      const renderer = new Renderer(root);
      const program = await createProgram((words, bytes) => renderer.draw(words, bytes));
      program.start("text", 390, 844);
      program.frame(0.1);
      return root.querySelector(".label").parentNode.style.width;
    }""")
    # "As wide as it looks: WWW iii" is 12,557 thousandths of 17 points wide, rounded up.
    assert widths == "214px", widths
