"""Layers that are inserted, moved, kept and thrown away at random, and told to a renderer as a stage does: after each frame, the
elements are those of a model of the layers, in its order, and nothing else is seen."""

from test_renderer import open_renderer

ROUNDS = 300

# The model: layers with their changes since the last frame, as in LayerContext.
MODEL = """() => {
  const { renderer, root, create, geometry, clip, arrange, setAside, restore, discard } = test;

  class Layers {
    constructor(seed) {
      this.state = (seed * 2654435761) % 4294967296 || 1;
      this.next = 1;
      Object.assign(this, { all: new Map(), removed: [], dirty: [], discarded: [] });
      this.window = this.make();
      Object.assign(this.window, { clips: true, x: 0, y: 0, width: 300, height: 400, isOn: true });
      this.note(this.window, "created");
    }

    roll(sides) {
      for (const shift of [(s) => s << 13, (s) => s >>> 17, (s) => s << 5]) this.state = (this.state ^ shift(this.state)) >>> 0;
      return this.state % sides;
    }

    make() {
      const layer = {
        id: this.next++, parent: null, children: [], isOn: false, isKnown: false, changes: new Set(), clips: this.roll(2) === 0,
        x: this.roll(300), y: this.roll(400), width: 20 + this.roll(200), height: 20 + this.roll(200), origin: 0,
      };
      this.all.set(layer.id, layer);
      return layer;
    }

    note(layer, change) {
      if (layer.isOn && layer.changes.size === 0) this.dirty.push(layer);
      layer.changes.add(change);
    }

    enter(layer) {
      const former = layer.changes;
      Object.assign(layer, { isOn: true, changes: new Set() });
      this.note(layer, "created");
      for (const change of former) layer.changes.add(change);
      for (const child of layer.children) this.enter(child);
    }

    leave(layer) {
      layer.isOn = false;
      layer.changes.delete("created");
      for (const child of layer.children) this.leave(child);
    }

    take(layer) {
      const { children } = layer.parent;
      children.splice(children.indexOf(layer), 1);
      this.note(layer.parent, "children");
    }

    put(layer, parent, place) {
      parent.children.splice(Math.min(place, parent.children.length), 0, layer);
      this.note(parent, "children");
      layer.parent = parent;
    }

    detach(layer) {
      if (!layer.parent) return;
      this.take(layer);
      layer.parent = null;
      if (!layer.isOn) return;
      if (!layer.changes.has("created")) this.removed.push(layer.id);
      this.leave(layer);
    }

    insert(layer, parent, place) {
      if (layer.parent === parent) {
        this.take(layer);
        this.put(layer, parent, place);
        return;
      }
      this.detach(layer);
      this.put(layer, parent, place);
      layer.changes.add("geometry");
      if (parent.isOn) this.enter(layer);
    }

    /** As for a cell that moves between views, and stays on the screen. */
    adopt(layer, parent, place) {
      if (!layer.parent || layer.parent === parent || !parent.isOn || !layer.isOn) {
        this.insert(layer, parent, place);
        return;
      }
      this.take(layer);
      if (!layer.changes.has("created")) this.removed.push(layer.id);
      this.put(layer, parent, place);
      layer.changes.add("geometry");
      this.enter(layer);
    }

    isBelow(layer, ancestor) {
      for (let each = layer; each; each = each.parent) if (each === ancestor) return true;
      return false;
    }

    change() {
      const layers = [...this.all.values()];
      const [layer, parent] = [layers[this.roll(layers.length)], layers[this.roll(layers.length)]];
      const canMove = layer !== this.window && !this.isBelow(parent, layer);
      const kind = this.roll(12);
      if (kind < 3 && layers.length < 40) this.insert(this.make(), parent, this.roll(6));
      else if (kind < 5 && canMove) this.insert(layer, parent, this.roll(6));
      else if (kind < 6 && canMove) this.adopt(layer, parent, this.roll(6));
      else if (kind < 8 && layer !== this.window) this.detach(layer);
      else if (kind < 9 && layer !== this.window && layers.length > 12) this.throwAway(layer);
      else if (kind < 10 && layer !== this.window) {
        Object.assign(layer, { x: this.roll(300), y: this.roll(400) });
        this.note(layer, "geometry");
      } else {
        layer.origin = this.roll(4) === 0 && layer !== this.window ? this.roll(100000) : this.roll(300);
        this.note(layer, "geometry");
      }
    }

    throwAway(layer) {
      this.detach(layer);
      for (const child of [...layer.children]) this.detach(child);
      this.all.delete(layer.id);
      if (layer.isKnown) this.discarded.push(layer.id);
    }

    /** Returns the commands of a frame. */
    frame() {
      const commands = this.removed.map(setAside);
      const { dirty } = this;
      const arranged = [];
      Object.assign(this, { removed: [], dirty: [] });
      const draw = (layer) => {
        const { id, parent, changes, x, y, width, height, origin } = layer;
        if (!layer.isOn || changes.size === 0) return;
        layer.changes = new Set();
        const isNew = changes.has("created");
        const isMade = isNew && !layer.isKnown;
        if (isNew && parent?.changes.has("created")) draw(parent);
        if (isMade) commands.push(create(id, parent?.id ?? 0), ...this.appearance(layer));
        else if (isNew) commands.push(restore(id, parent.id));
        if (isMade || changes.has("geometry")) commands.push(geometry(id, x, y, width, height, 0, origin));
        layer.isKnown = true;
        if (isMade || changes.has("children")) arranged.push(layer);
      };
      for (const layer of dirty) draw(layer);
      for (const { id, children } of arranged) commands.push(arrange(id, ...children.map((child) => child.id)));
      commands.push(...this.discarded.splice(0).map(discard));
      return commands;
    }

    appearance({ id, clips }) {
      const semantics = {
        role: "listItem", label: `${id}`, isSelected: false, isEnabled: true, position: id, count: 100, value: "", expansion: "none",
      };
      return [{ id, name: "style", value: { ...clip(id).value, clips } }, { id, name: "semantics", value: semantics }];
    }
  }

  /** Whether a removed element lies outside of what shows it. */
  const isOutOfSight = (element, isWanted) => {
    let top = element;
    while (!isWanted(top.parentNode.closest(".node"))) top = top.parentNode.closest(".node");
    const [box, frame] = [top, top.parentNode.closest(".node")].map((each) => each.getBoundingClientRect());
    return box.right <= frame.left + 0.01 || box.left >= frame.right - 0.01 || box.bottom <= frame.top + 0.01 || box.top >= frame.bottom - 0.01;
  };

  /** Returns what differs from the model, or null. */
  const difference = (layers, isSettled) => {
    const present = [...layers.all.values()].filter(({ isOn }) => isOn);
    const aside = [...layers.all.values()].filter(({ isOn, isKnown }) => !isOn && isKnown);
    if (renderer.nodes.size !== present.length) return `${renderer.nodes.size} nodes instead of ${present.length}`;
    if (renderer.setAside.size !== aside.length) return `${renderer.setAside.size} are aside instead of ${aside.length}`;
    const wanted = new Set();
    for (const { id, x, y, parent, children } of present) {
      const { element, content } = renderer.nodes.get(id);
      wanted.add(element);
      if (!element.isConnected || element.style.visibility) return `${id} is not shown`;
      if (parent) {
        const home = renderer.nodes.get(parent.id);
        if (element.parentNode !== (home.content ?? home.element)) return `${id} is in another element`;
        const place = `translate(${x}px, ${y - home.baseY}px)`;
        if ((element.style.transform || "translate(0px, 0px)") !== place) return `${id} is at ${element.style.transform} instead of ${place}`;
      }
      const elements = children.map((child) => renderer.nodes.get(child.id).element);
      const all = [...(content ?? element).children];
      const level = (each) => Number(each.style.zIndex) || 0;
      const seen = elements.toSorted((one, other) => level(one) - level(other) || all.indexOf(one) - all.indexOf(other));
      if (seen.some((each, index) => each !== elements[index])) return `the children of ${id} are not in order`;
      if (isSettled && elements.some(level)) return `a child of ${id} has a level`;
    }
    const isWanted = (element) => element === null || wanted.has(element);
    for (const element of root.querySelectorAll(".node")) {
      if (wanted.has(element)) continue;
      if (isSettled) return `${element.dataset.layer} is still there`;
      if (getComputedStyle(element).visibility !== "hidden" && !isOutOfSight(element, isWanted)) return `${element.dataset.layer} is seen`;
    }
    return null;
  };

  const play = (seed) => {
    renderer.clear();
    const layers = new Layers(seed);
    for (let frame = 0; frame < 60; frame += 1) {
      for (let count = 1 + layers.roll(6); count > 0; count -= 1) layers.change();
      const focused = layers.roll(8);
      const elements = [...root.querySelectorAll("[tabindex]")];
      if (focused === 0) elements[layers.roll(elements.length || 1)]?.focus();
      if (focused === 1) document.activeElement?.blur();
      if (layers.roll(7) === 0) renderer.settle();
      renderer.show(layers.frame());
      let found = difference(layers, false);
      if (!found && layers.roll(6) === 0) {
        renderer.settle();
        found = difference(layers, true);
      }
      if (found) return `seed ${seed}, frame ${frame}: ${found}`;
    }
    return null;
  };
  test.play = (seed) => {
    try {
      return play(seed);
    } catch (error) {
      return `seed ${seed}: ${error.stack}`;
    }
  };
}"""


def test_the_document_has_what_the_stage_has(browser):
    page = open_renderer(browser)
    page.evaluate(MODEL)
    failures = page.evaluate("(rounds) => Array.from({ length: rounds }, (_, index) => test.play(index + 1)).filter(Boolean)", ROUNDS)
    assert not failures, failures[:5]
