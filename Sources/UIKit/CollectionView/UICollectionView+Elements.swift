// Views for elements: made or taken from the queues, shown, sent off, put back.

import Runtime

extension UICollectionView {
  /// What is shown of an element that is on screen or on its way out.
  final func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    (elements[key] ?? departing.first { $0.key == key })?.attributes
  }

  /// Puts an element on screen. One that is on its way out gets its view back; when the change is animated it goes on
  /// from where it is seen.
  /// - Parameter initial: where a new one starts when the change is animated.
  func bring(
    _ attributes: UICollectionViewLayoutAttributes, initial: UICollectionViewLayoutAttributes? = nil
  ) -> Element {
    let key = attributes.key
    let element: Element
    if let index = departing.firstIndex(where: { $0.returningKey == key }) {
      element = departing.remove(at: index)
      callRecorder?.note("The view at \(key.indexPath) comes back from its way out.", for: self)
      element.isDeparting = false
      element.key = key
      setState(of: element.view, at: key.indexPath)
      stack.removeAll { $0 === element }
      place(element)
      if initial == nil {
        element.view.layer.settleDifferences()
        UIView.performWithoutAnimation { show(attributes, in: element) }
      }
    } else {
      let start = initial ?? attributes
      element = Element(key: key, view: makeView(key, start), attributes: start.duplicate())
      if initial != nil { elementObserver?.moves(.appears, element.view, from: element.attributes, to: attributes) }
      UIView.performWithoutAnimation { insert(element) }
    }
    element.pass = pass
    element.movesWithNeighbours = initial.map { $0.center != attributes.center } ?? true
    elements[key] = element
    return element
  }

  func show(_ attributes: UICollectionViewLayoutAttributes, in element: Element) {
    guard !element.attributes.isSame(as: attributes) else { return }
    let movesInStack = element.attributes.zIndex != attributes.zIndex
    if movesInStack || element.attributes.key != attributes.key {
      element.view.layer.noteChange(.semantics)
    }
    let former = element.attributes
    element.attributes = attributes.duplicate()
    if let elementObserver, ViewAnimation.isAnimating {
      elementObserver.moves(element.isDeparting ? .disappears : .moves, element.view, from: former, to: attributes)
    }
    element.view.show(attributes)
    if movesInStack {
      stack.remove(identical: element)
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
    if let key = element.presentKey, key.category == .cell, highlighted == key.indexPath { highlighted = nil }
    if element.isDeparting {
      departing.remove(identical: element)
      element.isDeparting = false
    } else if elements[element.key] === element {
      elements[element.key] = nil
    }
    element.departures += 1
    stack.remove(identical: element)
    let view = element.view
    UIView.performWithoutAnimation { view.removeFromSuperview() }
    if view.reuseIdentifier != nil { tellDelegate(of: view, element.key, ends: true) }  // not of a copy
    queues.enqueue(view, kind: element.key.kind)
  }

  func discardElements() { for element in stack { remove(element) } }

  // MARK: Making views

  private func makeView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    if key.category == .cell {
      let counts = loadedCounts()
      ensure(
        counts.indices.contains(key.section) && key.item < counts[key.section],
        Mistake.attributesForNoItem(key.indexPath, counts))
    }
    requested = attributes
    registrationsBeforeRequest = registrationCount
    defer { requested = nil }
    var view: UICollectionReusableView!
    UIView.performWithoutAnimation {
      switch key.category {
      case .cell: view = tracedDataSource!.collectionView(self, cellForItemAt: dataPath(key.indexPath))
      case .supplementaryView:
        view = tracedDataSource!.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      case .decorationView: view = makeDecorationView(key, attributes)
      }
      checkOrigin(of: view, key)
      if view.shownAttributes !== attributes { view.show(attributes) }
      if let cell = view as? UICollectionViewCell {
        setState(of: cell, at: key.indexPath)
      }
      tellDelegate(of: view, key, ends: false)
    }
    return view
  }

  /// Selection and highlight, which change without the views that are not on screen.
  private func setState(of view: UICollectionReusableView, at indexPath: IndexPath) {
    guard let cell = view as? UICollectionViewCell else { return }
    cell.isSelected = selected.contains(indexPath)
    cell.isHighlighted = highlighted == indexPath
  }

  private func tellDelegate(of view: UICollectionReusableView, _ key: ElementKey, ends: Bool) {
    guard let delegate = tracedDelegate else { return }
    switch (key.category, view as? UICollectionViewCell) {
    case (.cell, let cell?) where ends:
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: dataPath(key.indexPath))
    case (.cell, let cell?): delegate.collectionView(self, willDisplay: cell, forItemAt: dataPath(key.indexPath))
    case (.supplementaryView, _) where ends:
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
    case (.supplementaryView, _):
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    default: break
    }
  }

  private func makeDecorationView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    guard let type = collectionViewLayout.decorationClass(ofKind: key.kind) else {
      programmerError(Mistake.noDecorationClass(ofKind: key.kind))
    }
    let name = ReuseQueues.Name(kind: key.kind, identifier: key.kind)
    queues.use(type, for: name)
    return queues.dequeue(name, frame: attributes.frame)!
  }

  /// A view with the attributes of the element already applied.
  /// - Parameter key: as the data source knows it.
  func dequeue(_ identifier: String, _ key: ElementKey) -> UICollectionReusableView? {
    let key = shownKey(key)
    if let element = reconfigured, element.presentKey == key {
      ensure(element.view.reuseIdentifier == identifier, Mistake.reconfiguredAsOther(key, identifier))
      return element.view
    }
    let attributes = requested.flatMap { $0.key == key ? $0 : nil } ?? layoutAttributes(for: key)
    let name = ReuseQueues.Name(kind: key.kind, identifier: identifier)
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      view = queues.dequeue(name, frame: attributes?.frame ?? .zero)
      view?.dequeuer = ObjectIdentifier(self)
      if let attributes { view?.show(attributes) }
    }
    return view
  }

  func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    tracedLayout.attributes(for: key)
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

  /// Puts the views in order again after keys changed. Linear in elements that are in order, with a search and a move for
  /// each of the others.
  /// - Parameter elements: all of the stack.
  func restack(_ elements: [Element]) {
    for (place, element) in stack.enumerated() { element.formerPlace = place }
    var sorted: [Element] = []
    sorted.reserveCapacity(elements.count)
    for element in elements {
      var place = sorted.count
      if place > 0, element.staysBehind(sorted[place - 1]) {
        var low = 0
        while low < place {
          let middle = (low + place) / 2
          if element.staysBehind(sorted[middle]) { place = middle } else { low = middle + 1 }
        }
      }
      if place == sorted.count { sorted.append(element) } else { sorted.insert(element, at: place) }
    }
    var views: [UIView] = []
    views.reserveCapacity(sorted.count)
    var isSame = true
    for (index, element) in sorted.enumerated() {
      if element !== stack[index] { isSame = false }
      views.append(element.view)
    }
    if isSame { return }
    stack = sorted
    reorderSubviews(views)
  }
}
