// The page's appearance: automatic, light or dark.

import { byId, write } from "./elements.js";
import { preference, setPreference } from "./preferences.js";

const themes = ["auto", "light", "dark"];
const titles = { auto: "Automatic", light: "Light", dark: "Dark" };

const darkAround = matchMedia("(prefers-color-scheme: dark)");

export class Theme {
  /** @param onChange called when the colours change. */
  constructor(onChange) {
    this.onChange = onChange;
    this.show(preference("theme"));
    byId("theme").addEventListener("click", () => this.next());
    darkAround.addEventListener("change", () => this.onChange());
  }

  show(name) {
    this.name = themes.includes(name) ? name : "auto";
    if (this.name === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.name;
    write(byId("theme").lastElementChild, titles[this.name]);
    byId("theme").setAttribute("aria-label", `Appearance: ${titles[this.name]}`);
  }

  get isDark() { return this.name === "auto" ? darkAround.matches : this.name === "dark"; }

  next() {
    this.show(themes[(themes.indexOf(this.name) + 1) % themes.length]);
    setPreference("theme", this.name);
    this.onChange();
  }
}
