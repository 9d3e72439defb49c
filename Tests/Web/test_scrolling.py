"""
Scroll views under real fingers, wheel and keys: the browser's own input, sent by its debugging protocol. The stage's
time is held, and passes between one place of a finger and the next: what is sent late arrives late on a watch only.
"""

import math

from browser import DRAWN, come_to_rest, hold_time, pass_time

WIDTH, HEIGHT = 390, 400  # of every scroll view, at (0, 50) on the stage
DECAY = -1000 * math.log(0.998)  # per second, of the velocity of a throw

PLACE = """(name) => {
    const stage = document.getElementById("stage").getBoundingClientRect();
    const box = document.querySelector(`#stage [aria-label="${name}"]`).getBoundingClientRect();
    return { x: stage.x - box.x, y: stage.y + 50 - box.y, scale: box.width };
}"""


class Fingers:
    """Fingers on the stage of a fixture, in the stage's points and seconds."""

    def __init__(self, browser, fixture: str):
        self.page = browser.open_fixture(fixture, has_touch=True, height=1400)
        hold_time(self.page)
        self.session = self.page.context.new_cdp_session(self.page)
        self.box = self.page.locator("#stage").bounding_box()
        self.points = {}

    def send(self, kind: str, **places):
        """Puts fingers somewhere, by number ("_0" and so on), and lets a frame pass; None lifts one."""
        for name, place in places.items():
            if place is None:
                del self.points[name]
            else:
                self.points[name] = place
        points = [
            {"x": self.box["x"] + x, "y": self.box["y"] + y, "id": int(name[1:])} for name, (x, y) in self.points.items()
        ]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.page.evaluate(DRAWN)
        pass_time(self.page, 1 / 60)

    def drag(self, start, end, seconds: float, pause: float = 0.0):
        """One finger, evenly; with a pause it rests before it is lifted."""
        self.send("touchStart", _0=start)
        steps = round(seconds * 60)
        for share in (step / steps for step in range(1, steps + 1)):
            self.send("touchMove", _0=(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        pass_time(self.page, pause)
        self.send("touchEnd", _0=None)

    def place(self, name: str = "content") -> dict:
        return self.page.evaluate(PLACE, name)

    def rest(self, name: str = "content") -> dict:
        """Where it is when no frame is asked for any more."""
        come_to_rest(self.page)
        return self.place(name)


def near(found: float, wanted: float, tolerance: float = 0.51):
    assert abs(found - wanted) <= tolerance, f"{found}, not {wanted}"


def test_content_follows_the_finger(browser):
    fingers = Fingers(browser, "long-list")
    fingers.send("touchStart", _0=(200, 400))
    for y in (380, 360, 340, 320, 300):
        fingers.send("touchMove", _0=(200, y))
    first = fingers.place()["y"]
    # The finger takes the content along by all but the 10 points that it has to move first.
    near(first, 90)
    fingers.send("touchMove", _0=(200, 250))
    near(fingers.place()["y"], first + 50)
    pass_time(fingers.page, 0.2)
    fingers.send("touchEnd", _0=None)
    near(fingers.rest()["y"], first + 50)


def test_a_flick_settles_where_the_closed_form_predicts(browser):
    fingers = Fingers(browser, "long-list")
    fingers.drag((200, 420), (200, 120), 0.15)
    released = fingers.page.evaluate("murmuration.workbench.clock.time") - 1 / 60
    frames = [(frame["time"], frame["value"]) for frame in come_to_rest(fingers.page, f"({PLACE})('content').y")]
    rest = frames[-1][1]
    assert rest > 700, f"the throw ended at {rest}"
    # What is left of the way to a limit shrinks by e^(-DECAY t): any two places tell where it is. The throw ends 5 points
    # before it, where it is slower than 10 points per second.
    limit = rest + 10 * 0.499
    thrown = [frame for frame in frames if frame[1] < rest - 20]
    (t0, x0), (t1, x1) = thrown[0], thrown[len(thrown) // 2]
    assert len(thrown) > 20 and t1 > t0
    left = math.exp(-DECAY * (t1 - t0))
    near(limit, (x1 - x0 * left) / (1 - left), 2)
    velocity = (limit - x0) * DECAY * math.exp(DECAY * (t0 - released))
    assert 1900 < velocity < 2100, f"it was thrown at {velocity} points per second"
    for moment, place in thrown:
        near(place, limit - (limit - x0) * math.exp(-DECAY * (moment - t0)), 2)


def test_beyond_the_edge_content_lags_behind_and_springs_back(browser):
    fingers = Fingers(browser, "long-list")
    fingers.send("touchStart", _0=(200, 100))
    for y in range(120, 301, 20):
        fingers.send("touchMove", _0=(200, y))
    seen = -fingers.place()["y"]
    # The rubber band: d c x / (d + c x), for all but 10 of the 200 points that the finger asks for.
    near(seen, HEIGHT * 0.55 * 190 / (HEIGHT + 0.55 * 190))
    fingers.send("touchEnd", _0=None)
    near(fingers.rest()["y"], 0, 0.01)


def test_a_flick_turns_one_page(browser):
    fingers = Fingers(browser, "pages")
    fingers.drag((300, 200), (180, 200), 0.08)
    near(fingers.rest()["x"], WIDTH, 0.01)
    fingers.drag((300, 200), (180, 200), 0.08)
    near(fingers.rest()["x"], 2 * WIDTH, 0.01)
    fingers.drag((100, 200), (220, 200), 0.08)
    near(fingers.rest()["x"], WIDTH, 0.01)


def test_a_slow_drag_ends_at_the_nearest_page(browser):
    fingers = Fingers(browser, "pages")
    fingers.drag((300, 200), (180, 200), 0.3, pause=0.3)
    near(fingers.rest()["x"], 0, 0.01)
    fingers.drag((350, 200), (80, 200), 0.3, pause=0.3)
    near(fingers.rest()["x"], WIDTH, 0.01)


def test_two_fingers_zoom(browser):
    fingers = Fingers(browser, "zoom")
    fingers.send("touchStart", _0=(150, 250))
    fingers.send("touchStart", _1=(250, 250))
    for step in range(1, 11):
        fingers.send("touchMove", _0=(150 - 5 * step, 250), _1=(250 + 5 * step, 250))
    scale = fingers.place()["scale"] / WIDTH
    # From 100 points apart to 200; a little is lost before the pinch is recognised.
    assert 1.7 <= scale <= 2.01, scale
    fingers.send("touchMove", _0=(120, 250), _1=(280, 250))
    near(fingers.place()["scale"] / WIDTH, scale * 160 / 200, 0.01)
    fingers.send("touchEnd", _1=None)
    fingers.send("touchEnd", _0=None)
    near(fingers.rest()["scale"] / WIDTH, scale * 160 / 200, 0.01)


def test_a_zoom_beyond_the_limit_springs_back(browser):
    fingers = Fingers(browser, "zoom")
    fingers.send("touchStart", _0=(190, 250))
    fingers.send("touchStart", _1=(210, 250))
    for step in range(1, 18):
        fingers.send("touchMove", _0=(190 - 10 * step, 250), _1=(210 + 10 * step, 250))
    assert fingers.place()["scale"] / WIDTH > 4.2
    fingers.send("touchEnd", _1=None)
    fingers.send("touchEnd", _0=None)
    near(fingers.rest()["scale"] / WIDTH, 4, 0.01)


def test_the_inner_scroll_view_takes_its_direction_only(browser):
    fingers = Fingers(browser, "nested")
    fingers.drag((300, 150), (200, 150), 0.2, pause=0.3)
    inner, outer = fingers.rest("inner")["x"], fingers.place("outer")["y"]
    assert 80 <= inner <= 91 and outer == 0, (inner, outer)
    fingers.drag((200, 220), (200, 120), 0.2, pause=0.3)
    near(fingers.rest("inner")["x"], inner)
    assert 80 <= fingers.place("outer")["y"] <= 91


def test_wheel_and_keys_scroll_by_their_steps(browser):
    fingers = Fingers(browser, "long-list")
    fingers.page.mouse.move(fingers.box["x"] + 200, fingers.box["y"] + 200)
    fingers.page.mouse.wheel(0, 130)
    near(fingers.rest()["y"], 130)
    fingers.page.focus("#stage")
    for key, wanted in [("ArrowDown", 170), ("PageDown", 530), ("ArrowUp", 490), ("End", 19_600), ("Home", 0)]:
        fingers.page.keyboard.press(key)
        near(fingers.rest()["y"], wanted)
