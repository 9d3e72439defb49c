// Which elements can stay where they are in the document when a layer's children are others or in another order.

/**
 * The most of `children` that are in `home` already, in the order in which they are there.
 * @param children with the node in which each is, `home`, and its place there, `rank`.
 */
export function staying(home, children) {
  const there = children.filter((child) => child.home === home);
  if (there.every((child, index) => index === 0 || there[index - 1].rank < child.rank)) return new Set(there);
  // The longest ascending part: of each length the one that ends lowest, and what comes before each in it.
  const ends = [];
  const before = new Map();
  for (const child of there) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle].rank < child.rank) low = middle + 1;
      else high = middle;
    }
    before.set(child, ends[low - 1] ?? null);
    ends[low] = child;
  }
  const found = new Set();
  for (let child = ends.at(-1) ?? null; child; child = before.get(child)) found.add(child);
  return found;
}
