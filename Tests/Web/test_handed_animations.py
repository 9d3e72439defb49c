"""Animations that the browser runs for an element, beside the frames that the program computes of the same."""

import json

from test_view_element import PAGE, opened, served

# The same screen twice: the browser moves it in the first element, the program in the second one.
BOTH_WAYS = PAGE.replace('id="a" src="feed.wasm"', 'id="a" src="feed.wasm" screen="feed-alone"').replace(
    'color-scheme="dark"', 'animations="frames"')

# Both elements get the same input at the same times of their clocks. What the first one's browser animations show at a time
# is read with all of them held there; the second one computes a frame.
SCRIPT = """
window.said = [];
document.addEventListener("DOMContentLoaded", () => {
  for (const id of ["a", "b"]) {
    const view = document.getElementById(id);
    view.addEventListener("ready", () => said.push(id));
    // Both are as large, whatever the page's styles say.
    Object.assign(view.style, { width: "390px", height: "600px" });
  }
});
window.compare = (steps) => {
  const [handed, framed] = ["a", "b"].map((id) => document.getElementById(id));
  const animations = () => handed.stage.getAnimations({ subtree: true });
  const starts = new Map();
  // Not before the test has held them.
  handed.renderer.momentOf = (time) => 1e6 + time * 1000;
  const look = (view) => {
    const stage = view.stage.getBoundingClientRect();
    return new Map([...view.stage.querySelectorAll(".node")].map((node) => {
      const box = node.getBoundingClientRect();
      return [node.dataset.layer, [box.x - stage.x, box.y - stage.y, box.width, Number(getComputedStyle(node).opacity)]];
    }));
  };
  const found = { worst: 0, faded: 0, compared: 0, moving: 0, most: 0, missing: [] };
  const origin = Math.max(handed.clock.time, framed.clock.time) + 0.1;
  for (const view of [handed, framed]) view.clock.goTo(origin);
  for (const { at, input } of steps) {
    const time = origin + at;
    framed.clock.goTo(time);
    if (input || handed.program.nextFrameTime() <= time) handed.clock.goTo(time);
    if (input) {
      for (const view of [handed, framed]) {
        for (const [name, ...values] of input) view.program.perform(name, ...values);
        view.clock.goTo(time);
      }
    }
    for (const animation of animations()) {
      if (!starts.has(animation)) starts.set(animation, animation.startTime);
      animation.pause();
      animation.currentTime = handed.renderer.momentOf(time) - starts.get(animation);
    }
    const [one, other] = [look(handed), look(framed)];
    found.most = Math.max(found.most, animations().length);
    for (const [layer, expected] of other) {
      const seen = one.get(layer);
      if (!seen) found.missing.push([at, layer]);
      else {
        found.compared += 1;
        found.worst = Math.max(found.worst, ...[0, 1, 2].map((index) => Math.abs(seen[index] - expected[index])));
        found.faded = Math.max(found.faded, Math.abs(seen[3] - expected[3]));
      }
    }
    const before = found.last ?? other;
    found.moving += [...other].some(([layer, values]) => before.has(layer) && `${before.get(layer)}` !== `${values}`) ? 1 : 0;
    found.last = other;
  }
  delete found.last;
  return found;
};
"""

# A tap deletes a cell. Some are deleted while the others still move.
def tap(y: float) -> list:
    return [["pointerDown", 0, 195, y], ["pointerUp", 0]]


STEPS = [
    {"at": 0, "input": tap(60)}, {"at": 0.02}, {"at": 0.06}, {"at": 0.11}, {"at": 0.15, "input": tap(160)}, {"at": 0.18},
    {"at": 0.22}, {"at": 0.26, "input": tap(60)}, {"at": 0.3}, {"at": 0.36}, {"at": 0.43}, {"at": 0.5}, {"at": 0.58},
]


def check(found: dict):
    assert found["most"] >= 3, f"the browser runs nothing: {found}"
    assert found["moving"] >= 8, f"nothing moves: {found}"
    assert found["missing"] == [] and found["compared"] > 100, found
    assert found["worst"] <= 0.5 and found["faded"] <= 1 / 255, found


def test_what_browsers_animate_is_where_frames_would_have_it(browser):
    with served(browser, page=BOTH_WAYS, script=SCRIPT) as address:
        context = browser.browser.new_context(viewport={"width": 900, "height": 800})
        browser.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: browser.complaints.append(str(error)))
        page.goto(address + "page.html")
        page.wait_for_function("said.length === 2")
        page.wait_for_timeout(200)
        check(page.evaluate("(steps) => compare(steps)", STEPS))
        for other in (browser.firefox, browser.webkit):
            other.go_to(address + "page.html")
            other.wait_for("window.said?.length === 2")
            check(other.evaluate(f"compare({STEPS})"))


def test_the_program_rests_while_the_browser_animates(browser):
    with opened(browser) as page:
        page.wait_for_function("said.length === 2")
        page.evaluate("""() => {
          const view = document.getElementById("b");
          window.frames = [];
          const { program } = view;
          const frame = program.frame.bind(program);
          program.frame = (time) => {
            frames.push(time);
            return frame(time);
          };
        }""")
        page.wait_for_timeout(300)
        assert page.evaluate("frames.length") <= 1, page.evaluate("frames")
        page.evaluate("""() => {
          const view = document.getElementById("b");
          for (const [name, ...values] of [["pointerDown", 0, 160, 60], ["pointerUp", 0]]) view.perform(name, ...values);
        }""")
        page.wait_for_function("document.getElementById('b').stage.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running')")
        page.wait_for_timeout(1200)
        times = page.evaluate("frames")
        # The frame that begins it, and those in which something ends; sixty a second would be 24.
        assert 2 <= len(times) <= 9, times
        assert page.evaluate("document.getElementById('b').stage.getAnimations({ subtree: true }).length") == 0
        assert len(page.evaluate("document.getElementById('b').clock.timer === null ? ['rests'] : []")) == 1


# Two stages with a fixture, of which the browser moves one.
TWO_STAGES = """async (fixture, steps) => {
  const { Renderer, createProgram } = murmuration;
  const make = async (isHandedOver) => {
    const root = document.createElement("div");
    Object.assign(root.style, { position: "fixed", inset: "0 auto auto 0", width: "390px", height: "844px" });
    document.body.append(root);
    const renderer = new Renderer(root);
    // Not before the test has held them.
    renderer.momentOf = (time) => 1e6 + time * 1000;
    const program = await createProgram((words, bytes) => renderer.draw(words, bytes), renderer.images);
    if (isHandedOver) program.handOverAnimations();
    program.start(fixture, 390, 844);
    program.frame(0);
    return { root, renderer, program };
  };
  const [handed, framed] = [await make(true), await make(false)];
  const look = ({ root }) => new Map([...root.querySelectorAll(".node")].map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [node.dataset.layer, [left, top, right, bottom, Number(getComputedStyle(node).opacity)]];
  }));
  const starts = new Map();
  const found = { worst: 0, faded: 0, compared: 0, moved: 0, most: 0, frames: 0 };
  let before = look(framed);
  for (const { at, touched } of steps) {
    framed.program.frame(at);
    if (touched || handed.program.nextFrameTime() <= at) {
      handed.program.frame(at);
      found.frames += 1;
    }
    if (touched) {
      for (const { program } of [handed, framed]) {
        program.perform("pointerDown", 0, 195, 422);
        program.perform("pointerUp", 0);
        program.frame(at);
      }
    }
    const animations = handed.root.getAnimations({ subtree: true });
    for (const animation of animations) {
      if (!starts.has(animation)) starts.set(animation, animation.startTime);
      animation.pause();
      animation.currentTime = handed.renderer.momentOf(at) - starts.get(animation);
    }
    found.most = Math.max(found.most, animations.length);
    const [one, other] = [look(handed), look(framed)];
    if ([...one.keys()].join() !== [...other.keys()].join()) throw new Error(`other layers at ${at}`);
    for (const [layer, expected] of other) {
      const seen = one.get(layer);
      found.compared += 1;
      if (`${before.get(layer)}` !== `${expected}`) found.moved += 1;
      found.worst = Math.max(found.worst, ...[0, 1, 2, 3].map((index) => Math.abs(seen[index] - expected[index])));
      found.faded = Math.max(found.faded, Math.abs(seen[4] - expected[4]));
    }
    before = other;
  }
  found.left = handed.root.getAnimations({ subtree: true }).length;
  found.next = handed.program.nextFrameTime();
  for (const { root } of [handed, framed]) root.remove();
  return found;
}"""


def test_batches_that_interrupt_each_other_are_where_frames_would_have_them(browser):
    page = browser.open_fixture("text")
    steps = [
        {"at": 0.1, "touched": True}, {"at": 0.13}, {"at": 0.21}, {"at": 0.28, "touched": True}, {"at": 0.31}, {"at": 0.37},
        {"at": 0.42, "touched": True}, {"at": 0.46}, {"at": 0.5}, {"at": 0.53}, {"at": 0.57}, {"at": 0.6}, {"at": 0.68},
        {"at": 0.72}, {"at": 0.75}, {"at": 0.83}, {"at": 0.85},
    ]
    found = page.evaluate(f"({TWO_STAGES})('touched-grid24', {json.dumps(steps)})")
    assert found["most"] >= 20 and found["moved"] >= 150 and found["compared"] > 500, found
    assert found["worst"] <= 0.5 and found["faded"] <= 1 / 255, found
    # Of the others, only those in which something ends, and the ones after them.
    assert found["left"] == 0 and found["frames"] <= 9, found


# Of a fixture: views turn and follow keyframes, and cells scale in; what is new in the second and third touch interrupts them.
TURNS = [
    {"at": 0.1, "touched": True}, *({"at": 0.1 + step * 0.016} for step in range(1, 12)), {"at": 0.3, "touched": True},
    *({"at": 0.3 + step * 0.013} for step in range(1, 19)), {"at": 0.55, "touched": True}, {"at": 0.57}, {"at": 0.6},
    {"at": 0.66}, {"at": 0.75}, {"at": 0.76}, {"at": 0.8}, {"at": 0.85}, {"at": 0.9}, {"at": 0.95}, {"at": 1.2}, {"at": 1.25},
]


def check_turns(evaluate):
    found = evaluate(f"({TWO_STAGES})('turns', {json.dumps(TURNS)})")
    assert found["most"] >= 20 and found["moved"] >= 300, found
    assert found["worst"] <= 0.5 and found["faded"] <= 1 / 255, found
    # The width of one view needs some.
    assert found["left"] == 0 and found["frames"] <= 14, found


def test_transforms_and_keyframes_are_where_frames_would_have_them(browser):
    check_turns(browser.open_fixture("text").evaluate)
    for other in (browser.firefox, browser.webkit):
        other.open(browser.fixtures_file, "text")
        check_turns(other.evaluate)
