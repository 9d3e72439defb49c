// Light or dark: as the system has it, or as the reader wants it.

import { byId, write } from "./elements.js";

const themes = ["auto", "light", "dark"];
const titles = { auto: "Auto", light: "Light", dark: "Dark" };
const place = "murmuration.theme";

export class Theme {
  /** @param onChange called when the colours change. */
  constructor(onChange) {
    this.onChange = onChange;
    this.show(this.remembered());
    byId("theme").addEventListener("click", () => this.next());
  }

  remembered() {
    try {
      return localStorage.getItem(place);
    } catch {
      // Some browsers keep nothing for pages that are files.
      return null;
    }
  }

  show(name) {
    this.name = themes.includes(name) ? name : "auto";
    if (this.name === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.name;
    write(byId("theme"), titles[this.name]);
    byId("theme").setAttribute("aria-label", `Colours: ${titles[this.name]}`);
  }

  next() {
    this.show(themes[(themes.indexOf(this.name) + 1) % themes.length]);
    try {
      localStorage.setItem(place, this.name);
    } catch {
      // Then it lasts as long as the page.
    }
    this.onChange();
  }
}
