"""The same script gives the same numbers in WebAssembly, with 32-bit addresses, as on this machine."""

import json
import tempfile

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


def test_a_script_that_cannot_be_played_has_an_error_message(browser):
    page = browser.open()
    message = page.evaluate("""async () => {
      const program = await murmuration.createProgram();
      program.start("cell-animations", 390, 844);
      try { program.play('[{"tapItem": [0, 99999999]}]'); } catch (error) { return error.message; }
      return "";
    }""")
    assert message, "no error"
