"""The page that `Scripts/web` makes of a package in full Swift: Tests/Web/Screens."""

from browser import rest

CELLS = """[...document.querySelectorAll("#stage [aria-posinset]")].map((cell) => [cell.textContent, cell.getBoundingClientRect().height])"""


def open_feed(browser, **options):
    return browser.open_file(browser.page_file.parent / "screens.html", "", **options)


def texts(page) -> list[str]:
    return [text for text, _ in page.evaluate(CELLS)]


def test_the_page_has_the_names_and_the_screens_of_the_package(browser):
    page = open_feed(browser)
    assert page.locator("h1").first.text_content() == "Feed"
    assert page.evaluate("murmuration.workbench.demos.map(({ id }) => id)") == ["feed", "feed-alone", "page", "places", "birds"]
    assert page.text_content("#explanation").startswith("Cards as high as their texts")
    # What only demos have is not there.
    for id in ("watch", "tab-adjust"):
        assert page.locator(f"#{id}").is_hidden()
    assert page.locator(".in-your-app").is_hidden()
    page.click("#tab-source")
    page.wait_for_selector("#source-file option", state="attached")
    names = page.evaluate("[...document.querySelectorAll('#source-file option')].map(({ value }) => value)")
    assert sorted(names) == [
        "BirdsViewController.swift", "FeedViewController.swift", "PageViewController.swift", "PlacesViewController.swift", "PostCell.swift", "PostStore.swift",
        "Screens.swift"], names
    page.select_option("#source-file", "PostStore.swift")
    # The source is the author's, not the copy that is compiled.
    assert "weak var delegate: (any PostStoreDelegate)?" in page.inner_text("#panel-source pre")


def test_weak_references_and_key_paths_do_in_the_copy_what_they_do_in_the_package(browser):
    page = open_feed(browser)
    rest(page)
    assert [text[:2] for text in texts(page)] == ["Ad", "Bo", "Cy", "Di"]
    # A weak capture of the controller, which asks its store, whose weak delegate applies a snapshot.
    page.locator("#stage").get_by_role("button", name="Add").click()
    rest(page)
    assert texts(page)[0].startswith("YouPost number 4."), texts(page)
    # A weak capture of an object that is not self.
    page.locator("#stage").get_by_role("button", name="Like").nth(1).click()
    rest(page)
    assert "Liked" in texts(page)[1], texts(page)
    page.locator("#stage").get_by_role("button", name="Authors").click()
    rest(page)
    assert "Ada, Bo, Cy, Di, You" in page.text_content("#stage")
    page.locator("#stage").get_by_role("button", name="OK").click()
    rest(page)
    # The screen of before is gone, and nothing that it left behind is called.
    page.get_by_role("button", name="Feed alone").or_(page.get_by_text("Feed alone")).first.click()
    rest(page)
    assert [text[:2] for text in texts(page)] == ["Ad", "Bo", "Cy", "Di"]


def test_the_page_runs_in_other_browsers_too(browser):
    for other in (browser.firefox, browser.webkit):
        other.open(browser.page_file.parent / "screens.html", "feed")
        assert other.evaluate("murmuration.workbench.demos.length") == 5


def test_the_screen_on_the_stage_stores_and_fetches_and_its_previews_do_not(browser):
    page = browser.open_file(browser.page_file.parent / "screens.html", "page", previews=True)
    page.get_by_text("Opened 1", exact=True).first.wait_for()
    # The previews have begun, with what is stored.
    page.wait_for_function("[...document.querySelectorAll('.small-stage')].some((stage) => stage.textContent.includes('Opened'))")
    page.wait_for_timeout(500)
    assert page.evaluate("localStorage.getItem('Feed.openings')") == "1"
    said = "[...document.querySelectorAll('#stage .label')].map((label) => label.textContent)"
    # There is no server for a page from the disk.
    page.locator("#stage").get_by_role("button", name="Load").click()
    page.wait_for_function(f"{said}.includes('no answer')")
    browser.complaints.clear()  # the browser says that it refuses
    # Nobody listens.
    page.locator("#stage").get_by_role("button", name="Post").click()
    page.locator("#stage").get_by_role("button", name="Trap").click()
    page.wait_for_selector("html[data-state=failed]", state="attached")
    assert page.inner_text("#explanation") == (
        "The demo stopped with an error: the program does not say why (unreachable). Reload the page to restart it.")
    browser.complaints.clear()
