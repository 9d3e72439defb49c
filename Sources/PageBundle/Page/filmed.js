// The program of a page that keeps its frames.

/**
 * Creates a copy of the program that draws into a film. Pictures that it releases are kept as long as the film shows
 * them.
 * @param share called with the address and the title of a picture that the user saves.
 */
export async function createFilmed(createProgram, renderer, film, share = () => {}) {
  const { images } = renderer;
  const program = await createProgram((words, bytes) => film.draw(words, bytes), {
    add: (...values) => images.add(...values),
    refer: (...values) => images.refer(...values),
    remove: (number) => film.retire(number),
    share: (number, title) => share(images.source(number), title),
  });
  program.measureText();
  return program;
}
