// Converts colours, corners, shapes and gradients for elements of the page and for masks.

export function tenThousandth(value) {
  return Math.round(value * 1e4) / 1e4;
}

export function millionth(value) {
  return Math.round(value * 1e6) / 1e6;
}

/** Longer layers are clipped to the part around the origin, in points. */
const longest = 1048576;

/** Clips a length to `longest`; `cut` is the length removed at its start. */
export function shorten(start, length) {
  if (length <= longest) return { start, length, cut: 0 };
  const from = Math.max(start, -longest / 2);
  const to = Math.max(from, Math.min(start + length, longest / 2));
  return { start: from, length: to - from, cut: from - start };
}

export const pixels = (value) => `${tenThousandth(value)}px`;

export const isSameColor = (one, other) => (
  one.red === other.red && one.green === other.green && one.blue === other.blue && one.alpha === other.alpha);

/** Whether two values of the command “style” are equal. */
export const isSameStyle = (one, other) => (
  one.isHidden === other.isHidden && one.clips === other.clips && isSameColor(one.background, other.background)
  && one.cornerRadius === other.cornerRadius && one.corners === other.corners && one.borderWidth === other.borderWidth
  && isSameColor(one.border, other.border) && isSameColor(one.shadow, other.shadow)
  && one.shadowRadius === other.shadowRadius && one.shadowX === other.shadowX && one.shadowY === other.shadowY
  && one.shadowPath === other.shadowPath);

export function css({ red, green, blue, alpha }) {
  const byte = (value) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return alpha <= 0 ? "transparent" : `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${tenThousandth(alpha)})`;
}

/** Creates an SVG element. */
export function element(name, attributes = {}) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Removes an element from the document; returns null for its variable. */
export function clear(old) {
  old?.remove();
  return null;
}

/**
 * Returns the value of `border-radius`. @param corners the sum of 1 top left, 2 top right, 4 bottom left, 8 bottom
 * right.
 */
export function roundCorners(radius, corners) {
  if (radius <= 0 || corners === 0) return "";
  const length = `${tenThousandth(radius)}px`;
  if (corners === 15) return length;
  return [1, 2, 8, 4].map((corner) => (corners & corner ? length : "0px")).join(" ");
}

/** Creates what `writeBackdrop` writes to. */
export function makeBackdrop() {
  const backdrop = document.createElement("div");
  backdrop.className = "backdrop";
  const svg = element("svg", { class: "drawing" });
  svg.append(element("path"));
  backdrop.append(svg, document.createElement("div"));
  return backdrop;
}

/** Shows the shadow of a path, and the background above it. */
export function writeBackdrop(backdrop, style) {
  const [svg, fill] = backdrop.children;
  svg.firstChild.setAttribute("d", style.shadowPath);
  svg.firstChild.setAttribute("fill", css(style.shadow));
  svg.style.transform = `translate(${style.shadowX}px, ${style.shadowY}px)`;
  svg.style.filter = `blur(${style.shadowRadius}px)`;
  fill.style.backgroundColor = css(style.background);
}

/** Updates a path element to show a shape. */
export function writeShape(path, shape) {
  const set = (name, value) => {
    if (path.getAttribute(name) !== value) path.setAttribute(name, value);
  };
  set("d", shape.path);
  set("fill", css(shape.fill));
  set("fill-rule", shape.isEvenOdd ? "evenodd" : "nonzero");
  set("stroke", css(shape.stroke));
  if (shape.stroke.alpha <= 0) return;
  set("stroke-width", `${tenThousandth(shape.width)}`);
  set("stroke-linecap", shape.cap);
  set("stroke-linejoin", shape.join);
  set("stroke-miterlimit", `${Math.max(1, tenThousandth(shape.miterLimit))}`);
  const isTrimmed = shape.dashes.length === 0 && (shape.start > 0 || shape.end < 1);
  if (isTrimmed) {
    // On a path of length 1, a single dash, followed by a gap that is longer than the path.
    set("pathLength", "1");
    set("stroke-dasharray", `${tenThousandth(Math.max(0, shape.end - shape.start))} 2`);
    set("stroke-dashoffset", `${tenThousandth(-shape.start)}`);
  } else {
    path.removeAttribute("pathLength");
    set("stroke-dasharray", shape.dashes.length > 0 ? shape.dashes.map(tenThousandth).join(" ") : "none");
    set("stroke-dashoffset", `${tenThousandth(shape.phase)}`);
  }
}

/** Returns a gradient as the background of an element of a size. */
export function cssGradient({ kind, startX, startY, endX, endY, stops }, width, height) {
  const x = startX * width;
  const y = startY * height;
  const dx = endX * width - x;
  const dy = endY * height - y;
  const list = (place) => stops.map(({ location, color }) => `${css(color)} ${place(location)}`).join(", ");
  if (kind === "axial") {
    const length = Math.hypot(dx, dy);
    if (length === 0) return "";
    // The browser's gradient line goes through the centre, and its length depends on the corners.
    const whole = (Math.abs(dx) * width + Math.abs(dy) * height) / length;
    const offset = ((x - width / 2) * dx + (y - height / 2) * dy) / length + whole / 2;
    const place = (location) => `${tenThousandth(offset + location * length)}px`;
    return `linear-gradient(${tenThousandth(Math.atan2(dx, -dy))}rad, ${list(place)})`;
  }
  const center = `${tenThousandth(x)}px ${tenThousandth(y)}px`;
  if (kind === "radial") {
    const radii = [dx, dy].map((radius) => `${tenThousandth(Math.max(Math.abs(radius), 0.01))}px`).join(" ");
    return `radial-gradient(${radii} at ${center}, ${list((location) => `${tenThousandth(location * 100)}%`)})`;
  }
  const angle = tenThousandth(Math.atan2(dx, -dy));
  return `conic-gradient(from ${angle}rad at ${center}, ${list((location) => `${tenThousandth(location)}turn`)})`;
}
