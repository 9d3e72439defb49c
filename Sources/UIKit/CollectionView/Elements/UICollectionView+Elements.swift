// Views for elements: requested from the data source, or created from a class.

import Runtime

extension UICollectionView {
  /// Returns a view for an element, with its attributes applied, after a notification of the delegate.
  /// - Returns: nil if the app interrupted the work meanwhile; the view is reused then.
  func makeView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource = tracedDataSource else { return nil }
    if key.category == .cell {
      let counts = loadedCounts()
      ensure(counts.hasItem(at: key.indexPath), Mistake.attributesForNoItem(key.indexPath, counts))
    }
    queues.request = .view(attributes, registrations: registrationCount)
    defer { queues.request = nil }
    var view: UICollectionReusableView!
    UIView.performWithoutAnimation {
      switch key.category {
      case .cell: view = dataSource.collectionView(self, cellForItemAt: dataPath(key.indexPath))
      case .supplementaryView:
        view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      case .decorationView: view = makeDecorationView(key, attributes)
      }
      checkOrigin(of: view, key)
      if view.shownAttributes !== attributes { view.show(attributes) }
      if work.isInterrupted {  // its content may be out of date
        queues.enqueue(view, kind: key.kind)
        view = nil
        return
      }
      if let list = attributes.list { takePart(in: list) }
      setState(of: view, key)
      let changes = selection.changes
      tellDelegate(of: view, key, ends: false)
      if selection.changes != changes { setState(of: view, key) }
    }
    return view
  }

  /// Applies selection and highlight, which may have changed while the view was off screen.
  func setState(of view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category == .cell, let cell = view as? UICollectionViewCell else { return }
    cell.isSelected = selection.selected.contains(key.indexPath)
    cell.isHighlighted = selection.highlighted == key.indexPath
  }

  func tellDelegate(of view: UICollectionReusableView, _ key: ElementKey, ends: Bool) {
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
    guard let (type, isNib) = layoutInUse.decorationClass(ofKind: key.kind) else {
      programmerError(Mistake.noDecorationClass(ofKind: key.kind, layoutInUse.decorationKinds))
    }
    let name = ReuseQueues.Name(kind: key.kind, identifier: key.kind)
    queues.use(type, for: name, isNib: isNib)
    return queues.dequeue(name, frame: attributes.frame, observer: elementObserver)!
  }

  /// Returns a view with the attributes of the element applied.
  /// - Parameter key: the key in the data source.
  func dequeue(_ identifier: String, _ key: ElementKey) -> UICollectionReusableView? {
    let key = shownKey(key)
    var attributes: UICollectionViewLayoutAttributes?
    switch queues.request {
    case .reconfiguration(let element, let requested)? where requested == key:
      ensure(element.view.reuseIdentifier == identifier, Mistake.reconfiguredAsOther(key, identifier))
      element.view.configureListAgain()
      return element.view
    case .view(let requested, _)? where requested.key == key: attributes = requested
    default: attributes = layoutAttributes(for: key)
    }
    let name = ReuseQueues.Name(kind: key.kind, identifier: identifier)
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      view = queues.dequeue(name, frame: attributes?.frame ?? .zero, observer: elementObserver)
      view?.dequeuer = ownLayer.identifier
      if let attributes { view?.show(attributes) }
    }
    return view
  }

  func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    tracedLayout.attributes(for: key)
  }
}
