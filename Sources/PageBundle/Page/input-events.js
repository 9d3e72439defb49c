// Records the input events of the stage, by the user and by scripts, for replaying them.

/** The pause in seconds after which a wheel event begins another gesture. */
const wheelPause = 0.5;

/** The maximum number of events, about a minute of dragging, which limits the memory of a page that stays open. */
const most = 4000;

/** For addresses: the letter of each event that can be replayed, and the number of its integers. */
const letters = {
  d: ["pointerDown", 3], m: ["pointerMove", 3], u: ["pointerUp", 1], c: ["pointerCancel", 1], w: ["wheel", 4], k: ["key", 1],
  s: ["secondaryClick", 2],
};

/** Events that cannot be replayed: they refer to layers, whose numbers will differ, or contain the user's text. */
const once = ["adjust", "performAction", "type", "edit", "select", "beginEditing", "endEditing"];

const keys = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "PageDown", "PageUp", "Home", "End", "Enter", " ", "Escape",
  "Delete", "Backspace"];

export class InputEvents {
  /** @param comparisonCopy receives the same events. */
  constructor(program, film, comparisonCopy) {
    Object.assign(this, { program, film, comparisonCopy });
    this.clear();
  }

  /** Clears the record for another demo. */
  clear() {
    /** The events, each with its time, name and values. */
    this.list = [];
    this.fingers = new Set();
    /** The index of the first event of the last gesture, null for none. */
    this.gesture = null;
    /** Whether all events since the start of the demo can be replayed. */
    this.isComplete = true;
  }

  /** Records an event and passes it to the program; returns the program's answer. */
  perform(name, values) {
    this.note(name, values);
    this.list.push({ time: this.film.end, name, values });
    if (this.list.length > most) this.forget(most / 2);
    this.comparisonCopy.perform(name, values);
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

  /** Discards the oldest events. The rest cannot be replayed without them. */
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

  /** The events as a short text for addresses; null if they cannot be replayed. */
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

/** Parses the text of an address; returns null if it is invalid. */
export function parseInputEvents(text) {
  let time = 0;
  const inputEvents = text.split("_").map((part) => {
    // Only numbers can have a minus sign, so points are safe separators.
    const [passed, letter, ...rest] = part.split(".");
    const [name, count] = letters[letter] ?? [];
    const numbers = rest.map(Number);
    time += Number.parseInt(passed, 36) / 1000;
    if (!(time >= 0) || numbers.length !== count || !numbers.every(Number.isFinite)) return null;
    return { time, name, values: name === "key" ? [keys[numbers[0]] ?? "", 0] : numbers };
  });
  return inputEvents.every(Boolean) ? inputEvents : null;
}
