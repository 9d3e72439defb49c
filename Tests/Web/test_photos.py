"""The reader's own pictures in the Photos demo."""

import base64
import pathlib
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


def test_chosen_files_become_photos_and_others_are_listed(browser):
    page = browser.open("photos")
    before = count(page)
    page.set_input_files("#photo-files", [
        file("Flag.png", "image/png", picture(page, 90, 60, "png")),
        file("Sideways.jpg", "image/jpeg", held_sideways(picture(page, 120, 60, "jpeg"))),
        file("shopping list.txt", "text/plain", b"apples\n"),
        file("torn.png", "image/png", picture(page, 90, 60, "png")[:40]),
        file("cut.png", "image/png", picture(page, 90, 60, "png")[:60]),
    ])
    text = note(page)
    assert "Added 2 photos" in text and "shopping list.txt" in text, text
    assert "torn.png, cut.png: the end of the file is missing" in text, text
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


def test_the_stage_goes_to_the_first_of_the_photos_that_were_added(browser):
    page = browser.open("photos")
    number = count(page)
    for names in ("ab", "c"):
        page.set_input_files("#photo-files", [file(f"{name}.png", "image/png", picture(page, 60, 40, "png")) for name in names])
        page.wait_for_function(
            "(text) => [...document.querySelectorAll('#stage .label')].some(({ textContent }) => textContent.startsWith(text))",
            arg=f"{names[0]}, {number + 1} of ")
        number += len(names)
        wait_for_count(page, number)
        rest(page)
        assert caption(page) == f"{names[0]}, {number + 1 - len(names)} of {number}"
    # A demo that begins anew has them, and begins where it always does.
    page.click('#demos a[href="#photos"]')
    wait_for_count(page, number)
    rest(page)
    assert " 1 of " in caption(page)


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


def test_photos_can_be_chosen_again_and_with_the_keyboard(browser):
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


def test_photos_are_kept_while_the_page_is_open(browser):
    page = browser.open("photos")
    before = count(page)
    page.set_input_files("#photo-files", [file(f"{name}.png", "image/png", picture(page, 60, 40, "png")) for name in "ab"])
    wait_for_count(page, before + 2)
    page.click("#watch")
    wait_for_count(page, before + 2)
    page.click("#watch")
    page.click('#demos a[href="#photos"]')
    wait_for_count(page, before + 2)
    page.click('#demos a[href="#colours"]')
    page.click('#demos a[href="#photos"]')
    wait_for_count(page, before + 2)
    show_the_last_photo(page)
    assert caption(page).startswith("b, "), caption(page)


# A picture that cannot be packed well, as a file among those to be picked.
NOISE = """async ([width, height, type]) => {
  const canvas = new OffscreenCanvas(width, height);
  const image = new ImageData(width, height);
  let seed = 1;
  for (let place = 0; place < image.data.length; place += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    image.data[place] = place % 4 === 3 ? 255 : seed & 255;
  }
  canvas.getContext("2d").putImageData(image, 0, 0);
  const files = new DataTransfer();
  files.items.add(new File([await canvas.convertToBlob({ type })], "Noise.png", { type }));
  const input = document.getElementById("photo-files");
  input.files = files.files;
  const { size } = files.files[0];
  input.dispatchEvent(new Event("change"));
  return size;
}"""


def test_a_large_photo_is_scaled_down_and_takes_no_memory_of_the_program(browser):
    page = browser.open("photos")
    memory = "murmuration.workbench.program.program.exports.memory.buffer.byteLength"
    before, number = page.evaluate(memory), count(page)
    size = page.evaluate(NOISE, [4200, 1400, "image/png"])
    assert size > 10_000_000, size
    wait_for_count(page, number + 1)
    show_the_last_photo(page)
    assert page.evaluate(memory) - before < 1 << 20, "the bytes are in the program"
    shown = page.evaluate("""(() => {
      const image = [...document.querySelectorAll("#stage [role=listitem][aria-label=Noise] img")].at(-1);
      return [image.naturalWidth, image.naturalHeight, Math.max(1180, screen.width, screen.height)];
    })()""")
    assert shown[0] == shown[2] * page.evaluate("Math.min(devicePixelRatio, 3)"), shown
    assert abs(shown[0] - 3 * shown[1]) <= 3, shown
    # A recording needs nothing outside of it, and carries the scaled picture.
    with page.expect_download() as download:
        page.click("#save-svg")
    text = pathlib.Path(download.value.path()).read_text(encoding="utf-8")
    assert "blob:" not in text and f'width="{shown[0]}" height="{shown[1]}"' in text
    assert len(text) < size, (len(text), size)


def test_a_file_that_is_too_large_is_said_to_be(browser):
    page = browser.open("photos")
    page.evaluate("""() => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(75 << 20)], "Poster.png", { type: "image/png" }));
      document.getElementById("photo-files").files = files.files;
      document.getElementById("photo-files").dispatchEvent(new Event("change"));
    }""")
    assert note(page) == "Skipped Poster.png: larger than 64 MB."


def test_many_photos_show_their_progress_and_are_stopped(browser):
    page = browser.open("photos")
    before = count(page)
    # The browser decodes when it is told to.
    page.evaluate("""() => {
      const decode = window.createImageBitmap;
      const waiting = [];
      window.createImageBitmap = async (...values) => {
        await new Promise((resolve) => waiting.push(resolve));
        return decode(...values);
      };
      window.decodeOne = () => waiting.shift()();
    }""")
    flag = picture(page, 30, 20, "png")
    page.set_input_files("#photo-files", [file(f"{number}.png", "image/png", flag) for number in range(40)])
    progress = page.locator("#photo-progress")
    for done in range(3):
        page.wait_for_function(f"document.querySelector('#photo-progress span').textContent === '{done} of 40'")
        assert progress.is_visible() and page.evaluate("document.querySelector('#photo-progress progress').value") == done
        if done < 2:
            page.evaluate("decodeOne()")
    browser.screenshot(page, "photos-progress")
    wait_for_count(page, before + 2)
    page.click("#stop-photos")
    page.evaluate("decodeOne()")
    assert note(page) == "Added 3 photos at the end."
    assert not progress.is_visible()
    wait_for_count(page, before + 3)


# 24 by 16, all red.
AVIF = (
    "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAOcG"
    "l0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAKAAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABq"
    "aXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAGAAAABAAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAAB"
    "dpcG1hAAAAAAAAAAEAAQQBAoMEAAAAMG1kYXQSAAoJGBDv7RAQ0GhAMhkax4eF4cwwwwKAAACusZybrqHdzSYFuWlA")


def test_what_the_browser_can_draw_is_shown(browser):
    page = browser.open("photos")
    number = count(page)
    page.set_input_files("#photo-files", [
        file("Red.avif", "image/avif", base64.b64decode(AVIF)),
        file("Lines.svg", "image/svg+xml", b'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'),
    ])
    assert note(page) == "Added 2 photos at the end."
    wait_for_count(page, number + 2)
    sizes = page.evaluate("murmuration.workbench.photos.photos.map(({ width, height }) => [width, height])")
    assert sizes == [[24, 16], [40, 20]], sizes


def test_the_strip_shows_photos_when_asked(browser):
    page = browser.open("select-strip")
    page.get_by_role("button", name="Options").click()
    rest(page)
    page.get_by_role("button", name="Photos", exact=True).click()
    page.get_by_role("button", name="Done").click()
    rest(page)
    assert cell(page, 1).get_attribute("aria-label") == "Sunflower"
    browser.screenshot(page, "select-strip-photos")


def share(page):
    with page.expect_download() as download:
        page.get_by_role("button", name="Share", exact=True).click()
    return download.value.suggested_filename, pathlib.Path(download.value.path()).read_bytes()


def test_a_photo_is_shared_as_a_file(browser):
    page = browser.open("photos")
    name, content = share(page)
    assert name == caption(page).rsplit(", ", 1)[0] + ".svg" and content.startswith(b"<svg"), name
    page.set_input_files("#photo-files", [file("Halves.png", "image/png", picture(page, 40, 30, "png"))])
    note(page)
    show_the_last_photo(page)
    name, content = share(page)
    assert name == "Halves.png" and content.startswith(b"\x89PNG"), name
