// The Swift source of the demo on the stage and of its layouts, with the lines that say what an element is to look like.

import { byId, copy, make, write } from "./elements.js";
import { highlight } from "./swift.js";

/** How far calls are followed from a method to others of its file. */
const depth = 2;

export class SourcePanel {
  constructor() {
    /** Of demos the names of files, the demo's own first; and the texts by name. */
    this.sources = null;
    /** The method whose lines are marked; null for none. */
    this.method = null;
    this.choice = byId("source-file");
    this.choice.addEventListener("change", () => this.showFile(this.choice.value));
    byId("copy-source").addEventListener("click", (event) => copy(this.text, event.currentTarget));
  }

  get isVisible() { return !byId("panel-source").hidden; }

  get text() { return this.sources?.files[this.file] ?? ""; }

  show(demo) {
    this.demo = demo;
    this.method = null;
    this.update();
  }

  /** Unpacks and colours only what is looked at. */
  async update() {
    if (!this.isVisible || this.shown === this.demo) return;
    await this.load();
    if (this.shown !== this.demo) this.list();
  }

  async load() { this.sources ??= JSON.parse(new TextDecoder().decode(await unpack("sources"))); }

  list() {
    this.shown = this.demo;
    const names = this.sources.demos[this.demo] ?? [];
    this.choice.replaceChildren(...names.map((name) => make("option", { value: name }, name)));
    this.showFile(names[0] ?? null);
  }

  /** Marks a method where the demo or one of its layouts has it, with what it calls there. */
  async reveal(method) {
    await this.load();
    this.list();
    this.method = method;
    const name = this.sources.demos[this.demo]?.find((each) => this.sources.files[each].includes(`func ${method}(`));
    this.showFile(name ?? this.file);
    byId("source").querySelector("mark")?.scrollIntoView({ block: "center" });
    write(byId("source-note"), name ? `Marked: ${method} and what it calls` : `${method} is answered by UIKit: nothing here overrides it`);
  }

  showFile(name) {
    this.file = name;
    this.choice.value = name;
    write(byId("source-note"), "");
    byId("panel-source").scrollTop = 0;
    if (name === null) {
      write(byId("source"), "There is no source of this demo in the page.");
      return;
    }
    const ranges = this.method ? rangesOf(this.text, this.method) : [];
    const parts = [];
    let end = 0;
    for (const [start, stop] of ranges) {
      parts.push(...highlight(this.text.slice(end, start)), make("mark", {}, ...highlight(this.text.slice(start, stop))));
      end = stop;
    }
    byId("source").replaceChildren(...parts, ...highlight(this.text.slice(end)));
  }
}

/** Where a function is in a text, and those that it calls: where each begins and ends, in order. */
function rangesOf(text, method) {
  const found = new Map();
  const follow = (name, left) => {
    if (found.has(name)) return;
    const range = rangeOf(text, name);
    if (!range) return;
    found.set(name, range);
    if (left === 0) return;
    const [, ...called] = [...text.slice(...range).matchAll(/\b([a-z]\w*)\(/g)].map(([, each]) => each);
    for (const each of called) follow(each, left - 1);
  };
  follow(method, depth);
  return [...found.values()].toSorted(([one], [other]) => one - other);
}

/** From the line of a function to the brace that closes it, as far in as that line. */
function rangeOf(text, name) {
  const line = new RegExp(`^( *)(?:[@\\w]+(?:\\(\\w+\\))? )*func ${name}\\(`, "m").exec(text);
  if (!line) return null;
  const rest = text.slice(line.index);
  const onOneLine = /^[^\n]*\{[^\n]*\}\n/.exec(rest);
  const closing = onOneLine ?? new RegExp(`^${line[1]}\\}\\n`, "m").exec(rest);
  return closing ? [line.index, line.index + closing.index + closing[0].length] : null;
}
