// The pictures that the program has handed over, by their numbers; the browser decodes them.

export class Images {
  constructor() {
    this.images = new Map();
    /** The numbers of those whose addresses belong to others. */
    this.references = new Set();
  }

  add(number, bytes, type) {
    const image = new Image();
    // An element that is kept has the picture decoded when a layer shows it.
    image.src = URL.createObjectURL(new Blob([bytes.slice()], { type }));
    this.images.set(number, image);
    return image;
  }

  /** A picture that the page has already. */
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

  /** The address of a picture's bytes. */
  source(number) {
    return this.images.get(number)?.src ?? "";
  }
}

const round = (value) => Math.round(value * 1e6) / 1e6;

/** A layer's picture: one element per piece, which cuts off the whole picture at the piece's edges. */
export class Picture {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "picture";
    this.source = "";
    this.written = [];
  }

  /** @param picture as a command has it: its size, and pieces with a frame and the matrix of the whole picture each. */
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
