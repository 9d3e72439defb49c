// The lanes of the timeline: a group for each layer and the element it belonged to, sorted by index path. A folded
// group is a single lane, in which bars that overlap in time are one.

import { byId, make, narrowWindow } from "./elements.js";
import { preference, setPreference } from "./preferences.js";

export const barHeight = 14;
const barGap = 2;
export const rowGap = 4;

/** Returns what groups are sorted by: sections, and in each its header, its cells and its footer; then other views. */
function orderOf({ animation: { element, name } }) {
  if (!element) return [Infinity, name.endsWith("scroll indicator") ? 1 : 0, 0, 0];
  const [section = Infinity, item = 0] = element.indexPath ?? [];
  const place = element.kind === "cell" ? 1 : /footer/i.test(element.elementKind) ? 2 : 0;
  return [section, place, item, element.departing ? 1 : 0];
}

function compare(one, other) {
  const difference = one.order.findIndex((value, index) => value !== other.order[index]);
  return difference < 0 ? 0 : one.order[difference] < other.order[difference] ? -1 : 1;
}

export class Lanes {
  /** @param onFold called after groups were folded or unfolded. */
  constructor(onFold) {
    this.onFold = onFold;
    this.labels = byId("labels");
    this.foldsAll = preference("lanes") === "folded";
    byId("fold").addEventListener("click", () => this.foldAll(!this.foldsAll));
    this.labels.addEventListener("click", ({ target }) => {
      const label = target.closest("button")?.parentNode;
      if (label) this.toggle(label.dataset.row);
    });
    this.labels.addEventListener("keydown", (event) => this.press(event));
    narrowWindow.addEventListener("change", () => this.onFold());
    this.clear();
  }

  clear() {
    /** The groups that are not as most are. */
    this.exceptions = new Set();
    /** The labels by group. */
    this.known = new Map();
    this.labels.replaceChildren();
    byId("fold").setAttribute("aria-pressed", this.foldsAll);
  }

  /** In narrow windows, fingers could not aim at what folds. */
  isFolded(row) { return !narrowWindow.matches && this.foldsAll !== this.exceptions.has(row); }

  foldAll(folds) {
    this.foldsAll = folds;
    setPreference("lanes", folds ? "folded" : "unfolded");
    this.exceptions.clear();
    byId("fold").setAttribute("aria-pressed", folds);
    this.onFold();
  }

  toggle(row) {
    if (!this.exceptions.delete(row)) this.exceptions.add(row);
    this.onFold();
  }

  /**
   * Gives each bar its place: `top` in points, and what it is in a folded group: `isHidden` behind another bar, or
   * `merged` with those bars, up to `end` and with their `keys`. Returns the height of all lanes in points.
   * @param bars in the order of their starts.
   */
  arrange(bars) {
    const groups = this.groupsOf(bars);
    let top = rowGap;
    const labels = [];
    for (const group of groups) {
      const canFold = group.ends.length > 1 && !narrowWindow.matches;
      const isFolded = canFold && this.isFolded(group.row);
      for (const [bar, line] of group.bars) {
        bar.top = isFolded ? top : top + line * (barHeight + barGap);
        Object.assign(bar, { merged: null, isHidden: false });
      }
      if (isFolded) merge(group.bars.map(([bar]) => bar));
      labels.push(this.labelOf(group, top, canFold, isFolded));
      top += (isFolded ? 1 : group.ends.length) * (barHeight + barGap) + rowGap;
    }
    this.showLabels(labels);
    return top;
  }

  /** Bars of a group that overlap in time are in different lines. */
  groupsOf(bars) {
    const groups = new Map();
    for (const bar of bars) {
      const { row, title, layer } = bar;
      const group = groups.get(row) ?? { row, title, layer, order: orderOf(bar), ends: [], bars: [] };
      groups.set(row, group);
      let line = group.ends.findIndex((end) => end <= bar.begin + 1e-6);
      if (line < 0) line = group.ends.length;
      group.ends[line] = bar.end;
      group.bars.push([bar, line]);
    }
    return [...groups.values()].toSorted(compare);
  }

  labelOf({ row, title, layer }, top, canFold, isFolded) {
    const label = this.known.get(row) ?? make("div", { title });
    this.known.set(row, label);
    Object.assign(label.dataset, { row, layer });
    label.style.top = `${top}px`;
    const button = label.querySelector("button");
    if (canFold && !button) label.replaceChildren(make("button", { type: "button", tabIndex: -1 }, title));
    else if (!canFold && (button || !label.firstChild)) label.replaceChildren(title);
    label.firstElementChild?.setAttribute("aria-expanded", !isFolded);
    return label;
  }

  /** Replaces the labels if there are others, so that the focus stays. */
  showLabels(labels) {
    const { children } = this.labels;
    const isSame = children.length === labels.length && labels.every((label, index) => children[index] === label);
    if (!isSame) {
      const focused = document.activeElement;
      this.labels.replaceChildren(...labels);
      if (labels.some((label) => label.contains(focused))) focused.focus();
      this.known = new Map(labels.map((label) => [label.dataset.row, label]));
    }
    if (!this.labels.querySelector("[tabindex='0']")) this.labels.querySelector("button")?.setAttribute("tabindex", "0");
  }

  /** Highlights the labels of a layer, null for none. */
  mark(layer) {
    for (const label of this.labels.children) label.classList.toggle("marked", Number(label.dataset.layer) === layer);
  }

  // Tab reaches one of the labels, and the arrow keys move to the others, fold and unfold.
  press(event) {
    const button = event.target.closest("button");
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...this.labels.querySelectorAll("button")];
    const next = all[all.indexOf(button) + { ArrowUp: -1, ArrowDown: 1 }[event.key]];
    const isFolded = button.getAttribute("aria-expanded") === "false";
    if (next) {
      button.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    } else if (event.key === (isFolded ? "ArrowRight" : "ArrowLeft")) {
      this.toggle(button.parentNode.dataset.row);
    } else if (!event.key.startsWith("Arrow")) {
      return;
    }
    event.preventDefault();
  }
}

/** Makes one of bars that overlap in time: the first covers the others. */
function merge(bars) {
  let first = null;
  for (const bar of bars.toSorted((one, other) => one.begin - other.begin)) {
    if (!first || bar.begin > first.merged.end) {
      first = bar;
      first.merged = { end: bar.end, keys: [bar.animation.key] };
      continue;
    }
    bar.isHidden = true;
    first.merged.end = Math.max(first.merged.end, bar.end);
    if (!first.merged.keys.includes(bar.animation.key)) first.merged.keys.push(bar.animation.key);
  }
}
