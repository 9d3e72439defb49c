// Canvases that are small and drawn often.

/** Has a canvas as many pixels as the screen has where it is. */
export function fitCanvas(canvas) {
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
}

/** Its context, empty. The processor draws it at once; another one would have to be asked each time. */
export function beginDrawing(canvas) {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.clearRect(0, 0, canvas.width, canvas.height);
  return context;
}
