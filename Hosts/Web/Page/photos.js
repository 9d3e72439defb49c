// Pictures of the reader's own for the Photos demo: picked from a list of files, or dropped on the page.

const element = (id) => document.getElementById(id);

/** The largest file that is read, in bytes. */
const longest = 64 << 20;

export class PhotoIntake {
  /** @param add gets a title and bytes; returns whether the demo shows them. */
  constructor(add) {
    this.add = add;
    this.isOpen = false;
    /** Counts the demos that have been shown: files that were picked for one are not for the next. */
    this.visit = 0;
    element("photo-files").addEventListener("change", (event) => {
      const files = [...event.target.files];
      // So that the same file can be picked again.
      event.target.value = "";
      this.take(files);
    });
    this.listenToDrops();
  }

  listenToDrops() {
    const mark = (isOver) => document.body.classList.toggle("dropping", isOver);
    const concerns = (event) => event.dataTransfer?.types.includes("Files");
    document.addEventListener("dragover", (event) => {
      if (!concerns(event)) return;
      // Otherwise the browser leaves the page and shows the file.
      event.preventDefault();
      event.dataTransfer.dropEffect = this.isOpen ? "copy" : "none";
      mark(this.isOpen);
    });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) mark(false);
    });
    document.addEventListener("drop", (event) => {
      mark(false);
      if (!concerns(event)) return;
      event.preventDefault();
      if (this.isOpen) this.take([...event.dataTransfer.files]);
    });
  }

  /** Another demo is on the stage; `isOpen` if it takes photos. */
  show(isOpen) {
    this.isOpen = isOpen;
    this.visit += 1;
    element("photos").hidden = !isOpen;
    element("photo-note").textContent = "";
  }

  /** Adds files one after the other, then says how many, and which are no pictures. */
  async take(files) {
    const visit = this.visit;
    let added = 0;
    const skipped = [];
    for (const file of files) {
      const bytes = await read(file);
      if (visit !== this.visit) return;
      if (bytes && this.add(file.name.replace(/\.[^.]+$/, ""), bytes)) added += 1;
      else skipped.push(file.name);
    }
    element("photo-note").textContent = [
      added > 0 ? `Added ${added} ${added === 1 ? "photo" : "photos"} at the end.` : "",
      skipped.length > 0
        ? `Skipped ${skipped.join(", ")}: not a picture that can be shown (PNG, JPEG, GIF, WebP or SVG).`
        : "",
    ].join(" ").trim();
  }
}

/** The bytes of a picture; null for what is too long, cannot be read or is nothing that the browser can draw. */
async function read(file) {
  if (file.size > longest) return null;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
