// The animations of an element that the browser runs.

import { pixels } from "./drawing.js";

export class Animations {
  constructor(element) {
    this.element = element;
    /** The last one of each property. */
    this.last = {};
  }

  /**
   * Animates a property in place of its last animation. The offset is one from the element's own position, so that this may
   * change meanwhile.
   * @param curve an effect with the easing; @param start the begin time of `document.timeline`, in milliseconds.
   */
  run({ property, duration, keyframes }, curve, start) {
    const frames = keyframes.map(({ fraction, x, y }) => (
      property === "opacity" ? { offset: fraction, opacity: x } : { offset: fraction, translate: `${pixels(x)} ${pixels(y)}` }));
    const effect = new KeyframeEffect(curve);
    effect.target = this.element;
    effect.setKeyframes(frames);
    effect.updateTiming({ duration: duration * 1000 });
    const animation = new Animation(effect);
    animation.startTime = start;
    this.stop(property);
    this.last[property] = animation;
  }

  stop(property) { this.last[property]?.cancel(); }

  stopAll() {
    for (const animation of Object.values(this.last)) animation.cancel();
  }
}
