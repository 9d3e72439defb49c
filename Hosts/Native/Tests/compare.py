"""Draws every demo at eight moments, natively and in Chromium, and compares the pictures.

For each moment it prints the structural similarity of the pictures (SSIM in windows of 8 by 8 pixels, the mean over the picture),
the largest difference of a channel outside of text, and the part of the pixels outside of text that differ by more than 32 of
255. "Outside of text" leaves out the boxes of labels, because a browser places glyphs by its own rules. Pictures and differences
are left in a folder as sheets to be looked at. Exits with 1 if a similarity is below the limit.

Usage: compare.py --gallery PROGRAM --pictures PROGRAM --chromium PROGRAM [--output FOLDER] [DEMO …]"""

import argparse
import io
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy
from PIL import Image
from playwright.sync_api import sync_playwright

SIZE, SCALE, MOMENTS = (390, 844), 2, 8

# The lowest similarity outside of text. The lowest measured is 0.942, of many small drawings with fine patterns, between two
# pixels; without them, it is 0.969.
LIMIT = 0.93

# Leaves nothing in the page but the layers, and shows a frame of the film.
ALONE = """() => {
  const root = document.querySelector("#stage .node");
  document.body.replaceChildren(root);
  document.body.style = "display: block; margin: 0; background: none; overflow: hidden";
}"""
SHOW = """async (index) => {
  murmuration.workbench.film.show(index);
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return [...document.querySelectorAll(".label > span")].map((span) => {
    const { left, top, right, bottom } = span.getBoundingClientRect();
    return [left, top, right, bottom];
  });
}"""


def film_frames(page, film: pathlib.Path):
    page.goto(film.as_uri())
    page.wait_for_function("globalThis.murmuration?.workbench?.film?.frames.length > 0", timeout=60_000)
    return page.evaluate("murmuration.workbench.film.frames.map(({ time }) => time)")


def moments_of(times: list) -> list:
    """Indexes of frames at equal intervals of time."""
    return [
        min(range(len(times)), key=lambda index: abs(times[index] - times[-1] * moment / (MOMENTS - 1)))
        for moment in range(MOMENTS)
    ]


def pixels(data: bytes) -> numpy.ndarray:
    return numpy.asarray(Image.open(io.BytesIO(data)).convert("RGB")).astype(float)


def similarity(one: numpy.ndarray, other: numpy.ndarray, mask: numpy.ndarray) -> tuple:
    """The structural similarity of the grey pictures (Wang et al., 2004), in windows that do not overlap: of all windows, and
    of those that are outside of text."""
    weights = numpy.array([0.299, 0.587, 0.114])

    def windows(picture):
        grey = picture @ weights
        height, width = (length // 8 * 8 for length in grey.shape)
        return grey[:height, :width].reshape(height // 8, 8, width // 8, 8).transpose(0, 2, 1, 3).reshape(-1, 64)

    a, b = windows(one), windows(other)
    (mean_a, mean_b), (c1, c2) = (a.mean(1), b.mean(1)), ((0.01 * 255) ** 2, (0.03 * 255) ** 2)
    covariance = ((a - mean_a[:, None]) * (b - mean_b[:, None])).mean(1)
    ssim = (2 * mean_a * mean_b + c1) * (2 * covariance + c2)
    ssim = ssim / ((mean_a**2 + mean_b**2 + c1) * (a.var(1) + b.var(1) + c2))
    height, width = (length // 8 * 8 for length in mask.shape)
    free = mask[:height, :width].reshape(height // 8, 8, width // 8, 8).all((1, 3)).reshape(-1)
    return float(ssim.mean()), float(ssim[free].mean())


def outside(labels: list, shape: tuple) -> numpy.ndarray:
    """Where there is no text, with a margin of four points."""
    mask = numpy.ones(shape[:2], bool)
    for left, top, right, bottom in labels:
        x, y = (max(0, int((value - 4) * SCALE)) for value in (left, top))
        mask[y : int((bottom + 4) * SCALE), x : int((right + 4) * SCALE)] = False
    return mask


def sheet(rows: list, path: pathlib.Path):
    """Rows of pictures, at half their size."""
    width, height = SIZE
    whole = Image.new("RGB", ((width + 8) * max(map(len, rows)), (height + 8) * len(rows)), "gray")
    for y, row in enumerate(rows):
        for x, picture in enumerate(row):
            image = Image.fromarray(picture.clip(0, 255).astype(numpy.uint8)).resize(SIZE, Image.Resampling.BOX)
            whole.paste(image, (x * (width + 8), y * (height + 8)))
    whole.save(path)


def compare(page, gallery: str, pictures: str, demo: str, folder: pathlib.Path, output: pathlib.Path, options: list) -> float:
    film = folder / f"{demo}.html"
    subprocess.run([gallery, "record", demo, "--output", film, *options], check=True, capture_output=True)
    times = film_frames(page, film)
    page.evaluate(ALONE)
    native, browser, differences, lowest = [], [], [], 1.0
    for index in moments_of(times):
        labels = page.evaluate(SHOW, index)
        browser.append(pixels(page.screenshot(clip={"x": 0, "y": 0, "width": SIZE[0], "height": SIZE[1]})))
        still = folder / "still.png"
        subprocess.run(
            [pictures, "record", demo, "--output", still, "--at", f"{times[index]:.9f}", "--scale", f"{SCALE}", *options],
            check=True, capture_output=True)
        native.append(pixels(still.read_bytes()))
        difference = numpy.abs(native[-1] - browser[-1])
        mask = outside(labels, difference.shape)
        far = difference.max(2) * mask
        y, x = numpy.unravel_index(far.argmax(), far.shape)
        ssim, free = similarity(native[-1], browser[-1], mask)
        lowest = min(lowest, free)
        print(
            f"{demo:16} {times[index]:6.2f} s  ssim {ssim:.4f}, outside of text {free:.4f}  largest {far.max():3.0f} at ({x / SCALE}, {y / SCALE})  "
            f"over 32: {(far > 32).sum() / mask.sum() * 100:.3f} %", flush=True)
        differences.append(255 - 4 * difference)
    sheet([native, browser, differences], output / f"{demo}.png")
    return lowest


def main():
    parser = argparse.ArgumentParser()
    for name in ["gallery", "pictures", "chromium"]:
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--output", default="build/native-comparison", type=pathlib.Path)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("demos", nargs="*")
    arguments = parser.parse_args()
    listed = subprocess.run([arguments.gallery, "list"], check=True, capture_output=True, text=True).stdout
    demos = arguments.demos or [*re.findall(r"^(\S+)", listed, re.M), "three-cells"]
    arguments.output.mkdir(parents=True, exist_ok=True)
    options = ["--dark"] if arguments.dark else []
    lowest = {}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(
            executable_path=arguments.chromium, args=["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"])
        for demo in demos:
            context = browser.new_context(viewport={"width": 1600, "height": 1280}, device_scale_factor=SCALE, bypass_csp=True)
            lowest[demo] = compare(
                context.new_page(), arguments.gallery, arguments.pictures, demo, pathlib.Path(folder), arguments.output, options)
            context.close()
        browser.close()
    print("Lowest similarity: " + ", ".join(f"{demo} {value:.4f}" for demo, value in lowest.items()))
    sys.exit(0 if min(lowest.values()) >= LIMIT else 1)


main()
