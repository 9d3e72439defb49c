import CollectionIndex
import Runtime

extension UICollectionView {
  /// The modes for invalidating the size of a visible cell: through `invalidateIntrinsicContentSize()` of the cell or
  /// its content view, and through constraints.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are not measured again.
    case disabled
    /// The cell is asked for its preferred attributes again when its intrinsic content size is invalidated.
    case enabled
    /// The cell is also measured again when constraints in its content view change, or intrinsic sizes that they depend
    /// on.
    case enabledIncludingConstraints
  }
}

/// The measuring of a collection view's elements. An element that appears, gets another size or requests it is asked
/// for its preferred attributes; if they differ, the layout decides whether they invalidate it. Further passes follow
/// at once, until nothing differs.
@MainActor final class ElementFitting: CollectionViewPart {
  @exclusivity(unchecked) private var sizing = SelfSizing()
  /// The mode in which visible cells are measured again.
  @exclusivity(unchecked) var mode = UICollectionView.SelfSizingInvalidation.enabled

  /// Requests the preferred attributes of elements, and invalidates the layout if it accepts them.
  /// - Parameter fittings: the elements with the layout's attributes.
  /// - Returns: whether the layout was invalidated.
  private func fit(_ fittings: [(Element, UICollectionViewLayoutAttributes)]) -> Bool {
    let collectionView = collectionView!
    let layout = collectionView.tracedLayout
    var isInvalid = false
    let former = sizing.takeUndecided()
    for (element, original) in fittings where collectionView.visible[element.key] === element {
      if element.view.needsConfigurationUpdate { element.view.updateConfigurationIfNeeded() }
      let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate())
      guard !preferred.isSame(as: original),
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else {
        collectionView.layoutInUse.noteKeptSize(original.size, of: element.key)
        continue
      }
      collectionView.layoutInUse.invalidateLayout(
        with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      collectionView.layoutInUse.hasTakenPreferredAttributes = true
      collectionView.layoutPass.invalidateElements()  // whatever the context names, its neighbours move
      isInvalid = true
      sizing.noteUndecided(element, former: former)
    }
    return isInvalid
  }

  /// Logs, once, the element that keeps the layout from settling because it prefers other attributes each time it is
  /// asked. Elements that have only been measured in the last few passes, because others moved, do not count.
  func nameUndecidedElement() {
    guard let element = sizing.takeUndecidedElementToName() else { return }
    let text = Mistake.undecided(element.view, element.attributes)
    collectionView.callRecorder?.note(text, for: collectionView)
    logMessage(text)
  }

  /// Measures the elements that have appeared or changed their size in the last pass, or requested another one.
  func fitWhatChanged() -> Bool {
    let elements = sizing.take()
    guard !elements.isEmpty else {
      sizing.forgetUndecided()
      return false
    }
    return fit(elements.map { ($0, $0.attributes) })
  }

  /// Measures elements that appear in an animated change or may need another size, before the animation starts.
  /// - Parameter appeared: the elements that appear, in order.
  /// - Returns: the final attributes of all visible elements; nil if nothing differs.
  func targetsAfterFitting(
    _ changes: ElementChanges<Element>, _ appeared: [Element], in animation: ViewAnimation
  ) -> [(Element, UICollectionViewLayoutAttributes)]? {
    let collectionView = collectionView!
    // The layout does not have the keys of disappearing elements.
    let disappearing = Set(changes.disappearing.map { ObjectIdentifier($0.element) })
    var fittings = zip(appeared, changes.appearing).map { ($0, $1.to) }
    let others = sizing.take()
    if !others.isEmpty {
      var ends: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
      for change in changes.persisting { ends[ObjectIdentifier(change.element)] = change.to }
      let returned = Set(appeared.map { ObjectIdentifier($0) })
      for element in others {
        let id = ObjectIdentifier(element)
        guard !disappearing.contains(id), !returned.contains(id) else { continue }
        fittings.append((element, ends[id] ?? element.attributes))
      }
    }
    // The role in a list determines the margins and accessories that leave room for the content.
    animation.make {
      for (element, end) in fittings where element.attributes.list != end.list { element.view.showListElement(of: end) }
    }
    guard fit(fittings) else { return nil }
    animation.make {
      collectionView.layoutPass.prepareIfNeeded()
      collectionView.rows?.place()
    }
    collectionView.contentSize = collectionView.tracedLayout.collectionViewContentSize
    collectionView.setNeedsLayout()  // smaller elements make others visible
    return collectionView.visible.stack.filter { !$0.isDisappearing && !disappearing.contains(ObjectIdentifier($0)) }
      .compactMap {
        element in
        collectionView.tracedLayout.attributes(for: element.key).map { (element, $0) }
      }
  }

  /// Measures a cell again if it may need another size.
  func fitAgain(_ cell: UICollectionViewCell) {
    guard collectionView.selfSizingInvalidation != .disabled, let element = collectionView.visible.element(of: cell)
    else { return }
    fitAgain(element)
  }

  /// Makes the next pass measure an element, which has appeared or has another size.
  func add(_ element: Element) { sizing.add(element) }
  func add(_ elements: [Element]) { sizing.add(elements) }

  /// Makes the next pass measure an element, and lays out.
  func fitAgain(_ element: Element) {
    sizing.add(element)
    collectionView.setNeedsLayout()
  }

  /// Makes the next pass measure all visible elements.
  func fitAllAgain() {
    sizing.add(collectionView.visible.stack.filter { !$0.isDisappearing })
  }
}
