// Reads the values of an animated property from the frames of a film, including the effects of other changes. The value at
// the start is in no frame if the layer appears in the next one; the animation has it.

/** Returns the angle in degrees, the scale and the translation of a matrix. */
function parts(matrix) {
  const [a, b, c, d, x, y] = matrix.length === 6 ? matrix : [0, 1, 4, 5, 12, 13].map((index) => matrix[index]);
  return {
    scale: Math.sqrt(Math.abs(a * d - b * c)), angle: (Math.atan2(b, a) * 180) / Math.PI, x, y,
  };
}

const none = [1, 0, 0, 1, 0, 0];

/** Read the values of a layer's record, by the beginning of a key path. */
const readers = {
  position({ geometry: { left, top, width, height, anchorX, anchorY } }) {
    return { x: left + anchorX * width, y: top + anchorY * height };
  },
  bounds({ geometry: { width, height, originX, originY } }) {
    return { width, height, x: originX, y: originY };
  },
  transform({ geometry: { matrix } }) { return parts(matrix ?? none); },
  opacity({ opacity }) { return { opacity }; },
};

/** Read the value at the start of an animation. */
const starts = {
  position([x, y]) { return { x, y }; },
  bounds([x, y, width, height]) { return { width, height, x, y }; },
  transform(matrix) { return parts(matrix); },
  opacity([opacity]) { return { opacity }; },
};

/**
 * Returns the component of an animation's property that changes most.
 * @param until the time up to which the film is read.
 * @returns its name, and its values as [time, value]; null if the film has none or nothing changes.
 */
export function valuesOf(film, { layer, key, begin, start }, until) {
  const property = key.split(".")[0];
  const read = readers[property];
  if (!read) return null;
  const records = film.history(layer, begin, until);
  const values = records.filter(([, record]) => record?.geometry).map(([time, record]) => [time, read(record)]);
  if (!records[0][1] && start.length > 0) values.unshift([begin, starts[property](start)]);
  if (values.length < 2) return null;
  const reach = (name) => {
    const all = values.map(([, numbers]) => numbers[name]);
    return Math.max(...all) - Math.min(...all);
  };
  const [name, furthest] = Object.keys(values[0][1]).map((each) => [each, reach(each)])
    .reduce((most, each) => (each[1] > most[1] ? each : most));
  if (!(furthest > 1e-3)) return null;
  return { name, values: values.map(([time, numbers]) => [time, numbers[name]]) };
}

/** Returns the value at a time: that of the last frame at or before it. */
export function valueAt(values, time) {
  return (values.findLast(([moment]) => moment <= time + 1e-9) ?? values[0])[1];
}
