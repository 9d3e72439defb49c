"""Another duration or curve for an animation, from its bar."""

from browser import cell, come_to_rest, hold_time, pass_time, rest

BAR = ".bar-of-animation"


def open_form(page, number: int = 0):
    """Chooses a bar whose block is outside of the demo's parameters, if there is one."""
    return page.evaluate(
        """(number) => {
          const { dock, making } = murmuration.workbench;
          const bars = [...dock.timeline.bars.known.values()];
          dock.timeline.bars.onChoose(bars[number].animation);
          return { block: making.block, isParameter: Boolean(making.parameters), duration: Number(making.duration.value) };
        }""",
        number)


def durations(page, block: int) -> list:
    return page.evaluate(
        """(block) => [...new Set([...murmuration.workbench.inspection.animations.values()]
          .filter((each) => each.block === block).map(({ duration }) => duration))]""",
        block)


def blocks(page) -> list:
    return page.evaluate(
        "[...murmuration.workbench.inspection.animations.values()].map(({ block, duration, curve, key }) => [block, duration, curve, key])")


def start(browser, demo: str):
    page = browser.open(demo)
    rest(page)
    hold_time(page)
    cell(page, 1).first.click()
    pass_time(page, 0.2)
    page.evaluate("murmuration.workbench.look()")
    page.wait_for_selector(BAR)
    return page


def test_a_duration_is_changed_at_its_bar(browser):
    page = start(browser, "colours")
    before = open_form(page)
    assert before["block"] is not None, blocks(page)
    block = before["block"]
    if before["isParameter"]:
        page.evaluate("murmuration.workbench.making.parameters = null")
    page.fill("#making-duration", "2.5")
    page.click("#making button:has-text('Apply')")
    page.evaluate("murmuration.workbench.speed.choose(0)")
    come_to_rest(page)
    assert durations(page, block) == [2.5], blocks(page)
    assert f"timings={block}_2.5" in page.url
    browser.screenshot(page, "making")
    # The link has it from the start.
    other = start(browser, page.url.split("#")[1].replace("speed=0", "speed=1"))
    assert durations(other, block) == [2.5]
    # The program's own comes back.
    page.click("#making-undo")
    page.evaluate("murmuration.workbench.speed.choose(0)")
    come_to_rest(page)
    assert durations(page, block) == [before["duration"]]
    assert "timings" not in page.url


def test_a_spring_of_parameters_changes_the_parameters(browser):
    page = start(browser, "cell-animations")
    spring = page.evaluate("murmuration.workbench.program.springs()[0]")
    number = page.evaluate(
        """() => [...murmuration.workbench.dock.timeline.bars.known.values()]
          .findIndex(({ animation }) => animation.curve.startsWith("spring"))""")
    assert number >= 0, blocks(page)
    assert open_form(page, number)["isParameter"], (blocks(page), page.evaluate("murmuration.workbench.playground.values"))
    page.fill("#making-damping", "0.4")
    page.click("#making button:has-text('Apply')")
    assert page.evaluate("(id) => murmuration.workbench.playground.parameter(id).value", spring["damping"]) == 0.4
    assert f"p.{spring['damping']}=0.4" in page.url and "timings" not in page.url


def test_the_changed_call_is_copied_as_swift(browser):
    page = browser.open("colours", permissions=["clipboard-read", "clipboard-write"])
    rest(page)
    hold_time(page)
    cell(page, 1).first.click()
    pass_time(page, 0.2)
    page.evaluate("murmuration.workbench.look()")
    page.wait_for_selector(BAR)
    open_form(page)

    def copied() -> str:
        page.click("#making-copy")
        page.wait_for_timeout(50)
        return page.evaluate("navigator.clipboard.readText()")

    page.fill("#making-duration", "0.8")
    page.select_option("#making-curve", "easeOut")
    assert copied() == "UIView.animate(withDuration: 0.8, delay: 0, options: .curveEaseOut) {\n  // The changes.\n}\n"
    page.select_option("#making-curve", "spring")
    page.fill("#making-damping", "0.55")
    page.fill("#making-velocity", "1")
    assert copied() == (
        "UIView.animate(\n  withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 1\n"
        ") {\n  // The changes.\n}\n")
    page.select_option("#making-curve", "cubic")
    page.fill("#making-points", "0.1, 0.2, 0.3, 1.5")
    assert copied() == (
        "UIViewPropertyAnimator(\n  duration: 0.8, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1.5)\n"
        ") {\n  // The changes.\n}.startAnimation()\n")


def test_nonsense_in_a_link_changes_no_timing(browser):
    page = browser.open("colours?timings=1_0_0.5_0~x_1_1_1~-2_1_0.5_0~3_1~4_NaN_0.5_0~5_1e9_7_0")
    rest(page)
    timings = page.evaluate("[...murmuration.workbench.making.timings]")
    assert timings == [[5, {"duration": 20, "damping": 1, "velocity": 0}]], timings
