// Shows the Swift source of the demo and its layouts, and highlights the methods that return an element's attributes.

import { byId, copy, make, write } from "./elements.js";
import { unpack } from "./packed.js";
import { highlight } from "./swift.js";

/** The depth to which calls of a method within its file are followed. */
const depth = 2;

export class SourcePanel {
  /** @param showsArticle returns whether the demo shows the code of its article. */
  constructor(showsArticle) {
    this.showsArticle = showsArticle;
    /** The file names by demo, its own first; the files of articles; all names, of another package; the texts by name. */
    this.sources = null;
    /** The highlighted method; null for none. */
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

  /** Unpacks and highlights only the displayed source. */
  async update() {
    if (!this.isVisible || this.shown === this.listing) return;
    await this.load();
    if (this.shown !== this.listing) this.list();
  }

  /** The demo, with whether its article's code comes first. */
  get listing() { return `${this.demo} ${this.showsArticle()}`; }

  get names() {
    // Of another package, all files are of each screen.
    const { demos = {}, articles = {}, all = [] } = this.sources;
    const names = demos[this.demo] ?? all;
    const article = articles[this.demo] ?? [];
    return this.showsArticle() ? [article, names].flat() : [names, article].flat();
  }

  async load() { this.sources ??= JSON.parse(new TextDecoder().decode(await unpack("sources"))); }

  list() {
    this.shown = this.listing;
    const { names } = this;
    this.choice.replaceChildren(...names.map((name) => make("option", { value: name }, name)));
    this.showFile(names[0] ?? null);
  }

  /** Highlights a method in the demo or one of its layouts, with the methods that it calls there. */
  async reveal(method) {
    await this.load();
    this.list();
    this.method = method;
    const name = this.names.find((each) => this.sources.files[each].includes(`func ${method}(`));
    this.showFile(name ?? this.file);
    byId("source").querySelector("mark")?.scrollIntoView({ block: "center" });
    write(byId("source-note"), name ? `Highlighted: ${method} and the methods it calls` : `Not overridden here; UIKit implements ${method}`);
  }

  showFile(name) {
    this.file = name;
    this.choice.value = name;
    write(byId("source-note"), "");
    byId("panel-source").scrollTop = 0;
    if (name === null) {
      write(byId("source"), "The source of this demo isn’t available.");
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

/** Returns the start and end of a function and of those that it calls, in order. */
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

/** Returns the range from a function's line to its closing brace, which has the same indentation. */
function rangeOf(text, name) {
  const line = new RegExp(`^( *)(?:[@\\w]+(?:\\(\\w+\\))? )*func ${name}\\(`, "m").exec(text);
  if (!line) return null;
  const rest = text.slice(line.index);
  const onOneLine = /^[^\n]*\{[^\n]*\}\n/.exec(rest);
  const closing = onOneLine ?? new RegExp(`^${line[1]}\\}\\n`, "m").exec(rest);
  return closing ? [line.index, line.index + closing.index + closing[0].length] : null;
}
