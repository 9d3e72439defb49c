// Loads the film of a file into the page's history.

/**
 * Fills a film with the frames of a file.
 * @param program receives the reports of each frame; @param after called after each frame.
 */
export function loadFilm(film, recorded, program, after = () => {}) {
  const { images } = film.renderer;
  film.renderer.clear();
  film.clear(true);
  for (const { number, type, address, bytes } of recorded.pictures) {
    if (address) images.refer(number, address);
    else images.add(number, bytes, type);
  }
  for (const { time, size, commands, reports } of recorded.frames) {
    film.take(commands);
    film.add(time, { size, cost: 0 });
    program.take({ time, reports });
    after();
  }
  film.close();
}
