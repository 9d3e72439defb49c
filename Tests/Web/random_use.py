"""Random use of a page as it ships: clicks on whatever is visible, drags, the wheel, keys and addresses, from a seed. It ends
with what the page complained about, if it did.

Usage: random_use.py [--engine chromium|firefox|webkit] [--page gallery|ADDRESS] [--seconds N] [--seed N] [--width N]"""

import argparse
import json
import pathlib
import random
import sys
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Whatever goes wrong unseen, in every engine.
LISTEN = """(() => {
  window.complaints = [];
  const note = (kind, what) => complaints.push(`${kind}: ${what?.stack ?? what?.message ?? what}`);
  addEventListener("error", (event) => note("error", event.error ?? `${event.message} ${event.filename}:${event.lineno}:${event.colno}`));
  addEventListener("unhandledrejection", (event) => note("rejection", event.reason));
  addEventListener("securitypolicyviolation", (event) => note("policy", `${event.violatedDirective} ${event.blockedURI}`));
  for (const name of ["error", "warn"]) {
    const write = console[name];
    console[name] = (...words) => {
      note(name, words.join(" "));
      write.apply(console, words);
    };
  }
  return true;
})()"""

# The controls that a pointer reaches: what they are called, their kind, and the rectangle in which they are seen. Those that
# open a dialog of the system are left out.
CONTROLS = """(() => {
  const found = [];
  const wanted = "button, input:not([type=file]), select, [role=tab], [role=slider], [role=separator], [tabindex='0'], a[href^='#'],"
    + ".bar-of-animation, #stage [role=listitem], #tracks, #strip, .springs [data-sets], summary, murmuration-view";
  for (const element of document.querySelectorAll(wanted)) {
    const box = element.getBoundingClientRect();
    const left = Math.max(box.left, 0), top = Math.max(box.top, 0);
    const right = Math.min(box.right, innerWidth), bottom = Math.min(box.bottom, innerHeight);
    if (right - left < 2 || bottom - top < 2 || element.disabled) continue;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!hit || !(hit === element || element.contains(hit) || hit.contains(element))) continue;
    const name = element.id || element.ariaLabel || element.textContent.trim().slice(0, 30) || element.className;
    found.push([`${element.localName} ${name}`, element.localName, left, top, right - left, bottom - top]);
  }
  return found;
})()"""

CHOOSE_OPTION = """((x, y, share) => {
  const select = document.elementFromPoint(x, y);
  if (select?.localName !== "select") return false;
  select.selectedIndex = Math.floor(share * select.options.length);
  select.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
})"""

KEYS = [*"123py,.mo[]lwgiekcdrvt/?", *"+-0a ", "Escape", "Escape", "Tab", "Tab", "Enter", "ArrowDown", "ArrowUp", "ArrowLeft",
        "ArrowRight", "Home", "End", "PageDown", "PageUp", "Delete", "Backspace"]

# As WebDriver writes them.
KEYS_OF_DRIVERS = {
    "Escape": "\ue00c", "Tab": "\ue004", "Enter": "\ue007", "ArrowDown": "\ue015", "ArrowUp": "\ue013", "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014", "Home": "\ue011", "End": "\ue010", "PageDown": "\ue00f", "PageUp": "\ue00e", "Delete": "\ue017",
    "Backspace": "\ue003",
}

SETTINGS = ["", "?variants=style.direction", "?panel=trace&ghosts=yes", "?device=tablet&speed=0.25", "?text=axl&direction=rtl",
            "?device=free&width=320&height=480", "?moment=1.5&element=cell.0.1", "?panel=adjust&safe=island", "?motion=less"]


class InChromium:
    """The hand of a user in a page of Chromium. Scripts run by the protocol, which the page's policy leaves alone."""

    avoids = ()

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def evaluate(self, expression: str):
        answer = self.session.send(
            "Runtime.evaluate", {"expression": expression, "returnByValue": True, "awaitPromise": True})
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def drag(self, points: list):
        mouse = self.page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points[1:]:
            mouse.move(*point)
        mouse.up()

    def key(self, key: str):
        self.page.keyboard.press("Space" if key == " " else key)

    def wheel(self, x: float, y: float, across: float, down: float):
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(across, down)

    def memory(self) -> float:
        """What the page and its programs keep, in megabytes."""
        for _ in range(3):
            self.session.send("HeapProfiler.collectGarbage")
        usage = self.session.send("Runtime.getHeapUsage")
        return (usage["usedSize"] + usage.get("backingStorageSize", 0)) / 1e6


class ByDriver:
    """The hand of a user in Firefox or WebKit, by the actions of WebDriver."""

    def __init__(self, browser):
        self.browser = browser
        self.evaluate = browser.evaluate
        # Each file that WebKit's small browser saves takes from the height of its window.
        self.avoids = () if hasattr(browser, "context") else ("save-",)

    def act(self, *sources):
        if hasattr(self.browser, "context"):
            self.browser.call("input.performActions", context=self.browser.context, actions=list(sources))
        else:
            self.browser.call("POST", f"/{self.browser.session}/actions", {"actions": list(sources)})

    def drag(self, points: list):
        places = [{"type": "pointerMove", "x": round(x), "y": round(y), "duration": 8} for x, y in points]
        steps = [places[0], {"type": "pointerDown", "button": 0}, *places[1:], {"type": "pointerUp", "button": 0}]
        self.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps})

    def key(self, key: str):
        value = KEYS_OF_DRIVERS.get(key, key)
        self.act({"type": "key", "id": "keyboard", "actions": [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]})

    def wheel(self, x: float, y: float, across: float, down: float):
        self.act({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": round(x), "y": round(y), "deltaX": round(across), "deltaY": round(down)}]})

    def memory(self):
        return None


class RandomUse:
    def __init__(self, hand, seed: int, demos: list):
        self.hand = hand
        self.random = random.Random(seed)
        self.demos = demos
        self.done = []
        hand.evaluate(LISTEN)

    def point_in(self, control) -> tuple:
        _, _, left, top, width, height = control
        return (left + self.random.uniform(0.05, 0.95) * width, top + self.random.uniform(0.05, 0.95) * height)

    def press(self, control):
        x, y = self.point_in(control)
        self.done.append(f"press {control[0]} at {x:.0f}, {y:.0f}")
        if control[1] == "select":
            self.hand.evaluate(f"{CHOOSE_OPTION}({x}, {y}, {self.random.random()})")
        else:
            self.hand.drag([(x, y)])

    def drag(self, control):
        x, y = self.point_in(control)
        way = (self.random.gauss(0, 120), self.random.gauss(0, 160))
        self.done.append(f"drag {control[0]} from {x:.0f}, {y:.0f} by {way[0]:.0f}, {way[1]:.0f}")
        ends = [(max(0, min(x + way[0] * step / 5, self.size[0] - 1)), max(0, min(y + way[1] * step / 5, self.size[1] - 1)))
                for step in range(6)]
        self.hand.drag(ends)

    def key(self, key: str | None = None):
        key = key or self.random.choice(KEYS)
        self.done.append(f"key {key!r}")
        self.hand.key(key)

    def wheel(self, control):
        x, y = self.point_in(control)
        way = self.random.choice([(0, 300), (0, -300), (0, 60), (120, 0), (0, 1200)])
        self.done.append(f"wheel over {control[0]} at {x:.0f}, {y:.0f} by {way}")
        self.hand.wheel(x, y, *way)

    def go(self):
        address = self.random.choice(self.demos) + self.random.choice(SETTINGS)
        self.done.append(f"address {address}")
        self.hand.evaluate(f"(location.hash = {address!r})")

    def step(self):
        controls = self.hand.evaluate(CONTROLS)
        if not controls:
            # A sheet may be scrolled to where it has none.
            self.key("Escape")
            controls = self.hand.evaluate(CONTROLS)
        if not controls:
            where = self.hand.evaluate("[location.href.slice(0, 200), document.documentElement.innerText.slice(0, 200), innerWidth, innerHeight]")
            raise SystemExit(f"nothing can be pressed: {where} after {self.done[-12:]}")
        controls = [each for each in controls if not any(word in each[0] for word in self.hand.avoids)]
        self.size = self.hand.evaluate("[innerWidth, innerHeight]")
        stages = [each for each in controls if each[0] in ("div stage",) or each[1] == "murmuration-view"]
        anything = self.random.choice(controls)
        on_stage = self.random.choice(stages or controls)
        chance = self.random.random()
        if chance < 0.42:
            self.press(anything)
        elif chance < 0.56:
            self.press(on_stage)
        elif chance < 0.68:
            self.drag(on_stage)
        elif chance < 0.76:
            self.drag(anything)
        elif chance < 0.88:
            self.key()
        elif chance < 0.98 or not self.demos:
            self.wheel(self.random.choice([anything, on_stage]))
        else:
            self.go()

    def run(self, seconds: float):
        end = time.monotonic() + seconds
        count = 0
        while time.monotonic() < end:
            self.step()
            count += 1
            complaints = self.hand.evaluate("complaints.splice(0)")
            assert not complaints, f"{complaints} after {self.done[-12:]}"
            assert self.hand.evaluate("(document.documentElement.dataset.state ?? 'ready') === 'ready'"), self.done[-12:]
        return count

    def memory(self, address: str | None):
        """In a state that is the same each time."""
        if address:
            self.hand.evaluate(f"(document.querySelector('dialog[open]')?.close(), location.hash = {address!r})")
            time.sleep(3)
        return self.hand.memory()


def use(hand, arguments, address: str | None, demos: list):
    user = RandomUse(hand, arguments.seed, demos)
    begin, minute, failures = time.monotonic(), 0, 0
    while time.monotonic() < begin + arguments.seconds:
        try:
            count = user.run(min(60, begin + arguments.seconds - time.monotonic()))
        except AssertionError as error:
            failures += 1
            print(f"FOUND {error}", flush=True)
            continue
        minute += 1
        memory = user.memory(address)
        print(f"minute {minute}: {count} actions" + ("" if memory is None else f", {memory:.1f} MB"), flush=True)
    print(f"{arguments.engine} {arguments.page} seed {arguments.seed}: {len(user.done)} actions, {failures} findings", flush=True)
    return failures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", default="chromium", choices=["chromium", "firefox", "webkit"])
    parser.add_argument("--page", default="gallery", help="gallery, or the address of another page, such as that of a live program")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=1440)
    parser.add_argument("--height", type=int, default=900)
    arguments = parser.parse_args()
    gallery = (ROOT / "build/gallery.html").as_uri()
    address = gallery if arguments.page == "gallery" else arguments.page
    is_gallery = address.endswith("/gallery.html")
    from run import chromium

    def with_hand(hand):
        time.sleep(4)
        demos = hand.evaluate("murmuration.workbench.demos.map((demo) => demo.id)") if is_gallery else []
        return use(hand, arguments, "cell-animations?variants=&device=phone&panel=about" if is_gallery else None, demos)

    if arguments.engine == "chromium":
        from browser import ARGUMENTS
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(None), headless=True, args=ARGUMENTS)
            page = browser.new_page(viewport={"width": arguments.width, "height": arguments.height})
            page.goto(address)
            failures = with_hand(InChromium(page))
            browser.close()
            return 1 if failures else 0
    from firefox import Firefox
    from webkit import WebKit
    with (Firefox if arguments.engine == "firefox" else WebKit)() as browser:
        if arguments.engine == "firefox":
            browser.call("browsingContext.setViewport", context=browser.context,
                         viewport={"width": arguments.width, "height": arguments.height})
        else:
            browser.call("POST", f"/{browser.session}/window/rect", {"width": arguments.width, "height": arguments.height})
        browser.go_to(address)
        return 1 if with_hand(ByDriver(browser)) else 0


if __name__ == "__main__":
    sys.exit(main())
