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
          const from = film.frames[index - 1]?.time ?? -1;
          return [inspection.trace.filter(({ time }) => time > from && time <= film.frames[index].time)
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
