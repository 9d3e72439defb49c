"""Pictures in the page: decoded by the browser, placed by the program."""

import base64
import pathlib

IMAGES = pathlib.Path(__file__).resolve().parent.parent / "Images"
COLOURS = {"red": (255, 0, 0), "green": (0, 160, 0), "blue": (0, 0, 255), "yellow": (255, 220, 0), "grey": (170, 170, 170)}
UPRIGHT = ["red", "green", "blue", "yellow"]

# What is seen in a screenshot at places of the stage, as colours.
READ = """async ([png, places]) => {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  return places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data]);
}"""


def open_images(browser):
    files = {"quadrants": "quadrants.png", "drawing": "drawing.svg"}
    files |= {f"orientation-{number}": f"orientation-{number}.jpg" for number in range(1, 9)}
    page = browser.open_fixture("long-list")
    for name, file in files.items():
        known = page.evaluate(
            """([name, text]) => murmuration.workbench.program.addNamedImage(
              name, Uint8Array.from(atob(text), (character) => character.charCodeAt(0)))""",
            [name, base64.b64encode((IMAGES / file).read_bytes()).decode()])
        assert known, file
    page.evaluate("location.hash = '#images'")
    page.wait_for_selector("#stage [aria-label=scaleToFill] img", state="attached")
    page.wait_for_function("[...document.querySelectorAll('#stage img')].every((image) => image.complete)")
    page.wait_for_timeout(100)
    return page


def seen(page, name: str, places) -> list:
    """The names of the colours at places of a view, in points from its upper left corner."""
    box = page.locator(f'#stage [aria-label="{name}"]').bounding_box()
    picture = base64.b64encode(page.screenshot()).decode()
    points = [[round(box["x"] + x), round(box["y"] + y)] for x, y in places]

    def nearest(colour):
        return min(COLOURS, key=lambda name: sum(abs(a - b) for a, b in zip(COLOURS[name], colour)))

    return [nearest(colour) for colour in page.evaluate(READ, [picture, points])]


def test_every_content_mode_puts_the_picture_in_its_place(browser):
    page = open_images(browser)
    browser.screenshot(page, "images")
    corners = [(2, 2), (77, 2), (2, 77), (77, 77)]
    # The corners of the view, then those of the picture of 32 x 16 points.
    assert seen(page, "scaleToFill", corners) == UPRIGHT
    assert seen(page, "scaleAspectFill", [(2, 2), (77, 77), (38, 38), (42, 42)]) == ["red", "yellow", "red", "yellow"]
    assert seen(page, "scaleAspectFit", [(2, 2), (2, 22), (77, 57), (77, 77)]) == ["grey", "red", "yellow", "grey"]
    for name, x, y in [
        ("center", 24, 32), ("top", 24, 0), ("bottom", 24, 64), ("left", 0, 32), ("right", 48, 32), ("topLeft", 0, 0),
        ("topRight", 48, 0), ("bottomLeft", 0, 64), ("bottomRight", 48, 64),
    ]:
        places = [(x + 3, y + 3), (x + 28, y + 3), (x + 3, y + 12), (x + 28, y + 12)]
        assert seen(page, name, places) == UPRIGHT, name
        beside = [(x - 3, y + 8) if x else (x + 35, y + 8)]
        assert seen(page, name, beside) == ["grey"], name


def test_turned_photos_stand_upright(browser):
    page = open_images(browser)
    for number in range(1, 9):
        assert seen(page, f"orientation-{number}", [(20, 20), (60, 20), (20, 60), (60, 60)]) == UPRIGHT, number
    assert seen(page, "drawing", [(20, 20), (60, 20), (20, 60), (60, 60)]) == UPRIGHT


def test_parts_and_caps_are_cut_out_of_the_picture(browser):
    page = open_images(browser)
    assert seen(page, "part", [(2, 2), (77, 77)]) == ["green", "green"]
    assert page.locator('#stage [aria-label="stretched"] img').count() == 9
    assert seen(page, "stretched", [(4, 2), (76, 2), (4, 77), (76, 77)]) == UPRIGHT


def test_each_picture_is_passed_once_and_released_with_its_demo(browser):
    page = open_images(browser)
    assert page.evaluate("murmuration.workbench.renderer.images.images.size") == 10
    sources = page.eval_on_selector_all("#stage img", "(images) => new Set(images.map((image) => image.src)).size")
    assert sources == 10, sources
    page.evaluate("location.hash = '#pages'")
    page.wait_for_selector("#stage [aria-label=content]", state="attached")
    assert page.evaluate("murmuration.workbench.renderer.images.images.size") == 0
