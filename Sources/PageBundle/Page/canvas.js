// Helpers for small canvases that are redrawn often.

/** Sets a canvas's resolution to the screen's pixels. */
export function fitCanvas(canvas) {
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
}

/**
 * Clears a canvas and returns its context. It is rendered on the CPU: a GPU canvas would need a round trip for each
 * drawing.
 */
export function beginDrawing(canvas) {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.clearRect(0, 0, canvas.width, canvas.height);
  return context;
}
