// The messages of traps for programming errors, with instructions for a fix. Those of batch updates are in
// CollectionIndex/Updates/UpdateBatch.swift.

import Runtime

enum Mistake {
  // MARK: Index paths

  static func noSection(_ section: Int, _ counts: [Int]) -> String {
    "There is no section \(section): the collection view has \(counts.count) sections."
  }

  static func notAnItem(_ path: IndexPath, _ operation: String) -> String {
    "Cannot \(operation) the index path \(path.description). It needs a section and an item: use IndexPath(item:section:)."
  }

  /// Returns the message for an item that does not exist.
  /// - Parameter operation: a verb such as "select".
  static func noItem(_ path: IndexPath, _ operation: String, _ counts: [Int]) -> String {
    "Cannot \(operation) item \(path.item) of section \(path.section): " + extent(path, counts)
      + " Check the index path with numberOfItems(inSection:) first."
  }

  static func attributesForNoItem(_ path: IndexPath, _ counts: [Int]) -> String {
    "The layout returned attributes for item \(path.item) of section \(path.section), which does not exist: "
      + extent(path, counts)
      + " Read the counts from the collection view in prepare(), and invalidate the layout when they change."
  }

  @MainActor static func attributesForNothing(_ attributes: UICollectionViewLayoutAttributes, _ method: String)
    -> String
  {
    let path = attributes.indexPath
    guard path.count == 2 else {
      return
        "The layout's \(method) returned a cell with the index path \(path.description). It needs a section and an item: use IndexPath(item:section:)."
    }
    return
      "The layout's \(method) returned attributes for \(name(attributes)), which cannot exist. Sections and items are numbered from 0."
  }

  @MainActor static func attributesWithNaN(_ attributes: UICollectionViewLayoutAttributes, _ method: String) -> String {
    "The layout's \(method) returned attributes for \(name(attributes)) whose frame, transform or alpha contains NaN: the center is \(attributes.center.description), the size \(attributes.size.description). Check their computation for a division by zero."
  }

  @MainActor static func preferredNaN(_ attributes: UICollectionViewLayoutAttributes) -> String {
    "The view for \(name(attributes)) prefers attributes that contain NaN, with the size \(attributes.size.description). Check preferredLayoutAttributesFitting(_:) and sizeThatFits(_:) for a division by zero."
  }

  /// Returns the message for a layout that does not settle. It does not end the program: the layout continues later.
  @MainActor static func undecided(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> String {
    #if hasFeature(Embedded)
      let type = "view"
    #else
      let type = "\(type(of: view))"
    #endif
    return
      "The \(type) for \(name(attributes)) prefers different attributes each time, now the size \(attributes.size.description). After ten passes, layout continues in the next frame. Return the same attributes for the same content and available space."
  }

  @MainActor private static func name(_ attributes: UICollectionViewLayoutAttributes) -> String {
    let key = attributes.key
    let place = "item \(key.item) of section \(key.section)"
    switch key.category {
    case .cell: return place
    case .supplementaryView: return "the supplementary view of kind \"\(key.kind)\" at \(place)"
    case .decorationView: return "the decoration view of kind \"\(key.kind)\" at \(place)"
    }
  }

  static func negativeCount(_ count: Int, _ method: String) -> String {
    "The data source's \(method) returned \(count). A count cannot be negative."
  }

  static func greatCount(_ count: Int, _ method: String) -> String {
    "The data source's \(method) returned \(count). The maximum is \(CollectionData.greatest): display a part of the data."
  }

  static func tooManyItems(_ count: Int, upTo section: Int) -> String {
    "The data source has \(count) items in its sections up to section \(section). The maximum for all sections together is \(CollectionData.greatest): display a part of the data."
  }

  private static func extent(_ path: IndexPath, _ counts: [Int]) -> String {
    counts.indices.contains(path.section)
      ? "section \(path.section) has \(counts[path.section]) items." : "there are \(counts.count) sections."
  }

  static func notMoved(_ source: IndexPath, _ target: IndexPath, _ expected: [Int], _ counts: [Int]) -> String {
    let section =
      zip(expected, counts).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(expected.count, counts.count)
    func count(_ counts: [Int]) -> String { counts.indices.contains(section) ? "\(counts[section])" : "no" }
    return
      "Item \(source.item) of section \(source.section) was moved to item \(target.item) of section \(target.section). Section \(section) has \(count(counts)) items after that, but should have \(count(expected)). Move the item in the data in collectionView(_:moveItemAt:to:)."
  }

  static func unreportedChange(section: Int, _ known: Int, _ count: Int) -> String {
    "The data source has \(count) items in section \(section), but the collection view was told of \(known), when it was asked for texts to find. Report the change with insertItems(at:), deleteItems(at:) or reloadData()."
  }

  static let noMoving =
    "An item was moved, but the data source cannot move it. Implement collectionView(_:moveItemAt:to:)."

  // MARK: Empty layouts

  static func notPrepared(_ layout: String) -> String {
    "\(layout) overrides prepare() without preparing any elements, so the collection view is empty. Call super.prepare() in it."
  }

  static let bareLayout =
    "UICollectionViewLayout has no elements of its own, so the collection view is empty. Use a UICollectionViewFlowLayout or UICollectionViewCompositionalLayout, or a subclass that overrides collectionViewContentSize and layoutAttributesForElements(in:)."

  // MARK: Making views

  /// Returns the message for an unknown reuse identifier.
  /// - Parameter registered: the registered identifiers.
  static func unknownCell(_ identifier: String, _ registered: [String]) -> String {
    "No cell class is registered for the reuse identifier \"\(identifier)\"\(others(registered)). Call register(_:forCellWithReuseIdentifier:) first."
  }

  /// Returns the message for an unknown kind or reuse identifier.
  /// - Parameter registered: the registered identifiers, each with its kind.
  static func unknownSupplementaryView(_ kind: String, _ identifier: String, _ registered: [String]) -> String {
    "No class is registered for supplementary views of kind \"\(kind)\" with the reuse identifier \"\(identifier)\"\(others(registered)). Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
  }

  private static func others(_ registered: [String]) -> String {
    registered.isEmpty ? "" : " (registered: \(shortenedInMessage(registered.joined(separator: ", "))))"
  }

  static func noSupplementaryViews(ofKind kind: String) -> String {
    "The layout has a supplementary view of kind \(kind), but the data source provides none. Implement collectionView(_:viewForSupplementaryElementOfKind:at:)."
  }

  /// Returns the message for a decoration view without a class.
  /// - Parameter registered: the registered kinds.
  static func noDecorationClass(ofKind kind: String, _ registered: [String]) -> String {
    "The layout has decoration views of kind \"\(kind)\" but no class for them\(others(registered)). Call register(_:forDecorationViewOfKind:) on the layout."
  }

  static func notDequeued(_ key: ElementKey) -> String {
    "The view for item \(key.item) of section \(key.section) was not dequeued. The data source must return a view from dequeueReusableCell(withReuseIdentifier:for:) or dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)."
  }

  static func fromElsewhere(_ key: ElementKey) -> String {
    "The view for item \(key.item) of section \(key.section) was dequeued from another collection view. Dequeue it from the one passed as the method's first argument."
  }

  static func onScreenAlready(_ key: ElementKey) -> String {
    "The data source returned a view for item \(key.item) of section \(key.section) that is already visible. Dequeue a view for each index path."
  }

  static let registrationInDataSource =
    "A cell or supplementary registration was created while the data source was asked for a view. Create it once, in advance, and keep it: each registration has its own reuse queues."

  // MARK: Reconfiguring

  static func reconfiguredAsOther(_ key: ElementKey, _ identifier: String) -> String {
    "Item \(key.item) of section \(key.section) is reconfigured, but the data source dequeued \"\(identifier)\", which is not the reuse identifier of its cell. Use reloadItems(at:) to show a different kind of cell."
  }

  static func reconfiguredWithOtherCell(_ key: ElementKey) -> String {
    "Item \(key.item) of section \(key.section) is reconfigured, but the data source returned a different cell. Dequeue a cell for the requested index path, and return it."
  }

  // MARK: Other calls

  static func twoPositions(_ position: UICollectionView.ScrollPosition) -> String {
    let axis = position.intersection(.vertical).rawValue.nonzeroBitCount > 1 ? "vertical" : "horizontal"
    return
      "A scroll position has two positions along the \(axis) axis. Use at most one of top, centeredVertically and bottom, and one of left, centeredHorizontally and right."
  }
}

extension UICollectionView.ScrollPosition {
  static let vertical: Self = [.top, .centeredVertically, .bottom]
  static let horizontal: Self = [.left, .centeredHorizontally, .right]

  /// Whether the option set has at most one position per axis.
  var isUnambiguous: Bool {
    intersection(.vertical).rawValue.nonzeroBitCount <= 1 && intersection(.horizontal).rawValue.nonzeroBitCount <= 1
  }
}
