import UIKit

/// A flow layout whose items and sections come and go in ways of your choice.
///
/// ```swift
/// let layout = AnimatedFlowLayout()
/// layout.transitions.insertItem = .scale(0.1)
/// layout.transitions.deleteItem = .fall(rotation: 0.2 * .pi).combined(with: .fade)
/// layout.transitions.insertSection = .slide(from: .left)
/// ```
///
/// What neither comes nor goes moves from where it was to where it is. Headers and footers come and go with their
/// sections.
@MainActor open class AnimatedFlowLayout: UICollectionViewFlowLayout {
  @MainActor public struct Transitions {
    public var insertItem = ItemTransition.fade
    public var deleteItem = ItemTransition.fade
    /// For all of a section that is inserted: items, header and footer.
    public var insertSection = ItemTransition.fade
    /// For all of a section that is deleted.
    public var deleteSection = ItemTransition.fade
    /// How a moved item is on leaving its place.
    public var move = ItemTransition.none
  }

  public var transitions = Transitions()

  /// Whether the transitions take effect; without, updates look as in a plain flow layout. With reduced motion they
  /// never do: what comes and goes fades.
  public var animatesUpdates = true

  /// Where an element was or is; kept for what was asked for last, so it grows with what is on screen only.
  private typealias Places = [IndexPath: UICollectionViewLayoutAttributes]

  private struct Shown {
    var cells: Places = [:]
    /// By kind.
    var supplementary: [String: Places] = [:]
  }

  private var current = Shown()
  private var previous = Shown()
  private var updates = UpdateTracker()

  private var isActive: Bool { animatesUpdates && updates.isUpdating && !UIAccessibility.isReduceMotionEnabled }
  private var bounds: CGRect { collectionView?.bounds ?? .zero }

  // MARK: Layout

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    current = Shown()
    for attributes in found ?? [] {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      if let kind = attributes.representedElementKind {
        current.supplementary[kind, default: [:]][attributes.indexPath] = copy
      } else {
        current.cells[attributes.indexPath] = copy
      }
    }
    return found
  }

  open override func prepare() {
    // Before an update asks for the new places, the last ones that were given out are the old ones.
    if !updates.isUpdating { previous = current }
    super.prepare()
  }

  // MARK: Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates.begin(updateItems)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    updates.end()
  }

  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard isActive, let place = layoutAttributesForItem(at: itemIndexPath) else { return standard }
    guard let old = updates.oldPath(ofNew: itemIndexPath) else {
      let isAlone = updates.insertedItems.contains(itemIndexPath)
      return (isAlone ? transitions.insertItem : transitions.insertSection).applied(to: place, in: bounds)
    }
    guard let start = previous.cells[old] else { return standard }
    let initial = relocated(start, to: itemIndexPath)
    return updates.movedItems[old] == nil ? initial : transitions.move.applied(to: initial, in: bounds)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard isActive else { return standard }
    if let new = updates.newPath(ofOld: itemIndexPath), !updates.reloadedItems.contains(itemIndexPath) {
      return layoutAttributesForItem(at: new) ?? standard
    }
    guard !updates.reloadedItems.contains(itemIndexPath), let place = previous.cells[itemIndexPath] else {
      return standard
    }
    let isAlone = updates.deletedItems.contains(itemIndexPath)
    return (isAlone ? transitions.deleteItem : transitions.deleteSection).applied(to: place, in: bounds)
  }

  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    guard isActive,
      let place = layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    else { return standard }
    guard let section = updates.oldSection(ofNew: elementIndexPath.section) else {
      return transitions.insertSection.applied(to: place, in: bounds)
    }
    let old = IndexPath(item: elementIndexPath.item, section: section)
    return previous.supplementary[elementKind]?[old].map { relocated($0, to: elementIndexPath) } ?? standard
  }

  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let standard = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    guard isActive else { return standard }
    if let section = updates.newSection(ofOld: elementIndexPath.section) {
      let new = IndexPath(item: elementIndexPath.item, section: section)
      return layoutAttributesForSupplementaryView(ofKind: elementKind, at: new) ?? standard
    }
    guard let place = previous.supplementary[elementKind]?[elementIndexPath] else { return standard }
    return transitions.deleteSection.applied(to: place, in: bounds)
  }

  private func relocated(
    _ attributes: UICollectionViewLayoutAttributes, to indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.indexPath = indexPath
    return copy
  }
}
