"""Each demo with its own script, played by a real mouse."""

import json

# Everything that is seen on the stage: elements, their styles and texts.
LOOK = """document.getElementById("stage").innerHTML"""

# The middle of what is seen of a cell on the page. Cells do not say of which section they are: those of the first one are
# the first on screen, and where a list of rows with names is not scrolled, each section begins where the places begin
# anew. Null while it is not there: frames come later than the script's time where the machine is busy.
MIDDLE = """([section, item]) => {
  const stage = document.getElementById("stage").getBoundingClientRect();
  const cells = [...document.querySelectorAll(`#stage [role=listitem]${section > 0 ? "[aria-label]" : ""}`)]
    .map((cell) => ({ place: Number(cell.getAttribute("aria-posinset")) - 1, box: cell.getBoundingClientRect() }))
    .map(({ place, box }) => ({ place, left: Math.max(box.left, stage.left), top: Math.max(box.top, stage.top),
      right: Math.min(box.right, stage.right), bottom: Math.min(box.bottom, stage.bottom) }))
    .filter(({ left, top, right, bottom }) => left < right && top < bottom)
    .sort((one, other) => one.top - other.top || one.left - other.left);
  let found = 0;
  const cell = cells.find(({ place }, index) => {
    if (section > 0 && index > 0 && place <= cells[index - 1].place) found += 1;
    return found === section && place === item;
  });
  return cell ? [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2] : null;
}"""


def drag(page, start, end, seconds: float):
    steps = max(2, round(seconds * 60))
    page.mouse.move(*start)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(*(a + (b - a) * step / steps for a, b in zip(start, end)))
        page.wait_for_timeout(1000 / 60)
    page.mouse.up()


def pass_time_of_stage(page, seconds: float):
    """Waits, longer where the machine is busy: then the stage's time goes slower than the clock on the wall."""
    end = page.evaluate("murmuration.workbench.clock.time") + seconds
    page.wait_for_timeout(seconds * 1000)
    page.wait_for_function(
        "(end) => !murmuration.workbench.clock.isRunning || murmuration.workbench.clock.time >= end", arg=end)


def carry_out(page, step: dict):
    """One step of a script; see Documentation/Scripts.md."""
    stage = page.locator("#stage").bounding_box()

    def on_page(point):
        return [stage["x"] + point[0], stage["y"] + point[1]]

    if "wait" in step:
        pass_time_of_stage(page, step["wait"])
        return
    before = page.evaluate(LOOK)
    if "tapItem" in step:
        page.mouse.click(*page.wait_for_function(MIDDLE, arg=step["tapItem"]).json_value())
    elif "tap" in step:
        page.mouse.click(*on_page(step["tap"]))
    elif "press" in step:
        # By its place: the engine decides what is hit, also behind views that let touches through.
        button = page.locator(f'#stage :is([role=button], .editor)[aria-label="{step["press"]}"]').nth(step.get("nth", 0))
        box = button.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    elif "type" in step:
        page.keyboard.type(step["type"], delay=1000 * step.get("duration", 0) / len(step["type"]))
    elif "drag" in step:
        way = step["drag"]
        drag(page, on_page(way["from"]), on_page(way["to"]), way["duration"])
    else:
        raise AssertionError(f"a step that this test does not know: {step}")
    # A throw with a real mouse ends elsewhere than the script's, so a tap at a point may hit nothing that moves.
    if "tap" not in step:
        page.wait_for_function(f"(before) => {LOOK} !== before", arg=before)
    page.wait_for_timeout(150)


def test_every_demo_answers_a_real_mouse(browser):
    first = browser.open()
    demos = first.evaluate("murmuration.workbench.demos.map((demo) => demo.id)")
    for demo in demos:
        page = browser.open(demo)
        script = json.loads(page.evaluate("(id) => murmuration.workbench.program.script(id)", demo))
        inputs = [step for step in script if "wait" not in step]
        try:
            for step in script:
                carry_out(page, step)
                if "wait" not in step and step is inputs[len(inputs) // 2]:
                    browser.screenshot(page, f"demo-{demo}-moving")
            page.wait_for_timeout(1500)
            assert page.get_attribute("html", "data-state") == "ready"
            browser.screenshot(page, f"demo-{demo}")
            browser.check_console()
        except Exception as error:
            raise AssertionError(f"{demo}: {error}") from error
        page.close()


def test_every_demo_fits_a_phone(browser):
    first = browser.open(width=390, height=844, has_touch=True, is_mobile=True)
    for demo in first.evaluate("murmuration.workbench.demos.map((demo) => demo.id)"):
        page = browser.open(demo, width=390, height=844, has_touch=True, is_mobile=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, demo
        page.wait_for_timeout(300)
        browser.screenshot(page, f"phone-{demo}")
        page.close()
