"""The properties of a picked view, edited while the screen runs, and noted as Swift."""

from browser import cell, evaluating, rest
from test_live import choose, note_connection, open_page, running, settle, tap, wait_for_next_program

CHANGES = "[...document.querySelectorAll('#changes li code')].map(({ textContent }) => textContent)"
PICK = """(words) => {
  const label = [...document.querySelectorAll("#stage .label")].find(({ textContent }) => textContent === words);
  murmuration.workbench.picker.pickLayer(Number(label.parentNode.dataset.layer));
}"""
OPACITY = """(words) => {
  const label = [...document.querySelectorAll("#stage .label")].find(({ textContent }) => textContent === words);
  return Number(getComputedStyle(label.parentNode).opacity);
}"""


def pick(page, words: str = "Sunflower"):
    page.evaluate(PICK, words)
    page.wait_for_selector("#properties:not([hidden])")
    if not page.evaluate("document.getElementById('properties').open"):
        page.click("#properties summary")
    page.wait_for_selector("[data-property=alpha]")


def opened(browser, words: str = "Sunflower", demo: str = "cell-animations"):
    page = browser.open(demo, width=1440, height=900)
    rest(page)
    page.click("#tab-element")
    pick(page, words)
    return page


def field(page, name: str):
    return page.locator(f"[data-property='{name}']")


def edit(page, name: str, value: str):
    field(page, name).fill(value)
    field(page, name).blur()
    rest(page)


def test_an_edit_changes_the_running_screen_and_is_noted(browser):
    page = opened(browser)
    assert 'UILabel "Sunflower"' in page.inner_text("#properties summary")
    edit(page, "alpha", "0.5")
    assert page.evaluate(OPACITY, "Sunflower") == 0.5
    assert page.evaluate(CHANGES) == ['label.alpha = 0.5  // UILabel "Sunflower", in cell 0, 1']
    edit(page, "font.pointSize", "30")
    edit(page, "backgroundColor", "systemRed")
    page.locator("#property-text").fill("Rose")
    rest(page)
    assert page.evaluate(OPACITY, "Rose") == 0.5
    changes = page.evaluate(CHANGES)
    assert [line.split("  //")[0] for line in changes] == [
        "label.alpha = 0.5", "label.font = label.font.withSize(30)", "label.backgroundColor = UIColor.systemRed", 'label.text = "Rose"']
    # Each is undone by itself, and then all.
    page.get_by_role("button", name="Undo label.alpha").click()
    rest(page)
    assert page.evaluate(OPACITY, "Rose") == 1 and len(page.evaluate(CHANGES)) == 3
    page.click("#undo-changes")
    rest(page)
    assert page.locator("#changes").is_hidden() and page.evaluate(OPACITY, "Sunflower") == 1
    assert field(page, "backgroundColor").input_value() == "none"


def test_changes_are_copied_as_swift(browser):
    page = opened(browser)
    edit(page, "alpha", "0.5")
    edit(page, "layer.cornerRadius", "8")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.click("#copy-changes")
    page.wait_for_function("window.copied !== undefined")
    assert page.evaluate("copied").splitlines() == page.evaluate(CHANGES)


def test_the_arrow_keys_step_and_the_field_keeps_the_focus(browser):
    page = opened(browser)
    field(page, "frame.origin.x").focus()
    before = float(field(page, "frame.origin.x").input_value())
    for key in ["ArrowUp", "ArrowUp", "Shift+ArrowUp", "ArrowDown"]:
        page.keyboard.press(key)
        rest(page)
        assert page.evaluate("document.activeElement.dataset.property") == "frame.origin.x"
    assert float(field(page, "frame.origin.x").input_value()) == before + 11
    # A turned view has no frame to speak of: other fields come, the focus stays.
    field(page, "transform.rotation").focus()
    page.keyboard.press("ArrowUp")
    rest(page)
    assert page.evaluate("document.activeElement.dataset.property") == "transform.rotation"
    assert field(page, "frame.origin.x").count() == 0 and field(page, "center.x").count() == 1


def test_a_bad_value_is_explained_and_nothing_is_lost(browser):
    page = opened(browser)
    edit(page, "alpha", "0.5")
    field(page, "alpha").fill("7")
    rest(page)
    said = page.inner_text("#panel-element .problem")
    assert said == 'Alpha needs a number from 0 to 1, not "7".', said
    # What is typed stays until the field is left.
    assert field(page, "alpha").input_value() == "7" and page.evaluate(OPACITY, "Sunflower") == 0.5
    field(page, "alpha").blur()
    rest(page)
    assert field(page, "alpha").input_value() == "0.5" and len(page.evaluate(CHANGES)) == 1
    edit(page, "backgroundColor", "reddish")
    assert "needs a colour such as systemBlue" in page.inner_text("#panel-element .problem")
    edit(page, "backgroundColor", "clear")
    assert page.locator("#panel-element .problem").is_hidden()


def test_numbers_are_typed_as_browsers_take_them(browser):
    page = opened(browser)
    alpha = field(page, "alpha")
    for typed, opacity in [(".5", 0.5), ("01", 1), ("0.250", 0.25), ("1e-1", 0.1)]:
        alpha.select_text()
        page.keyboard.type(typed)
        rest(page)
        assert page.evaluate(OPACITY, "Sunflower") == opacity, typed
        assert page.locator("#panel-element .problem").is_hidden(), page.inner_text("#panel-element .problem")
        # What is typed stays as it is until the field is left.
        alpha.blur()
        rest(page)
        assert alpha.input_value() == f"{opacity}", typed
    alpha.fill("")
    alpha.blur()
    rest(page)
    assert page.inner_text("#panel-element .problem") == 'Alpha needs a number from 0 to 1, not "".'
    assert alpha.input_value() == "0.1"


def test_what_was_refused_is_replaced_when_the_field_is_left_although_no_frame_follows(browser):
    page = opened(browser)
    edit(page, "alpha", "0.5")
    for leave in ["blur()", "dispatchEvent(new Event('change'))"]:
        field(page, "alpha").fill("7")
        rest(page)
        frames = page.evaluate("murmuration.workbench.film.frames.length")
        field(page, "alpha").evaluate(f"(control) => {{ control.{leave}; }}")
        assert field(page, "alpha").input_value() == "0.5", leave
        assert page.evaluate("murmuration.workbench.film.frames.length") == frames


def test_edits_are_of_the_present(browser):
    page = opened(browser)
    edit(page, "alpha", "0.5")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(",")
    assert page.evaluate("murmuration.workbench.film.isInPast")
    assert "press Live" in page.inner_text("#properties")
    assert field(page, "alpha").is_disabled() and page.locator("#undo-changes").is_disabled()
    assert page.evaluate(CHANGES) != [], "what was changed is still listed"
    page.click("#live")
    page.wait_for_function("!document.querySelector('[data-property=alpha]').disabled")


def test_edits_are_repeated_with_the_input_and_are_of_one_run(browser):
    page = opened(browser)
    edit(page, "alpha", "0.5")
    page.evaluate("murmuration.workbench.repeatInput()")
    rest(page)
    assert page.evaluate(OPACITY, "Sunflower") == 0.5 and page.evaluate("murmuration.workbench.inputEvents.isComplete")
    # No view is picked any more, and what was changed is listed all the same.
    assert page.locator("#properties").is_hidden() and len(page.evaluate(CHANGES)) == 1
    page.click("#undo-changes")
    rest(page)
    assert page.evaluate(OPACITY, "Sunflower") == 1 and page.locator("#changes").is_hidden()
    # Also what is edited when others are undone already.
    pick(page)
    edit(page, "alpha", "0.25")
    page.evaluate("murmuration.workbench.repeatInput()")
    rest(page)
    assert [line.split("  //")[0] for line in page.evaluate(CHANGES)] == ["label.alpha = 0.25"]
    # Addresses have no word for them.
    assert page.evaluate("murmuration.workbench.inputEvents.text") is None
    page.evaluate("murmuration.workbench.restart()")
    rest(page)
    assert page.evaluate(OPACITY, "Sunflower") == 1 and page.locator("#changes").is_hidden()


def test_changes_of_a_view_that_is_gone_are_undone(browser):
    page = opened(browser)
    edit(page, "alpha", "0.5")
    # As the layer of a cell that was reused is.
    page.evaluate("murmuration.workbench.picker.pin(null, Math.max(...murmuration.workbench.film.live.layers.keys()) + 1000)")
    assert len(page.evaluate(CHANGES)) == 1 and page.locator("#properties .properties").is_hidden()
    page.get_by_role("button", name="Undo label.alpha").click()
    rest(page)
    assert page.evaluate(OPACITY, "Sunflower") == 1 and page.locator("#changes").is_hidden()


def test_an_edit_hides_a_view_that_can_be_shown_again(browser):
    page = opened(browser)
    field(page, "isHidden").click()
    rest(page)
    assert page.locator("#stage .label", has_text="Sunflower").count() == 0 or not page.locator(
        "#stage .label", has_text="Sunflower").first.is_visible()
    page.get_by_role("button", name="Undo label.isHidden").click()
    rest(page)
    assert page.locator("#stage .label", has_text="Sunflower").first.is_visible()


def test_every_field_has_a_label_and_a_view_of_another_class_has_others(browser):
    page = opened(browser)
    for control in page.locator("#properties :is(input, select, textarea)").all():
        assert control.evaluate("(control) => (control.labels?.length ?? 0) > 0 || control.hasAttribute('aria-label')")
    assert field(page, "text").count() == 1
    page.evaluate("murmuration.workbench.picker.pickLayer(Number(document.querySelector('#stage [role=listitem]').dataset.layer))")
    page.wait_for_function("document.querySelector('[data-property=text]') === null")
    assert "layout places this view" in page.inner_text("#properties")


def test_the_list_of_views_keeps_the_focus_while_something_moves(browser):
    page = opened(browser)
    page.locator(".views button").nth(1).focus()
    layer = page.evaluate("document.activeElement.dataset.view")
    page.evaluate("window.focused = document.activeElement")
    facts = page.locator(".views li").first.inner_text()
    page.evaluate("document.querySelector('#stage [aria-posinset=\"1\"]').click()")
    page.wait_for_function("(facts) => document.querySelector('.views li').innerText !== facts", arg=facts)
    assert page.evaluate("document.activeElement === focused && document.activeElement.dataset.view") == layer
    rest(page)
    assert page.evaluate("document.activeElement === focused")


def test_a_restart_asks_for_a_frame(browser):
    page = browser.open("cell-animations")
    rest(page)
    page.evaluate("window.wakes = 0")
    page.evaluate("""() => {
      const { clock } = murmuration.workbench;
      const wake = clock.wake.bind(clock);
      clock.wake = () => { wakes += 1; wake(); };
      murmuration.workbench.speed.goOn = () => {};
      murmuration.workbench.playground.renew = () => {};
      murmuration.workbench.variants.keep = () => {};
      wakes = 0;
      murmuration.workbench.restart();
      window.isRunning = clock.isRunning;
    }""")
    assert page.evaluate("wakes") > 0 and page.evaluate("isRunning")


def test_own_screens_have_the_names_of_their_classes(browser):
    page = browser.open_file(browser.page_file.parent / "screens.html", "feed", width=1440, height=900)
    rest(page)
    page.click("#tab-element")
    page.evaluate("murmuration.workbench.picker.pickLayer(Number(document.querySelector('#stage [role=listitem]').dataset.layer))")
    page.wait_for_selector(".views button")
    names = page.locator(".views button").all_inner_texts()
    assert names[0].startswith("PostCell") and any(name.startswith("UILabel") for name in names), names
    pick(page, page.locator("#stage .label").nth(2).inner_text())
    edit(page, "alpha", "0.5")
    assert len(page.evaluate(CHANGES)) == 1


def pick_live(page):
    page.click("#tab-element")
    page.evaluate("murmuration.workbench.picker.pickLayer(Number(document.querySelector('#stage [role=listitem]').dataset.layer))")
    page.wait_for_selector("#properties:not([hidden])")
    page.click("#properties summary")


def test_live_screens_are_edited(browser):
    with running() as program:
        page = open_page(browser, program.address)
        pick_live(page)
        page.wait_for_selector("[data-property=alpha]")
        edit_live = field(page, "alpha")
        edit_live.fill("0.5")
        page.wait_for_function(f"{CHANGES}.length === 1")
        settle(page)
        opacity = "Number(getComputedStyle(document.querySelector('#stage [role=listitem]')).opacity)"
        assert page.evaluate(opacity) == 0.5
        edit_live.fill("5")
        page.wait_for_selector("#panel-element .problem:not([hidden])")
        page.click("#undo-changes")
        page.wait_for_function(f"{CHANGES}.length === 0")
        settle(page)
        assert page.evaluate(opacity) == 1


def test_changes_of_a_live_screen_are_listed_when_it_starts_again(browser):
    with running() as program:
        page = open_page(browser, program.address)
        pick_live(page)
        page.wait_for_selector("[data-property=alpha]")
        field(page, "alpha").fill("0.5")
        page.wait_for_function(f"{CHANGES}.length === 1")
        settle(page)
        page.evaluate("murmuration.workbench.picker.unpin()")
        note_connection(page)
        page.evaluate("connection.close()")
        wait_for_next_program(page)
        assert not page.evaluate("murmuration.workbench.picker.isPinned")
        page.wait_for_function(f"{CHANGES}.length === 1", timeout=5000)
        page.click("#undo-changes")
        page.wait_for_function(f"{CHANGES}.length === 0")


def test_a_live_program_that_knows_no_properties_is_asked_once(browser):
    with running() as program:
        page = open_page(browser, program.address)
        page.set_default_timeout(5000)
        # As one that was built before there were any: it refuses the question, and counts it.
        page.evaluate("""() => {
          const { live, workbench: { program: { program } } } = murmuration;
          const { send } = program;
          window.asked = 0;
          program.send = (text) => {
            if (text.startsWith('["properties",')) asked += 1;
            send(text.replace('["properties",', '["propertiesOf",'));
          };
          const receive = live.receiveText.bind(live);
          live.receiveText = ({ refused, ...rest }) => receive({ ...rest, refused: refused?.replace("propertiesOf", "properties") });
        }""")
        pick_live(page)
        for item in [20, 3]:
            tap(page, item)
            assert page.evaluate("murmuration.workbench.program.program.pending.length") == 0
        assert page.evaluate("asked") == 1
        assert page.locator("[data-property]").count() == 0
        # So it is with another screen on the stage.
        choose(page, "Shelves")
        page.wait_for_timeout(100)
        assert page.evaluate("asked") == 1


def check_editing(page):
    """In another engine."""
    page.evaluate("document.getElementById('tab-element').click()")
    page.evaluate(f"({PICK})('Sunflower')")
    page.wait_for("document.getElementById('properties').hidden === false")
    page.evaluate("document.getElementById('properties').open = true")
    page.wait_for("document.querySelector('[data-property=alpha]') !== null")
    page.evaluate("""(() => {
      const alpha = document.querySelector("[data-property=alpha]");
      alpha.focus();
      alpha.value = "0.5";
      alpha.dispatchEvent(new Event("input", { bubbles: true }));
      return true;
    })()""")
    page.wait_for(f"({OPACITY})('Sunflower') === 0.5")
    page.wait_for(f"{CHANGES}.length === 1")
    page.evaluate("document.getElementById('undo-changes').click()")
    page.wait_for(f"({OPACITY})('Sunflower') === 1")


def test_properties_are_edited_in_firefox(browser):
    browser.firefox.open(browser.page_file, "cell-animations")
    check_editing(browser.firefox)


def test_properties_are_edited_in_webkit(browser):
    browser.webkit.open(browser.page_file, "cell-animations")
    check_editing(browser.webkit)
