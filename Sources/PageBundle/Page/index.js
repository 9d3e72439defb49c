// The list of demos, each with a link and a preview.

import { byId, make } from "./elements.js";
import { Thumbnails } from "./thumbnails.js";

export class Index {
  /**
   * @param open called with the demo that the user opens.
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
    for (const [name, holder] of [["pointerenter", link.firstChild], ["focus", link.firstChild], ["pointerleave"], ["blur"]]) {
      link.addEventListener(name, () => this.thumbnails.ask(holder));
    }
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(demo);
    });
    return link;
  }

  darken(isDark) { this.thumbnails.darken(isDark); }

  /** Loads the previews, and plays them unless the user prefers reduced motion. */
  async start() {
    this.play(!this.lessMotion.matches);
    await this.thumbnails.load();
  }

  play(isPlaying) {
    this.thumbnails.setPlaying(isPlaying);
    byId("previews").setAttribute("aria-pressed", isPlaying);
  }

  /** @param demo on the stage; null for none. */
  mark(demo) {
    for (const link of byId("demos").querySelectorAll("a")) {
      if (demo && link.hash === `#${demo.id}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    if (demo) this.reveal(byId("demos").querySelector("[aria-current]"));
  }

  /** Scrolls the list, and nothing else, until a link is visible. */
  reveal(link) {
    const index = byId("demos").parentNode;
    const [box, frame] = [link, index].map((element) => element.getBoundingClientRect());
    const way = (start, end, from, to) => (start < from ? start - from : Math.max(0, end - to));
    index.scrollBy(
      way(box.left, box.right, frame.left, frame.right), way(box.top, box.bottom, frame.top, frame.bottom));
  }
}
