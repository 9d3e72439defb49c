// Decompresses LZMA, which takes a quarter less space than gzip and which browsers don't have. Source: "LZMA
// specification", Igor Pavlov, 2015.
//
// A file in the format .lzma is a header of 13 bytes (parameters, size of the dictionary, length of the content) and the
// output of a range coder. The content is a sequence of literals and of matches, which repeat earlier bytes. Each binary
// decision has a probability that adapts to the previous decisions in the same context.

/** Returns the content of a file in the format .lzma, whose header must state the length of the content. */
export function decompress(bytes) {
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  const parameters = header.getUint8(0);
  const contextBits = parameters % 9;
  const literalMask = (1 << (Math.floor(parameters / 9) % 5)) - 1;
  const positionMask = (1 << Math.floor(parameters / 45)) - 1;
  const output = new Uint8Array(Number(header.getBigUint64(5, true)));

  const coder = new RangeDecoder(bytes, 13);
  const literals = probabilities((literalMask + 1) << contextBits, 0x300);
  const isMatch = probabilities(12, 16);
  const isRepeated = probabilities(12);
  const isOlder = [probabilities(12), probabilities(12), probabilities(12)];
  const isLong = probabilities(12, 16);
  const lengths = new LengthDecoder(coder);
  const repeatedLengths = new LengthDecoder(coder);
  const distances = new DistanceDecoder(coder);

  // The kinds of the latest literals and matches, in twelve values; below seven, a literal was the latest.
  let state = 0;
  // The latest four distances, the most recent one first.
  const recent = [1, 1, 1, 1];
  let end = 0;
  while (end < output.length) {
    const position = end & positionMask;
    if (coder.bit(isMatch, state * 16 + position) === 0) {
      const previous = end === 0 ? 0 : output[end - 1];
      const context = ((end & literalMask) << contextBits) | (previous >> (8 - contextBits));
      output[end] = coder.literal(literals, context * 0x300, state < 7 ? -1 : output[end - recent[0]]);
      end += 1;
      state -= Math.min(state, state < 10 ? 3 : 6);
      continue;
    }
    const followsLiteral = state < 7;
    let length = 1;
    if (coder.bit(isRepeated, state) === 0) {
      length = lengths.next(position);
      recent.pop();
      recent.unshift(distances.next(length));
      state = followsLiteral ? 7 : 10;
    } else {
      let age = 0;
      while (age < 3 && coder.bit(isOlder[age], state) === 1) age += 1;
      if (age > 0) recent.unshift(...recent.splice(age, 1));
      if (age > 0 || coder.bit(isLong, state * 16 + position) === 1) {
        length = repeatedLengths.next(position);
        state = followsLiteral ? 8 : 11;
      } else {
        state = followsLiteral ? 9 : 11;
      }
    }
    if (recent[0] > end || end + length > output.length) throw new Error("LZMA data is damaged");
    // The match may overlap what it appends.
    for (const stop = end + length; end < stop; end += 1) output[end] = output[end - recent[0]];
  }
  return output;
}

const probabilities = (...counts) => new Uint16Array(counts.reduce((product, count) => product * count)).fill(1024);

/** Decodes binary decisions by their probabilities, in units of 1/2048, of being 0. */
class RangeDecoder {
  constructor(bytes, start) {
    this.bytes = bytes;
    this.place = start + 5;
    // Range and code. In an array of 32-bit integers, engines compute with them without allocating.
    this.values = new Uint32Array([0xffffffff, new DataView(bytes.buffer, bytes.byteOffset).getUint32(start + 1)]);
  }

  bit(table, index) {
    const { values } = this;
    const probability = table[index];
    const bound = (values[0] >>> 11) * probability;
    if (values[1] < bound) {
      values[0] = bound;
      table[index] = probability + ((2048 - probability) >> 5);
      this.refill();
      return 0;
    }
    values[0] -= bound;
    values[1] -= bound;
    table[index] = probability - (probability >> 5);
    this.refill();
    return 1;
  }

  refill() {
    const { values } = this;
    if (values[0] >= 0x1000000) return;
    values[0] <<= 8;
    values[1] = (values[1] << 8) | this.bytes[this.place];
    this.place += 1;
  }

  /** Returns a number of bits, the first one the highest, each with a probability for its predecessors. */
  tree(table, start, bits) {
    let node = 1;
    for (let count = 0; count < bits; count += 1) node = (node << 1) | this.bit(table, start + node);
    return node - (1 << bits);
  }

  /** Returns a number of bits, the first one the lowest. */
  reversedTree(table, start, bits) {
    let node = 1;
    let value = 0;
    for (let count = 0; count < bits; count += 1) {
      const bit = this.bit(table, start + node);
      node = (node << 1) | bit;
      value |= bit << count;
    }
    return value;
  }

  /** Returns a number of bits, the first one the highest, each as probable as its opposite. */
  direct(bits) {
    const { values } = this;
    let value = 0;
    for (let count = 0; count < bits; count += 1) {
      values[0] >>>= 1;
      const bit = values[1] >= values[0] ? 1 : 0;
      if (bit === 1) values[1] -= values[0];
      this.refill();
      value = (value << 1) | bit;
    }
    return value;
  }

  /**
   * Returns a byte.
   * @param expected The byte at the latest distance, or -1 after a literal. Until the first bit that differs from it, bits
   *   have other probabilities.
   */
  literal(table, start, expected) {
    let node = 1;
    if (expected >= 0) {
      for (let bits = expected; node < 0x100; bits <<= 1) {
        const likely = (bits >> 7) & 1;
        const bit = this.bit(table, start + ((1 + likely) << 8) + node);
        node = (node << 1) | bit;
        if (bit !== likely) break;
      }
    }
    while (node < 0x100) node = (node << 1) | this.bit(table, start + node);
    return node & 0xff;
  }
}

/** Decodes lengths of matches, 2 to 273. */
class LengthDecoder {
  constructor(coder) {
    this.coder = coder;
    this.choices = probabilities(2);
    this.low = probabilities(16, 8);
    this.middle = probabilities(16, 8);
    this.high = probabilities(256);
  }

  next(position) {
    if (this.coder.bit(this.choices, 0) === 0) return 2 + this.coder.tree(this.low, position * 8, 3);
    if (this.coder.bit(this.choices, 1) === 0) return 10 + this.coder.tree(this.middle, position * 8, 3);
    return 18 + this.coder.tree(this.high, 0, 8);
  }
}

/** Decodes how far back matches begin, from 1. */
class DistanceDecoder {
  constructor(coder) {
    this.coder = coder;
    this.slots = probabilities(4, 64);
    this.special = probabilities(128);
    this.aligned = probabilities(16);
  }

  next(length) {
    // The slot holds the number of bits and the two highest ones.
    const slot = this.coder.tree(this.slots, Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot + 1;
    const bits = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** bits;
    if (slot < 14) return base + 1 + this.coder.reversedTree(this.special, base - slot, bits);
    return base + 1 + this.coder.direct(bits - 4) * 16 + this.coder.reversedTree(this.aligned, 0, 4);
  }
}
