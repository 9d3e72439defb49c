"""The page in Safari's engine: every demo, and what that engine does otherwise than Chromium."""

from defects import check_all, check_every_demo


def test_every_demo_is_shown_and_moves_in_webkit(browser):
    check_every_demo(browser.webkit, browser.page_file)


def test_previews_are_as_wide_as_their_frames_in_webkit(browser):
    page = browser.webkit
    for width in (1600, 1100, 600):
        page.open(browser.page_file, "cell-animations", width=width)
        page.wait_for("document.querySelector('.small-stage .node') !== null")
        sizes = page.evaluate("""[...document.querySelectorAll(".small-stage")].map((stage) =>
          [stage.getBoundingClientRect().width, stage.parentNode.getBoundingClientRect().width])""")
        assert len(sizes) >= 6 and all(abs(stage - frame) < 0.5 for stage, frame in sizes), (width, sizes)


def test_the_words_for_no_bars_go_when_bars_come_in_webkit(browser):
    words = "getComputedStyle(document.getElementById('window'), '::after').content.includes('Each animation')"
    page = browser.webkit
    page.open(browser.page_file, "cell-animations?timeline=yes")
    assert page.evaluate(words)
    page.evaluate("document.querySelector('#stage [aria-posinset=\"3\"]').click()")
    page.wait_for("document.querySelectorAll('.bar-of-animation').length > 2")
    assert not page.evaluate(words)


def test_a_stage_is_resized_for_as_long_as_one_likes_in_webkit(browser):
    # This engine throws after a hundred changes of the address in ten seconds.
    page = browser.webkit
    page.open(browser.page_file, "cell-animations?device=free&width=320&height=480")
    page.evaluate("""[window.errors = 0, addEventListener("error", () => { errors += 1; }), setTimeout(() => {
      for (let width = 321; width <= 470; width += 1) {
        murmuration.workbench.device.choose({ size: [width, 480] });
      }
    })].length""")
    page.wait_for("location.hash.includes('width=470')")
    assert page.evaluate("errors") == 0


def test_text_is_typed_into_a_field_in_webkit(browser):
    drawn = """[...document.querySelectorAll("#stage .editor")].find((editor) => editor.ariaLabel === "{}")
      .parentNode.querySelector(".content").textContent"""
    page = browser.webkit
    page.open(browser.fixtures_file, "typing")
    page.evaluate("document.querySelector('#stage .editor[aria-label=City]').focus() ?? true")
    page.type("Oslo")
    page.wait_for(f"{drawn.format('City')}.includes('Oslo')")
    page.evaluate("document.querySelector('#stage .editor[aria-label=Letters]').focus() ?? true")
    page.type("1d")
    page.wait_for("document.activeElement.value.includes('d')")
    assert page.evaluate("[...document.activeElement.value].sort().join('')") == "abcd"


def test_what_once_went_wrong_is_right_in_webkit(browser):
    page = browser.webkit
    check_all(page, browser.page_file)
