"""The renderer by itself: content that lies farther out than a browser's elements can."""

# Builds a scroll view (node 1) with children in a corner of the page, from commands as `readCommands` has them.
SET_UP = """
() => {
  const root = document.createElement("div");
  root.style.cssText = "position: fixed; left: 20px; top: 30px; width: 300px; height: 400px; overflow: clip";
  document.body.append(root);
  const renderer = new murmuration.Renderer(root);
  const draw = (...commands) => renderer.show(commands);
  const create = (id, parent = 0, isMask = false) => ({ id, name: "create", value: { parent, isMask } });
  const geometry = (id, left, top, width, height, originX = 0, originY = 0, matrix = null, anchor = 0.5) => ({
    id, name: "geometry",
    value: { left, top, width, height, originX, originY, anchorX: anchor, anchorY: anchor, matrix },
  });
  const clear = { red: 0, green: 0, blue: 0, alpha: 0 };
  const clip = (id) => ({
    id, name: "style",
    value: {
      isHidden: false, clips: true, background: clear, cornerRadius: 0, borderWidth: 0, border: clear, shadow: clear,
      shadowRadius: 0, shadowX: 0, shadowY: 0, corners: 15, shadowPath: null,
    },
  });
  const arrange = (id, ...children) => ({ id, name: "children", value: children });
  const remove = (id) => ({ id, name: "remove", value: null });
  const setAside = (id) => ({ id, name: "setAside", value: null });
  const restore = (id, parent) => ({ id, name: "restore", value: parent });
  const discard = (id) => ({ id, name: "discard", value: null });
  const box = (id) => {
    const outer = root.getBoundingClientRect();
    const inner = renderer.nodes.get(id).element.getBoundingClientRect();
    return [inner.x - outer.x, inner.y - outer.y, inner.width, inner.height];
  };
  window.test = { root, renderer, draw, create, geometry, clip, arrange, remove, setAside, restore, discard, box };
}
"""


def open_renderer(browser):
    page = browser.open()
    page.evaluate(SET_UP)
    return page


def near(found, wanted, tolerance=0.02):
    assert all(abs(a - b) <= tolerance for a, b in zip(found, wanted, strict=True)), f"{found}, not {wanted}"


def test_content_a_thousand_million_points_away_is_drawn_in_its_place(browser):
    page = open_renderer(browser)
    page.evaluate("""() => {
      const { draw, create, geometry, clip, arrange } = test;
      draw(create(1), geometry(1, 0, 0, 300, 400, 0, 1e9), clip(1), create(2), geometry(2, 10, 1e9 + 20.25, 200, 50),
        arrange(1, 2));
    }""")
    near(page.evaluate("test.box(2)"), [10, 20.25, 200, 50])


def test_scrolling_from_zero_to_far_out_keeps_every_place(browser):
    page = open_renderer(browser)
    worst = page.evaluate("""() => {
      const { draw, create, geometry, clip, arrange, box } = test;
      draw(create(1), geometry(1, 0, 0, 300, 400), clip(1), create(2), geometry(2, 0, 0, 300, 50), arrange(1, 2));
      let worst = 0;
      for (const offset of [0, 0.5, 1000, 16000, 16500.25, 40000, 1e6 + 0.125, 33554428, 33554429.5, 1e9, 1e9 + 0.25,
        1e9 + 20000, 1e12, 5e8, 20000, 16384, 3, 0, -100, -16400, 0]) {
        draw(geometry(1, 0, 0, 300, 400, 0, offset));
        draw(geometry(2, 0, offset + 7.5, 300, 50));
        worst = Math.max(worst, Math.abs(box(2)[1] - 7.5), Math.abs(box(2)[3] - 50));
      }
      return worst;
    }""")
    assert worst <= 0.02, f"a place is off by {worst} points"


def test_an_element_longer_than_a_browser_can_covers_what_is_visible(browser):
    page = open_renderer(browser)
    page.evaluate("""() => {
      const { draw, create, geometry, clip, arrange } = test;
      draw(create(1), geometry(1, 0, 0, 300, 400, 0, 5e8), clip(1), create(2), geometry(2, 0, 0, 300, 1e9),
        create(3), geometry(3, 20, 5e8 + 30, 100, 40), arrange(1, 2), arrange(2, 3));
    }""")
    left, top, width, height = page.evaluate("test.box(2)")
    assert top <= 0 and top + height >= 400, f"covers {top} to {top + height}"
    near(page.evaluate("test.box(3)"), [20, 30, 100, 40])


def test_a_scroll_step_is_one_change(browser):
    page = open_renderer(browser)
    changes = page.evaluate("""async () => {
      const { root, draw, create, geometry, clip, arrange } = test;
      draw(create(1), geometry(1, 0, 0, 300, 400, 0, 5e6), clip(1), arrange(1));
      for (let id = 2; id < 22; id += 1) draw(create(id), geometry(id, 0, 5e6 + id * 50, 300, 50));
      draw(arrange(1, ...Array.from({ length: 20 }, (_, index) => index + 2)));
      const seen = [];
      const observer = new MutationObserver((records) => seen.push(...records));
      observer.observe(root, { attributes: true, childList: true, subtree: true, characterData: true });
      draw(geometry(1, 0, 0, 300, 400, 0, 5e6 + 12));
      seen.push(...observer.takeRecords());
      return seen.length;
    }""")
    assert changes == 1, f"{changes} changes to the document"


def test_children_follow_the_order_of_the_layers(browser):
    page = open_renderer(browser)
    order = page.evaluate("""() => {
      const { draw, create, geometry, arrange, renderer, remove } = test;
      draw(create(1), geometry(1, 0, 0, 300, 400));
      for (const id of [2, 3, 4]) draw(create(id), geometry(id, 0, 0, 10, 10));
      draw(arrange(1, 2, 3, 4));
      draw(arrange(1, 4, 2, 3));
      draw(remove(2), arrange(1, 4, 3));
      const ids = new Map([...renderer.nodes].map(([id, node]) => [node.element, id]));
      return [...renderer.nodes.get(1).element.children].map((child) => ids.get(child));
    }""")
    assert order == [4, 3], order


# A list (node 1) of five items (2 to 6), each with a text in it (12 to 16), and how one of them is used again for another item.
LIST = """() => {
  const { draw, create, geometry, clip, arrange, remove } = test;
  const black = { red: 0, green: 0, blue: 0, alpha: 1 };
  const item = (id, position) => [
    create(id, 1), geometry(id, 0, position * 40, 300, 40),
    { id, name: "semantics", value: {
      role: "listItem", label: `${position}`, isSelected: false, isEnabled: true, position, count: 100, value: "", expansion: "none",
    } },
    create(id + 10, id), geometry(id + 10, 0, 0, 300, 40),
    { id: id + 10, name: "text", value: {
      alignment: "left", runs: [{ string: `Item ${position}`, size: 13, weight: 400, isMonospaced: false, color: black }],
    } },
    arrange(id, id + 10),
  ];
  draw(create(1), geometry(1, 0, 0, 300, 400), ...[2, 3, 4, 5, 6].flatMap((id) => item(id, id - 1)), arrange(1, 2, 3, 4, 5, 6));
  test.element = (id) => test.renderer.nodes.get(id).element;
  test.useAgain = () => draw(remove(2), ...item(2, 6), arrange(1, 3, 4, 5, 6, 2));
}"""


def test_a_reused_element_receives_only_changes(browser):
    page = open_renderer(browser)
    page.evaluate(LIST)
    is_same, texts, changes = page.evaluate("""() => {
      const { root, element, useAgain } = test;
      const before = element(2);
      const observer = new MutationObserver(() => {});
      observer.observe(root, { attributes: true, childList: true, subtree: true, characterData: true });
      useAgain();
      const changes = observer.takeRecords().map(({ type, attributeName }) => attributeName ?? type);
      return [element(2) === before, [...element(1).children].map(({ textContent }) => textContent), changes];
    }""")
    assert is_same
    assert texts == ["Item 2", "Item 3", "Item 4", "Item 5", "Item 6"], texts
    # It leaves its place and comes to another, and has another label, place and text.
    assert sorted(changes) == sorted(["childList", "childList", "aria-label", "aria-posinset", "style", "characterData"]), changes


def test_an_element_that_is_used_again_has_nothing_of_what_it_was(browser):
    page = open_renderer(browser)
    page.evaluate(LIST)
    inside = page.evaluate("""() => {
      const { draw, create, geometry, arrange, remove, element } = test;
      draw(remove(2), create(2, 1), geometry(2, 0, 0, 300, 40), arrange(1, 3, 4, 5, 6, 2));
      draw(remove(13), create(13, 3), geometry(13, 0, 0, 300, 40), arrange(3, 13));
      return [element(2).innerHTML, element(13).innerHTML, element(3).childElementCount];
    }""")
    assert inside == ["", "", 1], inside


def test_a_layer_may_come_back_twice_in_a_frame(browser):
    page = open_renderer(browser)
    page.evaluate(LIST)
    text = page.evaluate("""() => {
      const { draw, create, geometry, arrange, remove, element } = test;
      const bare = [remove(2), create(2, 1), geometry(2, 0, 0, 300, 40)];
      draw(...bare, ...bare, arrange(1, 3, 4, 5, 6, 2));
      return element(1).textContent;
    }""")
    assert text == "Item 2Item 3Item 4Item 5", text


def test_the_focus_does_not_go_with_an_element_to_another_item(browser):
    page = open_renderer(browser)
    page.evaluate(LIST)
    focused = page.evaluate("""() => {
      test.element(2).focus();
      test.useAgain();
      return document.activeElement.ariaLabel;
    }""")
    assert focused == "2", focused


def test_one_that_goes_to_the_front_moves_no_other(browser):
    page = open_renderer(browser)
    page.evaluate(LIST)
    moved = page.evaluate("""() => {
      const { root, draw, arrange, element } = test;
      const observer = new MutationObserver(() => {});
      observer.observe(root, { childList: true, subtree: true });
      draw(arrange(1, 3, 4, 2, 5, 6));
      draw(arrange(1, 6, 3, 4, 2, 5));
      const moved = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
      return [moved.map((node) => Number(node.dataset.layer)), [...element(1).children].map((node) => Number(node.dataset.layer))];
    }""")
    assert moved == [[2, 6], [6, 3, 4, 2, 5]], moved


def test_transforms_turn_around_the_anchor_point(browser):
    page = open_renderer(browser)
    page.evaluate("""() => {
      const { draw, create, geometry, arrange } = test;
      // A quarter turn around the middle of 100 x 40 at (50, 60); then the same as a 4 x 4 matrix.
      draw(create(1), geometry(1, 0, 0, 300, 400), create(2), geometry(2, 50, 60, 100, 40), arrange(1, 2));
      draw(geometry(2, 50, 60, 100, 40, 0, 0, [0, 1, -1, 0, 0, 0]));
    }""")
    near(page.evaluate("test.box(2)"), [80, 30, 40, 100])
    page.evaluate("""() => {
      const { draw, geometry } = test;
      draw(geometry(2, 50, 60, 100, 40, 0, 0, [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 5, 7, 0, 1], 0));
    }""")
    near(page.evaluate("test.box(2)"), [55, 67, 200, 80])


def test_cells_are_where_the_engine_places_them_also_midway(browser):
    page = browser.open()
    worst = page.evaluate("""async () => {
      const { workbench } = murmuration;
      const stage = workbench.stage.element.getBoundingClientRect();
      // The test makes the frames itself.
      cancelAnimationFrame(workbench.clock.frameRequest);
      workbench.clock.frameRequest = 0;
      let worst = 0;
      const compare = () => {
        const [view] = JSON.parse(workbench.program.report(0)).collectionViews;
        for (const { indexPath, frame, departing } of view.elements) {
          if (departing) continue;  // it has no role any more
          const cell = workbench.stage.element.querySelector(`[role=listitem][aria-posinset="${indexPath[1] + 1}"]`);
          const box = cell.getBoundingClientRect();
          const found = [box.x - stage.x, box.y - stage.y, box.width, box.height];
          const wanted = [frame[0] - view.contentOffset[0], frame[1] - view.contentOffset[1], frame[2], frame[3]];
          found.forEach((value, index) => { worst = Math.max(worst, Math.abs(value - wanted[index])); });
        }
        return view.elements.length;
      };
      workbench.program.perform("pointerDown", 0, 100, 750);
      workbench.program.perform("pointerUp", 0);
      for (let frame = 0; frame < 40; frame += 1) {
        workbench.program.frame((workbench.clock.time += 1 / 60));
        if (compare() < 5) throw new Error("there are hardly any cells");
        if (frame === 10) workbench.program.perform("wheel", 100, 300, 0, 333.25);
      }
      return worst;
    }""")
    assert worst < 0.05, f"a cell is off by {worst} points"


def test_what_is_in_a_mask_is_drawn_as_a_mask_and_goes_with_the_masked_layer(browser):
    page = open_renderer(browser)
    found = page.evaluate("""() => {
      const { renderer, draw, create, geometry, arrange, remove } = test;
      draw(create(1), geometry(1, 0, 0, 300, 400), create(2, 1, true), geometry(2, 10, 10, 50, 50), create(3, 2),
        geometry(3, 5, 5, 20, 20), arrange(2, 3), create(4, 1), geometry(4, 0, 0, 9, 9), arrange(1, 4));
      const node = (id) => renderer.nodes.get(id).element;
      const mask = node(2).closest("mask");
      const isInside = mask.contains(node(3)) && node(1).contains(mask) && !mask.contains(node(4));
      const isMasked = getComputedStyle(node(1)).mask.includes(mask.id);
      draw(remove(1));
      return [isInside, isMasked, renderer.nodes.size];
    }""")
    assert found == [True, True, 0], found


def test_shadows_of_boxes_and_of_contents_are_equally_soft(browser):
    """A box shadow's length is twice the blur's deviation, that of a filter the deviation itself."""
    page = open_renderer(browser)
    written = page.evaluate("""() => {
      const { draw, create, geometry, clip, arrange } = test;
      const white = { red: 1, green: 1, blue: 1, alpha: 1 };
      const black = { red: 0, green: 0, blue: 0, alpha: 1 };
      const style = (id, background) => {
        const { value } = clip(id);
        return { id, name: "style", value: { ...value, clips: false, background, shadow: black, shadowRadius: 6, shadowX: 1, shadowY: 2 } };
      };
      draw(create(1), geometry(1, 0, 0, 300, 400), create(2), geometry(2, 10, 10, 50, 50), style(2, white),
        create(3), geometry(3, 100, 10, 50, 50), style(3, { ...white, alpha: 0 }), arrange(1, 2, 3));
      return [2, 3].map((id) => test.renderer.nodes.get(id).element.style).map(({ boxShadow, filter }) => [boxShadow, filter]);
    }""")
    (box, no_filter), (no_box, filter) = written
    assert "1px 2px 12px" in box and no_filter == "", written
    assert no_box == "" and "1px 2px 6px" in filter, written


# The list above in a scroll view (node 1) with a header (node 9) on top, which covers the first item, and how the first item is
# used again behind the last one.
SCROLLED_LIST = """() => {
  const { draw, create, geometry, clip, arrange, remove, renderer } = test;
  const semantics = (id, role, position) => ({ id, name: "semantics", value: {
    role, label: `${id}`, isSelected: false, isEnabled: true, position, count: 100, value: "", expansion: "none",
  } });
  test.item = (id, position) => [
    create(id, 1), geometry(id, 0, position * 40, 300, 60), semantics(id, "listItem", position),
  ];
  draw(create(1), geometry(1, 0, 0, 300, 400), clip(1), ...[2, 3, 4, 5, 6].flatMap((id) => test.item(id, id - 1)),
    create(9, 1), geometry(9, 0, 40, 300, 20), semantics(9, "button", 0), arrange(1, 2, 3, 4, 5, 6, 9));
  test.element = (id) => renderer.nodes.get(id).element;
  test.content = test.element(2).parentNode;
  test.inDocument = () => [...test.content.children].map(({ dataset }) => Number(dataset.layer));
  test.useAgain = (id, position, ...order) => draw(remove(id), ...test.item(id, position), arrange(1, ...order));
  // The layers at a height, those in front first.
  test.at = (y) => {
    const box = test.root.getBoundingClientRect();
    return document.elementsFromPoint(box.x + 100, box.y + y).map(({ dataset }) => Number(dataset.layer)).filter((id) => id > 1);
  };
}"""


def scrolled_list(browser):
    page = open_renderer(browser)
    page.evaluate(SCROLLED_LIST)
    return page


def test_cells_that_come_and_go_are_in_order_on_the_screen_without_moving_in_the_document(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { root, draw, geometry, useAgain, at, inDocument } = test;
      const observer = new MutationObserver(() => {});
      observer.observe(root, { childList: true, subtree: true });
      const seen = [];
      // Down: each over the one before it, and below the header, which follows.
      for (const [id, position, order] of [[2, 6, [3, 4, 5, 6, 2, 9]], [3, 7, [4, 5, 6, 2, 3, 9]]]) {
        useAgain(id, position, ...order);
        draw(geometry(9, 0, position * 40, 300, 20));
        seen.push(at(position * 40 + 10));
      }
      // And up again, behind all others.
      useAgain(3, 2, 3, 4, 5, 6, 2, 9);
      seen.push(at(130));
      return [seen, observer.takeRecords().length, inDocument()];
    }""")
    assert found == [[[9, 2, 6], [9, 3, 2], [4, 3]], 0, [2, 3, 4, 5, 6, 9]], found


def test_the_document_follows_when_nothing_has_come_for_a_while(browser):
    page = scrolled_list(browser)
    page.evaluate("test.useAgain(2, 6, 3, 4, 5, 6, 2, 9)")
    assert page.evaluate("test.inDocument()") == [2, 3, 4, 5, 6, 9]
    page.wait_for_function("test.inDocument()[0] === 3")
    order, levels, on_screen = page.evaluate("""() => {
      const { content, inDocument, at } = test;
      return [inDocument(), [...content.children].map(({ style }) => style.zIndex).join(""), at(250)];
    }""")
    assert (order, levels, on_screen) == ([3, 4, 5, 6, 2, 9], "", [2, 6]), (order, levels, on_screen)


def test_what_has_gone_is_hidden_until_it_comes_back_or_leaves_the_document(browser):
    page = scrolled_list(browser)
    look = "(({ visibility }) => visibility)(getComputedStyle(test.content.firstChild))"
    page.evaluate("test.draw(test.remove(2), test.arrange(1, 3, 4, 5, 6, 9))")
    assert page.evaluate(f"[test.inDocument(), {look}, test.at(50)]") == [[2, 3, 4, 5, 6, 9], "hidden", [9]]
    page.evaluate("test.draw(...test.item(2, 6), test.arrange(1, 3, 4, 5, 6, 2, 9))")
    assert page.evaluate(f"[test.inDocument(), {look}, test.at(290)]") == [[2, 3, 4, 5, 6, 9], "visible", [2]]
    page.evaluate("test.draw(test.remove(2), test.arrange(1, 3, 4, 5, 6, 9))")
    page.wait_for_function("test.inDocument()[0] === 3")
    assert page.evaluate("test.inDocument()") == [3, 4, 5, 6, 9]
    # It may come back after that as well, to another layer.
    page.evaluate("""() => {
      const { draw, create, geometry, arrange } = test;
      draw(create(2, 3), geometry(2, 0, 0, 10, 10), arrange(3, 2));
    }""")
    assert page.evaluate("[test.element(2).parentNode === test.element(3), test.element(2).style.visibility]") == [True, ""]


def test_one_that_is_away_may_come_back_in_another_layer(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { draw, create, geometry, arrange, remove, element, inDocument } = test;
      draw(remove(2), arrange(1, 3, 4, 5, 6, 9));
      draw(create(2, 3), geometry(2, 0, 0, 10, 10), arrange(3, 2));
      return [element(2).parentNode === element(3), element(2).style.visibility, inDocument()];
    }""")
    assert found == [True, "", [3, 4, 5, 6, 9]], found


def test_what_has_gone_out_of_sight_is_hidden_when_it_would_be_seen(browser):
    page = scrolled_list(browser)
    look = "[test.content.firstChild.style.visibility, test.at(50)]"
    page.evaluate("test.draw(test.remove(2), test.geometry(1, 0, 0, 300, 400, 0, 100), test.arrange(1, 3, 4, 5, 6, 9))")
    assert page.evaluate(look)[0] == ""
    page.evaluate("test.draw(test.geometry(1, 0, 0, 300, 400, 0, 50))")
    assert page.evaluate(look) == ["hidden", [3]], page.evaluate(look)
    page.wait_for_function("test.inDocument()[0] === 3")


def test_what_has_gone_is_hidden_when_the_content_jumps(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { draw, setAside, geometry, arrange, item, content, useAgain } = test;
      const levels = () => [...content.children].filter(({ dataset }) => dataset.layer < 7).map(({ style }) => style.visibility);
      draw(setAside(2), geometry(1, 0, 0, 300, 400, 0, 110), arrange(1, 3, 4, 5, 6, 9));
      const near = levels();
      // Farther than elements can be; those that are away are not moved with the others.
      draw(...[3, 4, 5, 6].map(setAside), geometry(1, 0, 0, 300, 400, 0, 50000), ...item(7, 1250), arrange(1, 7, 9));
      return [near, levels()];
    }""")
    assert found == [["", "", "", "", ""], ["hidden"] * 5], found


def test_what_has_gone_is_hidden_when_something_sticks_out_of_it(browser):
    page = scrolled_list(browser)
    for part in ["create(8, 2), geometry(8, 280, 40, 40, 40), arrange(2, 8)", "shadowed(2)"]:
        found = page.evaluate("""(part) => {
          const { draw, create, geometry, clip, arrange, setAside, restore, element } = test;
          const shadowed = (id) => {
            const { value } = clip(id);
            return { id, name: "style", value: { ...value, clips: false, shadow: { red: 0, green: 0, blue: 0, alpha: 1 }, shadowRadius: 9 } };
          };
          draw(...eval(`[${part}]`));
          const cell = element(2);
          draw(setAside(2), geometry(1, 0, 0, 300, 400, 0, 101), arrange(1, 3, 4, 5, 6, 9));
          const look = cell.style.visibility;
          draw(restore(2, 1), geometry(1, 0, 0, 300, 400), arrange(2), arrange(1, 2, 3, 4, 5, 6, 9));
          return [look, cell.style.visibility];
        }""", part)
        assert found == ["hidden", ""], (part, found)


def test_a_removed_cell_with_the_focus_does_not_stop_the_frame(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { root, draw, setAside, geometry, arrange, element, box } = test;
      root.tabIndex = 0;
      const cell = element(2);
      draw(setAside(2), geometry(1, 0, 0, 300, 400, 0, 101), arrange(1, 3, 4, 5, 6, 9));
      cell.focus();
      draw(geometry(3, 0, 300, 300, 60));
      return [document.activeElement === root, box(3)[1]];
    }""")
    assert found == [True, 199], found


def test_a_layer_may_go_into_one_that_was_in_it(browser):
    page = open_renderer(browser)
    for kept in (True, False):
        found = page.evaluate("""(kept) => {
          const { draw, create, geometry, arrange, setAside, restore, remove, renderer } = test;
          const element = (id) => renderer.nodes.get(id).element;
          renderer.clear();
          const [go, come] = kept ? [setAside, restore] : [remove, create];
          const place = (id) => geometry(id, 0, 0, 50, 50);
          draw(create(1), place(1), create(2, 1), place(2), create(3, 2), place(3), arrange(1, 2), arrange(2, 3));
          draw(go(3), go(2), come(3, 1), place(3), come(2, 3), place(2), arrange(2), arrange(3, 2), arrange(1, 3));
          return element(3).parentNode === element(1) && element(2).parentNode === element(3) && element(3).isConnected;
        }""", kept)
        assert found, kept


def test_what_was_set_aside_comes_back_as_it_was(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { draw, create, geometry, arrange, clip, setAside, restore, element, inDocument, renderer, box, content } = test;
      draw(create(7, 2), geometry(7, 5, 5, 20, 20), clip(7), create(8, 7), geometry(8, 1, 1, 10, 10), arrange(7, 8), arrange(2, 7));
      const [cell, inner] = [element(2), element(7)];
      const records = () => observer.takeRecords().map(({ target, attributeName }) => [Number(target.dataset.layer), attributeName]);
      draw(setAside(2), arrange(1, 3, 4, 5, 6, 9));
      const gone = [renderer.nodes.has(2), renderer.nodes.has(7), cell.style.visibility];
      const observer = new MutationObserver(() => {});
      observer.observe(content, { attributes: true, childList: true, subtree: true });
      draw(restore(2, 1), geometry(2, 0, 240, 300, 60), restore(7, 2), restore(8, 7), arrange(1, 3, 4, 5, 6, 2, 9));
      return [gone, element(2) === cell && element(7) === inner && inner.contains(element(8)), box(8), inDocument(), records()];
    }""")
    *found, changed = found
    assert found == [[False, False, "hidden"], True, [6, 246, 10, 10], [2, 3, 4, 5, 6, 9]], found
    # The place of the cell, and the header in front of it.
    assert all(change in ([2, "style"], [9, "style"]) for change in changed) and len(changed) < 5, changed


def test_what_is_discarded_leaves_the_document(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { draw, create, geometry, arrange, setAside, restore, discard, inDocument, renderer, element, root } = test;
      draw(create(7, 2), geometry(7, 5, 5, 20, 20), arrange(2, 7));
      // A part of what comes back, and all of it.
      draw(setAside(2), arrange(1, 3, 4, 5, 6, 9));
      draw(discard(7));
      draw(restore(2, 1), arrange(2), arrange(1, 2, 3, 4, 5, 6, 9));
      const part = [element(2).childElementCount, root.querySelector("[data-layer='7']"), inDocument()];
      draw(setAside(2), arrange(1, 3, 4, 5, 6, 9));
      draw(discard(2));
      const whole = [inDocument(), renderer.setAside.size];
      // One that is made anew, and what is everything.
      draw(setAside(3), arrange(1, 4, 5, 6, 9));
      draw(create(3, 1), geometry(3, 0, 0, 10, 10), arrange(1, 3, 4, 5, 6, 9), discard(3));
      const anew = [inDocument().toSorted().join(), root.querySelectorAll("[data-layer='3']").length];
      draw(setAside(3), arrange(1, 4, 5, 6, 9));
      renderer.clear();
      return [part, whole, anew, renderer.setAside.size];
    }""")
    assert found == [[0, None, [2, 3, 4, 5, 6, 9]], [[3, 4, 5, 6, 9], 0], ["3,4,5,6,9", 1], 0], found


def test_masks_are_not_set_aside(browser):
    page = open_renderer(browser)
    found = page.evaluate("""() => {
      const { draw, create, geometry, arrange, setAside, restore, renderer } = test;
      const node = (id) => renderer.nodes.get(id);
      draw(create(1), geometry(1, 0, 0, 300, 400), create(2, 1), geometry(2, 0, 0, 100, 100), create(3, 2, true), geometry(3, 0, 0, 50, 50),
        create(4, 3), geometry(4, 0, 0, 10, 10), arrange(3, 4), arrange(1, 2));
      const masked = node(2).element.style.mask;
      draw(setAside(2), arrange(1));
      const gone = [[...renderer.nodes.keys()], [...renderer.setAside.keys()]];
      draw(restore(2, 1), arrange(1, 2));
      const without = node(2).element.style.mask;
      draw(create(3, 2, true), geometry(3, 0, 0, 50, 50));
      return [masked !== "", gone, without, node(2).element.style.mask !== "", node(2).element.querySelectorAll("mask").length];
    }""")
    assert found == [True, [[1], [2]], "", True, 1], found


def test_keys_find_the_order_of_the_screen(browser):
    page = scrolled_list(browser)
    page.evaluate("""() => {
      test.root.tabIndex = 0;
      test.root.focus();
      // Longer than the pause after which it would be settled.
      test.renderer.settleLater = (node) => test.renderer.unsettled.add(node);
      test.useAgain(2, 6, 3, 4, 5, 6, 2, 9);
    }""")
    found = []
    for _ in range(5):
        page.keyboard.press("Tab")
        found.append(page.evaluate("Number(document.activeElement.dataset.layer)"))
    assert found == [3, 4, 5, 6, 2], found


def test_while_a_cell_has_the_focus_the_document_is_in_order(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { useAgain, element, inDocument } = test;
      useAgain(2, 6, 3, 4, 5, 6, 2, 9);
      element(4).focus();
      useAgain(3, 7, 4, 5, 6, 2, 3, 9);
      return [inDocument(), Number(document.activeElement.dataset.layer)];
    }""")
    assert found == [[4, 5, 6, 2, 3, 9], 4], found


def test_one_with_the_focus_stays_where_it_is_when_the_order_is_settled(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { useAgain, element, inDocument, renderer, content } = test;
      useAgain(2, 6, 3, 4, 5, 6, 2, 9);
      element(2).focus();
      const said = [];
      for (const name of ["focusin", "focusout"]) content.addEventListener(name, () => said.push(name));
      renderer.settle();
      return [inDocument(), Number(document.activeElement.dataset.layer), said];
    }""")
    assert found == [[3, 4, 5, 6, 2, 9], 2, []], found


def test_many_that_come_in_the_middle_are_put_in_order_in_the_document(browser):
    page = scrolled_list(browser)
    found = page.evaluate("""() => {
      const { draw, item, arrange, inDocument } = test;
      const added = Array.from({ length: 12 }, (_, index) => index + 20);
      draw(...added.flatMap((id) => item(id, 7)), arrange(1, 2, 3, 4, 5, 6, ...added, 9));
      draw(...item(40, 3), arrange(1, 2, 3, 40, 4, 5, 6, ...added, 9));
      return inDocument();
    }""")
    assert found == [2, 3, 40, 4, 5, 6, *range(20, 32), 9], found
