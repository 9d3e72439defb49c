// The Swift source of the demo on the stage.

import { byId, copy, write } from "./elements.js";
import { highlight } from "./swift.js";

export class SourcePanel {
  constructor() {
    /** By demo: the file's name and its text. */
    this.sources = null;
    byId("copy-source").addEventListener("click", (event) => copy(this.current?.text ?? "", event.currentTarget));
  }

  get isVisible() { return !byId("panel-source").hidden; }

  get current() { return this.sources?.[this.demo] ?? null; }

  show(demo) {
    this.demo = demo;
    this.update();
  }

  /** Unpacks and colours only what is looked at. */
  async update() {
    if (!this.isVisible || this.shown === this.demo) return;
    this.sources ??= JSON.parse(new TextDecoder().decode(await unpack("sources")));
    if (this.shown === this.demo) return;
    this.shown = this.demo;
    write(byId("source-file"), this.current?.file ?? "");
    byId("source").replaceChildren(...highlight(this.current?.text ?? "There is no source of this demo in the page."));
    byId("panel-source").scrollTop = 0;
  }
}
