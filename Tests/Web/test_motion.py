"""What users get who have asked their system for less movement."""

from browser import cell, rest, watch, watched

# The cells with their heights and places, and all opacities.
LOOK = """({
  cells: [...document.querySelectorAll("#stage [role=listitem]")].map((cell) => {
    const box = cell.getBoundingClientRect();
    return [cell.ariaPosInSet, Math.round(box.height * 100) / 100, Math.round(box.y * 10) / 10];
  }),
  opacities: [...document.querySelectorAll("#stage .node")].map((node) => Number(getComputedStyle(node).opacity)),
})"""


def heights(frames) -> set:
    return {height for frame in frames for _, height, _ in frame["value"]["cells"]}


def test_reduced_motion_fades_instead_of_moving(browser):
    page = browser.open(reduced_motion="reduce")
    rest(page)
    watch(page, LOOK)
    cell(page, 2).click()
    page.wait_for_timeout(60)
    browser.screenshot(page, "reduced-motion")
    frames = watched(page)
    assert heights(frames) == {100, 300}, f"a cell was seen at {sorted(heights(frames))} points"
    fading = [frame["time"] for frame in frames if any(0.01 < value < 0.99 for value in frame["value"]["opacities"])]
    assert fading, "nothing faded"
    assert fading[-1] - fading[0] <= 0.25, f"fades for {fading[-1] - fading[0]} s"
    places = {(item, top) for frame in frames for item, _, top in frame["value"]["cells"]}
    for item in {item for item, _ in places}:
        tops = sorted(top for place, top in places if place == item)
        assert len(tops) <= 2, f"cell {item} was seen at {tops}"


def test_the_setting_may_change_while_the_page_is_open(browser):
    page = browser.open(reduced_motion="no-preference")
    page.emulate_media(reduced_motion="reduce")
    rest(page)
    watch(page, LOOK)
    cell(page, 2).click()
    frames = watched(page)
    assert heights(frames) == {100, 300}, f"a cell was seen at {sorted(heights(frames))} points"


def test_with_reduced_motion_colours_fade_where_they_were_and_where_they_are(browser):
    page = browser.open("colours", reduced_motion="reduce")
    rest(page)
    watch(page, LOOK.replace("cell.ariaPosInSet", "cell.ariaLabel").replace(
        "Math.round(box.height * 100) / 100", "Math.round(box.x * 10) / 10"))
    for press in (
        lambda: cell(page, 1).first.click(),
        lambda: page.get_by_role("button", name="Delete", exact=True).first.click(),
    ):
        page.evaluate("watched.splice(0)")
        press()
        page.wait_for_timeout(60)
        frames = watched(page)
        places = {tuple(each) for frame in frames for each in frame["value"]["cells"]}
        for label in {label for label, _, _ in places}:
            found = [place for place in places if place[0] == label]
            assert len(found) <= 2 + 2 * (label == "Add colour"), found
        assert any(0.01 < value < 0.99 for frame in frames for value in frame["value"]["opacities"]), "nothing faded"
