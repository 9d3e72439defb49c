// The packed parts of the page: the program and the sources of the demos.

import { decompress } from "./lzma.js";

/** Decodes and decompresses the data in a script element: gzip, or LZMA where the machine that built the page has xz. */
export async function unpack(id) {
  const bytes = embeddedBytes(id);
  return bytes[0] === 0x1f ? gunzip(bytes) : decompress(bytes);
}
