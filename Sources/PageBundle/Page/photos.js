// Imports the user's pictures for the Photos demo, from a file picker or by drag and drop. They are kept for the next
// start of the demo.

import { byId, write } from "./elements.js";
import { PictureProblem, dataAddress, readPicture } from "./pictures.js";

export class PhotoImporter {
  /**
   * @param add adds a photo to the demo on the stage: its title, address, and width and height in pixels.
   * @param films opens films, which can be dropped as well.
   * @param goToEnd called after the first of several imported photos was added.
   */
  constructor(add, films, goToEnd) {
    Object.assign(this, { add, films, goToEnd });
    this.isOpen = false;
    /** The imported photos. */
    this.photos = [];
    /** The files that are still to be imported. */
    this.waiting = [];
    this.isTaking = false;
    byId("photo-files").addEventListener("change", (event) => {
      const files = [...event.target.files];
      // Allows selecting the same file again.
      event.target.value = "";
      this.take(files);
    });
    byId("stop-photos").addEventListener("click", () => { this.waiting = []; });
    this.listenToDrops();
  }

  listenToDrops() {
    const mark = (isOver) => document.body.classList.toggle("dropping", isOver);
    const concerns = (event) => event.dataTransfer?.types.includes("Files");
    document.addEventListener("dragover", (event) => {
      if (!concerns(event)) return;
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      mark(true);
    });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) mark(false);
    });
    document.addEventListener("drop", (event) => {
      mark(false);
      if (!concerns(event)) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      // Where photos can't be added, a dropped file is expected to be a film.
      const isFilm = ({ name }) => name.endsWith(".film") || !this.isOpen;
      const films = files.filter(isFilm);
      if (films.length > 0) this.films.open(films);
      const photos = files.filter((file) => !isFilm(file));
      if (photos.length > 0) this.take(photos);
    });
  }

  /** Prepares for another demo. @param isOpen whether it shows photos; it receives the imported ones. */
  show(isOpen) {
    this.isOpen = isOpen;
    byId("photos").hidden = !isOpen;
    if (!this.isTaking) write(byId("photo-note"), "");
    if (isOpen) for (const photo of this.photos) this.add(photo);
  }

  /** Imports files in turn, then reports their number and those that were skipped. */
  async take(files) {
    this.waiting.push(...files);
    if (this.isTaking) return;
    this.isTaking = true;
    const skipped = new Map();
    let added = 0;
    let seen = 0;
    write(byId("photo-note"), "");
    while (this.waiting.length > 0) {
      this.showProgress(seen, seen + this.waiting.length);
      const file = this.waiting.shift();
      seen += 1;
      const problem = await this.takeOne(file);
      if (problem) {
        skipped.set(problem, [...(skipped.get(problem) ?? []), file.name]);
        continue;
      }
      if (added === 0 && this.isOpen) this.goToEnd();
      added += 1;
    }
    this.isTaking = false;
    this.showProgress(0, 0);
    write(byId("photo-note"), [
      added > 0 ? `Added ${added} ${added === 1 ? "photo" : "photos"} at the end.` : "",
      ...[...skipped].map(([problem, names]) => `Skipped ${names.join(", ")}: ${problem}.`),
    ].join(" ").trim());
  }

  /** Returns the reason why a file can't be imported, or null. */
  async takeOne(file) {
    try {
      const { blob, width, height } = await readPicture(file);
      const title = file.name.replace(/\.[^.]+$/, "");
      const photo = { title, blob, address: URL.createObjectURL(blob), width, height };
      this.photos.push(photo);
      if (this.isOpen) this.add(photo);
      return null;
    } catch (error) {
      if (error instanceof PictureProblem) return error.message;
      return "the file could not be read";
    }
  }

  /** Shows the progress visually; screen readers only announce the result. */
  showProgress(done, all) {
    byId("photo-progress").hidden = all < 2;
    Object.assign(byId("photo-progress").querySelector("progress"), { value: done, max: Math.max(1, all) });
    write(byId("photo-progress").querySelector("span"), `${done} of ${all}`);
  }

  /** Embeds the photos in a recording, which refers to them by addresses of this page. */
  async embed(recording) {
    let text = recording;
    for (const { address, blob } of this.photos) {
      if (text.includes(address)) text = text.replaceAll(address, await dataAddress(blob));
    }
    return text;
  }
}
