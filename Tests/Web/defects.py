"""Every demo, and what once went wrong on the page, looked at in any browser: a page here has `open`, `evaluate` and
`wait_for`. What needs a real mouse, forced colours or less motion is looked at in Chromium only."""

TAP = "document.querySelector('#stage [aria-posinset=\"{}\"]').click()"
BARS = "document.querySelectorAll('.bar-of-animation').length > 2"
REST = "murmuration.workbench.clock.frameRequest === null"


def press(page, selector: str):
    page.evaluate(f"document.querySelector({selector!r}).click() ?? true")


def texts(page, selector: str) -> list:
    return page.evaluate(f"[...document.querySelectorAll({selector!r})].map((found) => found.textContent)")


def check_every_demo(page, file):
    """On one page, each demo is shown and plays its script."""
    page.open(file, "cell-animations?timeline=yes&ghosts=yes")
    demos = page.evaluate("murmuration.workbench.demos.map((demo) => demo.id)")
    assert len(demos) > 5, demos
    for demo in demos:
        page.evaluate(f"(location.hash = '{demo}?timeline=yes&ghosts=yes')")
        page.wait_for(f"murmuration.workbench.demo.id === '{demo}'")
        page.wait_for("document.querySelectorAll('#stage [role=listitem]').length > 2")
        press(page, "#watch")
        assert not page.evaluate(BARS), f"{demo}: there are bars of what was before"
        # It moves by itself; until many bars are there time is helped on.
        page.wait_for("murmuration.workbench.clock.time > 0.3")
        assert page.evaluate(f"Array.from({{ length: 1200 }}).some(() => {BARS} || !murmuration.workbench.clock.stepOnce())")
        assert page.evaluate(BARS), f"{demo} does not move"
        # A stage may move before the page around it is complete.
        page.wait_for("document.documentElement.dataset.state === 'ready'")


def check_timeline(page, file):
    page.open(file, "colours?timeline=yes&ghosts=yes")
    words = "getComputedStyle(document.getElementById('window'), '::after').content.includes('Each animation')"
    assert page.evaluate(words)
    page.evaluate("murmuration.workbench.speed.choose(0) ?? true")
    page.evaluate("[...document.querySelectorAll('#stage [role=listitem]')][1].click() ?? true")
    page.evaluate("Array.from({ length: 8 }, () => murmuration.workbench.clock.stepOnce())")
    page.wait_for(BARS)
    assert not page.evaluate(words)
    names = texts(page, "#labels div")
    assert "departing cell 0, 1" in names and "cell 0, 1" in names, names
    # Where a cell comes from and where it goes to are in one group, with its index path in both.
    pairs = page.evaluate("""[...document.querySelectorAll(".ghosts")].map((pair) =>
      [...pair.querySelectorAll(".ghost")].map((ghost) => ghost.classList.contains("initial") ? "initial" : "final").join())""")
    assert "initial,final" in pairs, pairs


def check_inspecting_without_a_timeline(page, file):
    page.open(file, "cell-animations?timeline=no&panel=element&ghosts=yes")
    page.evaluate("murmuration.workbench.speed.choose(0) ?? true")
    page.evaluate(f"{TAP.format(3)} ?? true")
    page.evaluate("Array.from({ length: 8 }, () => murmuration.workbench.clock.stepOnce())")
    page.evaluate("""(({ picker, inspection, film }) => picker.pin(inspection.movementsAt(film.end)[0].layer) ?? true)
      (murmuration.workbench)""")
    assert not texts(page, "#element .facts")[0].startswith("at rest"), texts(page, "#element .facts")
    assert page.evaluate("document.querySelectorAll('.ghost').length") > 2
    # What was picked stays, also when another element is pointed at.
    name = texts(page, "#element h2")
    page.evaluate("""document.querySelector("#stage [aria-posinset='1']").dispatchEvent(new PointerEvent("pointermove",
      { bubbles: true, clientX: 5, clientY: 5 }))""")
    assert texts(page, "#element h2") == name


def check_the_first_calls(page, file):
    page.open(file, "cell-animations?panel=trace")
    page.wait_for("document.querySelectorAll('#trace time').length > 5")
    assert texts(page, "#trace time")[0] == "0.000"


def check_the_past(page, file):
    page.open(file, "cell-animations?timeline=yes")
    page.evaluate(f"{TAP.format(3)} ?? true")
    page.wait_for(BARS)
    page.wait_for(REST)
    moving = "Number([...document.querySelectorAll('#counters div')].find((each) => " \
        "each.textContent.includes('animations')).querySelector('dd').textContent)"
    assert page.evaluate(moving) == 0
    page.evaluate("murmuration.workbench.past.scrub(murmuration.workbench.inputEvents.list.at(-1).time + 0.3) ?? true")
    assert page.evaluate(moving) > 5
    press(page, "input[name=speed][value='0.25']")
    assert page.evaluate("murmuration.workbench.film.isInPast && murmuration.workbench.clock.speed === 0.25")
    assert page.evaluate("document.getElementById('moment').getAttribute('aria-live')") == "off"
    press(page, "#live")
    assert page.evaluate("document.querySelector('#stage [aria-posinset=\"3\"]').getAttribute('aria-expanded')") == "true"


def check_what_is_kept(page, file):
    page.open(file, "cell-animations?p.damping=0.5")
    press(page, '#demos a[href="#colours"]')
    press(page, '#demos a[href="#cell-animations"]')
    assert page.evaluate("location.hash").endswith("p.damping=0.5")
    press(page, "#watch")
    assert page.evaluate("murmuration.workbench.playground.values.damping") == 0.5


def check_addresses(page, file):
    page.open(file, "nothing-of-that-name?device=free&width=5&height=99999999")
    assert "There is no demo" in texts(page, "#notice")[0]
    width, height = page.evaluate("murmuration.workbench.device.pointSize")
    assert width == 200 and height == 10_000, (width, height)


def check_springs_and_a_beside_b(page, file):
    page.open(file, "cell-animations?panel=adjust&p.damping=0.4")
    highest = page.evaluate("Math.max(...murmuration.workbench.program.springCurve(0.4, 0.4, 0, 0.4, 100))")
    assert 1.2 < highest < 1.3, highest
    assert page.evaluate("document.querySelector('.spring-curve:not(.previous-curve)').getAttribute('d').length") > 500
    press(page, "#compare")
    page.wait_for("document.querySelector('#stage-a [role=listitem]') !== null")
    one, other = page.evaluate("""["stage-a", "stage"].map((id) => document.getElementById(id).getBoundingClientRect())
      .map(({ left, right, width }) => [left, right, width])""")
    assert one[1] < other[0] and abs(one[2] - other[2]) < 0.5, (one, other)


CHECKS = [
    check_timeline, check_inspecting_without_a_timeline, check_the_first_calls, check_the_past, check_what_is_kept,
    check_addresses, check_springs_and_a_beside_b,
]


def check_all(page, file):
    for check in CHECKS:
        check(page, file)
