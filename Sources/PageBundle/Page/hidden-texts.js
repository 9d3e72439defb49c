// Find in page over all items of collection views whose data source knows their texts: UIKit's part is
// UICollectionViewDataSourceFinding.
//
// Items without a cell have their texts in the document, hidden until the browser finds them: those before the first visible
// item in front of the stage, the others behind it. What is found is scrolled to, and its text is laid over the cell, invisible
// but for the browser's mark, until something is done on the stage. The browser would forget a text that is moved or
// removed, and search on without it.

import { Pauses } from "./pauses.js";
import { TextRun, hide } from "./text-run.js";

/** Whether the browser tells what it finds. In others, nothing is made. */
const isTold = "onbeforematch" in document.documentElement;

/** Milliseconds of idle time that a step may take; and those that all steps take in a browser that doesn't tell when it is idle. */
const stepTime = 3;
const turnTime = 8;

const idleCallback = globalThis.requestIdleCallback ?? ((call) => setTimeout(() => {
  const end = performance.now() + turnTime;
  call({ timeRemaining: () => end - performance.now() });
}, 20));

const isSameText = (one, other) => one.replace(/\s+/g, " ").trim() === other.replace(/\s+/g, " ").trim();

/** Whether a label shows a line, perhaps shortened. */
function shows(label, line) {
  const text = label.textContent;
  return isSameText(text, line) || (text.endsWith("…") && line.startsWith(text.slice(0, -1)));
}

/** Returns the changes of collection views from the program's numbers; see FindingExports.swift. */
function changesIn(numbers) {
  const changes = [];
  for (let place = 0; place < numbers.length;) {
    const [layer, count, prefix, suffix, size] = numbers.slice(place, place + 5);
    place += 5 + size;
    changes.push({ layer, count, prefix, suffix, visible: numbers.slice(place - size, place) });
  }
  return changes;
}

/** The texts of one collection view. */
class ListTexts {
  constructor(layer) {
    this.layer = layer;
    this.count = 0;
    this.pivot = 0;
    this.before = new TextRun();
    this.after = new TextRun();
  }

  get runs() { return [this.before, this.after]; }

  /**
   * Follows the program; returns whether rows have changed.
   * @param isHeld whether rows stay on their side of the stage, because one of them is shown.
   */
  follow({ count, prefix, suffix, visible }, isHeld) {
    const change = { count, prefix, suffix, shift: count - this.count };
    for (const run of this.runs) run.follow(change);
    const isSame = prefix === count && this.count === count;
    this.count = count;
    if (isHeld && isSame) return false;
    this.pivot = Math.min(visible[0] ?? this.pivot, count);
    this.before.limit(0, this.pivot, new Set());
    this.after.limit(this.pivot, count, new Set(visible));
    return true;
  }
}

export class HiddenTexts {
  /**
   * @param stage the element of the stage, in its place.
   * @param view has the `program`, the `renderer`, and `attempt`, `perform` and `drawNow`.
   */
  constructor(stage, view) {
    Object.assign(this, { stage, view });
    this.lists = new Map();
    /** The row that is shown, with its list and its item; null for none. */
    this.shown = null;
    this.isAsked = false;
    this.isIdle = true;
    if (!isTold) return;
    this.pauses = new Pauses(() => this.update());
    this.holders = [stage.before, stage.after].map((insert) => {
      const holder = document.createElement("div");
      holder.className = "texts";
      holder.addEventListener("beforematch", ({ target }) => this.reveal(target));
      insert.call(stage, holder);
      return holder;
    });
    for (const name of ["pointerdown", "wheel", "keydown"]) {
      stage.addEventListener(name, () => this.conceal(), { capture: true, passive: true });
    }
  }

  clear() {
    if (!isTold) return;
    this.shown = null;
    this.lists.clear();
    for (const holder of this.holders) holder.replaceChildren();
  }

  /** Follows a frame of the stage. */
  followFrame() {
    if (!isTold) return;
    if (this.shown) this.place();
    this.pauses.noteChange();
  }

  /** Asks the program what has changed. */
  update() {
    const { program } = this.view;
    if (!program) return;
    const numbers = this.view.attempt(() => program.ask("findableLists"));
    if (!numbers) return;
    const known = changesIn(numbers);
    const layers = new Set(known.map(({ layer }) => layer));
    for (const [layer, list] of this.lists) {
      if (layers.has(layer)) continue;
      if (this.shown?.list === list) this.shown = null;
      this.lists.delete(layer);
      for (const run of list.runs) run.element.remove();
    }
    for (const change of known) {
      let list = this.lists.get(change.layer);
      if (!list) {
        list = new ListTexts(change.layer);
        this.lists.set(change.layer, list);
        list.runs.forEach((run, index) => this.holders[index].append(run.element));
      }
      if (list.follow(change, this.shown !== null) && this.shown?.list === list) this.conceal();
    }
    this.fillLater();
  }

  fillLater() {
    if (!this.isIdle || this.lists.size === 0) return;
    this.isIdle = false;
    idleCallback((deadline) => {
      this.isIdle = true;
      if (this.fill(deadline)) this.fillLater();
    }, { timeout: 1000 });
  }

  /** Adds texts as long as there is time; returns whether there are more. */
  fill(deadline) {
    for (const { layer, runs } of this.lists.values()) {
      const ask = (start, count) => {
        const { program } = this.view;
        return (program && this.view.attempt(() => program.ask("findableTexts", layer, start, count))) ?? [];
      };
      for (const run of runs) {
        while (run.fill(ask)) if (deadline.timeRemaining() < stepTime) return true;
      }
    }
    return false;
  }

  /** Shows a row that the browser has found. */
  reveal(row) {
    if (!row.classList.contains("row")) return;
    // The browser doesn't show a block again that was shown when it searched.
    this.conceal(row.parentNode);
    this.shown = { row };
    this.update();
    this.shown = null;
    for (const list of this.lists.values()) {
      const run = list.runs.find(({ element }) => element.contains(row));
      if (!run) continue;
      const item = run.itemOf(row);
      // A frame that is due comes before the event, and has no cell of the item yet.
      this.view.perform("reveal", item, list.layer);
      this.shown = { row, block: row.parentNode, list, item };
      this.view.drawNow();
      if (this.shown) this.place();
    }
  }

  /** Hides the row that was shown, and its block unless it stays. */
  conceal(staying = null) {
    if (!this.shown) return;
    const { row, block } = this.shown;
    this.shown = null;
    for (const element of [row, ...row.children]) element.removeAttribute("style");
    hide(row);
    if (block && block !== staying) hide(block);
    this.pauses.noteChange();
  }

  /** Lays the lines of the row that is shown over the labels with the same texts, or else over the cell. */
  place() {
    const { row, list, item } = this.shown;
    if (!list) return;
    const { program, renderer } = this.view;
    const layer = program && this.view.attempt(() => program.exports.cellOfItem(list.layer, item));
    const cell = layer && renderer.nodes.get(layer)?.element;
    if (!cell) {
      this.conceal();
      return;
    }
    const labels = [...cell.querySelectorAll(".label")];
    const lines = row.childElementCount > 0 ? [...row.children] : [row];
    const found = lines.map((line) => labels.find((label) => shows(label, line.textContent)));
    // The cell may be another one's, of which the program tells soon.
    if (this.shown.hadLabel && !found.some(Boolean)) {
      this.conceal();
      return;
    }
    this.shown.hadLabel = found.some(Boolean);
    lines.forEach((line, index) => this.lay(line, found[index] ?? cell, found[index]));
  }

  /** @param label whose font the line has; none for any. */
  lay(line, element, label) {
    const stage = this.stage.getBoundingClientRect();
    const scale = stage.width / this.stage.offsetWidth || 1;
    const { left, top, width, height } = element.getBoundingClientRect();
    const pixels = (length) => `${length / scale}px`;
    Object.assign(line.style, {
      position: "absolute", left: pixels(left - stage.left), top: pixels(top - stage.top), width: pixels(width),
      height: pixels(height),
    });
    if (!label) return;
    const { font } = getComputedStyle(label.querySelector("span span") ?? label);
    const { display, flexDirection, justifyContent, alignItems, textAlign, lineHeight } = getComputedStyle(label);
    Object.assign(line.style, { font, display, flexDirection, justifyContent, alignItems, textAlign, lineHeight });
  }
}
