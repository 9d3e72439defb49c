// Waits until nothing changes for a moment.

/** The milliseconds without a change after which it acts, exceeded up to twice. */
const pause = 100;
/** After so many pauses it acts in any case: moving elements in the document is what costs most in a frame. */
const mostPauses = 40;

/** Acts some time after the last change, also if others go on. */
export class Pauses {
  constructor(act) {
    this.act = act;
    this.timer = null;
    this.isStill = false;
    this.count = 0;
  }

  noteChange() {
    this.isStill = false;
    this.timer ??= setTimeout(() => this.look(), pause);
  }

  /** Starts counting anew, because somebody else has acted. */
  restart() { this.count = 0; }

  look() {
    this.timer = null;
    this.count += 1;
    if (this.isStill || this.count >= mostPauses) {
      this.restart();
      this.act();
    } else {
      this.isStill = true;
      this.timer = setTimeout(() => this.look(), pause);
    }
  }
}
