"""Films from files: played without a program, as the demos were; opened, refused and compared."""

import json
import pathlib
import re
import tempfile

from browser import cell, rest

DEMOS = [
    "cell-animations", "sticky-headers", "colours", "photos", "select-strip", "dashboard", "outline", "storefront",
]

# What every layer on a stage looks like, without its number, in points: a page with less room makes the stage smaller. Only
# the page's photos have a button to share them. Before, the renderer settles the order in the document.
LOOKS = """(root) => {
  const stage = root.getBoundingClientRect();
  const scale = root.offsetWidth / stage.width;
  return [...root.querySelectorAll("[data-layer]")].filter((node) => !node.closest("[aria-label=Share]")).map((node) => {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    // What is hidden or wholly transparent is nowhere.
    const numbers = !node.checkVisibility({ opacityProperty: true })
      ? [0, 0, 0, 0] : [box.x - stage.x, box.y - stage.y, box.width, box.height].map((number) => number * scale);
    return [[...numbers, Number(style.opacity)],
      [style.backgroundColor, node.getAttribute("role"), node.querySelector(":scope > .label")?.textContent ?? ""]];
  });
}"""

# Plays a demo's script in the page's own program and draws it; answers the time and the looks of ten moments.
LIVE = """async ([demo, looks]) => {
  const root = document.createElement("div");
  root.style.cssText = "position: fixed; left: 0; top: 0; width: 390px; height: 844px; overflow: clip; contain: strict; z-index: 99";
  document.body.append(root);
  const renderer = new murmuration.Renderer(root);
  const program = await murmuration.createProgram((words, bytes) => renderer.draw(words, bytes), renderer.images);
  program.start(demo, 390, 844);
  program.frame(0);
  const read = new Function(`return (${looks})`)();
  const frames = [];
  const steps = JSON.parse(program.script(demo));
  const waits = steps.reduce((sum, { wait }) => sum + Math.floor((wait ?? 0) * 60), 0);
  const every = Math.max(1, Math.floor(waits / 11));
  let waited = 0;
  let time = 0;
  for (const step of steps) {
    if (step.wait === undefined) {
      program.play(JSON.stringify([step]));
      time += step.drag?.duration ?? step.duration ?? 0;
      continue;
    }
    for (let left = step.wait; left > 1e-9; left -= 1 / 60) {
      program.advance(Math.min(left, 1 / 60));
      time += Math.min(left, 1 / 60);
      waited += 1;
      if (waited % every === 0 && frames.length < 10) {
        renderer.settle();
        frames.push({ time, looks: read(root) });
      }
    }
  }
  root.remove();
  return { frames };
}"""

# The film's frames around some times: one frame more or less is left to how waits are cut into frames.
SHOW = """([times, looks]) => {
  const { workbench } = murmuration;
  const read = new Function(`return (${looks})`)();
  const { frames, start } = workbench.film;
  return times.map((time) => frames.keys().filter((index) => Math.abs(frames[index].time - start - time) < 0.026).map((index) => {
    workbench.past.goTo(index);
    workbench.film.renderer.settle();
    return read(document.getElementById("stage"));
  }).toArray());
}"""


def record(browser, folder: str, demo: str, ending: str, *options: str) -> pathlib.Path:
    file = pathlib.Path(folder) / f"{demo}{len(options)}.{ending}"
    browser.gallery("record", demo, "--output", str(file), *options)
    return file


def script(folder: str, name: str, steps: list) -> str:
    file = pathlib.Path(folder) / name
    file.write_text(json.dumps(steps), encoding="utf-8")
    return str(file)


def is_alike(one: list, other: list) -> bool:
    return len(one) == len(other) and all(
        words == other_words and all(abs(a - b) < 0.1 for a, b in zip(numbers, other_numbers))
        for (numbers, words), (other_numbers, other_words) in zip(one, other))


def test_a_film_of_each_demo_shows_what_the_live_demo_shows(browser):
    with tempfile.TemporaryDirectory() as folder:
        live = browser.open()
        for demo in DEMOS:
            wanted = live.evaluate(LIVE, [demo, LOOKS])["frames"]
            file = record(browser, folder, demo, "html")
            assert file.stat().st_size < 310_000 or demo == "photos", (demo, file.stat().st_size)
            page = browser.open_file(file, "")
            assert "WebAssembly" not in page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name).join()")
            shown = page.evaluate(SHOW, [[moment["time"] for moment in wanted], LOOKS])
            found = [any(is_alike(moment["looks"], frame) for frame in frames) for moment, frames in zip(wanted, shown)]
            assert found == [True] * 10, f"{demo}: {found}"
            page.close()


def with_expected(file, expected):
    """The page of a film with another one that it should match, as a failed test saves it."""
    film = r'<script id="film" type="text/plain">(.*?)</script>'
    found = re.search(film, expected.read_bytes().decode(), re.S)[1]
    place = '<script id="expected" type="text/plain">'
    text = file.read_bytes().decode()
    assert text.count(place + "</script>") == 1
    both = file.with_name("both.html")
    both.write_bytes(text.replace(place, place + found).encode())
    return both


def test_the_film_of_a_failed_test_opens_beside_the_expected_one_at_the_first_difference(browser):
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "other.json"
        script.write_text('[{"tapItem": [0, 1]}, {"wait": 0.5}]', encoding="utf-8")
        names = ["one.html", "other.html"]
        scripts = [[], ["--script", str(script)]]
        files = [pathlib.Path(folder) / name for name in names]
        for file, options in zip(files, scripts):
            browser.gallery("record", "cell-animations", "--output", str(file), *options)
        page = browser.open_file(with_expected(*files), "")
        assert page.get_attribute("#tab-compare", "aria-selected") == "true"
        summary = page.text_content("#comparison-summary")
        assert summary.startswith("First difference at "), summary
        time, words = re.match(r"First difference at ([\d.]+) s: (.*)\.$", summary).groups()
        assert abs(page.evaluate("murmuration.workbench.film.shown.frame.time") - float(time)) < 0.001
        # What is on the stage differs from what is expected, as the message says.
        found = page.evaluate("""() => {
          const { picker, film, program } = murmuration.workbench;
          const { left, top } = film.shown.scene.layers.get(picker.layer).geometry;
          return { isPinned: picker.isPinned, name: document.querySelector(".mark-name")?.textContent, left, top, words: document.querySelector("#differences-now li span").textContent };
        }""")
        assert found["isPinned"] and found["name"] == "cell 0, 1" and "cell 0, 1" in summary, (found, summary)
        place = re.search(r" at \((-?[\d.]+), (-?[\d.]+)", words)
        if place:
            assert abs(found["left"] - float(place[1])) < 0.01 and abs(found["top"] - float(place[2])) < 0.01, (found, words)
        browser.screenshot(page, "film-expected")


def test_a_film_is_scrubbed_played_and_inspected_without_a_program(browser):
    with tempfile.TemporaryDirectory() as folder:
        page = browser.open_file(record(browser, folder, "cell-animations", "html"), "")
        assert page.inner_text("#title") == "Cell Animations"
        assert not page.is_visible("#live") and not page.is_visible("#watch") and not page.is_visible("#tab-adjust")
        page.focus("#ruler")
        page.keyboard.press("End")
        last = page.evaluate("murmuration.workbench.film.shown.index")
        assert last == page.evaluate("murmuration.workbench.film.frames.length") - 1
        page.keyboard.press("Home")
        assert page.evaluate("murmuration.workbench.film.shown.index") == 0
        page.check("input[name=speed][value='0.25']")
        page.keyboard.press("y")
        page.wait_for_function("murmuration.workbench.film.shown.frame.time > 0.3")
        page.keyboard.press("y")
        # A moment with an animation: ghosts, bars, the element and its attributes, the trace.
        time = page.evaluate("[...murmuration.workbench.inspection.animations.values()].find(({ element }) => element).begin + 0.1")
        page.evaluate("(time) => murmuration.workbench.past.scrub(time)", time)
        page.click("#tab-trace")
        assert "layout.prepare()" in page.inner_text("#trace")
        page.keyboard.press("g")
        assert page.locator("#overlay .ghost").count() > 1
        assert page.locator(".bar-of-animation").count() > 3
        cell(page, 2).click(position={"x": 20, "y": 20})
        page.click("#tab-element")
        assert page.inner_text("#element h2") == "Cell 0, 2"
        assert "Final" in page.inner_text("#element thead")
        assert "UILabel" in page.inner_text("#element .views")
        browser.screenshot(page, "film")


def test_films_are_played_in_firefox(browser):
    page = browser.firefox
    with tempfile.TemporaryDirectory() as folder:
        for demo in DEMOS:
            page.open(record(browser, folder, demo, "html"), "")
            page.evaluate("document.getElementById('replay').click() ?? true")
            page.wait_for("murmuration.workbench.film.shown.frame.time > murmuration.workbench.film.start + 0.5")
            assert page.evaluate("document.querySelectorAll('.bar-of-animation').length > 2"), demo


def test_a_bad_file_is_refused_and_nothing_is_lost(browser):
    with tempfile.TemporaryDirectory() as folder:
        film = record(browser, folder, "cell-animations", "film").read_bytes()
        page = browser.open()
        cell(page, 2).click()
        rest(page)
        before = page.evaluate("[murmuration.workbench.film.frames.length, document.getElementById('stage').innerHTML]")
        for name, data, words in [
            ("no.film", b"<svg></svg>", "it isn’t a film"), ("empty.film", b"", "it isn’t a film"),
            ("short.film", film[:-40], "the file is truncated"), ("other.film", film[:8] + b"\x09" + film[9:], "version 9"),
            ("long.film", film[:12] + b"\0\0\0\x10" + film[16:], "it is 256 MB uncompressed; the limit is 64 MB"),
            ("damaged.film", film[:60] + bytes([film[60] ^ 8]) + film[61:], "the file is damaged"),
        ]:
            page.set_input_files("#film-file", {"name": name, "mimeType": "application/octet-stream", "buffer": data})
            page.wait_for_function("(words) => document.getElementById('film-notice').textContent.includes(words)", arg=words)
            assert page.inner_text("#film-notice").startswith(f"Can’t open {name}: "), page.inner_text("#film-notice")
            found = page.evaluate("[murmuration.workbench.film.frames.length, document.getElementById('stage').innerHTML]")
            assert found == before, name
        # The demo goes on; then a film takes its place, and a demo that of the film.
        cell(page, 2).click()
        rest(page)
        page.set_input_files("#film-file", {"name": "a.film", "mimeType": "", "buffer": film})
        page.wait_for_function("document.body.classList.contains('film')")
        assert page.inner_text("#film-notice") == "" and page.is_visible("#tab-compare")
        page.click("#demos a[href='#colours']")
        page.wait_for_function("!document.body.classList.contains('film')")
        assert page.is_visible("#live") and page.is_visible("#tab-adjust")
        rest(page)


def test_a_panel_of_films_is_not_reached_without_one(browser):
    page = browser.open("colours?panel=compare")
    assert page.is_visible("#panel-about") and not page.is_visible("#panel-compare")
    page.focus("#tab-about")
    page.keyboard.press("End")
    assert page.is_visible("#panel-trace")


def test_a_film_is_dropped_on_the_page(browser):
    with tempfile.TemporaryDirectory() as folder:
        film = record(browser, folder, "colours", "film").read_bytes()
        page = browser.open()
        page.evaluate(
            """(bytes) => {
              const data = new DataTransfer();
              data.items.add(new File([Uint8Array.from(bytes)], "colours.film"));
              document.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
            }""",
            list(film))
        page.wait_for_function("document.body.classList.contains('film')")
        assert page.inner_text("#title") == "Colours"


MUTATE = """async ([bytes, count]) => {
  const film = Uint8Array.from(bytes);
  const view = new DataView(film.buffer);
  const length = view.getUint32(12, true);
  const packed = film.slice(20, 20 + view.getUint32(16, true));
  const through = (data, stream) => new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
  const body = new Uint8Array(await through(packed, new DecompressionStream("gzip")));
  if (body.length !== length) throw new Error("the film is not as Films.md says");
  const pictures = film.slice(20 + packed.length);
  let state = 17;
  const roll = (most) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % most;
  };
  const mutated = (data) => {
    const list = [...data];
    for (let times = roll(3); times >= 0; times -= 1) {
      const place = roll(list.length);
      const kind = roll(4);
      if (kind === 0) list[place] = roll(256);
      else if (kind === 1) list[place] ^= 1 << roll(8);
      else if (kind === 2) list.splice(place, 1);
      else list.splice(place, 0, roll(256));
    }
    return Uint8Array.from(list);
  };
  const root = document.createElement("div");
  const said = new Map();
  let read = 0;
  for (let index = 0; index < count; index += 1) {
    let data = film;
    if (index % 4 === 0) {
      data = mutated(film);
    } else {
      const other = mutated(body);
      const again = new Uint8Array(await through(other, new CompressionStream("gzip")));
      data = new Uint8Array(20 + again.length + pictures.length);
      data.set(film.subarray(0, 20));
      data.set(again, 20);
      data.set(pictures, 20 + again.length);
      new DataView(data.buffer).setUint32(12, other.length, true);
      new DataView(data.buffer).setUint32(16, again.length, true);
    }
    try {
      const found = await murmuration.readFilm(data);
      // What is read can be drawn.
      const renderer = new murmuration.Renderer(root);
      for (const { commands } of found.frames) renderer.show(commands);
      root.replaceChildren();
      read += 1;
    } catch (error) {
      if (error.constructor.name !== "FilmProblem") throw error;
      said.set(error.message, (said.get(error.message) ?? 0) + 1);
    }
  }
  return { read, said: [...said] };
}"""


def test_ten_thousand_mutated_films_are_read_or_refused(browser):
    with tempfile.TemporaryDirectory() as folder:
        steps = script(folder, "short.json", [{"tap": [40, 50]}, {"wait": 0.03}])
        film = record(browser, folder, "three-cells", "film", "--script", steps, "--duration", "0.03").read_bytes()
        page = browser.open()
        page.set_default_timeout(300_000)
        result = page.evaluate(MUTATE, [list(film), 10_000])
        refused = sum(count for _, count in result["said"])
        assert result["read"] + refused == 10_000 and refused > 5000, result
        # Paths and addresses that are nonsense are the browser's to complain about.
        browser.complaints.clear()


def test_two_films_are_compared_as_the_command_does(browser):
    with tempfile.TemporaryDirectory() as folder:
        one = record(browser, folder, "cell-animations", "film")
        steps = script(folder, "other.json", [{"wait": 0.5}, {"tapItem": [0, 3]}, {"wait": 1}])
        other = record(browser, folder, "cell-animations", "film", "--script", steps)
        page = browser.open()
        page.set_input_files("#film-file", str(one))
        page.wait_for_function("document.body.classList.contains('film')")
        page.click("#tab-compare")
        page.set_input_files("#other-film", str(one))
        page.wait_for_function("document.getElementById('comparison-summary').textContent !== ''")
        assert page.inner_text("#comparison-summary") == "No differences."
        assert browser.gallery("compare", str(one), str(one)) == ""
        page.set_input_files("#other-film", str(other))
        page.wait_for_function("document.getElementById('comparison-summary').textContent !== 'No differences.'")
        summary = page.inner_text("#comparison-summary")
        said = browser.answer_of_gallery("compare", str(one), str(other))
        assert said.returncode == 1
        time, words = said.stdout.strip().split(": at ")[1].split(" s ", 1)
        assert words.split(" is ")[0] in summary, (summary, said.stdout)
        assert abs(float(summary.split(" at ")[1].split(" s")[0]) - float(time)) < 1e-3, (summary, said.stdout)
        assert page.is_visible("#other-stage .node") and page.locator("#differences-now li").count() > 0
        assert page.is_visible("#film-row")
        browser.screenshot(page, "compared")
        page.click("#end-comparison")
        assert not page.is_visible("#other-stage")
