// The pictures that the program has handed over, by their numbers; the browser decodes them.

export class Images {
  constructor() {
    this.images = new Map();
  }

  add(number, bytes, type) {
    const image = new Image();
    // An element that is kept has the picture decoded when a layer shows it.
    image.src = URL.createObjectURL(new Blob([bytes.slice()], { type }));
    this.images.set(number, image);
    return image;
  }

  remove(number) {
    const image = this.images.get(number);
    if (!image) return;
    URL.revokeObjectURL(image.src);
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

  /** @param pieces each with a frame (left, top, width, height) and the matrix of the whole picture (a…f). */
  show(source, width, height, pieces) {
    while (this.element.childElementCount > pieces.length) this.element.lastChild.remove();
    while (this.element.childElementCount < pieces.length) this.element.append(this.makePiece());
    this.written.length = pieces.length;
    const isNew = source !== this.source;
    this.source = source;
    pieces.forEach(({ frame, matrix }, index) => {
      const piece = this.element.children[index];
      const image = piece.firstChild;
      if (isNew || image.getAttribute("src") !== source) {
        image.src = source;
        image.style.width = `${width}px`;
        image.style.height = `${height}px`;
      }
      const look = `${frame} ${matrix}`;
      if (this.written[index] === look) return;
      this.written[index] = look;
      const [left, top, across, down] = frame.map(round);
      Object.assign(piece.style, { left: `${left}px`, top: `${top}px`, width: `${across}px`, height: `${down}px` });
      const [a, b, c, d, x, y] = matrix;
      image.style.transform = `matrix(${[a, b, c, d, x - frame[0], y - frame[1]].map(round).join(", ")})`;
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
