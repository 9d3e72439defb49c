// Whether removed nodes, whose elements are still in the document, would be seen.

/** Whether nothing of a removed node lies where its home, a scroll view, shows it. */
export function isOutOfSight(node) {
  const { clips, baseX, baseY, geometry: { originX, originY, width, height } } = node.home;
  const own = node.geometry;
  const isInside = own.left < originX + width && own.left + own.width > originX
    && own.top < originY + height && own.top + own.height > originY;
  // A new base moves only those that have not been removed.
  return clips && !isInside && node.placedX === baseX && node.placedY === baseY && isContained(node);
}

/** Whether nothing of a node is drawn outside of its frame. */
function isContained(node) {
  const { width, height, originX, originY, matrix } = node.geometry;
  if (matrix || node.drawing || node.look?.shadow.alpha > 0) return false;
  return node.clips || (!node.picture && node.children.every((child) => {
    const { left, top, width: across, height: down } = child.geometry;
    const isWithin = left >= originX && left + across <= originX + width && top >= originY && top + down <= originY + height;
    return isWithin && isContained(child);
  }));
}
