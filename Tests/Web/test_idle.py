"""Nothing runs while nothing moves."""

from browser import rest

# Notes whoever is woken from now on: for a frame of the screen, or by a timer.
COUNT = """() => {
  window.woken = [];
  for (const name of ["requestAnimationFrame", "setTimeout", "setInterval"]) {
    const ask = window[name].bind(window);
    window[name] = (call, ...others) => ask((...values) => {
      woken.push(name);
      call(...values);
    }, ...others);
  }
  const { stage, index } = murmuration.workbench;
  const programs = [stage.program, ...index.thumbnails.thumbnails.map(({ program }) => program)];
  for (const program of programs) {
    const { frame } = program;
    program.frame = (...values) => {
      woken.push("a frame of a program");
      return frame.apply(program, values);
    };
  }
}"""

ARE_LOADED = "murmuration.workbench.index.thumbnails.thumbnails.every(({ program }) => program)"
ARE_SEEN = "murmuration.workbench.index.thumbnails.thumbnails.some(({ isVisible }) => isVisible)"


def settled(page):
    page.wait_for_function(ARE_LOADED)
    rest(page)
    return page


def test_nothing_wakes_the_page_for_ten_seconds(browser):
    alone = settled(browser.open("cell-animations", previews=True))
    alone.click("#previews")
    hidden = settled(browser.open("select-strip", previews=True))
    hidden.evaluate("""() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    # Where the page is scrolled, the previews are above or below what is seen.
    away = settled(browser.open("colours", width=390, height=844, previews=True))
    away.evaluate("document.getElementById('demos').style.translate = '0 -9999px'")
    away.wait_for_function(f"!{ARE_SEEN}")
    pages = {"previews are off": alone, "the tab is hidden": hidden, "previews are out of sight": away}
    for page in pages.values():
        # What was asked for before is over.
        page.wait_for_timeout(500)
        page.evaluate(COUNT)
    alone.wait_for_timeout(10_000)
    for state, page in pages.items():
        woken = page.evaluate("woken")
        assert not woken, f"while {state}: {len(woken)} times in ten seconds, {set(woken)}"
    # They go on when they are seen again.
    away.evaluate("document.getElementById('demos').style.translate = ''")
    away.wait_for_function("woken.includes('a frame of a program')")
