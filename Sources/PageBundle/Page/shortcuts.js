// The keyboard shortcuts, and the list of them.

import { byId, make } from "./elements.js";
import { preference, setPreference } from "./preferences.js";

/** Elements in which letters are typed. */
const typing = "input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select";

export class Shortcuts {
  /** @param actions by key: a description and a function. */
  constructor(actions) {
    this.actions = actions;
    this.dialog = byId("shortcuts");
    this.single = byId("single-keys");
    this.single.checked = preference("single-keys") !== "no";
    this.single.addEventListener("change", () => setPreference("single-keys", this.single.checked ? "yes" : "no"));
    for (const [key, [text]] of Object.entries(actions)) this.list(key, text);
    this.list("Tab, Enter", "On the stage: move from cell to cell, and tap");
    this.list("Arrows, Page, Home, End", "On the stage: scroll. On the timeline: move by frame");
    this.list("Shift+Arrows", "On the timeline: go to the next or previous event");
    this.list("+, -, 0", "On the timeline: zoom in, zoom out, and fit");
    byId("help").addEventListener("click", () => this.open());
    document.addEventListener("keydown", (event) => this.press(event));
  }

  list(key, text) {
    const names = key.length === 1 ? [key.toUpperCase()] : key.split(", ");
    byId("shortcut-list").append(make("dt", {}, ...names.map((name) => make("kbd", {}, name))), make("dd", {}, text));
  }

  open() {
    this.dialog.showModal();
  }

  press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || this.dialog.open) return;
    if (event.target.closest?.(typing)) return;
    const isLetter = event.key.length === 1;
    if (isLetter && !this.single.checked) return;
    const action = this.actions[isLetter ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action[1]();
  }
}
