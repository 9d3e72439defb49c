// A bar for each animation of an element, with its start, its end and the values of its property.

import { Curves, valuePolygon } from "./curves.js";
import { byId, make, seconds, short, write } from "./elements.js";
import { nameOfElement } from "./inspection.js";
import { Lanes, barHeight, rowGap } from "./lanes.js";
import { valueAt, valuesOf } from "./values.js";

/** The minimum width of a bar with text, in pixels. */
const shortBar = 28;

/** The time for creating bars per frame, in milliseconds. The rest are created in later frames. */
const makingTime = 4;

/** The time for reading values from the film, and the pause before the next reading, in milliseconds. */
const readingTime = 8;
const readingPause = 30;

/** Returns the class for the colour of an animation, by the kind of its property. */
function family(key) {
  if (key.startsWith("position")) return "place";
  if (key.startsWith("bounds")) return "size";
  if (key.startsWith("transform")) return "turn";
  if (key.startsWith("opacity")) return "fade";
  return "other";
}

export class Bars {
  /**
   * @param range the displayed part of the timeline.
   * @param onChoose called with the animation of a bar that is clicked.
   */
  constructor(film, inspection, range, onChoose) {
    Object.assign(this, { film, inspection, range, onChoose });
    this.curves = new Curves(inspection.program);
    this.bars = byId("bars");
    this.window = byId("window");
    this.lanes = byId("lanes");
    this.groups = new Lanes(() => this.arrange());
    this.reading = null;
    this.clear();
    // Cached, because reading these during a frame forces a layout of the page.
    const noteLanes = () => { this.seenLanes = [this.lanes.scrollTop, this.lanes.clientHeight]; };
    new ResizeObserver(noteLanes).observe(this.lanes);
    this.lanes.addEventListener("scroll", noteLanes);
    noteLanes();
    this.listen();
  }

  clear() {
    this.known = new Map();
    this.seen = 0;
    this.made = [];
    this.isBehind = false;
    /** The layer whose rows are highlighted. */
    this.marked = null;
    this.described = null;
    this.origin = 0;
    /** The bar to which the user has moved the focus. */
    this.reached = null;
    this.bars.replaceChildren();
    this.window.classList.add("empty");
    this.groups.clear();
    write(byId("animation"), "");
  }

  /** Adapts to a change of the displayed range or of the size. @param scale in pixels per second. */
  fit(scale) {
    this.scale = scale;
    this.origin = this.range.start;
    for (const bar of this.known.values()) this.place(bar);
  }

  /** @param isLast whether no frame follows for now. */
  update(isLast) {
    if (this.seen !== this.inspection.changes || this.isBehind) this.add(isLast);
    else for (const bar of this.known.values()) if (bar.isEndless) this.place(bar);
    this.bars.style.transform = `translateX(${(this.origin - this.range.start) * this.scale}px)`;
    if (isLast) this.readValues();
    if (this.described) this.showDescription(this.described);
  }

  add(isLast) {
    const { animations, changes } = this.inspection;
    this.seen = changes;
    this.isBehind = false;
    const end = isLast ? Infinity : performance.now() + makingTime;
    for (const [id, animation] of animations) {
      const bar = this.known.get(id);
      if (bar?.isOpen) this.place(bar);
      if (bar || animation.inside || this.isBehind) continue;
      if (performance.now() > end) {
        this.isBehind = true;
        continue;
      }
      const made = this.makeBar(animation);
      this.known.set(id, made);
      this.made.push(made);
    }
    if (this.isBehind) return;
    const newest = this.made.at(-1)?.begin ?? null;
    this.bars.append(...this.made.map(({ element }) => element));
    this.made = [];
    for (const [id, bar] of this.known) {
      if (animations.has(id)) continue;
      bar.element.remove();
      this.known.delete(id);
    }
    this.window.classList.toggle("empty", this.known.size === 0);
    this.arrange();
    if (newest !== null) this.showAt(newest);
  }

  /** Scrolls to the animations that run at a time, unless one of them is visible. */
  showAt(time) {
    this.reveal(({ begin, end }) => begin <= time && time <= end);
  }

  reveal(isWanted) {
    const [scrolled, height] = this.seenLanes;
    const tops = [...this.known.values()].filter(isWanted).map(({ top }) => top);
    const isSeen = (top) => top >= scrolled && top + barHeight <= scrolled + height;
    if (tops.length === 0 || tops.some(isSeen)) return;
    this.lanes.scrollTop = Math.min(...tops) - rowGap;
    this.seenLanes[0] = this.lanes.scrollTop;
  }

  makeBar(animation) {
    const { id, layer, key, curve, duration, element: of, name } = animation;
    const title = of ? nameOfElement(of) : name;
    const words = make("span", {}, key);
    const element = make("div", { className: `bar-of-animation ${family(key)}`, tabIndex: -1 }, words);
    element.dataset.animation = id;
    element.setAttribute("role", "listitem");
    element.setAttribute("aria-label", this.describe(animation));
    element.style.setProperty("--curve", this.curves.polygon(curve, duration));
    const bar = { element, words, row: `${layer} ${title}`, layer, title, animation, values: null, merged: null, isHidden: false };
    this.place(bar);
    return bar;
  }

  describe({ element, name, key, begin, duration, curve, over }) {
    const length = duration === null ? "" : ` for ${seconds(duration)}`;
    const stopped = over !== null && duration !== null && over < begin + duration - 0.02 ? `, until ${seconds(over)}` : "";
    return `${element ? nameOfElement(element) : name} · ${key} · from ${seconds(begin)}${length}${stopped} · ${curve}`;
  }

  // Values

  /** Reads the values of finished animations for their bars, some at a time. */
  readValues() {
    if (this.reading !== null) return;
    const end = performance.now() + readingTime;
    for (const bar of this.known.values()) {
      if (bar.values !== null || bar.isOpen) continue;
      if (performance.now() > end) {
        this.reading = setTimeout(() => {
          this.reading = null;
          this.readValues();
        }, readingPause);
        return;
      }
      this.readValue(bar);
    }
  }

  readValue(bar) {
    const { animation } = bar;
    const found = valuesOf(this.film, animation, bar.end);
    // Also records that there are no values.
    bar.values = found ?? { values: [] };
    if (!found) return;
    bar.element.style.setProperty("--curve", valuePolygon(found.values, bar.begin, bar.end));
    this.showWords(bar);
  }

  /** Writes on a bar what it is about. */
  showWords(bar) {
    const { element, words, animation, values, merged, title } = bar;
    const way = values?.values.length > 0 ? this.way(bar) : "";
    write(words, merged?.keys.join(", ") ?? `${animation.key} ${way}`.trim());
    const label = merged
      ? `${title} · ${merged.keys.join(", ")} · from ${seconds(bar.begin)}, until ${seconds(merged.end)}`
      : [this.describe(animation), way].filter(Boolean).join(" · ");
    element.setAttribute("aria-label", label);
  }

  /** Describes the change of the property, with the value at the displayed moment. */
  way({ values: { name, values }, begin, end }, now = null) {
    const isMidway = now !== null && now > begin && now < end;
    const steps = [values[0][1], ...(isMidway ? [valueAt(values, now)] : []), values.at(-1)[1]];
    return `${name === "opacity" ? "" : `${name} `}${steps.map((value) => short(value)).join(" → ")}`;
  }

  /** Describes an animation in the line below the timeline. */
  showDescription(bar) {
    this.described = bar;
    const now = this.film.shown?.frame.time ?? null;
    if (bar.values === null && !bar.isOpen) this.readValue(bar);
    const way = bar.values?.values.length > 0 ? `${this.way(bar, now)} · ` : "";
    write(byId("animation"), bar.merged ? bar.element.getAttribute("aria-label") : way + this.describe(bar.animation));
  }

  // Places

  /** Positions a bar. It ends with its animation; while that runs, at its planned end. */
  place(bar) {
    const { animation } = bar;
    const end = animation.over ?? animation.end ?? this.film.end;
    bar.isOpen = animation.over === null;
    bar.isEndless = bar.isOpen && animation.end === null;
    bar.begin = animation.begin;
    bar.end = Math.max(end, animation.begin + 0.01);
    const last = bar.merged?.end ?? bar.end;
    const length = (last - bar.begin) * this.scale;
    const left = `${(bar.begin - this.origin) * this.scale}px`;
    const width = `${length}px`;
    if (bar.element.style.left !== left) bar.element.style.left = left;
    if (bar.element.style.width !== width) bar.element.style.width = width;
    bar.element.classList.toggle("short", length < shortBar);
    // Keeps the text visible if the bar starts left of the displayed range.
    const hidden = this.range.isFitted ? 0 : (this.range.start - bar.begin) * this.scale;
    const indent = hidden > 0 && hidden < length ? `${hidden}px` : "";
    if (bar.words.style.marginLeft !== indent) bar.words.style.marginLeft = indent;
    // Text that does not fit is cut with an ellipsis, also where the displayed range ends before the bar.
    const cut = last > this.range.end ? `${Math.max(0, (this.range.end - Math.max(bar.begin, this.range.start)) * this.scale)}px` : "";
    if (bar.words.style.maxWidth !== cut) bar.words.style.maxWidth = cut;
  }

  /** Arranges the bars in their lanes. */
  arrange() {
    const tops = new Map([...this.known.values()].map((bar) => [bar, [bar.top, bar.merged]]));
    this.bars.style.height = `${this.groups.arrange(this.known.values())}px`;
    for (const [bar, [top, merged]] of tops) {
      const { element } = bar;
      if (bar.top !== top) element.style.top = `${bar.top}px`;
      if (bar.merged || merged) {
        element.classList.toggle("merged", bar.merged !== null);
        this.place(bar);
        this.showWords(bar);
      }
      if (element.hidden !== bar.isHidden) element.hidden = bar.isHidden;
    }
    // Sorting costs more than all else here, so only where the bar that Tab reaches is gone.
    if (!this.reached?.element.isConnected || this.reached.isHidden) this.reached = this.inOrder[0] ?? null;
    this.makeReachable(this.reached);
    this.showMark();
  }

  /** Highlights the rows of a layer, null for none. */
  mark(layer) {
    if (layer === this.marked) return;
    this.marked = layer;
    this.showMark();
    if (layer !== null) this.reveal((bar) => bar.layer === layer);
  }

  showMark() {
    this.groups.mark(this.marked);
    for (const { element, layer } of this.known.values()) element.classList.toggle("marked", layer === this.marked);
  }

  // Pointer and keys

  listen() {
    const barOf = (event) => this.known.get(Number(event.target.closest?.(".bar-of-animation")?.dataset.animation));
    for (const name of ["pointerover", "focusin"]) {
      this.bars.addEventListener(name, (event) => {
        const bar = barOf(event);
        if (bar) this.showDescription(bar);
      });
    }
    this.bars.addEventListener("click", (event) => {
      const bar = barOf(event);
      if (!bar) return;
      this.showDescription(bar);
      this.onChoose(bar.animation);
    });
    this.bars.addEventListener("keydown", (event) => {
      const bar = barOf(event);
      if (!bar) return;
      const all = this.inOrder;
      const next = all[all.indexOf(bar) + { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]];
      if (event.key === "Enter" || event.key === " ") this.onChoose(bar.animation);
      else if (next) this.focus(next);
      else return;
      event.preventDefault();
    });
  }

  /** The bars that are seen, from top to bottom. */
  get inOrder() {
    return [...this.known.values()].filter(({ isHidden }) => !isHidden)
      .toSorted((one, other) => one.top - other.top || one.begin - other.begin);
  }

  /** Moves the focus. Tab reaches one of the bars, and the arrow keys move to the others. */
  focus(bar) {
    this.reached = bar;
    this.makeReachable(bar);
    bar.element.focus();
  }

  /** Has Tab reach a bar and no other. */
  makeReachable(bar) {
    if (bar?.element.tabIndex === 0) return;
    this.bars.querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
    bar?.element.setAttribute("tabindex", "0");
  }
}
