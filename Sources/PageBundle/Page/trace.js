// The trace: calls between collection views and their layouts, data sources and delegates.

import { announce, byId, make, save, write } from "./elements.js";
import { nameOfElement } from "./inspection.js";
import { elementMatcher } from "./trace-search.js";

const receivers = ["layout", "dataSource", "delegate", "collectionView"];
const titles = { layout: "Layout", dataSource: "Data source", delegate: "Delegate", collectionView: "Collection view" };

/** The maximum number of rows. */
const most = 400;

/** The minimum time between updates, in milliseconds. */
const pause = 150;

/** An arrow, or a name that may be longer than a line, with what is around it. */
const whole = /(->|"?\w{16,}["(:,)\].]*)/;

/**
 * Returns a text that continues on the next line between the names of a call. Only a name that is longer than a line is
 * broken, between its own words.
 */
function breakable(text) {
  return text.split(whole).flatMap((part, index) => {
    if (index % 2 === 1) return make("bdi", {}, ...joined(part.split(/(?<=[a-z])(?=[A-Z])/)));
    return joined(part.split(/(?<=[a-z][.(]|[(:])(?=[\w["(])/i));
  });
}

/** Returns texts with places between them at which a line may end. */
const joined = (parts) => parts.flatMap((part) => [make("wbr"), part]).slice(1);

export class TracePanel {
  /**
   * @param past the displayed moment.
   * @param pinned returns the selected element, null for none.
   * @param allCalls returns the whole trace as JSON text.
   * @param onSelect called with the entry whose row is selected.
   */
  constructor(film, inspection, past, pinned, allCalls, onSelect) {
    Object.assign(this, { film, onSelect });
    this.pinned = pinned;
    this.only = byId("trace-only");
    this.only.addEventListener("change", () => this.refresh());
    this.inspection = inspection;
    this.list = byId("trace");
    this.filter = byId("trace-filter");
    this.chosen = new Set(receivers);
    for (const receiver of receivers) byId("trace-receivers").append(this.makeChoice(receiver));
    this.filter.addEventListener("input", () => {
      this.refresh();
      announce(byId("trace-note").textContent);
    });
    this.list.addEventListener("click", (event) => {
      const row = event.target.closest("button");
      if (!row) return;
      past.scrub(Number(row.dataset.shownAt));
      const number = Number(row.parentNode.dataset.number);
      this.onSelect(this.inspection.trace.find((entry) => entry.number === number) ?? null);
      row.scrollIntoView({ block: "nearest" });
    });
    byId("save-trace").addEventListener("click", () =>
      save("murmuration-trace.json", "application/json", allCalls()));
    this.clear();
  }

  makeChoice(receiver) {
    const box = make("input", { type: "checkbox", checked: true });
    box.addEventListener("change", () => {
      if (box.checked) this.chosen.add(receiver);
      else this.chosen.delete(receiver);
      this.refresh();
    });
    return make("label", { className: `receiver ${receiver}` }, box, make("span", {}, titles[receiver]));
  }

  get isVisible() { return !byId("panel-trace").hidden; }

  clear() {
    this.lastNumber = -1;
    this.list.replaceChildren();
    this.shownAt = 0;
    this.name = null;
    this.isAbout = null;
    this.only.parentNode.hidden = true;
    write(byId("trace-note"), "");
  }

  /** Makes the next update immediate, because the displayed moment has changed. */
  expire() {
    this.shownAt = 0;
  }

  focusFilter() {
    this.filter.focus();
  }

  /** Shows a call among all others and moves the focus to it. */
  reveal(entry) {
    this.filter.value = "";
    this.chosen = new Set(receivers);
    for (const box of byId("trace-receivers").querySelectorAll("input")) box.checked = true;
    const find = () => {
      this.refresh();
      return this.list.querySelector(`[data-number="${entry.number}"]`);
    };
    let row = find();
    if (!row && this.isAbout) {
      // It is not about the selected element, as an invalidation of everything.
      this.only.checked = false;
      row = find();
    }
    row?.scrollIntoView({ block: "center" });
    row?.firstChild.focus();
    this.onSelect(entry);
  }

  /** Updates after a frame. @param isLast whether no frame follows for now. */
  update(isLast) {
    const pinned = this.pinned();
    const name = pinned && nameOfElement(pinned);
    if (this.isVisible && name !== this.name) {
      this.name = name;
      this.isAbout = pinned && elementMatcher(pinned);
      this.only.parentNode.hidden = !pinned;
      write(this.only.nextElementSibling, `Only ${name}`);
      this.refresh();
      return;
    }
    if (!this.isVisible || (!isLast && performance.now() - this.shownAt < pause)) return;
    this.show();
  }

  refresh() {
    this.list.replaceChildren();
    this.lastNumber = -1;
    this.show();
  }

  matches({ kind, callee, text, reason }) {
    if (kind === "call" && !this.chosen.has(callee)) return false;
    const wanted = this.filter.value.trim().toLowerCase();
    return !wanted || text.toLowerCase().includes(wanted) || (reason ?? "").toLowerCase().includes(wanted);
  }

  /**
   * Returns the lines that match the filters; with a selected element, those about it and the lines that enclose them.
   */
  matching(trace) {
    const matching = trace.filter((entry) => this.matches(entry));
    if (!this.isAbout || !this.only.checked) return matching;
    const kept = new Set();
    // Enclosed lines follow the line that encloses them.
    for (const entry of matching.toReversed()) {
      if (this.isAbout(entry.text) || kept.has(entry.number)) kept.add(entry.number).add(entry.pass);
    }
    return matching.filter(({ number }) => kept.has(number));
  }

  show() {
    this.shownAt = performance.now();
    const { trace } = this.inspection;
    const matching = this.matching(trace);
    const shown = matching.slice(-most);
    const isAtEnd = this.list.scrollTop + this.list.clientHeight >= this.list.scrollHeight - 40;
    const first = shown[0]?.number ?? Infinity;
    while (this.list.firstChild && Number(this.list.firstChild.dataset.number) < first) this.list.firstChild.remove();
    const fresh = shown.filter(({ number }) => number > this.lastNumber);
    this.list.append(...fresh.map((entry) => this.makeRow(entry)));
    this.lastNumber = shown.at(-1)?.number ?? this.lastNumber;
    this.mark();
    if (isAtEnd && fresh.length > 0 && !this.film.isInPast) this.list.scrollTop = this.list.scrollHeight;
    write(byId("trace-note"), this.note(trace.length, matching.length, shown.length));
  }

  note(all, matching, shown) {
    const { isClosed } = this.film;
    if (all === 0) return isClosed ? "No calls in this film." : "No calls in the last ten seconds. Interact with the demo to record some.";
    const cut = shown < matching ? `, showing the last ${shown}` : "";
    return `${matching} of ${all} calls in ${isClosed ? "the film" : "the last ten seconds"}${cut}`;
  }

  makeRow({ number, time, shownAt, kind, depth, callee, text }) {
    const button = make("button", { className: `call ${kind} ${callee ?? ""}`, type: "button" },
      make("time", {}, time.toFixed(3)), make("span", {}, ...breakable(text)));
    Object.assign(button.dataset, { time, shownAt });
    button.style.setProperty("--depth", depth);
    const row = make("li", {}, button);
    row.dataset.number = number;
    return row;
  }

  /** Highlights the calls of the displayed frame of the past. */
  mark() {
    const { shown } = this.film;
    let first = null;
    for (const row of this.list.children) {
      const isNow = shown !== null && Number(row.firstChild.dataset.shownAt) === shown.frame.time;
      row.classList.toggle("now", isNow);
      if (isNow) first ??= row;
    }
    first?.scrollIntoView({ block: "nearest" });
  }
}
