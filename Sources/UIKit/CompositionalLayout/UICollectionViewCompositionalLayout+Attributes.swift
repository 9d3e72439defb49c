// Conversion of elements to attributes, with the changes by handlers.

import CollectionIndex
import Runtime

extension UICollectionViewCompositionalLayout {
  /// The range of the content along the scroll direction in which pinned elements stay; nil if nothing is pinned.
  var visibleSpan: (start: CGFloat, end: CGFloat)? {
    guard let collectionView else { return nil }
    return visibleSpan(in: collectionView, bounds: collectionView.bounds)
  }

  private func visibleSpan(in view: UICollectionView, bounds: CGRect) -> (start: CGFloat, end: CGFloat)? {
    guard let geometry, geometry.pinsAnything else { return nil }
    let visible = geometry.axis.box(of: bounds.area(inside: view.adjustedContentInset))
    return (visible.start, visible.end)
  }

  // MARK: Rows

  /// Returns the row of an orthogonal section; nil for any other.
  private func row(_ section: Int, _ geometry: CompositionalGeometry) -> OrthogonalRow? {
    guard geometry.sections[section].plan.row != nil else { return nil }
    return attachedCollectionView?.presenter.ownRows.row(section, along: geometry.axis.across, of: self) {
      geometry.rowGeometry(section)!
    }
  }

  /// Visits all elements visible in a rectangle of the content, with the placement of the row that they are in.
  func forEachElement(
    in rect: CGRect, _ geometry: CompositionalGeometry, visible: (start: CGFloat, end: CGFloat)?,
    _ body: (CompositionalElement, RowPlacement?) -> Void
  ) {
    var placement: RowPlacement?  // each row is asked for its offset, and then visited
    geometry.forEachElement(
      in: rect, visible: visible,
      scrolled: { section in
        let row = row(section, geometry)
        placement = row?.placement
        return row?.offset ?? 0
      }
    ) { body($0, $0.isInRow ? placement : nil) }
  }

  // MARK: Attributes

  func attributes(ofElementFor key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let geometry, let element = geometry.element(for: key, visible: visibleSpan) else { return nil }
    return attributes(of: element, geometry)
  }

  /// Returns the attributes of an element after the update being prepared, under its former name.
  func attributes(ofElementFor key: ElementKey, named oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    let attributes = attributes(ofElementFor: key)
    attributes?.place(section: oldKey.section, item: oldKey.item)
    return attributes
  }

  /// Returns the attributes of an element before the update being prepared; nil if it has entered or left a row.
  func attributes(ofElementFor key: ElementKey, before oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let geometry, let element = geometry.element(for: key, visible: visibleSpan),
      let former = formerGeometry?.element(for: oldKey, visible: nil), element.isInRow == former.isInRow
    else { return nil }
    let attributes = attributes(of: element, geometry)
    // Its transform, which a handler has set, is kept.
    attributes.size = former.frame.size
    attributes.center = CGPoint(x: former.frame.midX, y: former.frame.midY)
    return attributes
  }

  private func attributes(
    of element: CompositionalElement, _ geometry: CompositionalGeometry
  ) -> UICollectionViewLayoutAttributes {
    let placement = element.isInRow ? row(element.key.section, geometry)?.placement : nil
    return attributes(of: element, placement, geometry, attributesType)
  }

  func attributes(
    of element: CompositionalElement, _ placement: RowPlacement?, _ geometry: CompositionalGeometry,
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    if geometry.hasHandlers, let item = handling.items[element.key] {
      let attributes = item.attributes.duplicate()
      attributes.row = placement  // the row may have scrolled
      return attributes
    }
    return plainAttributes(of: element, placement, geometry, type)
  }

  private func plainAttributes(
    of element: CompositionalElement, _ placement: RowPlacement?, _ geometry: CompositionalGeometry,
    _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    let attributes = type.init()
    attributes.place(section: element.key.section, item: element.key.item)
    attributes.frame = element.frame
    // Most elements are cells like this.
    let isPlain = element.key.category == .cell && element.zIndex == 0 && !element.isInRow && !geometry.hasLists
    if !isPlain {
      attributes.row = placement
      addDetails(of: element, geometry, to: attributes)
    }
    return attributes
  }

  private func addDetails(
    of element: CompositionalElement, _ geometry: CompositionalGeometry, to attributes: UICollectionViewLayoutAttributes
  ) {
    if element.key.category != .cell {
      attributes.representedElementCategory = element.key.category
      attributes.representedElementKind = element.key.kind
    }
    attributes.zIndex = element.zIndex
    if element.zIndex >= CompositionalGeometry.pinnedZIndex {
      attributes.isPinned = geometry.element(for: element.key, visible: nil)?.frame != element.frame
    }
    if geometry.hasLists, !element.key.isOfLayout, let list = geometry.sections[element.key.section].plan.section.list {
      attributes.list = list.element(element.key, count: geometry.sections[element.key.section].groups.count)
    }
  }

  // MARK: Scrolling

  /// Whether scrolling moves elements in the content.
  var followsBounds: Bool { geometry?.pinsAnything ?? false || geometry?.hasHandlers ?? false }

  /// Invalidates pinned elements, whose positions depend on the content insets; those of others do not.
  func invalidateForPins() {
    guard geometry?.pinsAnything ?? false else { return }
    let context = makeContext()
    context.compositionalReason = .bounds
    invalidateLayout(with: context)
  }

  /// Returns the context for scrolling: pinned elements that move, and those that handlers may change. If a subclass
  /// requested the invalidation, because its attributes may depend on the bounds, it covers all elements.
  func contextForScrolling(_ newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.compositionalReason = .bounds
    guard followsBounds, pending.requestedBounds == newBounds else { return context }
    context.coversOnlyNamedElements = true
    guard let collectionView, let geometry else { return context }
    // Compares with the displayed positions: the bounds may have changed more than once since then.
    let old = visibleSpan(in: collectionView, bounds: collectionView.layoutPass.progress.laidOutBounds)
    let new = visibleSpan(in: collectionView, bounds: newBounds)
    let target = geometry.axis.box(of: newBounds)
    var named: [ElementKey] = []
    for place in geometry.boundaries.items.indices
    where geometry.boundaryBox(place, visible: old) != geometry.boundaryBox(place, visible: new) {
      let kind = geometry.boundaries.items[place].elementKind
      named.append(ElementKey(.supplementaryView, kind, section: 0, item: ElementKey.itemOfLayout))
    }
    for section in geometry.sections(from: target.start, to: target.end) {
      let items = geometry.sections[section].plan.boundaries.items
      guard geometry.sections[section].plan.boundaries.pinsAnything else { continue }
      let start = geometry.start(of: section)
      for place in items.indices {
        let was = geometry.boundaryBox(place, section: section, start: start, visible: old)
        let box = geometry.boundaryBox(place, section: section, start: start, visible: new)
        guard was != box else { continue }
        named.append(ElementKey(.supplementaryView, items[place].elementKind, section: section, item: 0))
      }
    }
    if geometry.hasHandlers {
      forEachElement(in: newBounds, geometry, visible: new) { element, _ in
        if hasHandler(element.key, geometry) { named.append(element.key) }
      }
    }
    for key in named { context.invalidate(key) }
    return context
  }

  /// Returns the context for scrolling of an orthogonal section: the elements that its handler may change; nil if it
  /// has none.
  func contextForScrolling(ofRow section: Int) -> UICollectionViewLayoutInvalidationContext? {
    guard let collectionView, let geometry, geometry.sections.indices.contains(section),
      geometry.sections[section].plan.section.visibleItemsInvalidationHandler != nil
    else { return nil }
    let context = makeContext()
    context.compositionalReason = .scrolledRow(section: section)
    context.coversOnlyNamedElements = true
    forEachElement(in: collectionView.bounds, geometry, visible: visibleSpan) { element, _ in
      if element.key.section == section && !element.key.isOfLayout { context.invalidate(element.key) }
    }
    return context
  }

  // MARK: Handlers

  /// Returns whether a section's handler receives an element. The layout's headers and footers belong to no section.
  private func hasHandler(_ key: ElementKey, _ geometry: CompositionalGeometry) -> Bool {
    !key.isOfLayout
      && geometry.sections[key.section].plan.section.visibleItemsInvalidationHandler != nil
  }

  /// Calls the handlers with the visible elements, the last section first; if only rows were scrolled, their handlers
  /// alone. Measured items keep their size in the layout, whatever the handler sets.
  func callHandlers() {
    let rows = handling.takeCalls()
    guard let collectionView, let geometry, geometry.hasHandlers else { return }
    let isCalled: (Int) -> Bool = { rows?.contains($0) ?? true }
    var items = handling.items.filter { !isCalled($0.key.section) }
    var sections: [(index: Int, keys: [ElementKey])] = []
    let type = attributesType
    forEachElement(in: collectionView.bounds, geometry, visible: visibleSpan) { element, placement in
      guard hasHandler(element.key, geometry), isCalled(element.key.section) else { return }
      if let known = handling.items[element.key] {
        if element.zIndex >= CompositionalGeometry.pinnedZIndex {
          known.follow(plainAttributes(of: element, placement, geometry, type))
        }
        items[element.key] = known
      } else {
        items[element.key] = CompositionalVisibleItem(plainAttributes(of: element, placement, geometry, type))
      }
      if sections.last?.index != element.key.section { sections.append((element.key.section, [])) }
      sections[sections.count - 1].keys.append(element.key)
    }
    let whole = environment(collectionView, geometry.room)
    for (index, keys) in sections.reversed() {
      let plan = geometry.sections[index].plan
      var visible: [any NSCollectionLayoutVisibleItem] = []
      for category in [UICollectionView.ElementCategory.cell, .supplementaryView, .decorationView] {
        for key in keys where key.category == category {
          if let item = items[key] { visible.append(item) }
        }
      }
      var (environment, offset) = (whole, collectionView.contentOffset)
      if let row = row(index, geometry) {
        let frame = row.geometry.frame
        environment = CompositionalEnvironment(
          CompositionalContainer(frame.size, .zero), collectionView.traitCollection)
        offset = CGPoint(x: frame.minX + row.shift.dx, y: frame.minY + row.shift.dy)
      }
      plan.section.visibleItemsInvalidationHandler?(visible, offset, environment)
      if plan.isMeasured { for key in keys { items[key] = nil } }
    }
    handling.items = items
  }

  // MARK: Updates

  /// Returns the index paths of the views of a kind attached to items, one to each item.
  func attached(_ kind: String, to items: [(path: IndexPath, section: Int)]) -> [IndexPath] {
    items.filter { item in
      guard let geometry, geometry.sections.indices.contains(item.section) else { return false }
      return geometry.sections[item.section].plan.attachesOneToEachItem(kind)
    }.map { $0.path }
  }
}
