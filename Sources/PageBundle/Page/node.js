// A layer as a DOM element.
//
// Coordinates: a layer's children use its bounds' coordinates, and the bounds' origin is the scroll position. An
// element cannot be anywhere: browsers store lengths in 1/64 pixel with 32 bits (up to 33,554,428 pixels), and
// transforms lose precision far out. So a layer that is scrolled has its children in an inner element, `content`, and
// they are positioned relative to a base near the origin. A scroll step moves the content by `base - origin`, a single
// change; only every few thousand points, the base changes and the children are repositioned.

import { Animations } from "./animations.js";
import { arrangeInDocument, arrangeOnScreen } from "./arrangement.js";
import {
  clear, css, cssGradient, element, isSameStyle, makeBackdrop, millionth, pixels, roundCorners, shorten, tenThousandth,
  writeBackdrop, writeShape,
} from "./drawing.js";
import { Field } from "./field.js";
import { focusedIn } from "./focus.js";
import { Picture } from "./images.js";
import { isAlike, describePosition, describeElement } from "./semantics.js";
import { writeText } from "./text.js";

/** The maximum distance between the origin and the base, in points. */
const reach = 16384;

/** Cloning is faster than creating elements. */
const blank = document.createElement("div");
blank.className = "node";

export class Node {
  constructor(id) {
    this.id = id;
    this.parent = null;
    this.children = [];
    /** The node that has the element in the document, its place among those of other nodes there, and its z-index. */
    Object.assign(this, { home: null, rank: 0, z: 0 });
    /** The place in the document of the next element that is appended. */
    this.nextRank = 0;
    /** Removed nodes whose elements are still here, hidden or out of sight, because they may come back. */
    this.away = new Set();
    this.element = blank.cloneNode(false);
    this.element.dataset.layer = id;
    this.content = null;
    // The layer's own appearance, below its children: a shadow with its own shape and the background, a shape, a
    // picture, a text.
    this.backdrop = null;
    this.drawing = null;
    this.picture = null;
    this.label = null;
    this.gradient = null;
    this.field = null;
    this.mask = null;
    this.geometry = null;
    this.clips = false;
    this.baseX = 0;
    this.baseY = 0;
    this.cutX = 0;
    this.cutY = 0;
    /** The size as written to the style. */
    this.width = null;
    this.height = null;
    /** The base of the parent's content to which the element's position refers. */
    Object.assign(this, { placedX: 0, placedY: 0 });
    /** The transform to the position, before the layer's own. */
    this.placement = "";
    // The current style and attributes of the element. Writing the same again would cost the browser time.
    this.style = this.element.style;
    this.written = {};
    this.attributes = {};
    this.look = null;
    this.semantics = null;
    this.text = null;
    /** Those that the browser runs; null as long as there was none. */
    this.animations = null;
    /** The commands received since a reused layer came back; null for others. */
    this.received = null;
  }

  remove() {
    this.leave();
    this.parent = null;
  }

  /** Takes the element out of the document. */
  leave() {
    this.element.remove();
    this.comeBack();
    this.home = null;
  }

  /** Leaves the element of a removed layer in the document, where it may come back. */
  goAway() {
    this.home.away.add(this);
    this.parent = null;
  }

  /** Whether the element is in the document for a layer that was removed. */
  get isAway() { return this.home !== null && this.home.away.has(this); }

  /** Shows the element again after `goAway`. @param parent if the layer has another one, the element leaves the document first. */
  comeBack(parent = this.home) {
    if (parent !== this.home) this.leave();
    else if (this.home?.away.delete(this)) this.write("visibility", "");
  }

  /** Whether the element can be reused for the same layer: everything it contains can be cleared. */
  get canComeBack() { return !this.mask && !this.field && !this.picture; }

  /** Clears the properties of a reused layer for which no command was received. */
  settle() {
    const { received } = this;
    this.received = null;
    if (!received.has("text")) this.setText(null);
    if (!received.has("shape")) this.setShape(null);
    if (!received.has("gradient") && this.gradient) this.setGradient(null);
    if (!received.has("children")) this.arrange([]);
  }

  write(property, value) {
    if ((this.written[property] ?? "") === value) return;
    this.written[property] = value;
    this.style[property] = value;
  }

  // Geometry

  setGeometry(geometry) {
    this.geometry = geometry;
    this.place();
    this.scroll();
    if (this.gradient) this.paintGradient();
  }

  /** Positions the element in its parent's content. */
  place() {
    const { left, top, width, height, anchorX, anchorY, matrix } = this.geometry;
    this.placedX = this.parent?.baseX ?? 0;
    this.placedY = this.parent?.baseY ?? 0;
    const across = shorten(left - this.placedX, width);
    const down = shorten(top - this.placedY, height);
    if (across.length !== this.width || down.length !== this.height) {
      this.width = across.length;
      this.height = down.length;
      this.write("width", pixels(this.width));
      this.write("height", pixels(this.height));
    }
    const placement = across.start === 0 && down.start === 0 ? "" : `translate(${pixels(across.start)}, ${pixels(down.start)})`;
    if (placement !== this.placement) {
      this.placement = placement;
      this.animations?.followPlacement();
    }
    if (matrix || this.animations?.hasTransform) {
      this.write("transformOrigin", `${pixels(anchorX * width - across.cut)} ${pixels(anchorY * height - down.cut)}`);
    }
    const turn = matrix ? ` ${matrix.length === 6 ? "matrix" : "matrix3d"}(${matrix.map(millionth).join(", ")})` : "";
    this.write("transform", placement + turn);
    if (across.cut !== this.cutX || down.cut !== this.cutY) {
      this.cutX = across.cut;
      this.cutY = down.cut;
      this.scroll();
    }
  }

  /** Moves the children according to the bounds' origin. */
  scroll() {
    const originX = this.geometry.originX + this.cutX;
    const originY = this.geometry.originY + this.cutY;
    const isMoved = originX !== 0 || originY !== 0 || this.baseX !== 0 || this.baseY !== 0;
    if (!isMoved && !this.clips && !this.content && !this.drawing && !this.mask) return;
    if (Math.abs(originX - this.baseX) > reach || Math.abs(originY - this.baseY) > reach) {
      this.baseX = Math.abs(originX) > reach ? Math.round(originX) : 0;
      this.baseY = Math.abs(originY) > reach ? Math.round(originY) : 0;
      for (const child of this.children) child.place();
    }
    if (this.drawing || this.mask) {
      const toOrigin = `translate(${tenThousandth(-originX)} ${tenThousandth(-originY)})`;
      this.drawing?.firstChild.setAttribute("transform", toOrigin);
      this.mask?.holder.setAttribute("transform", toOrigin);
    }
    const x = tenThousandth(this.baseX - originX);
    const y = tenThousandth(this.baseY - originY);
    if (!this.content) {
      if (!this.clips && x === 0 && y === 0) return;
      this.makeContent();
    }
    const transform = `translate(${x}px, ${y}px)`;
    if (this.written.content !== transform) {
      this.written.content = transform;
      this.content.style.transform = transform;
    }
  }

  makeContent() {
    this.content = document.createElement("div");
    this.content.className = "content";
    for (const child of this.children) if (child.home === this) this.content.append(child.element);
    this.element.append(this.content);
    this.hideFromReaders();
  }

  // Animations by the browser

  /** @param value of the command; @param curve an effect with the easing; @param start the begin time, see animations.js. */
  animate(value, curve, start) {
    this.animations ??= new Animations(this);
    this.animations.run(value, curve, start);
    if (value.property === "transform") this.place();
  }

  stop(property) { this.animations?.stop(property); }

  stopAll() {
    this.animations?.stopAll();
    this.animations = null;
  }

  // Appearance

  setOpacity(opacity) {
    this.write("opacity", opacity === 1 ? "" : `${tenThousandth(opacity)}`);
  }

  setStyle(style) {
    if (this.look && isSameStyle(style, this.look)) return;
    this.look = style;
    this.clips = style.clips;
    this.write("display", style.isHidden ? "none" : "");
    // The browser would remove the focus only later.
    if (style.isHidden) {
      const focused = focusedIn(this.element);
      if (this.element.contains(focused)) focused.blur();
    }
    this.write("overflow", style.clips ? "clip" : "");
    const hasOwnShadow = style.shadowPath !== null && style.shadow.alpha > 0;
    this.setBackdrop(hasOwnShadow ? style : null);
    this.write("backgroundColor", hasOwnShadow || style.background.alpha <= 0 ? "" : css(style.background));
    this.write("borderRadius", roundCorners(style.cornerRadius, style.corners));
    // A border lies inside the bounds, above the children, and doesn't move them, so it is an outline.
    const hasBorder = style.borderWidth > 0 && style.border.alpha > 0;
    this.write("outline", hasBorder ? `${style.borderWidth}px solid ${css(style.border)}` : "");
    this.write("outlineOffset", hasBorder ? `${-style.borderWidth}px` : "");
    const shadow = (length) => `${style.shadowX}px ${style.shadowY}px ${length}px ${css(style.shadow)}`;
    const casts = style.shadow.alpha > 0 && !hasOwnShadow;
    // Without a background, the content casts the shadow. Filters expect the blur's deviation, as Core Animation does, and
    // box shadows twice that.
    const isFilled = style.background.alpha > 0;
    this.write("boxShadow", casts && isFilled ? shadow(style.shadowRadius * 2) : "");
    this.write("filter", casts && !isFilled ? `drop-shadow(${shadow(style.shadowRadius)})` : "");
    if (style.clips && !this.content && this.geometry) this.scroll();
  }

  /** @param picture the value of the command, null for none; @param source its address. */
  setPicture(picture, source) {
    if (!picture) {
      this.picture?.element.remove();
      this.picture = null;
      return;
    }
    if (!this.picture) {
      this.picture = new Picture();
      this.put(this.picture.element);
    }
    this.picture.show(picture, source);
  }

  /** @param text the value of the command, null for none. */
  setText(text) {
    const before = this.text;
    this.text = text;
    if (!text) {
      this.label = clear(this.label);
      return;
    }
    if (!this.label) {
      this.label = document.createElement("div");
      this.put(this.label);
    }
    writeText(this.label, text, before);
  }

  /** @param field the value of the command. */
  setField(field) {
    if (!this.field) {
      this.field = new Field(this.id);
      this.element.append(this.field.editor);
      this.hideFromReaders();
    }
    this.field.show(field);
  }

  /** Hides a field's drawing from assistive technology, which reads its editor instead. */
  hideFromReaders() {
    if (this.field) this.content?.setAttribute("aria-hidden", "true");
  }

  /** Inserts an element of the layer's own appearance in its position below the children. */
  put(part) {
    const look = [this.backdrop, this.drawing, this.picture?.element, this.label];
    const below = look.slice(0, look.indexOf(part)).findLast(Boolean);
    this.element.insertBefore(part, below ? below.nextSibling : this.element.firstChild);
  }

  /** Sets the shadow of a path, and the background above it. */
  setBackdrop(style) {
    if (!style) {
      this.backdrop = clear(this.backdrop);
      return;
    }
    if (!this.backdrop) {
      this.backdrop = makeBackdrop();
      this.put(this.backdrop);
    }
    writeBackdrop(this.backdrop, style);
  }

  setShape(shape) {
    if (!shape) {
      this.drawing = clear(this.drawing);
      return;
    }
    if (!this.drawing) {
      this.drawing = element("svg", { class: "drawing" });
      this.drawing.append(element("path"));
      this.put(this.drawing);
      if (this.geometry) this.scroll();
    }
    writeShape(this.drawing.firstChild, shape);
  }

  setGradient(gradient) {
    this.gradient = gradient;
    this.paintGradient();
  }

  paintGradient() {
    const { width, height } = this.geometry ?? { width: 0, height: 0 };
    this.write("backgroundImage", this.gradient ? cssGradient(this.gradient, width, height) : "");
  }

  /** Shows the element where a mask is opaque, within the bounds. */
  setMask(mask) {
    this.mask = mask;
    if (mask) {
      mask.masked = this;
      this.element.append(mask.definition);
      if (this.geometry) this.scroll();
    }
    this.write("mask", mask ? `url(#${mask.name})` : "");
    // Browsers do not mask what is outside the element.
    this.write("clipPath", mask ? "inset(0)" : "");
  }

  // Assistive technology

  setSemantics(semantics) {
    const before = this.semantics;
    this.semantics = semantics;
    const set = (name, content) => this.setAttribute(name, content);
    // Whether a heading can be pressed depends on its position.
    if (!before || !isAlike(before, semantics) || semantics.role === "header") describeElement(semantics, set);
    describePosition(semantics, set);
  }

  /** @param content of an attribute, null for none. */
  setAttribute(name, content) {
    if ((this.attributes[name] ?? null) === content) return;
    this.attributes[name] = content;
    if (content === null) this.element.removeAttribute(name);
    else this.element.setAttribute(name, content);
  }

  // Children

  /** Sets the z-index among the elements of the same node. */
  setLevel(z) {
    this.z = z;
    this.write("zIndex", z === 0 ? "" : `${z}`);
  }

  /**
   * Sets this node's children, back to front.
   * @param canWait whether the order in the document may follow later, with `settleOrder`.
   */
  arrange(children, canWait = false) {
    if (!canWait || !this.content || !arrangeOnScreen(this, children)) arrangeInDocument(this, children);
    this.children = children;
    for (const child of children) {
      child.parent = this;
      if (child.geometry && (child.placedX !== this.baseX || child.placedY !== this.baseY)) child.place();
    }
  }

  /** Brings the children in the document into their order, and removes those that are away. */
  settleOrder() { arrangeInDocument(this, this.children); }
}
