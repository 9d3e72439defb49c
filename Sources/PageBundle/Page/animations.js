// The animations of an element that the browser runs.

import { millionth, pixels } from "./drawing.js";

/** Returns a transform in the plane, whose functions browsers interpolate one by one, or one of a matrix. */
function transformOf(values) {
  if (values.length === 16) return `matrix3d(${values.map(millionth).join(", ")})`;
  const [x, y, angle, ...factors] = values;
  return `translate(${pixels(x)}, ${pixels(y)}) rotate(${millionth(angle)}rad) scale(${factors.map(millionth).join(", ")})`;
}

export class Animations {
  constructor(node) {
    this.node = node;
    /** The last one of each property, and the keyframes of that of the transform. */
    this.last = {};
    this.keyframes = [];
  }

  get hasTransform() { return this.last.transform !== undefined; }

  /**
   * Animates a property in place of its last animation. The offset is one from the element's own position, so that this may
   * change meanwhile.
   * @param curve an effect with the easing; @param start the begin time of `document.timeline`, in milliseconds.
   */
  run({ property, duration, keyframes }, curve, start) {
    const effect = new KeyframeEffect(curve);
    effect.target = this.node.element;
    if (property === "transform") this.keyframes = keyframes;
    effect.setKeyframes(this.framesOf(property, keyframes));
    effect.updateTiming({ duration: duration * 1000 });
    const animation = new Animation(effect);
    animation.startTime = start;
    this.stop(property);
    this.last[property] = animation;
  }

  framesOf(property, keyframes) {
    return keyframes.map(({ fraction: offset, values }) => {
      if (property === "opacity") return { offset, opacity: values[0] };
      if (property === "translation") return { offset, translate: values.map(pixels).join(" ") };
      return { offset, transform: `${this.node.placement} ${transformOf(values)}` };
    });
  }

  /** Follows the position of the element, with which an animated transform begins. */
  followPlacement() {
    const { transform } = this.last;
    if (transform && transform.playState !== "finished") {
      transform.effect.setKeyframes(this.framesOf("transform", this.keyframes));
    }
  }

  stop(property) {
    this.last[property]?.cancel();
    delete this.last[property];
  }

  stopAll() {
    for (const animation of Object.values(this.last)) animation.cancel();
  }
}
