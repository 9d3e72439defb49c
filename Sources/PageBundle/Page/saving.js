// What the user takes along: links, recordings, tests and scripts.

import { byId, copy, save } from "./elements.js";
import { reasonForNoScript, script, swiftTest } from "./saved-input.js";

export class Saving {
  constructor(workbench) {
    this.workbench = workbench;
  }

  /** Copies a link to the current state, including the displayed moment and the selected element. */
  copyLink(button) {
    if (!this.workbench.demo || byId("copy-link").hidden) return;
    const values = this.workbench.links.values(this.workbench.pinned);
    const state = { id: this.workbench.demo.id, settings: { ...this.workbench.settings.values, ...values }, parameters: this.workbench.playground.changed };
    copy(this.workbench.address.link(state), button);
    if (values === null) this.workbench.showNotice("The link opens the demo, but not this moment: there has been too much input for a link.");
  }

  async saveRecording() {
    const name = `${this.workbench.demo.id}.svg`;
    const { begin, end } = this.workbench.filmPlayer;
    save(name, "image/svg+xml", await this.workbench.photos.embed(this.workbench.program.recording(this.workbench.demo.title, begin, end)));
  }

  /** The events up to the displayed moment, and its time; null if the first ones have been discarded. */
  get inputSoFar() {
    const { shown, end: latest } = this.workbench.film;
    const { list, hasAll } = this.workbench.inputEvents;
    const end = shown?.frame.time ?? latest;
    if (!hasAll) this.workbench.showNotice("There has been too much input to save: only the latest is known.");
    return hasAll ? { events: list.filter(({ time }) => time <= end), end } : null;
  }

  saveTest() {
    const input = this.inputSoFar;
    if (!input) return;
    const isOwn = this.workbench.program.isElsewhere || document.body.classList.contains("own");
    const text = swiftTest({
      ...input, title: this.workbench.demo.title, demo: isOwn ? null : this.workbench.demo.id, parameters: isOwn ? {} : this.workbench.playground.changed,
      settings: this.workbench.surroundings.settingsOfDevice(),
      size: this.workbench.film.shown?.frame.size ?? [this.workbench.stage.width, this.workbench.stage.height], element: this.workbench.pinned,
    });
    save(`${this.workbench.demo.title.replaceAll(/[^A-Za-z0-9]/g, "")}GestureTests.swift`, "text/x-swift", text);
  }

  saveScript() {
    const input = this.inputSoFar;
    if (!input) return;
    const text = script(input.events, input.end);
    if (text) save(`${this.workbench.demo.id}.json`, "application/json", text);
    else this.workbench.showNotice(reasonForNoScript(input.events));
  }
}
