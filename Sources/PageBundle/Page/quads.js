// Computes the corners of layers and attributes on the stage, after all transforms.

/** Returns the transform from a layer's bounds coordinates to its parent's. */
function ownMatrix({ left, top, width, height, originX, originY, anchorX, anchorY, matrix }) {
  const x = anchorX * width;
  const y = anchorY * height;
  const own = new DOMMatrix().translateSelf(left + x, top + y);
  if (matrix) own.multiplySelf(new DOMMatrix(matrix));
  return own.translateSelf(-x - originX, -y - originY);
}

/** Returns the transform from a layer's bounds coordinates to the stage's. */
function matrixToStage(scene, id) {
  const whole = new DOMMatrix();
  let record = scene.layers.get(id);
  while (record?.geometry) {
    whole.preMultiplySelf(ownMatrix(record.geometry));
    record = scene.layers.get(record.parent);
  }
  return whole;
}

/** Returns x and y of the upper left, upper right, lower right and lower left corner. */
function corners(matrix, left, top, width, height) {
  const places = [[left, top], [left + width, top], [left + width, top + height], [left, top + height]];
  return places.flatMap(([x, y]) => {
    const point = matrix.transformPoint({ x, y });
    return [point.x / point.w, point.y / point.w];
  });
}

/** Returns the corners of a layer; null if it is not in the scene. */
export function quadOfLayer(scene, id) {
  const geometry = scene.layers.get(id)?.geometry;
  if (!geometry) return null;
  return corners(matrixToStage(scene, id), geometry.originX, geometry.originY, geometry.width, geometry.height);
}

/**
 * Returns the corners that a layer would have with layout attributes; null if it is not in the scene.
 * @param frame left, top, width and height before the transform, which is relative to the centre.
 */
export function quadOfAttributes(scene, id, { frame: [left, top, width, height], transform }) {
  const record = scene.layers.get(id);
  if (!record) return null;
  const matrix = matrixToStage(scene, record.parent).translateSelf(left + width / 2, top + height / 2);
  return corners(matrix.multiplySelf(new DOMMatrix(transform)), -width / 2, -height / 2, width, height);
}

/** Whether a point is inside four corners. Nothing is inside those without an area between them. */
export function isInside(quad, x, y) {
  const sides = [0, 2, 4, 6].map((start) => {
    const [left, top, right, bottom] = [0, 1, 2, 3].map((step) => quad[(start + step) % 8]);
    return (right - left) * (y - top) - (bottom - top) * (x - left);
  });
  return sides.some(Boolean) && (sides.every((side) => side >= 0) || sides.every((side) => side <= 0));
}

/** Returns the innermost, frontmost layer under a point, of a layer and those in it; null for none. */
export function layerUnder(scene, id, x, y) {
  const { style, opacity, children } = scene.layers.get(id) ?? {};
  const quad = quadOfLayer(scene, id);
  if (!quad || style?.isHidden || opacity < 0.01) return null;
  const isHere = isInside(quad, x, y);
  if (style?.clips && !isHere) return null;
  for (const child of (children ?? []).toReversed()) {
    const found = layerUnder(scene, child, x, y);
    if (found) return found;
  }
  return isHere ? id : null;
}

/** Moves corners inwards along both of their sides, so that outlines of neighbours don't overlap. */
export function shrunk(quad, distance) {
  const at = (corner) => [quad[(corner * 2 + 8) % 8], quad[(corner * 2 + 9) % 8]];
  const step = ([x, y], [towardsX, towardsY]) => {
    const length = Math.hypot(towardsX - x, towardsY - y);
    const share = length > 0 ? Math.min(distance, length / 2) / length : 0;
    return [(towardsX - x) * share, (towardsY - y) * share];
  };
  return [0, 1, 2, 3].flatMap((corner) => {
    const here = at(corner);
    const [before, after] = [step(here, at(corner - 1)), step(here, at(corner + 1))];
    return [here[0] + before[0] + after[0], here[1] + before[1] + after[1]];
  });
}

/** Returns the centre of four corners. */
export function middleOf(quad) {
  return [0, 1].map((axis) => (quad[axis] + quad[axis + 2] + quad[axis + 4] + quad[axis + 6]) / 4);
}
