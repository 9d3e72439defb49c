"""The reader's own pictures in the Photos demo."""

import base64
import struct

from browser import cell, rest

# A picture of two halves, red on the left and blue on the right, in a format.
DRAW = """([width, height, type]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context.fillStyle = "red";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "blue";
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.toDataURL(type, 0.95).split(",")[1];
}"""

# Red, green and blue of a screenshot at a place, 0 to 1 across and down.
PIXEL = """async ([png, x, y]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x * image.width, y * image.height, 1, 1).data].slice(0, 3);
}"""

DROP = """(files) => {
  const data = new DataTransfer();
  for (const { name, type, bytes } of files) {
    data.items.add(new File([Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))], name, { type }));
  }
  const send = (kind) => document.getElementById("stage").dispatchEvent(
    new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
  send("dragover");
  const isMarked = document.body.classList.contains("dropping");
  send("drop");
  return [isMarked, document.body.classList.contains("dropping")];
}"""


def picture(page, width: int, height: int, kind: str) -> bytes:
    return base64.b64decode(page.evaluate(DRAW, [width, height, f"image/{kind}"]))


def held_sideways(jpeg: bytes) -> bytes:
    """The same JPEG with a note that it is to be turned clockwise by a quarter (orientation 6)."""
    note = b"Exif\0\0MM\0*" + struct.pack(">IHHHIHHI", 8, 1, 0x0112, 3, 1, 6, 0, 0)
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(note) + 2) + note + jpeg[2:]


def file(name: str, kind: str, content: bytes) -> dict:
    return {"name": name, "mimeType": kind, "buffer": content}


def caption(page) -> str:
    return page.evaluate(
        """[...document.querySelectorAll("#stage .label")].map((label) => label.textContent)
          .find((text) => text.includes(" of "))""")


def count(page) -> int:
    return int(caption(page).split(" of ")[1])


def wait_for_count(page, number: int):
    page.wait_for_function(
        """(end) => [...document.querySelectorAll("#stage .label")].some((label) => label.textContent.endsWith(end))""",
        arg=f" of {number}")


def note(page) -> str:
    page.wait_for_function("document.getElementById('photo-note').textContent !== ''")
    return page.text_content("#photo-note")


def show_the_last_photo(page):
    stage = page.locator("#stage").bounding_box()
    page.mouse.move(stage["x"] + 195, stage["y"] + 200)
    page.mouse.wheel(100_000, 0)
    rest(page)


def test_picked_files_become_photos_and_others_are_named(browser):
    page = browser.open("photos")
    before = count(page)
    page.set_input_files("#photo-files", [
        file("Flag.png", "image/png", picture(page, 90, 60, "png")),
        file("Sideways.jpg", "image/jpeg", held_sideways(picture(page, 120, 60, "jpeg"))),
        file("shopping list.txt", "text/plain", b"apples\n"),
        file("torn.png", "image/png", picture(page, 90, 60, "png")[:40]),
    ])
    text = note(page)
    assert "Added 2 photos" in text and "shopping list.txt" in text and "torn.png" in text, text
    assert "Flag" not in text and "Sideways" not in text, text
    wait_for_count(page, before + 2)
    assert page.get_attribute("#photo-note", "role") == "status"
    browser.screenshot(page, "photos-picked")


def test_a_photo_taken_sideways_stands_upright(browser):
    page = browser.open("photos")
    page.set_input_files(
        "#photo-files", [file("Sideways.jpg", "image/jpeg", held_sideways(picture(page, 120, 60, "jpeg")))])
    note(page)
    show_the_last_photo(page)
    assert caption(page).startswith("Sideways, "), caption(page)
    browser.screenshot(page, "photos-upright")
    # 120 by 60 turned by a quarter: twice as high as wide, and what was left is on top.
    size = page.evaluate("""(() => {
      const page = document.querySelector('#stage [role=listitem][aria-label="Sideways"]');
      const box = page.querySelector(".picture div").getBoundingClientRect();
      return [box.width, box.height];
    })()""")
    assert abs(size[1] - 2 * size[0]) < 0.5, size
    shot = base64.b64encode(page.locator("#stage").screenshot()).decode()
    top = page.evaluate(PIXEL, [shot, 0.5, 0.2])
    bottom = page.evaluate(PIXEL, [shot, 0.5, 0.7])
    assert top[0] > 200 and top[2] < 60, f"on top {top}"
    assert bottom[2] > 200 and bottom[0] < 60, f"below {bottom}"


def test_dropped_files_become_photos(browser):
    page = browser.open("photos", width=390, height=844)
    before = count(page)
    content = base64.b64encode(picture(page, 40, 60, "png")).decode()
    marks = page.evaluate(DROP, [
        {"name": "Dropped.png", "type": "image/png", "bytes": content},
        {"name": "a.zip", "type": "application/zip", "bytes": ""},
    ])
    assert marks == [True, False], marks
    text = note(page)
    assert "Added 1 photo " in text and "Skipped a.zip" in text, text
    wait_for_count(page, before + 1)
    assert page.url.endswith("#photos")


def test_a_file_dropped_on_another_demo_does_not_leave_the_page(browser):
    page = browser.open("colours")
    prevented = page.evaluate("""() => {
      const data = new DataTransfer();
      data.items.add(new File([], "a.png", { type: "image/png" }));
      return ["dragover", "drop"].map((kind) => {
        const event = new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
        document.getElementById("stage").dispatchEvent(event);
        return event.defaultPrevented;
      });
    }""")
    assert prevented == [True, True], prevented
    assert page.locator("body.dropping").count() == 0


def test_photos_can_be_picked_again_and_with_the_keyboard(browser):
    page = browser.open("photos")
    before = count(page)
    page.focus("#photo-files")
    # A click of the user's that nobody prevents opens the dialog. The dialog itself cannot be waited for: a headless
    # browser opens it for the mouse every time, for keys now and then.
    page.evaluate("""addEventListener("click", (event) => {
      window.clicked = [event.target.id, event.isTrusted, event.defaultPrevented, navigator.userActivation.isActive];
    })""")
    page.keyboard.press("Enter")
    assert page.evaluate("window.clicked") == ["photo-files", True, False, True]
    flag = file("Flag.png", "image/png", picture(page, 90, 60, "png"))
    for times in (1, 2):
        page.set_input_files("#photo-files", [flag])
        wait_for_count(page, before + times)


def test_only_the_photos_demo_asks_for_photos(browser):
    page = browser.open("photos")
    assert page.locator("#photos").is_visible()
    page.click('#demos a[href="#colours"]')
    page.locator("#photos").wait_for(state="hidden")
    page.click('#demos a[href="#photos"]')
    page.locator("#photos").wait_for(state="visible")
    assert page.text_content("#photo-note") == ""


def test_the_strip_shows_photos_when_asked(browser):
    page = browser.open("select-strip")
    page.get_by_role("button", name="Options").click()
    rest(page)
    page.get_by_role("button", name="Photos", exact=True).click()
    page.get_by_role("button", name="Done").click()
    rest(page)
    assert cell(page, 1).get_attribute("aria-label") == "Sunflower"
    browser.screenshot(page, "select-strip-photos")
