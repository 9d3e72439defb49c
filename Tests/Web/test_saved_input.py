"""What was done, saved as a Swift test and as a script."""

import json
import pathlib

from browser import cell, hold_time, pass_time, rest
from test_inspector import saved
from test_properties import edit, pick as pick_label
from test_workbench import press_by_mouse
from test_why import pick

# Compiled with the Swift tests, which run it.
COMPILED = pathlib.Path(__file__).resolve().parent.parent / "GalleryTests/SavedInput"


def drag(page):
    """With frames between the moves."""
    page.mouse.move(600, 700)
    box = page.locator("#stage").bounding_box()
    x, y = box["x"] + 200, box["y"] + 600
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 6):
        pass_time(page, 1 / 60)
        page.mouse.move(x, y - 40 * step)
    pass_time(page, 1 / 60)
    page.mouse.up()


def tap_middle(page, x: float, y: float):
    box = page.locator("#stage").bounding_box()
    page.mouse.click(box["x"] + x, box["y"] + y)


def test_what_was_done_is_a_swift_test_that_compiles(browser):
    page = browser.open("cell-animations?p.damping=0.6")
    hold_time(page)
    pass_time(page, 0.5)
    tap_middle(page, 200, 250)
    pass_time(page, 0.25)
    drag(page)
    pass_time(page, 0.1)
    pick(page, 3)
    name, text = saved(page, press_by_mouse, "#save-test")
    assert name == "CellAnimationsGestureTests.swift"
    file = COMPILED / name
    assert text == file.read_text(encoding="utf-8"), f"{file} differs from what the page saves:\n{text}"
    # The same as a script, which any command plays.
    name, text = saved(page, press_by_mouse, "#save-script")
    assert name == "cell-animations.json"
    steps = json.loads(text)
    assert [next(iter(step)) for step in steps] == ["wait", "tap", "wait", "hold"] + ["carry"] * 5 + ["release", "wait"], steps
    script = browser.page_file.parent / name
    script.write_text(text, encoding="utf-8")
    frames = json.loads(browser.gallery("frames", "cell-animations", "--at", "0", "--script", str(script)))
    assert len(frames["collectionViews"][0]["elements"]) > 5


def test_without_a_selected_element_the_test_has_a_film(browser):
    page = browser.open("colours")
    hold_time(page)
    pass_time(page, 0.5)
    cell(page, 1).first.click()
    pass_time(page, 0.1)
    # The moment that is shown is its end.
    page.evaluate("murmuration.workbench.past.step(-1)")
    _, text = saved(page, press_by_mouse, "#save-test")
    assert 'expectFilm(of: stage, toMatch: "Colours")' in text and "@Suite(.filmed)" in text
    assert text.count("stage.tap(at:") == 1 and "stage.advance(by: 0.5" in text, text


def test_edits_of_properties_are_in_tests_and_not_in_scripts(browser):
    page = browser.open("cell-animations", width=1440, height=900)
    rest(page)
    page.click("#tab-element")
    pick_label(page)
    edit(page, "alpha", "0.5")
    edit(page, "text", 'a "rose"')
    page.evaluate("murmuration.workbench.saving.saveScript()")
    assert page.inner_text("#notice") == "A script cannot say this: it has no edits of properties. Save a test instead."
    page.evaluate("murmuration.workbench.picker.unpin()")
    _, text = saved(page, press_by_mouse, "#save-test")
    lines = [line.strip() for line in text.splitlines()]
    start = lines.index("let stage = Stage(size: size, rootViewController: try makeScreen())")
    assert lines[start + 1] == "stage.isEditable = true"
    path = page.evaluate("murmuration.workbench.inputEvents.list[0].values[0].split(' ')[0]")
    edits = [line for line in lines if line.startswith("stage.setProperty(")]
    assert edits == [f'stage.setProperty("{path} alpha=0.5")', f'stage.setProperty("{path} text=a \\"rose\\"")'], edits
    # What a script cannot say otherwise has another reason.
    page.evaluate("murmuration.workbench.restart()")
    rest(page)
    page.evaluate("[0, 1].forEach((finger) => murmuration.workbench.inputEvents.perform('pointerDown', finger, 200, 300))")
    page.evaluate("murmuration.workbench.saving.saveScript()")
    assert "one finger that moves" in page.inner_text("#notice")
