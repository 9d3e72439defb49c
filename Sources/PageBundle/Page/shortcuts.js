// Keys for the whole page, and the list of them.

import { byId, make } from "./elements.js";
import { recall, remember } from "./memory.js";

/** Where letters are typed. */
const typing = "input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select";

export class Shortcuts {
  /** @param actions by key: what the key does in words, and a function. */
  constructor(actions) {
    this.actions = actions;
    this.dialog = byId("shortcuts");
    this.single = byId("single-keys");
    this.single.checked = recall("single-keys") !== "no";
    this.single.addEventListener("change", () => remember("single-keys", this.single.checked ? "yes" : "no"));
    for (const [key, [text]] of Object.entries(actions)) this.list(key, text);
    this.list("Tab, Enter", "From cell to cell on the stage, and tap");
    this.list("Arrows, Page, Home, End", "Scroll the stage; on the timeline, go from frame to frame");
    this.list("Shift with arrows", "On the timeline, go to the next touch or pass");
    this.list("+, -, 0", "On the timeline, enlarge it, show more of it, all of it");
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
