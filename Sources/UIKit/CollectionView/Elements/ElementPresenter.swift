import Runtime

/// The presenter of a collection view's elements: it gives them views, from the data source or from a class, applies
/// their attributes, and performs changes, in which elements appear, move and disappear.
@MainActor final class ElementPresenter: CollectionViewPart {
  /// The elements that have a view.
  let visible = VisibleElements()
  /// The orthogonal sections, whose scroll views contain elements; nil until a layout has one.
  private(set) var rows: OrthogonalRows?
  /// The view behind all elements, as large as the collection view.
  @exclusivity(unchecked) var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { collectionView.insertSubview(backgroundView, at: 0) }
      collectionView.setNeedsLayout()
    }
  }
  @exclusivity(unchecked) private var queues = ReuseQueues()
  /// The request that the data source is answering; nil outside of one.
  @exclusivity(unchecked) private var request: Request?

  /// A request for a view.
  private enum Request {
    /// A request for a view for an element with these attributes, with the number of registrations before it.
    case view(UICollectionViewLayoutAttributes, registrations: Int)
    /// A request to configure the view of an element again, by its key.
    case reconfiguration(of: Element, ElementKey)
  }

  /// The orthogonal sections, for a layout that may have some.
  var ownRows: OrthogonalRows {
    if let rows { return rows }
    let created = OrthogonalRows()
    created.connect(to: collectionView)
    rows = created
    return created
  }

  // MARK: Making views

  /// Returns a view for an element, with its attributes applied, after a notification of the delegate.
  /// - Returns: nil if the app interrupted the work meanwhile; the view is reused then.
  func makeView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let collectionView = collectionView!
    guard let dataSource = collectionView.tracedDataSource else { return nil }
    if key.category == .cell {
      let counts = collectionView.data.loadedCounts()
      ensure(counts.hasItem(at: key.indexPath), Mistake.attributesForNoItem(key.indexPath, counts))
    }
    request = .view(attributes, registrations: registrationCount)
    defer { request = nil }
    var view: UICollectionReusableView!
    UIView.performWithoutAnimation {
      switch key.category {
      case .cell:
        if let item = collectionView.movement.uncommittedItem(at: key.indexPath) {
          view = dequeue(for: item, attributes)
        } else {
          view = dataSource.collectionView(
            collectionView, cellForItemAt: collectionView.movement.dataPath(key.indexPath))
        }
      case .supplementaryView:
        view = dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      case .decorationView: view = makeDecorationView(key, attributes)
      }
      checkOrigin(of: view, key)
      if view.shownAttributes !== attributes { view.show(attributes) }
      if collectionView.work.isInterrupted {  // its content may be out of date
        queues.enqueue(view, kind: key.kind)
        view = nil
        return
      }
      if let list = attributes.list { collectionView.lists.takePart(in: list) }
      collectionView.selection.apply(to: view, key)
      collectionView.movement.dragAndDrop?.apply(to: view, key)
      let changes = collectionView.selection.changes
      tellDelegate(of: view, key, ends: false)
      if collectionView.selection.changes != changes { collectionView.selection.apply(to: view, key) }
    }
    return view
  }

  func tellDelegate(of view: UICollectionReusableView, _ key: ElementKey, ends: Bool) {
    let collectionView = collectionView!
    guard let delegate = collectionView.tracedDelegate else { return }
    switch (key.category, view as? UICollectionViewCell) {
    case (.cell, let cell?) where cell.isUncommitted: break  // the delegate does not know the item
    case (.cell, let cell?) where ends:
      delegate.collectionView(
        collectionView, didEndDisplaying: cell, forItemAt: collectionView.movement.dataPath(key.indexPath))
    case (.cell, let cell?):
      delegate.collectionView(
        collectionView, willDisplay: cell, forItemAt: collectionView.movement.dataPath(key.indexPath))
    case (.supplementaryView, _) where ends:
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
    case (.supplementaryView, _):
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    default: break
    }
  }

  private func makeDecorationView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView
  {
    guard let (type, isNib) = collectionView.layoutInUse.decorationClass(ofKind: key.kind) else {
      programmerError(Mistake.noDecorationClass(ofKind: key.kind, collectionView.layoutInUse.decorationKinds))
    }
    let name = ReuseQueues.Name(kind: key.kind, identifier: key.kind)
    queues.use(type, for: name, isNib: isNib)
    return queues.dequeue(name, frame: attributes.frame, observer: collectionView.elementObserver)!
  }

  /// Returns a view with the attributes of the element applied.
  /// - Parameter key: the key in the data source.
  func dequeue(_ identifier: String, _ key: ElementKey) -> UICollectionReusableView? {
    let collectionView = collectionView!
    let key = collectionView.movement.shownKey(key)
    var attributes: UICollectionViewLayoutAttributes?
    switch request {
    case .reconfiguration(let element, let requested)? where requested == key:
      ensure(element.view.reuseIdentifier == identifier, Mistake.reconfiguredAsOther(key, identifier))
      element.view.configureListAgain()
      return element.view
    case .view(let requested, _)? where requested.key == key: attributes = requested
    default: attributes = collectionView.tracedLayout.attributes(for: key)
    }
    let name = ReuseQueues.Name(kind: key.kind, identifier: identifier)
    var view: UICollectionReusableView?
    UIView.performWithoutAnimation {
      view = queues.dequeue(name, frame: attributes?.frame ?? .zero, observer: collectionView.elementObserver)
      view?.dequeuer = collectionView.ownLayer.identifier
      if let attributes { view?.show(attributes) }
    }
    return view
  }

  /// Returns a cell for an item that only the collection view has.
  private func dequeue(
    for item: UncommittedItem, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewCell {
    let name = ReuseQueues.Name(kind: "", identifier: item.placeholder?.reuseIdentifier ?? GapCell.identifier)
    if item.placeholder == nil { queues.use(GapCell.self, for: name) }
    let view = queues.dequeue(name, frame: attributes.frame, observer: collectionView.elementObserver)
    guard let cell = view as? UICollectionViewCell else {
      programmerError(Mistake.unknownCell(name.identifier, registeredCells))
    }
    cell.dequeuer = collectionView.ownLayer.identifier
    cell.isUncommitted = true
    cell.show(attributes)
    (cell as? GapCell)?.gapSize = item.size
    item.placeholder?.update(cell)
    return cell
  }

  /// Returns a view of a registration, with the attributes of the element applied.
  /// - Parameter number: the number of the registration, which must be older than the request for a view.
  func dequeue(_ type: UICollectionReusableView.Type, registration number: Int, _ key: ElementKey)
    -> UICollectionReusableView
  {
    if case .view(_, let registrations)? = request {
      ensure(number <= registrations, Mistake.registrationInDataSource)
    }
    let identifier = "registration \(number)"
    queues.use(type, for: ReuseQueues.Name(kind: key.kind, identifier: identifier))
    return dequeue(identifier, key)!
  }

  /// Makes the data source configure the cell of an item again, if it has one, visible or disappearing.
  func reconfigure(_ path: IndexPath) {
    let key = ElementKey(.cell, nil, path)
    // A disappearing element may return.
    guard let element = visible[key] ?? visible.returning(to: key) else { return }
    request = .reconfiguration(of: element, key)
    UIView.performWithoutAnimation {
      let cell = collectionView.tracedDataSource?.collectionView(
        collectionView, cellForItemAt: collectionView.movement.dataPath(path))
      ensure(cell === element.view, Mistake.reconfiguredWithOtherCell(key))
    }
    request = nil
    collectionView.fitting.fitAgain(element)
  }

  /// Traps when the data source returned a view that it did not dequeue here for this request.
  private func checkOrigin(of view: UICollectionReusableView, _ key: ElementKey) {
    ensure(view.reuseIdentifier != nil, Mistake.notDequeued(key))
    ensure(
      view.dequeuer == collectionView.ownLayer.identifier || key.category == .decorationView, Mistake.fromElsewhere(key)
    )
    ensure(view.containingCollectionView !== collectionView, Mistake.onScreenAlready(key))
  }

  // MARK: Reuse

  /// The number of views in the reuse queues.
  var waitingViewCount: Int { queues.count }

  func register(_ type: UICollectionReusableView.Type?, kind: String = "", identifier: String, isNib: Bool = false) {
    queues.register(type, for: ReuseQueues.Name(kind: kind, identifier: identifier), isNib: isNib)
  }

  func enqueue(_ view: UICollectionReusableView, kind: String) { queues.enqueue(view, kind: kind) }

  /// The names registered by the app, for messages.
  var registeredCells: [String] { queues.registeredCells }
  var registeredViews: [String] { queues.registeredViews }
}
