"""What frames cost: late ones on the ruler, its scale, the worst frame by one press, and what was called in a frame."""

from browser import cell, come_to_rest, hold_time, pass_time
from test_workbench import BOTH

# As if the computer had been slow at times: the costs of frames in milliseconds, by index.
SLOW = """(costs) => {
  const { film, dock } = murmuration.workbench;
  for (const [index, frame] of film.frames.entries()) frame.cost = costs[index] ?? 2;
  dock.refresh();
}"""


def tap(page):
    """Has a cell unfold in frames of a sixtieth of a second, however slow this machine is."""
    hold_time(page)
    cell(page, 2).click()
    come_to_rest(page)


SHOWN = "murmuration.workbench.film.shown?.index ?? null"

# For each frame, the height of its bar on the ruler in device pixels, and whether it has the colour of late frames.
DRAWN = """(() => {
  const { film, dock } = murmuration.workbench;
  const { graph, range } = dock.timeline;
  const { canvas, colors } = graph;
  const numbers = (color) => color.match(/\d+/g).map(Number).slice(0, 3).join();
  const kinds = new Map([[numbers(colors.frame), false], [numbers(colors.late), true]]);
  return film.frames.map(({ time }) => {
    const x = Math.round((time - range.start) / range.length * canvas.width);
    const { data } = canvas.getContext("2d").getImageData(x, 0, 1, canvas.height);
    const found = [];
    for (let y = 0; y < canvas.height; y += 1) {
      const kind = kinds.get(data.slice(y * 4, y * 4 + 3).join());
      if (kind !== undefined) found.push(kind);
    }
    return [found.length, found.includes(true)];
  });
})()"""


def test_late_frames_are_marked_on_the_ruler(browser):
    page = browser.open()
    tap(page)
    page.evaluate(SLOW, {"5": 16, "9": 17, "14": 33})
    drawn = page.evaluate(DRAWN)
    late = [index for index, (_, is_late) in enumerate(drawn) if is_late]
    assert late == [9, 14], drawn
    # They are wider, too.
    wide = page.evaluate("""() => {
      const { film, dock } = murmuration.workbench;
      const { graph, range } = dock.timeline;
      const { canvas } = graph;
      return [9, 12].map((index) => {
        const x = Math.round((film.frames[index].time - range.start) / range.length * canvas.width);
        const { data } = canvas.getContext("2d").getImageData(x, canvas.height - 1, 3, 1);
        return [3, 7, 11].filter((alpha) => data[alpha] > 0).length;
      });
    }""")
    assert wide == [3, 1], wide


def test_the_scale_reaches_what_was_measured(browser):
    page = browser.open()
    tap(page)
    room = page.evaluate("murmuration.workbench.dock.timeline.graph.canvas.height - 14")
    scale = "murmuration.workbench.dock.timeline.graph.scale"
    for cost, wanted in [(3, 8), (12, 20), (33, 50), (480, 500), (70_000, 70_000)]:
        page.evaluate(SLOW, {"14": cost})
        assert page.evaluate(scale) == wanted, (cost, page.evaluate(scale))
        heights = [height for height, _ in page.evaluate(DRAWN)]
        # Rows of pixels that are covered in part have another colour.
        assert abs(heights[14] - room * cost / wanted) <= 1, (cost, room, heights)
    # Half of the worst is half as high.
    page.evaluate(SLOW, {"14": 50, "9": 25})
    heights = [height for height, _ in page.evaluate(DRAWN)]
    assert heights[14] == room and abs(heights[9] - room / 2) <= 1, heights
    # Only what is displayed counts.
    page.evaluate("murmuration.workbench.dock.timeline.range.set(0, murmuration.workbench.film.frames[13].time)")
    page.evaluate("murmuration.workbench.dock.refresh()")
    assert page.evaluate(scale) == 50
    page.evaluate(SLOW, {"14": 50})
    assert page.evaluate(scale) == 8


def test_the_worst_frame_is_one_press_away_and_the_next_one_another(browser):
    page = browser.open()
    tap(page)
    page.evaluate(SLOW, {"3": 20, "9": 40, "14": 90})
    for press in (lambda: page.click("#worst"), lambda: page.keyboard.press("m")):
        page.evaluate("murmuration.workbench.past.goLive()")
        for index, words in [(14, "90.0 ms, 73.3 ms late"), (9, "40.0 ms, 23.3 ms late"), (3, "20.0 ms, 3.3 ms late")]:
            press()
            assert page.evaluate(SHOWN) == index
            assert page.text_content("#animation") == f"Frame of {words}"
            assert page.text_content("#announcement") == f"Frame of {words}"
            time = page.evaluate("murmuration.workbench.film.shown.frame.time")
            assert page.locator("#panel-trace").is_visible()
            assert page.text_content("#frame-cost h2") == f"Frame at {time:.3f} s: {words}"
        # From elsewhere, the worst is found again.
        page.evaluate("murmuration.workbench.past.goTo(5)")
        press()
        assert page.evaluate(SHOWN) == 14
    # In a selected range, the worst of it.
    page.evaluate("""() => {
      const { film, filmPlayer } = murmuration.workbench;
      filmPlayer.choose(film.frames[2].time, film.frames[10].time);
    }""")
    for press in BOTH:
        page.evaluate("murmuration.workbench.past.goTo(5)")
        press(page, "#worst")
        assert page.evaluate(SHOWN) == 9


def test_what_was_called_in_a_frame_is_counted(browser):
    page = browser.open("storefront?panel=trace")
    stage = page.locator("#stage").bounding_box()
    page.mouse.move(stage["x"] + 195, stage["y"] + 400)
    hold_time(page)
    for number in range(4):
        page.mouse.wheel(0, 400)
        page.wait_for_function("(number) => murmuration.workbench.inputEvents.list.length > number", arg=number)
        pass_time(page, 0.1)
    come_to_rest(page)
    told = 0
    for index in page.evaluate("[...murmuration.workbench.film.frames.keys()]"):
        page.evaluate("(index) => murmuration.workbench.past.goTo(index)", index)
        rows = dict(page.eval_on_selector_all("#frame-cost dl div", "(rows) => rows.map((row) => [row.children[0].textContent, row.children[1].textContent])"))
        # Counted another way: from the rows of the trace that are marked, and from the totals of the counters.
        calls, created, reused = page.evaluate("""(index) => {
          const { film, inspection } = murmuration.workbench;
          const [before, now] = [film.frames[index - 1], film.frames[index]].map((frame) => frame?.counters ?? { created: 0, reused: 0 });
          return [inspection.trace.filter(({ shownAt }) => shownAt === film.frames[index].time)
            .map(({ kind, text }) => [kind, text]), now.created - before.created, now.reused - before.reused];
        }""", index)
        passes = [text for kind, text in calls if kind == "pass"]
        for text in set(passes):
            count = passes.count(text)
            assert (f"{text} × {count}" if count > 1 else text) in rows["Passes"].split(", "), (rows, passes)
        layout = [text for kind, text in calls if kind == "call" and text.startswith("layout.")]
        assert rows.get("Layout", "0 ").split(" ")[0] == str(len(layout)), (index, rows)
        views = {name: int(count) for count, name in (part.split() for part in rows.get("Views", "").split(", ") if part)}
        requested = [text for _, text in calls if text.startswith((
            "dataSource.collectionView(cellForItemAt:", "dataSource.collectionView(viewForSupplementaryElementOfKind:"))]
        measured = [text for _, text in calls if "shouldInvalidateLayout(forPreferredLayoutAttributes:" in text]
        wanted = {"requested": len(requested), "created": created, "reused": reused, "measured": len(measured)}
        assert views == {name: count for name, count in wanted.items() if count > 0}, (index, rows, wanted)
        told += len(views)
        if not calls:
            assert rows == {} and page.text_content("#frame-cost p") == "Nothing was called in this frame."
    assert told > 4
    page.keyboard.press("l")
    assert not page.locator("#frame-cost").is_visible()


def test_films_have_no_worst_frame(browser):
    page = browser.open()
    assert page.locator("#worst").is_visible()
    tap(page)
    page.evaluate("murmuration.workbench.film.close()")
    page.evaluate("murmuration.workbench.past.goTo(3)")
    assert not page.locator("#worst").is_visible()
    page.keyboard.press("m")
    assert page.evaluate(SHOWN) == 3 and " ms" not in page.text_content("#frame-cost h2")


# From now on, a millisecond passes whenever somebody looks at the clock, however fast this machine is.
COUNTING = """() => {
  let now = performance.now();
  performance.now = () => (now += 1);
}"""

PARTS = "murmuration.workbench.film.frames.map(({ time, cost, parts }) => [time, cost, Object.fromEntries(parts)])"

CALLS = """(time) => murmuration.workbench.inspection.trace.filter(({ shownAt }) => shownAt === time)
  .map(({ kind, depth, callee, text, cost }) => [kind, depth, callee, text, cost * 1000])"""


def delete_a_colour(browser):
    """A page on which a cell has been tapped, which deletes it, with the frame that shows the beginning of that."""
    page = browser.open("colours?panel=trace")
    hold_time(page)
    pass_time(page, 0.3)
    page.evaluate(COUNTING)
    cell(page, 1).first.click()
    come_to_rest(page)
    index, time = page.evaluate("""() => {
      const { film, inspection } = murmuration.workbench;
      const { shownAt } = inspection.trace.find(({ text }) => text === "batch update");
      return [film.frames.findIndex(({ time }) => time === shownAt), shownAt];
    }""")
    return page, index, time


def test_a_frames_cost_is_divided_among_its_parts(browser):
    page, index, time = delete_a_colour(browser)
    frames = page.evaluate(PARTS)
    measured = [frame for frame in frames if frame[0] >= time]
    assert len(measured) > 10
    for moment, cost, parts in measured:
        assert abs(sum(parts.values()) - cost) < 0.2, (moment, cost, parts)
        assert {"layout", "animations", "timers", "completions", "drawing", "panels"} <= set(parts), (moment, parts)
        # Input comes before the frame that shows what it does.
        assert ("input" in parts) == (moment == time), (moment, parts)
    # What the program does between two looks at the clock takes one millisecond, with those of the calls in it.
    _, _, parts = frames[index]
    calls = page.evaluate(CALLS, time)
    outermost = sum(cost for kind, depth, _, _, cost in calls if depth == 0)
    assert outermost > 20 and parts["input"] + parts["layout"] >= outermost, (parts, outermost)
    assert all(abs(parts[name] - 1) < 1e-6 for name in ("completions", "animations")), parts
    assert abs(parts["timers"] - 2) < 1e-6, "the work of the main queue comes first"
    # The panel lists them, the most expensive first, and draws them.
    page.evaluate("(index) => murmuration.workbench.past.goTo(index)", index)
    listed = page.eval_on_selector_all("#frame-cost .parts li", "(items) => items.map(({ textContent }) => textContent)")
    assert listed[0] == f"input {parts['input']:.1f} ms", listed
    costs = [float(words.split()[1]) for words in listed]
    assert costs == sorted(costs, reverse=True) and len(costs) == len(parts), listed
    widths = page.eval_on_selector_all("#frame-cost .shares i", "(bars) => bars.map((bar) => bar.getBoundingClientRect().width)")
    assert abs(widths[0] / sum(widths) - costs[0] / sum(costs)) < 0.02, (widths, costs)


def test_a_late_frame_says_the_pass_and_the_calls_that_cost_it(browser):
    page, index, time = delete_a_colour(browser)
    calls = page.evaluate(CALLS, time)
    update = next(place for place, (kind, _, _, text, _) in enumerate(calls) if text == "batch update")
    depth, cost = calls[update][1], calls[update][4]
    # Each call takes a millisecond, and so does the way from one to the next; those in it are not counted again.
    inside = []
    for call in calls[update + 1:]:
        if call[1] <= depth:
            break
        inside.append(call)
    assert abs(cost - 2 * len(inside) - 1) < 1e-6, (cost, len(inside))
    page.evaluate("(index) => murmuration.workbench.past.goTo(index)", index)
    rows = dict(page.eval_on_selector_all("#frame-cost dl div", "(rows) => rows.map((row) => [row.children[0].textContent, row.children[1].textContent])"))
    finals = [call for call in calls if "finalLayoutAttributesForDisappearingItem" in call[3]]
    assert f"finalLayoutAttributesForDisappearingItem × {len(finals)} {len(finals):.1f} ms" in rows["Layout"], rows
    assert "batch update" in rows["Passes"]
    # The pointer on the ruler is told the same as who finds it by a press.
    page.evaluate("(index) => { murmuration.workbench.film.frames[index].cost += 1000; murmuration.workbench.dock.refresh(); }", index)
    page.evaluate("(index) => { murmuration.workbench.film.frames[index].cost -= 1000; }", index)
    ruler = page.locator("#ruler").bounding_box()
    scale, start = page.evaluate("[murmuration.workbench.dock.timeline.scale, murmuration.workbench.dock.timeline.range.start]")
    page.mouse.move(ruler["x"] + (time - start) * scale, ruler["y"] + 20)
    said = page.text_content("#animation")
    worst = max((call for call in calls if call[0] == "pass"), key=lambda call: call[4])
    total = page.evaluate("(index) => murmuration.workbench.film.frames[index].cost", index)
    assert said.startswith(f"Frame at {time:.3f} s · {total:.1f} ms, {total - 1000 / 60:.1f} ms late: {worst[3]} {worst[4]:.1f} ms ("), said
    # The passes that cost most have the colour of late frames, and say what they took.
    colours = page.evaluate("""(time) => {
      const { tracks, range } = murmuration.workbench.dock.timeline;
      tracks.draw();
      const x = Math.round((time - range.start) / range.length * tracks.canvas.width);
      const { data } = tracks.canvas.getContext("2d").getImageData(x, tracks.canvas.height - 3, 1, 1);
      return [[...data.slice(0, 3)].join(), tracks.colors.touch.match(/\\d+/g).slice(0, 3).join()];
    }""", page.evaluate(f"murmuration.workbench.inspection.trace.find(({{ text, shownAt }}) => shownAt === {time} && text === 'batch update').time"))
    assert colours[0] == colours[1], colours
    track = page.locator("#track-window").bounding_box()
    at = page.evaluate("murmuration.workbench.dock.timeline.tracks.events.find(([, text]) => text === 'batch update')[0]")
    page.mouse.move(track["x"] + 1 + (at - start) * scale, track["y"] + 36)
    assert f"batch update, {cost:.1f} ms" in page.text_content("#animation"), page.text_content("#animation")


def test_what_a_tap_does_is_of_the_frame_that_shows_it(browser):
    page, index, time = delete_a_colour(browser)
    page.evaluate("(index) => murmuration.workbench.past.goTo(index)", index)
    assert page.locator("#trace .now", has_text="batch update").count() == 1
    page.evaluate("(index) => murmuration.workbench.past.goTo(index - 1)", index)
    assert page.locator("#trace .now", has_text="batch update").count() == 0
    # The row leads there.
    page.locator("#trace .pass", has_text="batch update").click()
    assert page.evaluate(SHOWN) == index
