// Finds the differences between two films: the layers, their properties and the distances. It mirrors
// Sources/Films/FilmComparison.swift, which describes the weights.

import { indexIn } from "./film.js";
import { short } from "./elements.js";
import { nameOfElement } from "./inspection.js";

/** The tolerance for equal times, in seconds. */
const sameTime = 1e-4;

/** The tolerance for distances, in points. */
const tolerance = 0.5;

/** The distance, in points, of a difference that cannot be measured. */
const whole = 100;

const lookNames = ["style", "text", "picture", "shape", "gradient"];

const pair = (one, other, sign = " x ") => `${short(one)}${sign}${short(other)}`;

const points = (distance) => `${short(distance)} ${short(distance) === "1" ? "point" : "points"}`;

/** Returns the corners of a layer in its parent. */
function cornersOf({ left, top, width, height, anchorX, anchorY, matrix }) {
  const [anchorLeft, anchorTop] = [anchorX * width, anchorY * height];
  return [[0, 0], [width, 0], [width, height], [0, height]].map(([across, down]) => {
    const [x, y] = [across - anchorLeft, down - anchorTop];
    let point = [x, y];
    if (matrix?.length === 6) {
      const [a, b, c, d, tx, ty] = matrix;
      point = [a * x + c * y + tx, b * x + d * y + ty];
    } else if (matrix?.length === 16) {
      const w = matrix[3] * x + matrix[7] * y + matrix[15];
      const divisor = Math.abs(w) < 1e-9 ? 1e-9 : w;
      point = [0, 1].map((axis) => (matrix[axis] * x + matrix[4 + axis] * y + matrix[12 + axis]) / divisor);
    }
    return [left + anchorLeft + point[0], top + anchorTop + point[1]];
  });
}

/** Returns the distance between two values of a command. */
function lookDistance(one, other, name, pictures) {
  if (one === other) return 0;
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return whole;
    return one.reduce((most, each, index) => Math.max(most, lookDistance(each, other[index], "", pictures)), 0);
  }
  if (one !== null && other !== null && typeof one === "object" && typeof other === "object") {
    const weight = "red" in one ? 100 : 1;
    return Object.keys(one).reduce((most, key) => {
      if (name === "picture" && key === "number") return pictures(one.number, other.number) ? most : whole;
      const isCounted = ["weight", "corners"].includes(key);
      const distance = isCounted && one[key] !== other[key] ? whole : lookDistance(one[key], other[key], "", pictures);
      return Math.max(most, distance * weight);
    }, 0);
  }
  return typeof one === "number" && typeof other === "number" ? Math.abs(one - other) : whole;
}

const textOf = (text) => (text?.runs ?? []).map(({ string }) => string).join("");

/** One of the two films, at a moment. */
class Side {
  /** @param film of the page; @param program describes its layers. */
  constructor(film, program, pictures) {
    Object.assign(this, { film, program, pictures });
  }

  /** Returns the index of the frame that is displayed at a time. */
  indexAt(time) { return indexIn(this.film.frames, time + sameTime); }

  /** Returns the visible layers, back to front, by a key that identifies them in both films. */
  layers(scene, time) {
    const found = new Map();
    const add = (ids, outer, owner) => {
      let count = 0;
      for (const id of ids) {
        const record = scene.layers.get(id);
        if (!record) continue;
        const element = this.program.elementOf(id, time);
        const elementName = element && nameOfElement(element);
        if (!element) count += 1;
        const opacity = record.opacity ?? 1;
        if (opacity * 100 <= tolerance || record.style?.isHidden) continue;
        let key = `${outer}/${elementName ?? count}`;
        while (found.has(key)) key += "'";
        const name = elementName ?? `${this.program.names.get(id) ?? "a layer"}${owner ? ` in ${owner}` : ""}`;
        found.set(key, { id, name, record, opacity });
        add(record.children ?? [], key, elementName ?? owner);
      }
    };
    add([...scene.layers].filter(([, { parent, create }]) => parent === 0 && !create.isMask).map(([id]) => id), "", "");
    return found;
  }
}

/** Returns the layer around a missing one: the nearest of its superlayers that is there; null if none is. */
function around(key, layers) {
  for (let outer = key; outer !== ""; outer = outer.slice(0, outer.lastIndexOf("/"))) {
    if (layers.has(outer)) return layers.get(outer);
  }
  return null;
}

/**
 * Returns the differences between the layers of two scenes, parents first: a description, the distance, and the layer
 * in either film, or the one around it where it is missing.
 */
function differencesOf(before, after, pictures) {
  const found = [];
  const add = (distance, words, one, other) => {
    if (distance > tolerance) found.push({ distance, words: words(), layer: one?.id ?? null, otherLayer: other?.id ?? null });
  };
  for (const [key, one] of before) {
    const other = after.get(key);
    if (!other) {
      add(whole, () => `${one.name} is missing`, one, around(key, after));
      continue;
    }
    const { geometry: place } = one.record;
    const { geometry: otherPlace } = other.record;
    if (place && otherPlace) {
      const otherCorners = cornersOf(otherPlace);
      const distance = Math.max(...cornersOf(place).map(([x, y], index) =>
        Math.hypot(x - otherCorners[index][0], y - otherCorners[index][1])));
      const text = ({ left, top, width, height }) => `(${[left, top, width, height].map((number) => short(number)).join(", ")})`;
      add(distance, () => `${one.name} is ${points(distance)} off, ${text(place) === text(otherPlace)
        ? `rotated or scaled differently at ${text(place)}` : `at ${text(otherPlace)} instead of ${text(place)}`}`, one, other);
      const scrolled = Math.max(Math.abs(place.originX - otherPlace.originX), Math.abs(place.originY - otherPlace.originY));
      add(scrolled, () => `${one.name} is scrolled to ${pair(otherPlace.originX, otherPlace.originY, ", ")} instead of ${
        pair(place.originX, place.originY, ", ")}`, one, other);
    }
    add(Math.abs(one.opacity - other.opacity) * 100,
      () => `${one.name} has an opacity of ${short(other.opacity)} instead of ${short(one.opacity)}`, one, other);
    for (const name of lookNames) {
      const [value, otherValue] = [one.record[name] ?? null, other.record[name] ?? null];
      const [said, otherSaid] = name === "text" ? [textOf(value), textOf(otherValue)] : ["", ""];
      add(lookDistance(value, otherValue, name, pictures), () => `${one.name} has a different ${name}${
        said === otherSaid ? "" : `: “${otherSaid}” instead of “${said}”`}`, one, other);
    }
  }
  for (const [key, other] of after) if (!before.has(key)) add(whole, () => `${other.name} is added`, around(key, before), other);
  return found;
}

export class FilmComparison {
  /** @param reference, candidate each with its `film`, its `program`, and its `pictures` by number. */
  constructor(reference, candidate) {
    this.reference = new Side(reference.film, reference.program);
    this.candidate = new Side(candidate.film, candidate.program);
    this.pictures = (one, other) => isSamePicture(reference.pictures.get(one), candidate.pictures.get(other));
  }

  /** Returns the differences between a frame of each film. */
  between(frame, scene, otherFrame, otherScene) {
    const found = [];
    const [[width, height], [otherWidth, otherHeight]] = [frame.size, otherFrame.size];
    const distance = Math.max(Math.abs(width - otherWidth), Math.abs(height - otherHeight));
    if (distance > tolerance) {
      const words = `the screen is ${pair(otherWidth, otherHeight)} instead of ${pair(width, height)}`;
      found.push({ distance, words, layer: null, otherLayer: null });
    }
    const before = this.reference.layers(scene, frame.time);
    const after = this.candidate.layers(otherScene, otherFrame.time);
    return [...found, ...differencesOf(before, after, this.pictures)];
  }

  /**
   * Returns [time, distance] for each moment of the films, and the largest difference at the first moment that has one.
   */
  moments() {
    const sides = [this.reference, this.candidate].map(({ film }) => ({ film, index: -1, scene: null }));
    const times = [...new Set(sides.flatMap(({ film }) => film.frames.map(({ time }) => time)))].toSorted((a, b) => a - b);
    const distances = [];
    let first = null;
    let last = null;
    for (const time of times) {
      if (distances.length > 0 && time <= distances.at(-1)[0] + sameTime) continue;
      const isChanged = sides.map((side) => advance(side, time)).some(Boolean);
      if (isChanged || last === null) {
        const [one, other] = sides;
        last = this.between(one.film.frames[one.index], one.scene, other.film.frames[other.index], other.scene);
      }
      const largest = last.reduce((most, each) => (each.distance > (most?.distance ?? 0) ? each : most), null);
      distances.push([time, largest?.distance ?? 0]);
      if (largest && !first) first = { time, ...largest };
    }
    return { distances, first };
  }
}

/** Advances to the frame at a time; returns whether anything has changed. */
function advance(side, time) {
  const { frames } = side.film;
  const target = indexIn(frames, time + sameTime);
  if (side.scene === null) side.scene = frames[0].scene.copy();
  let isChanged = side.index < 0;
  for (let index = Math.max(side.index, 0) + 1; index <= target; index += 1) {
    side.scene.advance(frames[index].changes);
    isChanged ||= frames[index].changes.size > 0;
  }
  side.index = target;
  return isChanged;
}

function isSamePicture(one, other) {
  if (!one || !other) return one === other;
  return one.type === other.type && one.address === other.address && one.bytes.length === other.bytes.length
    && one.bytes.every((byte, index) => byte === other.bytes[index]);
}
