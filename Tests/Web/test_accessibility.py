"""What a screen reader is told, read from Chromium's own accessibility tree."""

from browser import cell


def tree(page) -> list:
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]

    def text(value):
        return (value or {}).get("value", "")

    return [
        {
            "role": text(node.get("role")),
            "name": text(node.get("name")),
            "properties": {item["name"]: item["value"].get("value") for item in node.get("properties", [])},
        }
        for node in nodes
        if not node.get("ignored")
    ]


def test_cells_are_items_of_a_list_with_names_and_places(browser):
    page = browser.open()
    nodes = tree(page)
    assert any(node["role"] == "list" for node in nodes if node["name"] != ""), "no list with a name"
    visible = page.locator("#stage [role=listitem]").count()
    items = [node for node in nodes if node["role"] == "listitem" and node["name"]]
    assert len(items) >= visible >= 5, f"{len(items)} of {visible} items"
    first = cell(page, 0)
    assert first.get_attribute("aria-label")
    assert int(first.get_attribute("aria-setsize")) >= visible


def test_a_chosen_cell_says_so(browser):
    page = browser.open()
    assert cell(page, 2).get_attribute("aria-current") is None
    cell(page, 2).click()
    page.wait_for_function("""document.querySelector('#stage [aria-posinset="3"]').ariaCurrent === "true" """)


def test_a_screen_reader_can_press_a_cell(browser):
    page = browser.open()
    cell(page, 2).evaluate("(element) => element.click()")
    page.wait_for_function(
        """document.querySelector('#stage [aria-posinset="3"]').getBoundingClientRect().height > 299.9""")


def test_the_keyboard_is_not_caught_in_the_stage(browser):
    page = browser.open()
    page.focus("#stage")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") != "stage"


def test_the_stage_and_the_page_have_names(browser):
    page = browser.open()
    nodes = tree(page)
    roles = {node["role"] for node in nodes}
    assert {"navigation", "main", "heading"} <= roles, roles
    assert page.locator("#stage").get_attribute("aria-label")
