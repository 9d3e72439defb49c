// What the page carries in packed form: gzip in base 85, in elements that are no scripts. assemble.py writes it.

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;,=>?@^_`{|}~";

/** Five digits are four bytes. Digits that are missing at the end count as the highest, and leave bytes out. */
function decoded(text) {
  const values = new Uint8Array(128);
  for (let index = 0; index < digits.length; index += 1) values[digits.charCodeAt(index)] = index;
  const groups = Math.ceil(text.length / 5);
  const bytes = new DataView(new ArrayBuffer(groups * 4));
  for (let group = 0; group < groups; group += 1) {
    let number = 0;
    for (let place = group * 5; place < group * 5 + 5; place += 1) {
      number = number * 85 + (place < text.length ? values[text.charCodeAt(place)] : 84);
    }
    bytes.setUint32(group * 4, number);
  }
  return new Uint8Array(bytes.buffer, 0, groups * 4 - (groups * 5 - text.length));
}

/** The bytes of the element with an identifier. */
export async function unpack(id) {
  const packed = decoded(document.getElementById(id).textContent.trim());
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
