// The pictures that the program has provided, by number; the browser decodes them.

export class Images {
  constructor() {
    this.images = new Map();
    /** The numbers of pictures whose addresses belong to others. */
    this.references = new Set();
  }

  add(number, bytes, type) {
    const image = new Image();
    // The browser keeps the picture decoded as long as this element exists.
    image.src = URL.createObjectURL(new Blob([bytes.slice()], { type }));
    this.images.set(number, image);
    return image;
  }

  /** Adds a picture that the page already has. */
  refer(number, address) {
    this.images.set(number, Object.assign(new Image(), { src: address }));
    this.references.add(number);
  }

  remove(number) {
    const image = this.images.get(number);
    if (!image) return;
    if (!this.references.delete(number)) URL.revokeObjectURL(image.src);
    this.images.delete(number);
  }

  clear() {
    for (const number of this.images.keys()) this.remove(number);
  }

  /** Returns the address of a picture. */
  source(number) {
    return this.images.get(number)?.src ?? "";
  }
}

const round = (value) => Math.round(value * 1e6) / 1e6;

/** The picture of a layer: an element per piece, which clips the whole picture to the piece. */
export class Picture {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "picture";
    this.source = "";
    this.written = [];
  }

  /** @param picture the value of the command: its size, and pieces with a frame and the matrix of the whole picture. */
  show({ width, height, pieces }, source) {
    while (this.element.childElementCount > pieces.length) this.element.lastChild.remove();
    while (this.element.childElementCount < pieces.length) this.element.append(this.makePiece());
    this.written.length = pieces.length;
    const isNew = source !== this.source;
    this.source = source;
    pieces.forEach(({ left, top, width: across, height: down, a, b, c, d, tx, ty }, index) => {
      const piece = this.element.children[index];
      const image = piece.firstChild;
      if (isNew || image.getAttribute("src") !== source) {
        image.src = source;
        image.style.width = `${width}px`;
        image.style.height = `${height}px`;
      }
      const look = `${[left, top, across, down, a, b, c, d, tx, ty]}`;
      if (this.written[index] === look) return;
      this.written[index] = look;
      const pixels = (value) => `${round(value)}px`;
      Object.assign(
        piece.style, { left: pixels(left), top: pixels(top), width: pixels(across), height: pixels(down) });
      image.style.transform = `matrix(${[a, b, c, d, tx - left, ty - top].map(round).join(", ")})`;
    });
  }

  makePiece() {
    const piece = document.createElement("div");
    const image = document.createElement("img");
    image.alt = "";
    image.decoding = "sync";
    image.draggable = false;
    piece.append(image);
    return piece;
  }
}
