// The surroundings of the stage: appearance, size of text, direction, motion, contrast and safe area, in a bar above it. They belong to
// the device: demos that start later have them, too.

import { byId, make, short } from "./elements.js";

/** The values of each setting with their titles, by their names in addresses; the first one is the default. */
const choices = {
  style: { title: "Appearance", values: { page: "As the page", light: "Light", dark: "Dark" } },
  text: {
    title: "Text",
    values: {
      l: "L, the default", xs: "XS", s: "S", m: "M", xl: "XL", xxl: "XXL", xxxl: "XXXL", am: "Accessibility M", al: "Accessibility L",
      axl: "Accessibility XL", axxl: "Accessibility XXL", axxxl: "Accessibility XXXL",
    },
  },
  direction: { title: "Direction", values: { ltr: "Left to right", rtl: "Right to left" } },
  motion: { title: "Motion", values: { system: "As the system", full: "Full", less: "Reduced" } },
  contrast: { title: "Contrast", values: { system: "As the system", normal: "Normal", high: "Increased" } },
  safe: { title: "Safe area", values: { none: "None", island: "With a Dynamic Island", button: "With a home button" } },
};

/** The sizes of text in the order of `DeviceSettings.textSizes`. */
const textSizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "am", "al", "axl", "axxl", "axxxl"];

/** The insets of safe areas, upright and turned: top, left, bottom, right, in points. */
const insets = {
  none: [[0, 0, 0, 0], [0, 0, 0, 0]], island: [[59, 0, 34, 0], [0, 59, 21, 59]], button: [[20, 0, 0, 0], [0, 0, 0, 0]],
};

/** Returns the settings that a film has of its device in words. */
export function wordsOfDevice({ style, textSize, rightToLeft, reducedMotion, increasedContrast, top, left, bottom, right }) {
  const { style: { values: styles }, text: { values: sizes }, direction: { values: directions } } = choices;
  const edges = [top, left, bottom, right];
  return [
    styles[style].toLowerCase(), `text ${sizes[textSizes[textSize]] ?? "of another size"}`,
    directions[rightToLeft ? "rtl" : "ltr"].toLowerCase(), increasedContrast && "increased contrast", reducedMotion && "reduced motion",
    edges.some((inset) => inset > 0) && `safe area ${edges.map((inset) => short(inset, 1)).join(", ")}`,
  ].filter(Boolean).join(" · ");
}

const defaultOf = (name) => Object.keys(choices[name].values)[0];

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const moreContrast = matchMedia("(prefers-contrast: more)");

export class Surroundings {
  /**
   * @param theme the appearance of the page; @param device around the stage.
   * @param onChange called when the settings change, with whether the user has changed them.
   */
  constructor(theme, device, onChange) {
    Object.assign(this, { theme, device, onChange });
    this.bar = byId("surroundings");
    this.toggle = byId("around");
    this.controls = new Map(Object.entries(choices).map(([name, { title, values }]) => {
      const options = Object.entries(values).map(([value, words]) => make("option", { value }, words));
      const control = make("select", {}, ...options);
      control.addEventListener("change", () => this.choose({ [name]: control.value }));
      this.bar.insertBefore(make("label", {}, make("span", {}, title), control), byId("variant-kinds"));
      return [name, control];
    }));
    this.toggle.addEventListener("click", () => this.setOpen(this.bar.hidden));
    byId("plain").addEventListener("click", () => this.choose(this.read({})));
    for (const query of [lessMotion, moreContrast]) query.addEventListener("change", () => onChange(false));
    this.set({});
  }

  get isOpen() { return !this.bar.hidden; }

  setOpen(isOpen) {
    this.bar.hidden = !isOpen;
    this.toggle.setAttribute("aria-expanded", isOpen);
  }

  /** Returns the valid values of an address; missing or invalid ones get their defaults. */
  read(settings) {
    const value = (name) => (Object.hasOwn(choices[name].values, settings[name] ?? "") ? settings[name] : defaultOf(name));
    return Object.fromEntries(Object.keys(choices).map((name) => [name, value(name)]));
  }

  /** Sets the values of an address. @param isAsked whether the user has asked for them. */
  set(settings, isAsked = false) {
    this.values = this.read(settings);
    for (const [name, control] of this.controls) control.value = this.values[name];
    byId("plain").disabled = !this.isChanged;
    this.onChange(isAsked);
  }

  choose(changes) {
    this.set({ ...this.values, ...changes }, true);
  }

  /** The values by name, as in an address; null for defaults. */
  get settings() {
    return Object.fromEntries(Object.entries(this.values).map(([name, value]) => [name, value === defaultOf(name) ? null : value]));
  }

  /** Whether any value is not the default. */
  get isChanged() { return Object.values(this.settings).some((value) => value !== null); }

  /** Returns the settings of the device as `useDevice` takes them, with some values changed. */
  settingsOfDevice(changes = {}) {
    const { style, text, direction, motion, contrast, safe } = { ...this.values, ...changes };
    return {
      isDark: style === "page" ? this.theme.isDark : style === "dark", textSize: textSizes.indexOf(text),
      isRightToLeft: direction === "rtl", isMotionReduced: motion === "system" ? lessMotion.matches : motion === "less",
      isContrastIncreased: contrast === "system" ? moreContrast.matches : contrast === "high",
      insets: insets[safe][this.device.isTurned ? 1 : 0],
    };
  }

  /** Returns the appearance of the device as style sheets have it, with some values changed. */
  appearance(changes) { return this.settingsOfDevice(changes).isDark ? "dark" : "light"; }

  /** Passes the settings to a copy of the demo, and gives the element in which it is drawn their appearance. */
  apply(program, element, changes) {
    program.useDevice(this.settingsOfDevice(changes));
    element.style.colorScheme = this.appearance(changes);
  }

  /** Returns the title of a value. */
  titleOf(name, value) { return choices[name].values[value]; }
}
