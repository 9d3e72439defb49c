// The entry point: loads the program and opens the workbench.

import { byId } from "./elements.js";
import { readFilm } from "./film-file.js";
import { FilmProgram } from "./film-program.js";
import { Live } from "./live.js";
import { LiveProgram } from "./live-program.js";
import { decompress } from "./lzma.js";
import { Program, loadClassNames, loadProgram } from "./program.js";
import { Renderer } from "./renderer.js";
import { Workbench } from "./workbench.js";

async function main() {
  const embedded = async (id) => (byId(id).textContent === "" ? null : readFilm(embeddedBytes(id)));
  const embeddedFilm = await embedded("film");
  const expectedFilm = await embedded("expected");
  const screens = byId("screens").textContent === "" ? null : JSON.parse(byId("screens").textContent);
  const module = embeddedFilm || screens ? null : await loadProgram();
  const classNames = module ? await loadClassNames() : "";
  const createProgram = async (draw, images) => {
    if (screens) return new LiveProgram(screens, images);
    if (!module) return FilmProgram.none();
    const program = await Program.create(module, draw, images);
    program.nameClasses(classNames);
    return program;
  };
  const workbench = await Workbench.create(createProgram, fail);
  const live = screens && new Live(workbench, workbench.program.program);
  // For tests and for the console: `murmuration.createProgram()` returns a copy that draws nothing.
  window.murmuration = { workbench, Renderer, createProgram, readFilm, decompress, live };
  // The stage handles traps during frames; this handles those in response to touches, keys and controls.
  addEventListener("error", (event) => {
    if (!(event.error instanceof WebAssembly.RuntimeError)) return;
    event.preventDefault();
    workbench.stage.stop(event.error);
  });
  document.body.classList.toggle("alone", embeddedFilm !== null);
  workbench.open();
  live?.connect();
  if (embeddedFilm) workbench.films.show(embeddedFilm);
  if (expectedFilm) workbench.films.comparison.begin(expectedFilm, true);
  document.documentElement.dataset.state = "ready";
  performance.mark("ready");
  if (module) await workbench.index.start();
}

function fail(message, error) {
  document.documentElement.dataset.state = "failed";
  byId("explanation").textContent = message;
  console.error(error);
}

main().catch((error) => {
  document.body.classList.add("unavailable");
  fail(
    `This page failed to start: ${error.message.replace(/\.$/, "")}. It requires a browser with WebAssembly and DecompressionStream: `
      + "Chrome 123, Safari 17.5, Firefox 120, or later.",
    error);
});
