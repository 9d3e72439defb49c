// The stage's time: it goes on while something moves, as fast as the reader wants.

/** After a pause (a hidden tab, a busy machine) time goes on; it does not jump. Seconds. */
const longestStep = 1 / 20;

/** What a single step is, in seconds. */
const singleStep = 1 / 60;

export class Clock {
  /**
   * @param frame does a frame at a time in seconds; answers whether another one is needed.
   * @param isHeld answers whether time stands still for now, also for a frame that was asked for already.
   */
  constructor(frame, isHeld) {
    this.frame = frame;
    this.isHeld = isHeld;
    /** Seconds of the stage's time per second; 0 for standing still. */
    this.speed = 1;
    this.restart();
    this.frameRequest = null;
  }

  restart() {
    this.time = 0;
    this.lastTimestamp = null;
  }

  /** Whether a frame is asked for. */
  get isRunning() { return this.frameRequest !== null; }

  setSpeed(speed) {
    this.speed = speed;
    this.wake();
  }

  /** Asks for frames until nothing moves any more. While time stands still, for one, which shows what was changed. */
  wake() {
    this.frameRequest ??= requestAnimationFrame((timestamp) => this.step(timestamp));
  }

  /** No frame is needed for now. @param time of the last one: what passed since then has changed nothing. */
  rest(time) {
    this.time = time;
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = null;
    this.lastTimestamp = null;
  }

  step(timestamp) {
    this.frameRequest = null;
    if (this.isHeld()) {
      this.lastTimestamp = null;
      return;
    }
    const passed = this.lastTimestamp === null ? 1 / 60 : (timestamp - this.lastTimestamp) / 1000;
    this.time += Math.min(Math.max(passed, 0), longestStep) * this.speed;
    const isMoving = this.frame(this.time) && this.speed > 0;
    this.lastTimestamp = isMoving ? timestamp : null;
    if (isMoving) this.wake();
  }

  /** One frame further, at any speed; answers whether another one is needed. */
  stepOnce() { return this.goTo(this.time + singleStep); }

  /** A frame at a time, at any speed; answers whether another one is needed. */
  goTo(time) {
    this.time = time;
    return this.frame(time);
  }
}
