"""The recordings of the demos, played by the browser: what lies between two frames."""

from run import ROOT

# Plays a recording at 240 moments a second, in each of which every property of every element that is animated and shown has
# to lie between its values in the frame before and in the frame after. One that leaps, standing still before and after, has to
# keep its value until the frame after. Answers what does not.
PLAY = """() => {
  const svg = document.documentElement;
  svg.pauseAnimations();
  const animations = [...svg.querySelectorAll("animate, animateTransform")];
  const duration = Math.max(...animations.map((animation) => animation.getSimpleDuration()));
  const numbers = (element, name) => {
    if (name === "transform") {
      const { a, b, c, d, e, f } = element.transform.animVal.getItem(0).matrix;  // one each, on groups of their own
      return [a, b, c, d, e, f];
    }
    const length = element[name]?.animVal?.value;
    return [length ?? Number(getComputedStyle(element)[name.replace(/-(.)/, (_, letter) => letter.toUpperCase())])];
  };
  const tracks = new Map();
  for (const animation of animations) {
    const [element, name] = [animation.parentNode, animation.getAttribute("attributeName")];
    if (name === "display" || name === "fill" || name === "stroke" || name === "d") continue;
    tracks.set(`${animations.findIndex((other) => other.parentNode === element)} ${name}`, { element, name });
  }
  const hidden = (element) => element !== svg && (getComputedStyle(element).display === "none" || hidden(element.parentNode));
  const look = (time) => {
    svg.setCurrentTime(time);
    return [...tracks.values()].map(({ element, name }) => (hidden(element) ? null : numbers(element, name)));
  };
  const frames = [];
  // A little after each frame: times in the file are rounded.
  const frameTime = (index) => index / 60 + 0.0002;
  for (let index = 0; frameTime(index) < duration; index += 1) frames.push(look(frameTime(index)));
  const names = [...tracks.keys()];
  const found = [];
  let leaps = 0;
  const isLeap = (track, place, index) => {
    const at = (frame) => frames[frame]?.[track]?.[place];
    const step = (frame) => Math.abs(at(frame + 1) - at(frame));
    return step(index) > (Math.abs(at(index)) > 2 ? 8 : 0.15) && step(index - 1) < step(index) / 50 && step(index + 1) < step(index) / 50;
  };
  for (let index = 0; index + 1 < frames.length; index += 1) {
    for (const part of [0.25, 0.5, 0.75]) {
      const between = look((index + part) / 60);
      between.forEach((values, track) => values?.forEach((value, place) => {
        const [former, next] = [frames[index][track]?.[place], frames[index + 1][track]?.[place]];
        if (former === undefined || next === undefined) return;
        const isHeld = isLeap(track, place, index);
        leaps += isHeld;
        const slack = 0.02 + Math.abs(next - former) / 50;
        const [low, high] = isHeld ? [former, former] : [Math.min(former, next), Math.max(former, next)];
        if (value < low - slack || value > high + slack) {
          found.push(`${names[track]} ${place} at ${((index + part) / 60).toFixed(4)} s: ${value}, from ${former} to ${next}`);
        }
      }));
    }
  }
  return { found: found.slice(0, 10), count: found.length, frames: frames.length, tracks: tracks.size, leaps };
}"""


def play(browser, demo: str):
    page = browser.open_picture(ROOT / f"Documentation/{demo}.svg")
    played = page.evaluate(PLAY)
    assert played["frames"] > 200 and played["tracks"] > 10, played
    assert played["count"] == 0, f"{demo}: {played}"


def test_between_frames_of_lists(browser):
    for demo in ["cell-animations", "sticky-headers", "outline"]:
        play(browser, demo)


def test_between_frames_of_grids_and_strips(browser):
    for demo in ["colours", "select-strip", "photos"]:
        play(browser, demo)


def test_between_frames_of_pictures_that_open(browser):
    for demo in ["dashboard", "storefront"]:
        play(browser, demo)
