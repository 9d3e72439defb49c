// Checks of the values that layouts, data sources, delegates and apps pass to a collection view: index paths without an
// item, and values that are not numbers. The messages are in Mistake.swift.

import Runtime

extension IndexPath {
  /// Traps when the index path does not consist of a section and an item.
  /// - Parameter operation: a verb for the message, such as "select".
  @MainActor func checkIsItem(_ operation: String) {
    ensure(count == 2, Mistake.notAnItem(self, operation))
  }
}

extension UICollectionView {
  /// Traps when an item does not exist.
  func checkExists(_ path: IndexPath, _ operation: String) {
    path.checkIsItem(operation)
    let counts = movement.dataCounts(data.loadedCounts())
    ensure(counts.hasItem(at: path), Mistake.noItem(path, operation, counts))
  }
}

extension TracedLayout {
  /// Traps at attributes that cannot be displayed.
  /// - Parameter method: the method of the layout that returned them.
  func check(_ attributes: UICollectionViewLayoutAttributes?, _ method: String) {
    if let attributes, !attributes.canBeShown { refuse(attributes, method) }
  }

  /// Traps at attributes that cannot be displayed. A loop over an iterator would allocate in unoptimized builds.
  func check(_ attributes: [UICollectionViewLayoutAttributes]?, _ method: String) {
    guard let attributes else { return }
    for index in attributes.indices where !attributes[index].canBeShown { refuse(attributes[index], method) }
  }

  private func refuse(_ attributes: UICollectionViewLayoutAttributes, _ method: String) {
    ensure(attributes.hasElement, Mistake.attributesForNothing(attributes, method))
    ensure(!attributes.hasNaN, Mistake.attributesWithNaN(attributes, method))
  }
}

/// Returns the content offset that a layout or a delegate chose; refuses a value that is not a number with a message.
/// - Parameter method: the method that returned it.
func checkedTarget(_ chosen: CGPoint, proposed: CGPoint, _ method: String) -> CGPoint {
  guard chosen.hasNaN else { return chosen }
  logMessage(
    "\(method) returned the content offset \(chosen.description), which contains NaN. The proposed offset is used: \(proposed.description)."
  )
  return proposed
}
