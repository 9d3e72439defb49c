// The stage's clock: it runs at the chosen speed while something moves.

/** The longest step in seconds, so that the time doesn't jump after an interruption such as a hidden tab. */
const longestStep = 1 / 20;

/** The duration of a single step, in seconds. */
const singleStep = 1 / 60;

export class Clock {
  /**
   * @param frame performs a frame at a time in seconds; returns whether another one is needed.
   * @param isHeld returns whether time stands still, which also applies to a frame that has been requested.
   */
  constructor(frame, isHeld) {
    this.frame = frame;
    this.isHeld = isHeld;
    /** Seconds of the stage's time per second; 0 while paused. */
    this.speed = 1;
    this.restart();
    this.frameRequest = null;
  }

  restart() {
    this.time = 0;
    this.lastTimestamp = null;
  }

  /** Whether a frame has been requested. */
  get isRunning() { return this.frameRequest !== null; }

  setSpeed(speed) {
    this.speed = speed;
    this.wake();
  }

  /** Requests frames until nothing moves. While paused, requests a single one, which shows changes. */
  wake() {
    this.frameRequest ??= requestAnimationFrame((timestamp) => this.step(timestamp));
  }

  /** Stops requesting frames. @param time of the last frame; nothing has changed since then. */
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

  /** Advances by one frame at any speed; returns whether another one is needed. */
  stepOnce() { return this.goTo(this.time + singleStep); }

  /** Performs the frame at a time, at any speed; returns whether another one is needed. */
  goTo(time) {
    this.time = time;
    return this.frame(time);
  }
}
