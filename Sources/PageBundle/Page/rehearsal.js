// Has the demo begin again and do what was done: as fast as it can up to the last gesture, and that one before the
// reader's eyes, with how it went before as outlines.

import { announce, byId } from "./elements.js";
import { FormerRun } from "./former.js";
import { recall, remember } from "./memory.js";
import { Reenactment } from "./reenactment.js";

/** After the last change of a value, in milliseconds. */
const pause = 250;

/** Before the gesture, in seconds, for the eye to be there. */
const lead = 0.25;

/** More frames than these are not waited for. */
const mostFrames = 4000;

const frameLength = 1 / 60;

export class Rehearsal {
  /**
   * @param acts what was done on the stage.
   * @param restart puts the demo on the stage anew, with the parameters that it has.
   */
  constructor({ film, stage, player, acts, overlay }, restart) {
    Object.assign(this, { film, stage, player, acts, overlay, restart });
    this.timer = null;
    this.clear();
    this.choice = byId("rehearse");
    this.choice.checked = recall("rehearse") !== "no";
    this.choice.addEventListener("change", () => remember("rehearse", this.choice.checked ? "yes" : "no"));
  }

  /** The reader does something else. */
  clear() {
    clearTimeout(this.timer);
    this.timer = null;
    /** How the gesture went before, null for nothing to compare with; and when it began now. */
    this.former = null;
    this.begin = 0;
    this.overlay.showFormer(null);
  }

  /** A parameter has another value: the last gesture is done with it. */
  request() {
    const { acts, film, player, stage } = this;
    if (!this.choice.checked || acts.gesture === null || !acts.isComplete) return;
    if (this.timer === null) {
      // What is changed again before it was seen to its end is still compared with the run before.
      const isSeen = this.former === null || !(player.isPlaying || stage.clock.isRunning);
      this.compared = isSeen ? new FormerRun([...film.frames], acts.list[acts.gesture].time) : this.former;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rehearse(), pause);
  }

  /** The demo begins anew and does the last gesture, if that can be done again. */
  again() {
    this.clear();
    this.compared = null;
    if (this.acts.gesture === null || !this.acts.isComplete) this.restart();
    else this.rehearse();
    this.stage.clock.wake();
  }

  rehearse() {
    const { acts, stage, player, compared: former } = this;
    const { list, gesture } = acts;
    const begin = list[gesture].time;
    this.restart();
    if (!this.hasten(list.slice(0, gesture), begin - lead)) return;
    Object.assign(this, { former, begin });
    player.perform(new Reenactment(list.slice(gesture), stage.clock.time, player));
    stage.clock.wake();
    announce("The last gesture again");
  }

  /** Does acts as fast as it goes, and goes on until a time; answers whether it came to the end. */
  hasten(list, until) {
    const { stage, acts } = this;
    const { clock } = stage;
    let left = mostFrames;
    let goesOn = true;
    const pass = (time) => {
      while (goesOn && clock.time + frameLength < time && left > 0) {
        goesOn = clock.stepOnce();
        left -= 1;
      }
      if (time > clock.time) goesOn = clock.goTo(time);
    };
    stage.isHastening = true;
    stage.frame(clock.time);
    for (const { time, name, values } of list) {
      pass(time);
      acts[name](...values);
      goesOn = true;
    }
    pass(until);
    stage.isHastening = false;
    clock.wake();
    return left > 0;
  }

  /**
   * After each frame, and when another moment is shown.
   * @param scene what is on the stage.
   * @param pixel how many points a pixel of the page is.
   */
  update(scene, pixel) {
    if (!this.former) return;
    const passed = (this.film.shown?.frame.time ?? this.film.end) - this.begin;
    this.overlay.showFormer(passed >= 0 ? this.former.sceneAt(passed) : null, scene, pixel);
  }
}
