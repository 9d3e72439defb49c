// Frames of a list while something happens in it, with marks between which a trace is added up.

/**
 * Begins something and waits until it is over.
 * @returns the milliseconds from the frame before the beginning to the next, and so on.
 */
export async function frames(begin, milliseconds) {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  await nextFrame();
  let last = await nextFrame();
  const end = last + milliseconds;
  performance.mark("bench-frames");
  begin();
  while (last < end) {
    const time = await nextFrame();
    gaps.push(time - last);
    last = time;
  }
  performance.mark("bench-end");
  return gaps;
}
