// Views for elements: made or taken from the queues, shown, sent off, put back.

import Runtime

extension UICollectionView {
  /// What is shown of an element that is on screen or on its way out.
  final func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    (elements[key] ?? departing.first { $0.key == key })?.attributes
  }

  /// Puts an element on screen. One that is on its way out gets its view back and goes on from where it is seen.
  /// - Parameter initial: where a new one starts when the change is animated.
  @discardableResult
  func bring(
    _ attributes: UICollectionViewLayoutAttributes, initial: UICollectionViewLayoutAttributes? = nil
  ) -> Element {
    let key = ElementKey(attributes)
    let element: Element
    if let index = departing.firstIndex(where: { $0.returningKey == key }) {
      element = departing.remove(at: index)
      element.isDeparting = false
      element.key = key
      setState(of: element.view, at: key.indexPath)
      stack.removeAll { $0 === element }
      place(element)
      if initial == nil { UIView.performWithoutAnimation { show(attributes, in: element) } }
    } else {
      let start = initial ?? attributes
      element = Element(key: key, view: makeView(key, start), attributes: start.duplicate())
      UIView.performWithoutAnimation { insert(element) }
    }
    element.pass = pass
    elements[key] = element
    return element
  }

  func show(_ attributes: UICollectionViewLayoutAttributes, in element: Element) {
    guard element.attributes !== attributes, !element.attributes.isEqual(attributes) else { return }
    let movesInStack = element.attributes.zIndex != attributes.zIndex
    if element.attributes.indexPath != attributes.indexPath { element.view.layer.noteChange(.semantics) }
    element.attributes = attributes.duplicate()
    element.view.show(attributes)
    if movesInStack {
      stack.removeAll { $0 === element }
      place(element)
    }
  }

  /// Animates an element to where it goes; when the block's animations end it is removed.
  /// - Parameter attributes: nil to stay.
  func send(_ element: Element, to attributes: UICollectionViewLayoutAttributes?, animation: ViewAnimation) {
    if elements[element.key] === element { elements[element.key] = nil }
    departing.append(element)
    element.isDeparting = true
    element.departures += 1
    let departure = element.departures
    if let attributes { show(attributes, in: element) }
    let collectionView = Weak(self)
    animation.addCompletion { _ in
      if element.isDeparting && element.departures == departure { collectionView.value?.remove(element) }
    }
  }

  /// Takes an element off the screen; its view waits to be used again.
  func remove(_ element: Element) { holdingCompletions { takeOff(element) } }

  private func takeOff(_ element: Element) {
    // When the views of several elements are removed, the animations of the first may have been all that the others,
    // on their way out, waited for.
    guard !element.isGone else { return }
    element.isGone = true
    // A finger on the view is lost with it.
    let key = element.isDeparting ? element.returningKey : element.key
    if let key, key.category == .cell, highlighted == key.indexPath { highlighted = nil }
    if element.isDeparting {
      departing.removeAll { $0 === element }
      element.isDeparting = false
    } else if elements[element.key] === element {
      elements[element.key] = nil
    }
    element.departures += 1
    stack.removeAll { $0 === element }
    let view = element.view
    UIView.performWithoutAnimation { view.removeFromSuperview() }
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
    }
    queues.enqueue(view, kind: element.key.kind)
  }

  func discardElements() { for element in stack { remove(element) } }

  // MARK: Making views

  private func makeView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    requested = attributes
    defer { requested = nil }
    var view: UICollectionReusableView!
    UIView.performWithoutAnimation {
      switch key.category {
      case .cell: view = dataSource!.collectionView(self, cellForItemAt: key.indexPath)
      case .supplementaryView:
        view = dataSource!.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      case .decorationView: view = makeDecorationView(key, attributes)
      }
      precondition(
        view.reuseIdentifier != nil,
        "The view for item \(key.item) of section \(key.section) was not dequeued: the data source must return one from dequeueReusableCell(withReuseIdentifier:for:) or dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)."
      )
      precondition(
        view.superview !== self,
        "The data source returned a view for item \(key.item) of section \(key.section) that is on screen already: dequeue a new one for each index path."
      )
      if view.shownAttributes !== attributes { view.show(attributes) }
      if let cell = view as? UICollectionViewCell {
        setState(of: cell, at: key.indexPath)
        delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      }
    }
    return view
  }

  /// Selection and highlight, which change without the views that are not on screen.
  private func setState(of view: UICollectionReusableView, at indexPath: IndexPath) {
    guard let cell = view as? UICollectionViewCell else { return }
    cell.isSelected = selected.contains(indexPath)
    cell.isHighlighted = highlighted == indexPath
  }

  private func makeDecorationView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    guard let type = collectionViewLayout.decorationClass(ofKind: key.kind) else {
      preconditionFailure(
        "The layout has decoration views of kind \"\(key.kind)\" but no class for them: call register(_:forDecorationViewOfKind:) on the layout."
      )
    }
    let name = ReuseQueues.Name(kind: key.kind, identifier: key.kind)
    if !queues.hasClass(for: name) { queues.register(type, for: name) }
    return queues.dequeue(name, frame: attributes.frame)!
  }

  /// A view with the attributes of the element already applied.
  func dequeue(_ identifier: String, _ key: ElementKey) -> UICollectionReusableView? {
    let attributes = requested.flatMap { ElementKey($0) == key ? $0 : nil } ?? layoutAttributes(for: key)
    let name = ReuseQueues.Name(kind: key.kind, identifier: identifier)
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      view = queues.dequeue(name, frame: attributes?.frame ?? .zero)
      if let attributes { view?.show(attributes) }
    }
    return view
  }

  func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: return collectionViewLayout.layoutAttributesForItem(at: key.indexPath)
    case .supplementaryView:
      return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      return collectionViewLayout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    }
  }

  // MARK: Stacking

  private func insert(_ element: Element) {
    place(element)
    element.view.layoutIfNeeded()
  }

  /// Puts the view of an element that is not in the stack between those behind and those in front of it.
  func place(_ element: Element) {
    var low = 0
    var high = stack.count
    while low < high {
      let middle = (low + high) / 2
      if element.isBehind(stack[middle]) { high = middle } else { low = middle + 1 }
    }
    if low < stack.count {
      insertSubview(element.view, belowSubview: stack[low].view)
    } else if let last = stack.last {
      insertSubview(element.view, aboveSubview: last.view)
    } else {
      insertSubview(element.view, at: backgroundView == nil ? 0 : 1)
    }
    stack.insert(element, at: low)
  }

  /// Puts the views in order again after keys changed.
  func restack() {
    let sorted = stack.enumerated()
      .sorted { $0.element.isBehind($1.element) || (!$1.element.isBehind($0.element) && $0.offset < $1.offset) }
      .map { $0.element }
    guard zip(sorted, stack).contains(where: { $0 !== $1 }) else { return }
    stack = sorted
    for index in stack.indices.dropFirst() {
      insertSubview(stack[index].view, aboveSubview: stack[index - 1].view)
    }
  }
}
