"""What the program of an element contains, by that of Tests/Web/Flow: a screen with a flow layout, and nothing else."""

import gzip

from test_view_element import PAGE, opened

# In bytes, with gzip, of a program that is built with --quick, which is a fifth larger than a published one. One that grows has
# something in it that its screen does not use: see Documentation/WebScreens.md.
LIMIT = 515_000
# What the screen does not use: no methods of these are in the program.
UNUSED = [
    "BackgroundConfigurationView", "CellConfigurations", "ConstraintSolver", "ContextMenuView", "FindableTexts", "Inspector",
    "LayoutEngine", "MenuView", "NSCollectionLayoutSection", "OrthogonalRows", "Prefetcher", "Prefetching",
    "SwipeController", "SymbolPen", "TextStyle", "Trace", "UIAlertController", "UIBezierPath",
    "UICollectionViewCompositionalLayout", "UICollectionViewListCell", "UIImageView", "UINavigationBar",
    "UINavigationController", "UIStackView", "UITabBar", "UITextField", "UIToolbar", "UncommittedItems",
]


def test_a_screen_with_a_flow_layout_has_no_more_than_it_uses(browser):
    folder = browser.page_file.parent / "flow"
    size = len(gzip.compress((folder / "flow.wasm").read_bytes(), 9))
    assert size < LIMIT, size
    names = (folder / "flow.names").read_text().splitlines()
    found = [name for name in names if name.removeprefix("specialized ").startswith(tuple(f"{type}." for type in UNUSED))]
    assert not found, found
    assert any(name.startswith("UICollectionViewFlowLayout.") for name in names)


def test_the_program_does_what_its_screen_can(browser):
    page_of_flow = PAGE.replace("feed.wasm", "flow.wasm").replace(' screen="feed-alone"', "")
    with opened(browser, page=page_of_flow, package="flow") as page:
        page.wait_for_function("said.length === 2")
        assert sorted(page.evaluate("said")) == ["a ready ", "b ready "]
        assert page.evaluate("cells('a').slice(0, 3)") == ["0", "1", "2"]
        cell = page.locator("#a [aria-posinset='2']")
        cell.click()
        page.wait_for_function("cells('a').includes('60')")
        cell.click(button="right")
        box = page.locator("#a").bounding_box()
        page.mouse.move(box["x"] + 200, box["y"] + 300)
        page.mouse.wheel(0, 400)
        page.wait_for_function("!cells('a').includes('0')")
        page.mouse.down()
        page.mouse.move(box["x"] + 200, box["y"] + 500, steps=8)
        page.mouse.up()
        for key in ("End", "Home", "Tab", "ArrowDown", "Enter", "Escape"):
            page.keyboard.press(key)
        page.evaluate("document.getElementById('a').style.width = '700px'; document.getElementById('b').setAttribute('color-scheme', 'light')")
        page.evaluate("document.documentElement.dir = 'rtl'")
        page.wait_for_timeout(1000)
        assert page.evaluate("said.length") == 2, page.evaluate("said")
