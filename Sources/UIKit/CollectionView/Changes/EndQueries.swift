import CollectionIndex
import Runtime

/// The queries to layouts for the attributes that the elements of a change start and end with.
///
/// The order is fixed: final attributes in the order of the keys before the change, then initial ones in the order of
/// the keys after it.
@MainActor struct EndQueries {
  /// One of the two ends of an element's animation.
  enum End {
    /// The start of an element that appears, by its key after the change.
    case initial
    /// The end of an element that disappears, by its key before the change.
    case final
  }

  /// The layout after the change, which is asked for initial attributes.
  let layout: TracedLayout
  /// The layout that elements leave, which is asked for final attributes.
  private let former: TracedLayout
  /// The change from which layouts derive the attributes that they do not override.
  private let defaults: DefaultEnds

  init(to layout: TracedLayout, defaults: DefaultEnds) {
    (self.layout, former, self.defaults) = (layout, layout, defaults)
  }

  /// Creates the queries of a change of layouts.
  init(_ transition: LayoutTransition) {
    layout = TracedLayout(layout: transition.new)
    former = TracedLayout(layout: transition.old)
    defaults = .transition(transition)
  }

  /// Returns the attributes of one end of an element.
  func attributes(_ end: End, of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (key.kind, key.indexPath)
    switch (key.category, end) {
    case (.cell, .initial): return layout.initialLayoutAttributesForAppearingItem(at: path)
    case (.cell, .final): return former.finalLayoutAttributesForDisappearingItem(at: path)
    case (.supplementaryView, .initial):
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case (.supplementaryView, .final):
      return former.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case (.decorationView, .initial):
      return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    case (.decorationView, .final):
      return former.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Performs queries, in which layouts derive from the change what they do not override.
  func ask(_ queries: (EndQueries) -> Void) {
    var layouts = layout.layout.withParts()
    if former.layout !== layout.layout { layouts += former.layout.withParts() }
    for layout in layouts { layout.defaultEnds = defaults }
    queries(self)
    for layout in layouts { layout.defaultEnds = nil }
  }

  /// Requests the final attributes of disappearing elements and the initial ones of appearing elements.
  func complete<Shown: KeyedElement>(_ changes: inout ElementChanges<Shown>) {
    for index in changes.disappearing.indices {
      changes.disappearing[index].to = attributes(.final, of: changes.disappearing[index].element.key)
    }
    changes.appearing = changes.appearing.ordered { $0.key < $1.key }
    for index in changes.appearing.indices {
      changes.appearing[index].from = attributes(.initial, of: changes.appearing[index].key)
    }
  }

  /// Requests the initial and final attributes of all elements of a change, including those that persist: an element
  /// that the layout sends elsewhere is displayed as a snapshot.
  func completeAll<Shown: KeyedElement>(_ changes: inout ElementChanges<Shown>) {
    // Loops by index: see ElementChanges.swift.
    let formerKeys = PlacedKey.formerKeys(of: changes.persisting)
    var (disappearing, persisting, appearing): ([PlacedKey], [PlacedKey], [PlacedKey]) = ([], [], [])
    for place in changes.disappearing.indices {
      disappearing.append(PlacedKey(changes.disappearing[place].element.key, at: place))
    }
    for place in changes.persisting.indices { persisting.append(PlacedKey(changes.persisting[place].key, at: place)) }
    for place in changes.appearing.indices { appearing.append(PlacedKey(changes.appearing[place].key, at: place)) }
    PlacedKey.forEach(in: formerKeys, disappearing) { key, persisting, disappearing in
      let end = attributes(.final, of: key)
      if let disappearing { changes.disappearing[disappearing].to = end }
      guard let persisting, let end, !end.looksLike(changes.persisting[persisting].to) else { return }
      changes.persisting[persisting].picture = end
    }
    PlacedKey.forEach(in: persisting, appearing) { key, persisting, appearing in
      let start = attributes(.initial, of: key)
      if let persisting { changes.persisting[persisting].from = start }
      if let appearing { changes.appearing[appearing].from = start }
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns whether an element looks the same with other attributes, apart from opacity.
  fileprivate func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && transform3D == other.transform3D
  }
}
