// Pictures of the reader's own for the Photos demo: picked from a list of files, or dropped on the page. They are kept,
// for the demo to begin with them again.

import { byId, write } from "./elements.js";
import { PictureProblem, dataAddress, readPicture } from "./pictures.js";

export class PhotoIntake {
  /**
   * @param add has the demo on the stage show a photo: its title, address, and width and height in pixels.
   * @param films opens films, which are dropped as well.
   */
  constructor(add, films) {
    Object.assign(this, { add, films });
    this.isOpen = false;
    /** What was taken so far. */
    this.photos = [];
    /** What is still to be taken. */
    this.waiting = [];
    this.isTaking = false;
    byId("photo-files").addEventListener("change", (event) => {
      const files = [...event.target.files];
      // So that the same file can be picked again.
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
      // Otherwise the browser leaves the page and shows the file.
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
      // Where no photos are taken, what is dropped was meant for a film.
      const isFilm = ({ name }) => name.endsWith(".film") || !this.isOpen;
      const films = files.filter(isFilm);
      if (films.length > 0) this.films.open(films);
      const photos = files.filter((file) => !isFilm(file));
      if (photos.length > 0) this.take(photos);
    });
  }

  /** Another demo begins; `isOpen` if it takes photos: it gets those that were taken before. */
  show(isOpen) {
    this.isOpen = isOpen;
    byId("photos").hidden = !isOpen;
    if (!this.isTaking) write(byId("photo-note"), "");
    if (isOpen) for (const photo of this.photos) this.add(photo);
  }

  /** Adds files one after the other, then says how many, and which are no pictures. */
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
      if (problem) skipped.set(problem, [...(skipped.get(problem) ?? []), file.name]);
      else added += 1;
    }
    this.isTaking = false;
    this.showProgress(0, 0);
    write(byId("photo-note"), [
      added > 0 ? `Added ${added} ${added === 1 ? "photo" : "photos"} at the end.` : "",
      ...[...skipped].map(([problem, names]) => `Skipped ${names.join(", ")}: ${problem}.`),
    ].join(" ").trim());
  }

  /** Answers what is wrong with a file, null for nothing. */
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
      return "it could not be read";
    }
  }

  /** Nothing is read aloud before the end: the words beside the bar are for the eyes. */
  showProgress(done, all) {
    byId("photo-progress").hidden = all < 2;
    Object.assign(byId("photo-progress").querySelector("progress"), { value: done, max: Math.max(1, all) });
    write(byId("photo-progress").querySelector("span"), `${done} of ${all}`);
  }

  /** A recording refers to photos by addresses of this page; here they are put into it. */
  async embed(recording) {
    let text = recording;
    for (const { address, blob } of this.photos) {
      if (text.includes(address)) text = text.replaceAll(address, await dataAddress(blob));
    }
    return text;
  }
}
