// The settings in an address, collected from the modules that have them and passed to them.

import { narrowWindow } from "./elements.js";

export class Settings {
  constructor({ device, speed, overlay, tabs, dock, surroundings, variants, making }) {
    Object.assign(this, { device, speed, overlay, tabs, dock, surroundings, variants, making });
  }

  /** @param settings by name, as in the address; missing or invalid ones get their defaults. */
  apply(settings) {
    const number = (name) => (Number(settings[name]) > 0 ? Number(settings[name]) : null);
    this.device.set({
      name: ["phone", "tablet", "free"].includes(settings.device) ? settings.device : null,
      isTurned: settings.turned === "yes",
      size: number("width") && number("height") ? [number("width"), number("height")] : null,
    });
    this.surroundings.set(settings);
    this.variants.set(settings.variants);
    if (this.surroundings.isChanged || this.variants.value) this.surroundings.setOpen(true);
    this.making.set(settings.timings);
    this.speed.set(Number(settings.speed ?? 1));
    this.overlay.setGhosts(settings.ghosts === "yes");
    this.tabs.show(this.tabs.has(settings.panel) ? settings.panel : "about");
    this.dock.setOpen(settings.timeline ? settings.timeline === "yes" : !narrowWindow.matches);
  }

  /** The current settings; null for defaults. */
  get values() {
    const { device, speed, overlay, tabs, dock, surroundings, variants, making } = this;
    return {
      speed: speed.value === 1 ? null : speed.value,
      device: device.name,
      turned: device.isTurned ? "yes" : null,
      width: device.name === "free" ? device.size?.[0] : null,
      height: device.name === "free" ? device.size?.[1] : null,
      ...surroundings.settings,
      variants: variants.value,
      timings: making.text,
      ghosts: overlay.hasGhosts ? "yes" : null,
      panel: tabs.current === "about" ? null : tabs.current,
      timeline: dock.isOpen === !narrowWindow.matches ? null : dock.isOpen ? "yes" : "no",
    };
  }
}
