// What was done in the workbench since its screen began, so that the workbench of the next build can do it again.

export class WorkbenchHistory {
  /**
   * @param saved what `list` has returned in the page before this one.
   * @param fail called with a sentence when it cannot be done again.
   */
  constructor(saved, fail) {
    Object.assign(this, { saved, fail });
    if (!saved) return;
    const { documentElement } = document;
    const repeat = () => {
      if (documentElement.dataset.state !== "ready") return;
      states.disconnect();
      this.repeat();
    };
    const states = new MutationObserver(repeat);
    states.observe(documentElement, { attributeFilter: ["data-state"] });
    repeat();
  }

  get workbench() { return globalThis.murmuration?.workbench; }

  /** Returns the input since the screen began, and its time; null if there is none. The list is null if not all of it is known. */
  list() {
    const { workbench } = this;
    // It has not opened.
    if (!workbench?.demo) return this.saved ?? null;
    const { inputEvents: { list, hasAll }, film } = workbench;
    return list.length > 0 ? { demo: workbench.demo.id, list: hasAll ? list : null, end: film.end } : null;
  }

  repeat() {
    const { saved: { demo, list, end }, workbench } = this;
    if (workbench.demo?.id !== demo) return;
    const program = workbench.program.program;
    let reason = null;
    try {
      program.isRepeating = true;
      // Input of the address may have been performed.
      workbench.restart();
      const isDone = list !== null && workbench.parameterPreview.fastForward(list, end);
      if (!isDone) reason = "There was too much of it.";
      // What stops it in a frame, the stage has said.
      if (document.documentElement.dataset.state === "failed") reason = document.getElementById("explanation").textContent;
    } catch (error) {
      reason = error.message;
    } finally {
      program.isRepeating = false;
    }
    if (reason !== null) this.fail(`What was done could not be done again; the screen has begun anew. ${reason}`);
  }
}
