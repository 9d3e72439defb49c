// The index of demos: a link and a preview of each.

import { byId, make } from "./elements.js";
import { Thumbnails } from "./thumbnails.js";

export class Index {
  /**
   * @param open called with a demo that was chosen.
   * @param createProgram, isStageBusy see thumbnails.js.
   */
  constructor(demos, open, createProgram, isStageBusy) {
    this.demos = demos;
    this.thumbnails = new Thumbnails(createProgram, isStageBusy);
    for (const demo of demos) byId("demos").append(make("li", {}, this.makeLink(demo, open)));
    this.lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
    byId("previews").addEventListener("click", () => this.play(!this.thumbnails.isPlaying));
    this.lessMotion.addEventListener("change", () => this.play(!this.lessMotion.matches));
  }

  makeLink(demo, open) {
    const words = make("span", { className: "words" },
      make("strong", {}, demo.title), make("span", {}, demo.summary));
    const link = make("a", { href: `#${demo.id}` }, this.thumbnails.add(demo), words);
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(demo);
    });
    return link;
  }

  /** Has the previews loaded, and played unless the reader wants less motion. */
  async start() {
    this.play(!this.lessMotion.matches);
    await this.thumbnails.load();
  }

  play(isPlaying) {
    this.thumbnails.setPlaying(isPlaying);
    byId("previews").setAttribute("aria-pressed", isPlaying);
  }

  mark(demo) {
    for (const link of byId("demos").querySelectorAll("a")) {
      if (link.hash === `#${demo.id}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }
}
