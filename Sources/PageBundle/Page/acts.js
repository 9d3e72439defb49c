// What was done on the stage since the demo began, to be done again: by the reader and by scripts.

/** After a pause like this, in seconds, a wheel begins another gesture. */
const wheelPause = 0.5;

/** More are not kept, or a page that is left open would need more and more memory. About a minute of dragging. */
const most = 4000;

/** In addresses: a letter for each that can be done again, and how many whole numbers it takes. */
const letters = {
  d: ["pointerDown", 3], m: ["pointerMove", 3], u: ["pointerUp", 1], c: ["pointerCancel", 1], w: ["wheel", 4], k: ["key", 1],
  s: ["secondaryClick", 2],
};

/** What cannot be done again: it names layers, which have other numbers then, or is text, which is the reader's own. */
const once = ["adjust", "performAction", "type", "edit", "select", "beginEditing", "endEditing"];

const keys = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End", "Enter", " ", "Escape",
  "Delete", "Backspace"];

export class Acts {
  /** @param twin does the same. */
  constructor(program, film, twin) {
    Object.assign(this, { program, film, twin });
    this.clear();
  }

  /** Another demo begins. */
  clear() {
    /** Each with its time, name and values. */
    this.list = [];
    this.fingers = new Set();
    /** Where in the list the last gesture begins, null for none. */
    this.gesture = null;
    /** Whether all can be done again. */
    this.isComplete = true;
  }

  /** Has the program hear of it, and answers what it does. */
  perform(name, values) {
    this.note(name, values);
    this.list.push({ time: this.film.end, name, values });
    if (this.list.length > most) this.forget(most / 2);
    this.twin.perform(name, values);
    return this.program[name](...values);
  }

  note(name, values) {
    const last = this.list.at(-1);
    const begins = name === "pointerDown" ? this.fingers.size === 0 : name === "key" || name === "secondaryClick"
      || (name === "wheel" && (last?.name !== "wheel" || this.film.end - last.time > wheelPause));
    if (begins) this.gesture = this.list.length;
    if (name === "pointerDown") this.fingers.add(values[0]);
    if (name === "pointerUp" || name === "pointerCancel") this.fingers.delete(values[0]);
    if (once.includes(name)) this.isComplete = false;
  }

  /** Without its beginning, what was done cannot be done again. */
  forget(count) {
    this.list.splice(0, count);
    this.isComplete = false;
    this.gesture = this.gesture === null || this.gesture < count ? null : this.gesture - count;
  }

  pointerDown(...values) { this.perform("pointerDown", values); }
  pointerMove(...values) { this.perform("pointerMove", values); }
  pointerUp(...values) { this.perform("pointerUp", values); }
  pointerCancel(...values) { this.perform("pointerCancel", values); }
  wheel(...values) { this.perform("wheel", values); }
  key(...values) { this.perform("key", values); }
  adjust(...values) { this.perform("adjust", values); }
  performAction(...values) { this.perform("performAction", values); }
  secondaryClick(...values) { return this.perform("secondaryClick", values); }
  type(text) { this.perform("type", [text]); }
  edit(...values) { this.perform("edit", values); }
  select(...values) { this.perform("select", values); }
  beginEditing(layer) { this.perform("beginEditing", [layer]); }
  endEditing() { this.perform("endEditing", []); }

  /** A short text for addresses; null if not all can be done again. */
  get text() {
    if (!this.isComplete) return null;
    let before = 0;
    return this.list.map(({ time, name, values }) => {
      const moment = Math.round(time * 1000);
      const passed = moment - before;
      before = moment;
      const [letter] = Object.entries(letters).find(([, [each]]) => each === name);
      const numbers = name === "key" ? [keys.indexOf(values[0])] : values.map(Math.round);
      return [passed.toString(36), letter, ...numbers].join(".");
    }).join("_");
  }
}

/** Reads such a text; null for nonsense. */
export function actsIn(text) {
  let time = 0;
  const acts = text.split("_").map((part) => {
    // A minus stands in front of numbers only, so points part them.
    const [passed, letter, ...rest] = part.split(".");
    const [name, count] = letters[letter] ?? [];
    const numbers = rest.map(Number);
    time += Number.parseInt(passed, 36) / 1000;
    if (!(time >= 0) || numbers.length !== count || !numbers.every(Number.isFinite)) return null;
    return { time, name, values: name === "key" ? [keys[numbers[0]] ?? "", 0] : numbers };
  });
  return acts.every(Boolean) ? acts : null;
}
