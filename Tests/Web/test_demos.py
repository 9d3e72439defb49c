"""Each demo with its own script, played by a real mouse. The stage's time is held, and passes as the script says."""

import json

from browser import DRAWN, each_demo, pass_time

# Everything that is seen on the stage: elements, their styles and texts.
LOOK = """document.getElementById("stage").innerHTML"""

# The middle of what is seen of a cell on the page. Cells do not say of which section they are: those of the first one are
# the first on screen, and where a list of rows with names is not scrolled, each section begins where the places begin
# anew.
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


# Lets time pass until something is seen to change, for a second at the most.
CHANGE = f"""(before) => {{
  for (let frame = 0; {LOOK} === before && frame < 60; frame += 1) murmuration.workbench.clock.stepOnce();
  return {LOOK} !== before;
}}"""


def drag(page, start, end, seconds: float):
    steps = max(2, round(seconds * 60))
    page.mouse.move(*start)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(*(a + (b - a) * step / steps for a, b in zip(start, end)))
        page.evaluate(DRAWN)
        pass_time(page, 1 / 60)
    page.mouse.up()


def carry_out(page, step: dict):
    """One step of a script; see Documentation/Scripts.md."""
    stage = page.locator("#stage").bounding_box()

    def on_page(point):
        return [stage["x"] + point[0], stage["y"] + point[1]]

    if "wait" in step:
        pass_time(page, step["wait"])
        return
    if any(action in step for action in ("hold", "carry", "release", "pinch")):
        return  # a mouse is one finger only
    before = page.evaluate(LOOK)
    if "tapItem" in step:
        middle = page.evaluate(MIDDLE, step["tapItem"])
        if middle is None:
            return  # a throw with a real mouse has ended elsewhere
        page.mouse.click(*middle)
    elif "tap" in step:
        page.mouse.click(*on_page(step["tap"]))
    elif "press" in step:
        # By its place: the engine decides what is hit, also behind views that let touches through.
        button = page.locator(f'#stage :is([role=button], .editor)[aria-label="{step["press"]}"]').nth(step.get("nth", 0))
        box = button.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    elif "type" in step:
        for character in step["type"]:
            page.keyboard.type(character)
            pass_time(page, step.get("duration", 0) / len(step["type"]))
    elif "drag" in step:
        way = step["drag"]
        drag(page, on_page(way["from"]), on_page(way["to"]), way["duration"])
    else:
        raise AssertionError(f"a step that this test does not know: {step}")
    # A throw with a real mouse ends elsewhere than the script's, so a tap at a point may hit nothing that moves.
    assert page.evaluate(CHANGE, before) or "tap" in step, f"nothing changes after {step}"


def test_every_demo_answers_a_real_mouse(browser):
    for page, demo in each_demo(browser, "?speed=0"):
        script = json.loads(page.evaluate("(id) => murmuration.workbench.program.script(id)", demo))
        inputs = [step for step in script if "wait" not in step]
        try:
            for step in script:
                carry_out(page, step)
                if "wait" not in step and step is inputs[len(inputs) // 2]:
                    browser.screenshot(page, f"demo-{demo}-moving")
            pass_time(page, 1.5)
            assert page.get_attribute("html", "data-state") == "ready"
            browser.screenshot(page, f"demo-{demo}")
            browser.check_console()
        except Exception as error:
            raise AssertionError(f"{demo}: {error}") from error


def test_every_demo_fits_a_phone(browser):
    for page, demo in each_demo(browser, width=390, height=844, has_touch=True, is_mobile=True):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, demo
        page.evaluate(DRAWN)
        browser.screenshot(page, f"phone-{demo}")
