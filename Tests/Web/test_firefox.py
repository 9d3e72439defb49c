"""The page in Firefox: every demo, and what that browser does in its own way."""

from defects import check_all, check_every_demo


def test_every_demo_is_shown_and_moves_in_firefox(browser):
    check_every_demo(browser.firefox, browser.page_file)


def test_the_page_fits_every_width_in_firefox(browser):
    page = browser.firefox
    for width, height in ((1440, 900), (1024, 768), (844, 390), (390, 844), (320, 568)):
        page.open(browser.page_file, "cell-animations", width=width, height=height, previews=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        stage = page.evaluate("document.getElementById('stage').getBoundingClientRect()")
        assert stage["left"] >= 0 and stage["right"] <= width and stage["height"] <= height, (width, stage)
        page.wait_for("document.querySelector('.small-stage .node') !== null")
        sizes = page.evaluate("""[...document.querySelectorAll(".small-stage")].map((stage) =>
          [stage.getBoundingClientRect().width, stage.parentNode.getBoundingClientRect().width])""")
        assert all(abs(stage - frame) < 0.5 for stage, frame in sizes), (width, sizes)


def test_photos_are_scaled_down_in_firefox(browser):
    page = browser.firefox
    page.open(browser.page_file, "photos")
    page.evaluate("""(async () => {
      const canvas = new OffscreenCanvas(5000, 200);
      canvas.getContext("2d").fillRect(0, 0, 2500, 200);
      const files = new DataTransfer();
      files.items.add(new File([await canvas.convertToBlob()], "Wide.png", { type: "image/png" }));
      document.getElementById("photo-files").files = files.files;
      document.getElementById("photo-files").dispatchEvent(new Event("change"));
      return true;
    })()""")
    page.wait_for("document.getElementById('photo-note').textContent !== ''")
    assert page.evaluate("document.getElementById('photo-note').textContent") == "Added 1 photo at the end."
    width, height, most = page.evaluate("""[...murmuration.workbench.photos.photos.map(({ width, height }) => [width, height])[0],
      Math.max(1180, screen.width, screen.height)]""")
    assert most <= width < 5000 and abs(width / height - 25) < 1, (width, height, most)


def test_text_is_typed_into_a_field_in_firefox(browser):
    # A window without a screen never has the focus: what it would tell is told here, and the text comes as a command.
    typed = """(async () => {
      const editor = document.querySelector('#stage .editor[aria-label=%s]');
      editor.focus();
      editor.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      for (const character of "%s") document.execCommand("insertText", false, character);
      await new Promise((done) => setTimeout(done, 300));
      return [editor.value, editor.parentNode.querySelector(".content").textContent];
    })()"""
    page = browser.firefox
    page.open(browser.fixtures_file, "typing")
    value, drawn = page.evaluate(typed % ("City", "Oslo"))
    assert value == "Oslo" and "Oslo" in drawn, (value, drawn)
    value, drawn = page.evaluate(typed % ("Letters", "1d"))
    assert sorted(value) == list("abcd") and value in drawn, (value, drawn)


def test_what_once_went_wrong_is_right_in_firefox(browser):
    page = browser.firefox
    check_all(page, browser.page_file)
