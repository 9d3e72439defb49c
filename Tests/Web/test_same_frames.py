"""The same script gives the same numbers in WebAssembly, with 32-bit addresses, as on this machine."""

import json
import tempfile

from browser import hold_time, pass_time

TIMES = [0, 1 / 60, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.55, 1, 2.5]
SCRIPTS = {
    "a tapped cell": [{"tapItem": [0, 2]}],
    "reversed midway": [{"tapItem": [0, 2]}, {"wait": 0.1}, {"tapItem": [0, 2]}],
    "one cell after the other": [{"tapItem": [0, 1]}, {"wait": 0.15}, {"tapItem": [0, 3]}],
    "a drag that is let go": [{"drag": {"from": [200, 700], "to": [200, 300], "duration": 0.2}}],
    "another size": [{"tapItem": [0, 1]}, {"resize": [700, 500]}],
}

PLAY = """async ([demo, script, times]) => {
  const program = await murmuration.createProgram();
  return times.map((time) => {
    if (!program.start(demo, 390, 844)) throw new Error(`there is no demo ${demo}`);
    program.play(script ?? program.script(demo));
    program.advance(time);
    return program.report(time);
  });
}"""


# The element's size, and that of the window in it.
SIZES = """(() => {
  const { stage, film } = murmuration.workbench;
  const window = [...(film.shown?.scene ?? film.live).layers.values()].find(({ parent }) => parent === 0);
  return [stage.element.offsetWidth, stage.element.offsetHeight, window.geometry.width, window.geometry.height];
})()"""

# The item of a layout's own headers and footers, which is the largest number there is: here, and in WebAssembly.
LARGEST = (2**63 - 1, 2**31 - 1)


def differences(one, other, path="", tolerance=1e-6):
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [found for key in one for found in differences(one[key], other[key], f"{path}.{key}", tolerance)]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            found
            for index, (first, second) in enumerate(zip(one, other))
            for found in differences(first, second, f"{path}[{index}]", tolerance)
        ]
    if (one, other) == LARGEST:
        return []
    numbers = (int, float)
    if isinstance(one, numbers) and isinstance(other, numbers) and not isinstance(one, bool):
        return [] if abs(one - other) <= tolerance else [f"{path}: {one} here, {other} in WebAssembly"]
    return [] if one == other and type(one) is type(other) else [f"{path}: {one!r} here, {other!r} in WebAssembly"]


def compare(browser, page, demo, steps):
    command = ["frames", demo, "--at", ",".join(str(time) for time in TIMES)]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        if steps is not None:
            json.dump(steps, file)
            file.flush()
            command += ["--script", file.name]
        here = [json.loads(line) for line in browser.gallery(*command).splitlines()]
    script = None if steps is None else json.dumps(steps)
    there = [json.loads(line) for line in page.evaluate(PLAY, [demo, script, TIMES])]
    assert len(here) == len(there) == len(TIMES)
    assert any(view["elements"] for frame in here for view in frame["collectionViews"]), "nothing to compare"
    found = differences(here, there)
    assert not found, f"{len(found)} differences, for example {found[:3]}"


def test_frames_are_the_same_as_on_this_machine(browser):
    page = browser.open()
    for name, steps in SCRIPTS.items():
        try:
            compare(browser, page, "cell-animations", steps)
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from error


def test_every_demo_plays_its_own_script_with_the_same_frames(browser):
    page = browser.open()
    for demo in page.evaluate("murmuration.workbench.demos.map((demo) => demo.id)"):
        compare(browser, page, demo, None)


# It takes 1.2 seconds.
WATCHED = [
    {"tapItem": [1, 0]}, {"wait": 0.25}, {"resize": [500, 700], "duration": 0.3}, {"wait": 0.35}, {"safeArea": [40, 10, 30, 0]},
    {"wait": 0.1}, {"tapItem": [0, 1]}, {"drag": {"from": [200, 500], "to": [200, 350], "duration": 0.3}}, {"wait": 0.2},
]

WATCH = """async ([demo, script, rate, end, times]) => {
  const program = await murmuration.createProgram();
  return times.map((time) => {
    program.start(demo, 390, 844);
    program.watch(script);
    for (let frame = 1; program.isWatching && frame < 1000; frame += 1) program.frame(Math.min(frame / rate, end));
    program.advance(time);
    return { report: program.report(time), input: program.performed() };
  });
}"""


def test_a_script_that_is_watched_has_the_same_frames_with_sizes_safe_areas_and_sections(browser):
    page = browser.open()
    without_drag = [step for step in WATCHED if "drag" not in step]
    # At another frame rate, the finger has other places on its way; all other steps are performed when they are due.
    for steps, end, rate in [(WATCHED, 1.2, 60), (without_drag, 0.9, 47), (without_drag, 0.9, 240)]:
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            json.dump(steps, file)
            file.flush()
            here = browser.gallery("frames", "outline", "--at", "0,0.1,1", "--script", file.name)
        there = page.evaluate(WATCH, ["outline", json.dumps(steps), rate, end, [0, 0.1, 1]])
        found = differences([json.loads(line) for line in here.splitlines()], [json.loads(each["report"]) for each in there])
        assert not found, f"at {rate} Hz: {len(found)} differences, for example {found[:3]}"
        input = [(round(time, 9), name) for time, name, *_ in there[0]["input"] if name != "pointerMove"]
        begin = [(0, "pointerDown"), (0, "pointerUp"), (0.25, "resize"), (0.6, "safeArea"), (0.7, "pointerDown"), (0.7, "pointerUp")]
        drag = [(0.7, "pointerDown"), (1.0, "pointerUp")]
        assert input == begin + (drag if steps is WATCHED else []), input


def test_the_stage_on_the_page_has_the_size_that_a_script_gives_it(browser):
    page = browser.open("outline", width=1600, height=1280)
    hold_time(page)
    page.evaluate("""(script) => {
      murmuration.workbench.restart();
      murmuration.workbench.speed.choose(0);
      murmuration.workbench.player.play(script);
    }""", json.dumps(WATCHED))
    pass_time(page, 0.65)
    assert page.evaluate(SIZES) == [500, 700, 500, 700]
    pass_time(page, 1)
    assert not page.evaluate("murmuration.workbench.player.isPlaying")
    # What it has done can be watched again in the past, and it keeps its size until there is another device.
    assert page.evaluate("murmuration.workbench.inputEvents.list.map(({ name }) => name)").count("resize") == 1
    page.evaluate("murmuration.workbench.past.scrub(0.1)")
    assert page.evaluate(SIZES)[:2] == [390, 844]
    page.evaluate("murmuration.workbench.past.goLive()")
    assert page.evaluate(SIZES) == [500, 700, 500, 700]
    page.evaluate("murmuration.workbench.device.rotate()")
    page.wait_for_function("murmuration.workbench.stage.width === 844")
    pass_time(page, 0.1)
    assert page.evaluate(SIZES) == [844, 390, 844, 390]
    page.evaluate("murmuration.workbench.restart()")
    hold_time(page)
    pass_time(page, 0.1)
    assert page.evaluate(SIZES) == [844, 390, 844, 390]


def test_a_script_goes_on_after_a_step_that_is_impossible(browser):
    page = browser.open()
    hold_time(page)
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.evaluate("""(script) => murmuration.workbench.player.play(script)""", json.dumps(
        [{"tapItem": [0, 99]}, {"tap": [-1, 0]}, {"wait": 0.1}, {"tapItem": [0, 2]}]))
    pass_time(page, 0.2)
    assert page.evaluate("murmuration.workbench.inputEvents.list.map(({ name }) => name)") == ["pointerDown", "pointerUp"]
    assert said == [
        "The script could not be followed: step 1: there is no item [0, 99].",
        "The script could not be followed: step 2: the point (-1, 0) is outside the screen, which is 390 x 844.",
    ], said


def test_a_script_that_cannot_be_played_has_an_error_message(browser):
    page = browser.open()
    message = page.evaluate("""async () => {
      const program = await murmuration.createProgram();
      program.start("cell-animations", 390, 844);
      try { program.play('[{"tapItem": [0, 99999999]}]'); } catch (error) { return error.message; }
      return "";
    }""")
    assert message, "no error"
