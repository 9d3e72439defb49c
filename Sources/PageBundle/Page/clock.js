// The stage's clock: it runs at the chosen speed while something moves.

/** The longest step in seconds, so that the time doesn't jump after an interruption such as a hidden tab. */
const longestStep = 1 / 20;

/** The longest timer of browsers, about, in milliseconds. */
const longestTimer = 2e9;

/** The duration of a single step, in seconds. */
const singleStep = 1 / 60;

export class Clock {
  /**
   * @param frame performs a frame at a time in seconds; returns whether another one is needed, or the time at which one is.
   * @param isHeld returns whether time stands still, which also applies to a frame that has been requested.
   */
  constructor(frame, isHeld) {
    this.frame = frame;
    this.isHeld = isHeld;
    /** Seconds of the stage's time per second; 0 while paused. */
    this.speed = 1;
    /** Whether the time follows that of the browser's animations, which no interruption stops. */
    this.followsAnimations = false;
    this.timer = null;
    this.frameRequest = null;
    this.restart();
  }

  restart() {
    this.time = 0;
    this.lastTimestamp = null;
    this.endSleep();
  }

  /** Whether a frame has been requested. */
  get isRunning() { return this.frameRequest !== null; }

  setSpeed(speed) {
    this.speed = speed;
    this.wake();
  }

  /** Requests frames until nothing moves. While paused, requests a single one, which shows changes. */
  wake() {
    this.endSleep();
    this.frameRequest ??= requestAnimationFrame((timestamp) => this.step(timestamp));
  }

  /** Requests the first frame after a time. Until then, time goes on without frames. */
  sleep(time) {
    this.endSleep();
    this.timer = setTimeout(() => this.wake(), Math.min(((time - this.time) / this.speed) * 1000, longestTimer));
  }

  endSleep() {
    clearTimeout(this.timer);
    this.timer = null;
  }

  /** Performs the frame of this moment, if time has gone on without frames, for what is about to happen in it. */
  catchUp() {
    if (this.timer === null) return;
    this.endSleep();
    this.advance(document.timeline.currentTime);
  }

  /** Returns the time of the browser's animations, in milliseconds, at a time of the stage. */
  momentOf(time) { return document.timeline.currentTime + ((time - this.time) / this.speed) * 1000; }

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
    this.advance(timestamp);
  }

  /** Performs the frame of a timestamp of the browser, and requests the next one. */
  advance(timestamp) {
    const passed = this.lastTimestamp === null ? 1 / 60 : (timestamp - this.lastTimestamp) / 1000;
    const longest = this.followsAnimations ? Infinity : longestStep;
    this.time += Math.min(Math.max(passed, 0), longest) * this.speed;
    const next = this.frame(this.time);
    const isMoving = next !== false && this.speed > 0;
    this.lastTimestamp = isMoving ? timestamp : null;
    if (!isMoving) return;
    if (next === true || next <= this.time) this.wake();
    else this.sleep(next);
  }

  /** Advances by one frame at any speed; returns whether another one is needed. */
  stepOnce() { return this.goTo(this.time + singleStep); }

  /** Performs the frame at a time, at any speed; returns whether another one is needed. */
  goTo(time) {
    this.time = time;
    return this.frame(time);
  }
}
