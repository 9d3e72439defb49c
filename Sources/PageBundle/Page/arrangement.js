// Finds the elements that can stay in place in the document when a layer's children change.

/**
 * Returns the largest set of `children` that are already in `home`, in their order.
 * @param children with their current parent node, `home`, and their index there, `rank`.
 */
export function staying(home, children) {
  const there = children.filter((child) => child.home === home);
  if (there.every((child, index) => index === 0 || there[index - 1].rank < child.rank)) return new Set(there);
  // The longest increasing subsequence: for each length, the one with the lowest end; and the predecessor of each
  // child.
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
