"""What a screen reader is told, read from Chromium's own accessibility tree."""

from axe_playwright_python.sync_playwright import Axe

from browser import cell, rest, show_address


def tree(page) -> list:
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]

    def text(value):
        return (value or {}).get("value", "")

    return [
        {
            "role": text(node.get("role")),
            "name": text(node.get("name")),
            "value": text(node.get("value")),
            "properties": {item["name"]: item["value"].get("value") for item in node.get("properties", [])},
        }
        for node in nodes
        if not node.get("ignored")
    ]


def test_cells_are_items_of_a_list_with_names_and_places(browser):
    page = browser.open()
    nodes = tree(page)
    assert any(node["role"] == "list" for node in nodes if node["name"] != ""), "no list with a name"
    visible = page.locator("#stage [role=listitem]").count()
    items = [node for node in nodes if node["role"] == "listitem" and node["name"]]
    assert len(items) >= visible >= 5, f"{len(items)} of {visible} items"
    first = cell(page, 0)
    assert first.get_attribute("aria-label")
    assert int(first.get_attribute("aria-setsize")) >= visible


def test_a_selected_cell_is_current(browser):
    page = browser.open()
    assert cell(page, 2).get_attribute("aria-current") is None
    cell(page, 2).click()
    page.wait_for_function("""document.querySelector('#stage [aria-posinset="3"]').ariaCurrent === "true" """)


def test_a_screen_reader_can_press_a_cell(browser):
    page = browser.open()
    cell(page, 2).evaluate("(element) => element.click()")
    page.wait_for_function(
        """document.querySelector('#stage [aria-posinset="3"]').getBoundingClientRect().height > 299.9""")


def test_the_keyboard_is_not_caught_in_the_stage(browser):
    page = browser.open()
    page.focus("#stage")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") != "stage"


def test_the_stage_and_the_page_have_names(browser):
    page = browser.open()
    nodes = tree(page)
    roles = {node["role"] for node in nodes}
    assert {"navigation", "main", "heading"} <= roles, roles
    assert page.locator("#stage").get_attribute("aria-label")


def test_arrow_keys_change_a_slider_which_tells_its_value(browser):
    page = browser.open_fixture("controls")
    slider = page.locator("#stage [role=slider]")
    assert slider.get_attribute("aria-label") == "slider" and slider.get_attribute("aria-valuenow") == "50"
    slider.focus()
    for key, wanted in [("ArrowRight", "60"), ("ArrowUp", "70"), ("ArrowLeft", "60")]:
        page.keyboard.press(key)
        page.wait_for_function(f"""document.querySelector("#stage [role=slider]").ariaValueNow === "{wanted}" """)
    node = next(node for node in tree(page) if node["role"] == "slider" and node["name"] == "slider")
    assert node["value"] == 60 and slider.get_attribute("aria-valuetext") == "60%", node


def test_a_switch_reports_its_state_and_space_toggles_it(browser):
    page = browser.open_fixture("controls")
    toggle = page.locator("#stage [role=switch]")
    assert toggle.get_attribute("aria-checked") == "false"
    toggle.focus()
    page.keyboard.press(" ")
    page.wait_for_function("""document.querySelector("#stage [role=switch]").ariaChecked === "true" """)
    assert any(node["role"] == "switch" and node["name"] == "switch" for node in tree(page))


# Of what is on the stage and in the index's small ones: colours are UIKit's and the demos' own, and sections' headers
# may hold buttons.
STAGE_MAY = {"color-contrast", "aria-required-children"}

# Small stages go on while they are looked at: what was found on one may be gone. Layers are on stages only.
IS_ON_STAGE = """(target) => target.includes("data-layer")
  || [...document.querySelectorAll(target)].some((node) => node.closest("#stage, .small-stage"))"""


def complaints(page) -> list:
    found = []
    for each in Axe().run(page).response["violations"]:
        for node in each["nodes"]:
            if not (each["id"] in STAGE_MAY and page.evaluate(IS_ON_STAGE, node["target"][0])):
                found.append((each["id"], node["target"], node.get("failureSummary", "")[:300]))
    return found


def test_axe_finds_nothing_wrong_in_any_panel_light_or_dark(browser):
    for scheme in ("light", "dark"):
        page = browser.open(color_scheme=scheme)
        for panel in ("about", "source", "adjust", "element", "trace"):
            show_address(page, f"cell-animations?panel={panel}")
            cell(page, 2).hover()
            cell(page, 2).click()
            rest(page)
            found = complaints(page)
            assert not found, f"{panel}, {scheme}: {found}"


def test_axe_finds_nothing_wrong_in_the_past_on_a_phone_and_among_the_keys(browser):
    page = browser.open("photos", width=360, height=740, has_touch=True, is_mobile=True)
    found = complaints(page)
    assert not found, f"phone: {found}"
    page = browser.open("colours?ghosts=yes", previews=True)
    page.keyboard.press("?")
    found = complaints(page)
    assert not found, f"keys: {found}"
    page.keyboard.press("Escape")
    page.keyboard.press(",")
    found = complaints(page)
    assert not found, f"the past: {found}"


def test_moments_and_calls_are_not_read_aloud_while_they_pass(browser):
    page = browser.open("cell-animations?panel=trace&timeline=yes")
    page.evaluate("""() => {
      const isRead = (node) => {
        const live = node.closest("[aria-live], [role=status], [role=alert], output");
        return live && live.getAttribute("aria-live") !== "off" && !live.closest("#stage, .small-stage");
      };
      window.told = [];
      new MutationObserver((records) => {
        for (const { target } of records) {
          const node = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
          if (node && isRead(node)) told.push([node.id, node.textContent]);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }""")
    cell(page, 2).click()
    rest(page)
    page.keyboard.press(",")
    assert page.evaluate("told") == []
    page.fill("#trace-filter", "prepare")
    assert "calls in the last ten seconds" in page.text_content("#announcement")


def test_what_an_animation_is_is_not_read_twice(browser):
    # The bar that has the focus says it; the line below repeats it for the eyes.
    page = browser.open("cell-animations?timeline=yes")
    assert page.get_attribute("#animation", "role") is None and page.get_attribute("#animation", "aria-live") is None


def test_an_expandable_cell_reports_its_state(browser):
    for demo in ("cell-animations", "sticky-headers"):
        page = browser.open(demo)
        states = "[...document.querySelectorAll('#stage [role=listitem]')].map((cell) => cell.ariaExpanded)"
        assert set(page.evaluate(states)) == {"false"}
        cell(page, 2).first.click()
        rest(page)
        assert page.evaluate(states).count("true") == 1
        assert cell(page, 2).first.get_attribute("aria-expanded") == "true"
        node = [node for node in tree(page) if node["role"] == "listitem" and node["properties"].get("expanded") is True]
        assert len(node) == 1, node
        cell(page, 2).first.click()
        rest(page)
        assert set(page.evaluate(states)) == {"false"}
    assert browser.open("colours").locator("#stage [aria-expanded]").count() == 0


def test_headers_of_lists_are_headings(browser):
    page = browser.open("outline")
    headings = page.evaluate("""[...document.querySelectorAll("#stage [role=heading]")].map((heading) =>
      [heading.textContent, heading.ariaPosInSet, heading.tabIndex])""")
    for title in ("Pinned", "Library", "Recent"):
        assert [title, None, -1] in headings, headings
    assert {"Pinned", "Library"} <= {node["name"] for node in tree(page) if node["role"] == "heading"}
    found = complaints(page)
    assert not found, found
    # A first item that is the header is one that can be pressed.
    page = browser.open_fixture("list")
    header = page.locator("#stage [role=heading]")
    assert header.count() == 1 and header.get_attribute("aria-label") == "0.0"
    assert header.get_attribute("aria-posinset") is None and header.get_attribute("tabindex") == "0"
    following = page.locator('#stage [role=listitem][aria-label="0.1"]')
    assert following.get_attribute("aria-posinset") == "2"
    header.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("""document.querySelector("#stage [role=heading]").ariaCurrent === "true" """)
    found = complaints(page)
    assert not found, found


def test_the_neighbour_of_a_deleted_cell_gets_the_focus(browser):
    page = browser.open("colours")
    focused = "document.activeElement.ariaLabel"
    cell(page, 1).first.focus()
    assert page.evaluate(focused).startswith("Coral,")
    for wanted in ("Blush,", "Rosewood,", "Plum,", "Add colour"):
        page.keyboard.press("Enter")
        page.wait_for_function(f"{focused}.startsWith('{wanted}')")
        rest(page)
        assert page.evaluate(focused).startswith(wanted)
    # Without the last one, the one before it.
    cell(page, 3).last.focus()
    page.evaluate("window.label = document.activeElement.ariaLabel")
    page.get_by_role("button", name="Delete", exact=True).last.click()
    rest(page)
    assert page.evaluate("document.activeElement.closest('#stage') !== null")


def test_terms_come_before_what_is_said_of_them(browser):
    page = browser.open("cell-animations?timeline=yes")
    page.keyboard.press("?")
    wrong = page.evaluate("""[...document.querySelectorAll("dd")].filter((node) =>
      node.previousElementSibling?.tagName !== "DT").map((node) => node.parentNode.textContent)""")
    assert wrong == [], wrong
    # They are read in another order than they are seen: the number first.
    value, name = page.evaluate("""["dd", "dt"].map((name) =>
      document.querySelector(`#counters ${name}`).getBoundingClientRect().left)""")
    assert value < name, (value, name)


def test_in_forced_colours_everything_can_be_distinguished(browser):
    for scheme in ("light", "dark"):
        page = browser.open("colours?ghosts=yes&timeline=yes", forced_colors="active", color_scheme=scheme)
        assert page.evaluate("matchMedia('(forced-colors: active)').matches")
        page.locator("#stage [role=listitem]").nth(2).click()
        rest(page)
        browser.screenshot(page, f"forced-colours-{scheme}")
        found = page.evaluate("""() => {
          const style = (selector) => getComputedStyle(document.querySelector(selector));
          const ground = getComputedStyle(document.body).backgroundColor;
          const isSeen = (name) => ![ground, "rgba(0, 0, 0, 0)"].includes(style(name).backgroundColor);
          const differ = (one, other, ...names) => names.some((name) => style(one)[name] !== style(other)[name]);
          const cells = new Set([...document.querySelectorAll("#stage [role=listitem], #stage [role=listitem] .node")]
            .map((cell) => getComputedStyle(cell).backgroundColor));
          return {
            cells: cells.size > 4,
            frame: style(".device").outlineStyle !== "none",
            preview: style(".thumbnail").outlineStyle !== "none",
            demo: differ("#demos a[aria-current]", "#demos a:not([aria-current])", "backgroundColor"),
            speed: differ("#speeds :checked + span", "#speeds :not(:checked) + span", "backgroundColor"),
            pressed: differ("#ghosts", "#rotate", "backgroundColor"),
            tab: differ("#tabs [aria-selected=true]", "#tabs [aria-selected=false]", "borderBottomColor"),
            bars: isSeen(".bar-of-animation"),
          };
        }""")
        assert all(found.values()), (scheme, found)
        page.keyboard.press(",")
        past = page.evaluate("""() => [getComputedStyle(document.getElementById("cursor")).backgroundColor,
          getComputedStyle(document.body).backgroundColor]""")
        assert past[0] != past[1], past
        browser.screenshot(page, f"forced-colours-{scheme}-past")
        found = complaints(page)
        assert not found, found


def test_everything_that_can_be_pressed_has_a_role_and_a_name(browser):
    page = browser.open("cell-animations?panel=adjust")
    pressed = {"button", "link", "slider", "tab", "radio", "switch", "checkbox", "spinbutton", "combobox", "textbox"}
    nodes = tree(page)
    nameless = [node for node in nodes if node["role"] in pressed and not node["name"]]
    assert not nameless, nameless
    names = {(node["role"], node["name"]) for node in nodes}
    for wanted in [
        ("radio", "Phone"), ("radio", "Tablet"), ("radio", "Free"), ("radio", "Paused"), ("button", "Previous frame"),
        ("button", "Next frame"), ("button", "Live"), ("button", "Ghosts"), ("button", "Rotate"), ("tab", "Trace"),
        ("slider", "Playhead"), ("button", "Copy Swift"), ("navigation", "Demos"),
        ("complementary", "About the demo"), ("region", "Timeline"),
    ]:
        assert wanted in names, wanted


# The texts of the page's own elements, except for those upon the stage, whose contrast with what lies behind them is below 4.5 to 1.
FAINT_TEXTS = """() => {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const parse = (color) => {
    if (known.has(color)) return known.get(color);
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    known.set(color, [red, green, blue, alpha / 255]);
    return known.get(color);
  };
  const over = ([r, g, b, alpha], below) => [r, g, b].map((value, index) => value * alpha + below[index] * (1 - alpha));
  const luminance = (color) => {
    const [r, g, b] = color.map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
    return (high + 0.05) / (low + 0.05);
  };
  // What lies behind a text: the backgrounds of all around it, and for a bar with its curve and without.
  const behind = (element) => {
    const around = [];
    for (let each = element; each; each = each.parentElement) around.unshift(each);
    let grounds = [[255, 255, 255]];
    for (const each of around) {
      const color = parse(getComputedStyle(each).backgroundColor);
      grounds = grounds.map((ground) => over(color, ground));
      if (!each.matches(".bar-of-animation")) continue;
      const curve = parse(getComputedStyle(each, "::before").backgroundColor);
      grounds.push(...grounds.map((ground) => over(curve, ground)));
    }
    return grounds;
  };
  const found = [];
  let seen = 0;
  for (const element of document.body.querySelectorAll("*")) {
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()).join("");
    if (!text || element.closest("svg, #stage, #stage-a, #other-stage, .small-stage, script, style, noscript")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    seen += 1;
    const color = parse(getComputedStyle(element).color);
    const worst = Math.min(...behind(element).map((ground) => contrast(over(color, ground), ground)));
    if (worst < 4.5) found.push([text.slice(0, 40), element.className, Number(worst.toFixed(2))]);
  }
  return [seen, found];
}"""


def test_every_text_of_the_page_has_enough_contrast(browser):
    for scheme in ("light", "dark"):
        page = browser.open("cell-animations", color_scheme=scheme)
        for panel in ("about", "source", "adjust", "element", "trace"):
            show_address(page, f"cell-animations?panel={panel}")
            cell(page, 2).click()
            rest(page)
            for moment in ("the present", "the past"):
                seen, found = page.evaluate(FAINT_TEXTS)
                assert seen > 40 and not found, (scheme, panel, moment, found)
                # With an element that is picked, at a moment with calls.
                page.locator(".bar-of-animation", has_text="bounds.size").click()
                page.click(f"#tab-{panel}")
            if panel == "trace":
                page.uncheck("#trace-only")
                assert page.locator("#trace .now").count() > 0
                for receiver in ("layout", "dataSource", "delegate"):
                    page.locator(f"#trace .call.{receiver}").last.hover()
                    assert not page.evaluate(FAINT_TEXTS)[1], (scheme, receiver, page.evaluate(FAINT_TEXTS)[1])
