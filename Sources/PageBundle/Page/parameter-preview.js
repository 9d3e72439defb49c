// Previews a parameter change: restarts the demo, replays the input instantly up to the last gesture, and replays that
// gesture visibly, with outlines of the previous run.

import { announce, byId } from "./elements.js";
import { PreviousRun } from "./previous-run.js";
import { preference, setPreference } from "./preferences.js";
import { EventReplay } from "./event-replay.js";

/** The delay after the last change, in milliseconds. */
const pause = 250;

/** The pause before the gesture, in seconds, so that the user can look. */
const lead = 0.25;

/** The maximum number of frames to compute. */
const mostFrames = 4000;

const frameLength = 1 / 60;

export class ParameterPreview {
  /**
   * @param inputEvents the recorded input of the stage.
   * @param restart restarts the demo with its current parameters.
   */
  constructor({ film, stage, player, inputEvents, overlay }, restart) {
    Object.assign(this, { film, stage, player, inputEvents, overlay, restart });
    this.timer = null;
    this.clear();
    this.choice = byId("replay-gesture");
    this.choice.checked = preference("rehearse") !== "no";
    this.choice.addEventListener("change", () => setPreference("rehearse", this.choice.checked ? "yes" : "no"));
  }

  /** Ends the preview, because the user continues. */
  clear() {
    clearTimeout(this.timer);
    this.timer = null;
    /** The previous run, null for no comparison; and the time when the gesture began in this one. */
    this.previous = null;
    this.begin = 0;
    this.overlay.showPreviousRun(null);
  }

  /** Schedules a preview after a change of a parameter. */
  request() {
    const { inputEvents, film, player, stage } = this;
    if (!this.choice.checked || inputEvents.gesture === null || !inputEvents.isComplete) return;
    if (this.timer === null) {
      // If the values change again before the replay has ended, the comparison is still with the run before it.
      const isSeen = this.previous === null || !(player.isPlaying || stage.clock.isRunning);
      this.compared = isSeen ? new PreviousRun([...film.frames], inputEvents.list[inputEvents.gesture].time) : this.previous;
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.replay(), pause);
  }

  /** Restarts the demo, and replays the last gesture if possible. */
  restartAndReplay() {
    this.clear();
    this.compared = null;
    if (this.inputEvents.gesture === null || !this.inputEvents.isComplete) this.restart();
    else this.replay();
    this.stage.clock.wake();
  }

  replay() {
    const { inputEvents, stage, player, compared: previous } = this;
    const { list, gesture } = inputEvents;
    const begin = list[gesture].time;
    this.restart();
    if (!this.fastForward(list.slice(0, gesture), begin - lead)) return;
    Object.assign(this, { previous, begin });
    player.replay(new EventReplay(list.slice(gesture), stage.clock.time, player));
    stage.clock.wake();
    announce("Replaying the last gesture");
  }

  /** Performs events without waiting, and continues until a time; returns whether it reached that. */
  fastForward(list, until) {
    const { stage, inputEvents } = this;
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
    stage.isFastForwarding = true;
    stage.frame(clock.time);
    for (const { time, name, values } of list) {
      pass(time);
      inputEvents.perform(name, ...values);
      goesOn = true;
    }
    pass(until);
    stage.isFastForwarding = false;
    clock.wake();
    return left > 0;
  }

  /**
   * Updates after each frame, and when another moment is displayed.
   * @param scene the displayed scene.
   * @param pixel the length of a pixel of the page in points.
   */
  update(scene, pixel) {
    if (!this.previous) return;
    const passed = (this.film.shown?.frame.time ?? this.film.end) - this.begin;
    this.overlay.showPreviousRun(passed >= 0 ? this.previous.sceneAt(passed) : null, scene, pixel);
  }
}
