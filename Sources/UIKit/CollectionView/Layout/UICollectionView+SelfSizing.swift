// Elements that know best how large they have to be. What comes on screen, gets another size, or says so, is asked for the
// attributes that it prefers; where these differ, the layout decides whether that invalidates it. Then another pass
// follows at once, until nothing differs any more.

import Runtime

extension UICollectionView {
  /// What happens when a cell on screen, or its content view, calls `invalidateIntrinsicContentSize()`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing.
    case disabled
    /// The cell is asked again for its preferred attributes.
    case enabled
    /// The same, and whenever constraints in the content view change, or natural sizes that they have to do with.
    case enabledIncludingConstraints
  }

  /// Asks elements what they prefer, and invalidates the layout where it wants to follow.
  /// - Parameter fittings: the elements with the attributes that the layout has for them.
  /// - Returns: whether it was invalidated.
  private func fit(_ fittings: [(Element, UICollectionViewLayoutAttributes)]) -> Bool {
    let layout = tracedLayout
    var isInvalid = false
    let former = sizing.takeUndecided()
    for (element, original) in fittings where visible[element.key] === element {
      if element.view.needsConfigurationUpdate { element.view.updateConfigurationIfNeeded() }
      let preferred = element.view.preferredLayoutAttributesFitting(original.duplicate())
      guard !preferred.isSame(as: original),
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layoutInUse.invalidateLayout(
        with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      layoutInUse.hasTakenPreferredAttributes = true
      invalidateElements()  // whatever the context names, its neighbours make room
      isInvalid = true
      sizing.noteUndecided(element, former: former)
    }
    return isInvalid
  }

  /// Says once which element prefers other attributes whenever it is asked, if that is why the layout does not settle. One
  /// that has just come, because others have made room for it, only says its size.
  func noteUndecidedElement() {
    guard let element = sizing.takeUndecidedElementToName() else { return }
    let text = Mistake.undecided(element.view, element.attributes)
    callRecorder?.note(text, for: self)
    logMessage(text)
  }

  /// Asks the elements that have come or changed their size in the last pass, or said that they need another one.
  func fitWhatChanged() -> Bool {
    let elements = sizing.take()
    guard !elements.isEmpty else {
      sizing.forgetUndecided()
      return false
    }
    return fit(elements.map { ($0, $0.attributes) })
  }

  /// Asks what appears in an animated change, and what may need another size, before it starts to move.
  /// - Parameter appeared: the elements that appear, in order.
  /// - Returns: where everything on screen goes then; nil when nothing differs from what is known.
  func targetsAfterFitting(
    _ changes: ElementChanges<Element>, _ appeared: [Element], in animation: ViewAnimation
  ) -> [(Element, UICollectionViewLayoutAttributes)]? {
    // The layout does not know the keys of what disappears.
    let disappearing = Set(changes.disappearing.map { ObjectIdentifier($0.element) })
    var fittings = zip(appeared, changes.appearing).map { ($0, $1.to) }
    let others = sizing.take()
    if !others.isEmpty {
      var ends: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
      for change in changes.persisting { ends[ObjectIdentifier(change.element)] = change.to }
      for element in others where !disappearing.contains(ObjectIdentifier(element)) {
        fittings.append((element, ends[ObjectIdentifier(element)] ?? element.attributes))
      }
    }
    guard fit(fittings) else { return nil }
    animation.make {
      prepareLayoutIfNeeded()
      placeRows()
    }
    contentSize = tracedLayout.collectionViewContentSize
    setNeedsLayout()  // smaller elements make room for others
    return visible.stack.filter { !$0.isDisappearing && !disappearing.contains(ObjectIdentifier($0)) }.compactMap {
      element in
      tracedLayout.attributes(for: element.key).map { (element, $0) }
    }
  }

  /// A cell needs another size, or may.
  func fitAgain(_ cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, let element = visible.element(of: cell) else { return }
    fitAgain(element)
  }

  /// The next pass asks an element what it prefers.
  func fitAgain(_ element: Element) {
    sizing.addOnce(element)
    setNeedsLayout()
  }

  /// Everything on screen may need another size.
  func fitEverythingAgain() {
    sizing.add(visible.stack.filter { !$0.isDisappearing })
  }
}
