// The last ten seconds: time per frame above, a bar for every animation below. Moving along it goes back in time.

import { curvePolygon } from "./curves.js";
import { byId, make, seconds, write } from "./elements.js";
import { filmLength } from "./film.js";
import { nameOfElement } from "./inspection.js";

const barHeight = 14;
const barGap = 2;
const rowGap = 4;

/** Narrower bars have no words in them, in pixels. */
const shortBar = 28;

/** The graph's height, in milliseconds. */
const graphHeight = 8;

/** Between two drawings of it, in milliseconds. */
const graphPause = 100;

/** How long bars are made each time, in milliseconds, while frames follow: the rest of them come a little later. */
const makingTime = 4;

/** What kind of property an animation moves: for its colour. */
function family(key) {
  if (key.startsWith("position")) return "place";
  if (key.startsWith("bounds")) return "size";
  if (key.startsWith("transform")) return "turn";
  if (key.startsWith("opacity")) return "fade";
  return "other";
}

export class Timeline {
  /** @param past which moment is shown. */
  constructor(film, inspection, past) {
    this.film = film;
    this.inspection = inspection;
    this.past = past;
    this.ruler = byId("ruler");
    this.graph = byId("graph");
    this.bars = byId("bars");
    this.window = byId("window");
    this.lanes = byId("lanes");
    this.clear();
    new ResizeObserver(() => this.fit()).observe(this.window);
    // Kept, because to ask for them in a frame has the browser lay out the page at once.
    const noteLanes = () => { this.seenLanes = [this.lanes.scrollTop, this.lanes.clientHeight]; };
    new ResizeObserver(noteLanes).observe(this.lanes);
    this.lanes.addEventListener("scroll", noteLanes);
    noteLanes();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.fit());
    this.listenToScrubbing();
    this.listenToKeys();
    this.listenToBars();
  }

  clear() {
    this.rows = new Map();
    this.known = new Map();
    this.seen = 0;
    this.made = [];
    this.isBehind = false;
    this.drawnAt = 0;
    this.bars.replaceChildren();
    this.window.classList.add("empty");
    byId("labels").replaceChildren();
    write(byId("animation"), "");
  }

  /** The window has another size, or other colours. */
  fit() {
    const style = getComputedStyle(this.ruler);
    this.colors = { frame: style.color, line: style.borderBottomColor, text: getComputedStyle(byId("animation")).color };
    this.font = `${10 * devicePixelRatio}px ${style.fontFamily}`;
    this.width = this.window.clientWidth;
    this.scale = this.width / filmLength;
    this.labelWidth = this.window.offsetLeft;
    const ratio = devicePixelRatio;
    this.graph.width = Math.round(this.graph.clientWidth * ratio);
    this.graph.height = Math.round(this.graph.clientHeight * ratio);
    for (const bar of this.known.values()) this.place(bar);
    this.update();
  }

  /** The time at the left end. */
  get start() { return Math.max(0, this.film.end - filmLength); }

  /** @param isLast whether no frame follows for now. */
  update(isLast = true) {
    if (!this.width) return;
    if (this.seen !== this.inspection.changes || (this.isBehind && this.inspection.isFresh)) this.addBars(isLast);
    else for (const bar of this.known.values()) if (bar.isEndless) this.place(bar);
    this.bars.style.transform = `translateX(${-this.start * this.scale}px)`;
    this.drawGraph(isLast);
    this.showCursor();
  }

  // Scrubbing

  listenToScrubbing() {
    let isScrubbing = false;
    const scrub = (event) => {
      const left = this.window.getBoundingClientRect().left;
      this.past.scrub(this.start + (event.clientX - left) / this.scale);
    };
    for (const area of [this.ruler, this.window]) {
      area.addEventListener("pointerdown", (event) => {
        if (event.button !== 0 || event.target.closest(".bar-of-animation")) return;
        isScrubbing = true;
        area.setPointerCapture(event.pointerId);
        scrub(event);
      });
      area.addEventListener("pointermove", (event) => { if (isScrubbing) scrub(event); });
      for (const name of ["pointerup", "pointercancel"]) area.addEventListener(name, () => { isScrubbing = false; });
    }
  }

  listenToKeys() {
    this.ruler.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const now = this.film.shown?.frame.time ?? this.film.end;
      const actions = {
        ArrowLeft: () => this.past.step(-1), ArrowDown: () => this.past.step(-1),
        ArrowRight: () => this.past.step(1), ArrowUp: () => this.past.step(1),
        PageDown: () => this.past.scrub(now - 1), PageUp: () => this.past.scrub(now + 1),
        Home: () => this.past.scrub(this.film.start), End: () => this.past.goLive(),
      };
      if (!actions[event.key]) return;
      event.preventDefault();
      actions[event.key]();
    });
  }

  showCursor() {
    const { shown, end } = this.film;
    const cursor = byId("cursor");
    cursor.hidden = !shown;
    const ago = shown ? end - shown.frame.time : 0;
    if (shown) {
      const x = this.labelWidth + Math.max(0, (shown.frame.time - this.start) * this.scale);
      cursor.style.transform = `translateX(${x}px)`;
      this.showBarsAt(shown.frame.time);
    }
    const value = `${Number((-ago).toFixed(3)) || 0}`;
    if (this.ruler.getAttribute("aria-valuenow") === value) return;
    this.ruler.setAttribute("aria-valuenow", value);
    this.ruler.setAttribute("aria-valuetext", shown ? `${ago.toFixed(2)} seconds ago` : "the present");
  }

  // The graph

  drawGraph(isLast) {
    if (!isLast && performance.now() - this.drawnAt < graphPause) return;
    this.drawnAt = performance.now();
    const context = this.graph.getContext("2d");
    const { width, height } = this.graph;
    const { start } = this;
    const perSecond = width / filmLength;
    context.clearRect(0, 0, width, height);
    context.font = this.font;
    for (let second = Math.ceil(start); second < start + filmLength; second += 1) {
      const x = Math.round((second - start) * perSecond);
      context.fillStyle = this.colors.line;
      context.fillRect(x, 0, 1, height);
      context.fillStyle = this.colors.text;
      context.fillText(`${second} s`, x + 4 * devicePixelRatio, 11 * devicePixelRatio);
    }
    const bar = Math.max(1, devicePixelRatio);
    context.fillStyle = this.colors.frame;
    // All at once: one by one they cost more than the frame that they tell about.
    context.beginPath();
    for (const { time, cost } of this.film.frames) {
      const tall = Math.max(1, Math.min(1, cost / graphHeight) * height);
      context.rect(Math.round((time - start) * perSecond), height - tall, bar, tall);
    }
    context.fill();
  }

  // Bars

  addBars(isLast) {
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
    if (newest !== null) this.showBarsAt(newest);
  }

  /** Scrolls to what moves at a time, unless some of it is seen already. */
  showBarsAt(time) {
    const [scrolled, height] = this.seenLanes;
    const tops = [...this.known.values()].filter(({ begin, end }) => begin <= time && time <= end).map(({ top }) => top);
    const isSeen = (top) => top >= scrolled && top + barHeight <= scrolled + height;
    if (tops.length === 0 || tops.some(isSeen)) return;
    this.lanes.scrollTop = Math.min(...tops) - rowGap;
    this.seenLanes[0] = this.lanes.scrollTop;
  }

  makeBar(animation) {
    const { id, layer, key, curve, duration, element: of, name } = animation;
    const title = of ? nameOfElement(of) : name;
    const element = make("div", { className: `bar-of-animation ${family(key)}`, tabIndex: -1 }, make("span", {}, key));
    element.dataset.animation = id;
    element.setAttribute("role", "listitem");
    element.setAttribute("aria-label", this.describe(animation));
    element.style.setProperty("--curve", curvePolygon(curve, duration));
    const bar = { element, row: `${layer} ${title}`, title, animation };
    this.place(bar);
    return bar;
  }

  describe({ element, name, key, begin, duration, curve, over }) {
    const length = duration === null ? "" : ` for ${seconds(duration)}`;
    const stopped = over !== null && duration !== null && over < begin + duration - 0.02 ? `, until ${seconds(over)}` : "";
    return `${element ? nameOfElement(element) : name} · ${key} · from ${seconds(begin)}${length}${stopped} · ${curve}`;
  }

  /** A bar ends where its animation does; before that, where it is planned to. */
  place(bar) {
    const { animation } = bar;
    const end = animation.over ?? animation.end ?? this.film.end;
    bar.isOpen = animation.over === null;
    bar.isEndless = bar.isOpen && animation.end === null;
    bar.begin = animation.begin;
    bar.end = Math.max(end, animation.begin + 0.01);
    const length = (bar.end - bar.begin) * this.scale;
    const left = `${bar.begin * this.scale}px`;
    const width = `${length}px`;
    if (bar.element.style.left !== left) bar.element.style.left = left;
    if (bar.element.style.width !== width) bar.element.style.width = width;
    bar.element.classList.toggle("short", length < shortBar);
  }

  /** One row per layer, and per element that it was; bars at the same time one below the other. */
  arrange() {
    const rows = new Map();
    for (const bar of this.known.values()) {
      const row = rows.get(bar.row) ?? { title: bar.title, ends: [], bars: [] };
      rows.set(bar.row, row);
      let line = row.ends.findIndex((end) => end <= bar.begin + 1e-6);
      if (line < 0) line = row.ends.length;
      row.ends[line] = bar.end;
      row.bars.push([bar, line]);
    }
    let top = rowGap;
    const labels = [];
    for (const row of rows.values()) {
      for (const [bar, line] of row.bars) {
        const place = top + line * (barHeight + barGap);
        if (bar.top === place) continue;
        bar.top = place;
        bar.element.style.top = `${place}px`;
      }
      const label = make("div", { title: row.title }, row.title);
      label.style.top = `${top}px`;
      labels.push(label);
      top += row.ends.length * (barHeight + barGap) + rowGap;
    }
    byId("labels").replaceChildren(...labels);
    this.bars.style.height = `${top}px`;
    if (!this.bars.querySelector("[tabindex='0']")) this.bars.firstElementChild?.setAttribute("tabindex", "0");
  }

  listenToBars() {
    const barOf = (event) => event.target.closest?.(".bar-of-animation");
    const tell = (event) => {
      const bar = barOf(event);
      const animation = bar && this.inspection.animations.get(Number(bar.dataset.animation));
      if (animation) write(byId("animation"), this.describe(animation));
    };
    this.bars.addEventListener("pointerover", tell);
    this.bars.addEventListener("focusin", tell);
    const go = (bar) => this.past.scrub(this.inspection.animations.get(Number(bar.dataset.animation)).begin);
    this.bars.addEventListener("click", (event) => {
      if (barOf(event)) go(barOf(event));
    });
    this.bars.addEventListener("keydown", (event) => {
      const bar = barOf(event);
      if (!bar) return;
      const neighbour = { ArrowLeft: "previousElementSibling", ArrowUp: "previousElementSibling",
        ArrowRight: "nextElementSibling", ArrowDown: "nextElementSibling" }[event.key];
      if (event.key === "Enter" || event.key === " ") go(bar);
      else if (neighbour && bar[neighbour]) this.focus(bar, bar[neighbour]);
      else return;
      event.preventDefault();
    });
  }

  /** One of the bars is reached by the tabulator; arrows go to the others. */
  focus(old, next) {
    old.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }
}
