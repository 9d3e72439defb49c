// A layer of a mask as an SVG element, since browsers mask with nothing else. Texts and conic gradients are not drawn
// in masks.

import { css, element, tenThousandth, writeShape } from "./drawing.js";

let count = 0;

export class MaskNode {
  constructor(id) {
    this.id = id;
    this.parent = null;
    this.children = [];
    this.masked = null;
    count += 1;
    this.name = `mask-${count}`;
    this.geometry = null;
    this.style = null;
    this.gradient = null;
    this.element = element("g");
    this.background = element("rect");
    this.drawing = element("path");
    this.picture = element("g");
    this.content = element("g");
    this.element.append(this.background, this.drawing, this.picture, this.content);
    // The element that the masked element refers to.
    this.holder = element("g");
    this.holder.append(this.element);
    const everywhere = { x: -9999, y: -9999, width: 19998, height: 19998 };
    const mask = element("mask", {
      id: this.name, maskUnits: "userSpaceOnUse", style: "mask-type: alpha", ...everywhere,
    });
    mask.append(this.holder);
    this.definition = element("svg", { class: "drawing" });
    this.definition.append(mask);
  }

  remove() {
    this.element.remove();
    this.definition.remove();
    if (this.masked?.mask === this) this.masked.setMask(null);
  }

  setGeometry(geometry) {
    this.geometry = geometry;
    const { left, top, width, height, originX, originY, anchorX, anchorY, matrix } = geometry;
    const x = anchorX * width;
    const y = anchorY * height;
    let transform = `translate(${tenThousandth(left)} ${tenThousandth(top)})`;
    if (matrix) {
      const plane = matrix.length === 6 ? matrix : [0, 1, 4, 5, 12, 13].map((index) => matrix[index]);
      transform += ` translate(${x} ${y}) matrix(${plane.join(" ")}) translate(${-x} ${-y})`;
    }
    this.element.setAttribute("transform", transform);
    const toOrigin = `translate(${tenThousandth(-originX)} ${tenThousandth(-originY)})`;
    this.content.setAttribute("transform", toOrigin);
    this.drawing.setAttribute("transform", toOrigin);
    this.background.setAttribute("width", Math.max(0, tenThousandth(width)));
    this.background.setAttribute("height", Math.max(0, tenThousandth(height)));
    this.paint();
  }

  setOpacity(opacity) {
    this.element.setAttribute("opacity", tenThousandth(opacity));
  }

  setStyle(style) {
    this.style = style;
    this.element.setAttribute("display", style.isHidden ? "none" : "inline");
    this.background.setAttribute("rx", tenThousandth(style.cornerRadius));
    this.paint();
  }

  setShape(shape) {
    if (shape) writeShape(this.drawing, shape);
    else this.drawing.removeAttribute("d");
  }

  setGradient(gradient) {
    this.gradient = gradient;
    this.paint();
  }

  paint() {
    this.element.querySelector(":scope > defs")?.remove();
    let fill = css(this.style?.background ?? { alpha: 0 });
    if (this.gradient && this.gradient.kind !== "conic" && this.geometry) {
      const { kind, startX, startY, endX, endY, stops } = this.gradient;
      const { width, height } = this.geometry;
      const name = `${this.name}-gradient`;
      const line = { id: name, gradientUnits: "userSpaceOnUse" };
      const radii = [(endX - startX) * width, (endY - startY) * height].map((radius) => Math.abs(radius) || 0.01);
      const made =
        kind === "axial"
          ? element("linearGradient", {
              ...line, x1: startX * width, y1: startY * height, x2: endX * width, y2: endY * height,
            })
          : element("radialGradient", {
              ...line, r: 1, cx: 0, cy: 0,
              gradientTransform: `translate(${startX * width} ${startY * height}) scale(${radii.join(" ")})`,
            });
      for (const { location, color } of stops) {
        made.append(element("stop", { offset: location, style: `stop-color: ${css(color)}` }));
      }
      const definitions = element("defs");
      definitions.append(made);
      this.element.prepend(definitions);
      fill = `url(#${name})`;
    }
    this.background.setAttribute("fill", fill);
  }

  /** As in other nodes. An inner `svg` clips the picture. */
  setPicture(picture, source) {
    this.picture.replaceChildren(
      ...(picture?.pieces ?? []).map(({ left: x, top: y, width, height, a, b, c, d, tx, ty }) => {
        const piece = element("svg", { x, y, width, height });
        const transform = `matrix(${a} ${b} ${c} ${d} ${tx - x} ${ty - y})`;
        piece.append(element("image", {
          href: source, width: picture.width, height: picture.height, preserveAspectRatio: "none", transform,
        }));
        return piece;
      }));
  }

  setText() {}

  setSemantics() {}

  arrange(children) {
    this.children = children;
    this.content.replaceChildren(...children.map((child) => child.element));
    for (const child of children) child.parent = this;
  }
}
