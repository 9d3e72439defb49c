// The messages of traps for programming errors, with instructions for a fix. Those of batch updates are in
// CollectionIndex/Updates/UpdateBatch.swift.

import Runtime

enum Mistake {
  // MARK: Index paths

  static func noSection(_ section: Int, _ counts: [Int]) -> String {
    "There is no section \(section): the collection view has \(counts.count) sections."
  }

  static func notAnItem(_ path: IndexPath, _ operation: String) -> String {
    "Cannot \(operation) the index path \(path.description): give one with a section and an item, IndexPath(item:section:)."
  }

  /// Returns the message for an item that does not exist.
  /// - Parameter operation: a verb such as "select".
  static func noItem(_ path: IndexPath, _ operation: String, _ counts: [Int]) -> String {
    "Cannot \(operation) item \(path.item) of section \(path.section): " + extent(path, counts)
      + " Check the index path against numberOfItems(inSection:) before."
  }

  static func attributesForNoItem(_ path: IndexPath, _ counts: [Int]) -> String {
    "The layout has attributes for item \(path.item) of section \(path.section), which does not exist: "
      + extent(path, counts)
      + " Take the counts from the collection view in prepare(), and invalidate the layout when they change."
  }

  @MainActor static func attributesForNothing(_ attributes: UICollectionViewLayoutAttributes, _ method: String)
    -> String
  {
    let path = attributes.indexPath
    guard path.count == 2 else {
      return
        "The layout's \(method) gave a cell the index path \(path.description): give one with a section and an item, IndexPath(item:section:)."
    }
    return
      "The layout's \(method) gave attributes for \(name(attributes)), which cannot exist: sections and items count from 0."
  }

  @MainActor static func attributesWithNaN(_ attributes: UICollectionViewLayoutAttributes, _ method: String) -> String {
    "The layout's \(method) gave \(name(attributes)) a frame, a transform or an alpha with a NaN; the center is \(attributes.center.description), the size \(attributes.size.description). Look for a division by zero where they are computed."
  }

  @MainActor static func preferredNaN(_ attributes: UICollectionViewLayoutAttributes) -> String {
    "The view for \(name(attributes)) prefers attributes with a NaN, of the size \(attributes.size.description). Look for a division by zero in preferredLayoutAttributesFitting(_:) or sizeThatFits(_:)."
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
      "The \(type) for \(name(attributes)) prefers other attributes whenever it is asked, now the size \(attributes.size.description): after ten passes the layout goes on in the next frame. Have it answer the same for the same content and room."
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
    "The data source's \(method) gave \(count): there cannot be fewer than 0."
  }

  static func greatCount(_ count: Int, _ method: String) -> String {
    "The data source's \(method) gave \(count): there can be \(DataCounts.greatest) at most. Show a part of the data."
  }

  static func tooManyItems(_ count: Int, upTo section: Int) -> String {
    "The data source has \(count) items in its sections up to section \(section): there can be \(DataCounts.greatest) at most in all sections together. Show a part of the data."
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
      "Item \(source.item) of section \(source.section) was moved to item \(target.item) of section \(target.section). Section \(section) has \(count(counts)) items after that, and should have \(count(expected)). Move the item in the data in collectionView(_:moveItemAt:to:)."
  }

  static let noMoving =
    "An item was moved, and the data source does not say how: implement collectionView(_:moveItemAt:to:)."

  // MARK: Empty layouts

  static func notPrepared(_ layout: String) -> String {
    "\(layout) overrides prepare() and has prepared nothing, so the collection view shows nothing: call super.prepare() in it."
  }

  static let bareLayout =
    "A UICollectionViewLayout has no elements, so the collection view shows nothing. Take a UICollectionViewFlowLayout or UICollectionViewCompositionalLayout, or a subclass that overrides collectionViewContentSize and layoutAttributesForElements(in:)."

  // MARK: Making views

  /// Returns the message for an unknown reuse identifier.
  /// - Parameter registered: the registered identifiers.
  static func unknownCell(_ identifier: String, _ registered: [String]) -> String {
    "No cell class is registered for the reuse identifier \"\(identifier)\"\(others(registered)): call register(_:forCellWithReuseIdentifier:) first."
  }

  /// Returns the message for an unknown kind or reuse identifier.
  /// - Parameter registered: the registered identifiers, each with its kind.
  static func unknownSupplementaryView(_ kind: String, _ identifier: String, _ registered: [String]) -> String {
    "No class is registered for supplementary views of kind \"\(kind)\" with the reuse identifier \"\(identifier)\"\(others(registered)): call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
  }

  private static func others(_ registered: [String]) -> String {
    registered.isEmpty ? "" : " (there are \(shortenedInMessage(registered.joined(separator: ", "))))"
  }

  static func noSupplementaryViews(ofKind kind: String) -> String {
    "The layout has a supplementary view of kind \(kind), and the data source makes none: implement collectionView(_:viewForSupplementaryElementOfKind:at:)."
  }

  /// Returns the message for a decoration view without a class.
  /// - Parameter registered: the registered kinds.
  static func noDecorationClass(ofKind kind: String, _ registered: [String]) -> String {
    "The layout has decoration views of kind \"\(kind)\" but no class for them\(others(registered)): call register(_:forDecorationViewOfKind:) on the layout."
  }

  static func notDequeued(_ key: ElementKey) -> String {
    "The view for item \(key.item) of section \(key.section) was not dequeued: the data source must return one from dequeueReusableCell(withReuseIdentifier:for:) or dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)."
  }

  static func fromElsewhere(_ key: ElementKey) -> String {
    "The view for item \(key.item) of section \(key.section) comes from another collection view: dequeue it from the one that asks, which is the method's first argument."
  }

  static func onScreenAlready(_ key: ElementKey) -> String {
    "The data source returned a view for item \(key.item) of section \(key.section) that is on screen already: dequeue a new one for each index path."
  }

  static let registrationInDataSource =
    "A registration was made while the data source was asked for a view. Make it once, before, and keep it: each one has reuse queues of its own."

  // MARK: Reconfiguring

  static func reconfiguredAsOther(_ key: ElementKey, _ identifier: String) -> String {
    "Item \(key.item) of section \(key.section) is reconfigured, and the data source dequeues \"\(identifier)\", which is not what its cell was made with. Use reloadItems(at:) to show another kind of cell."
  }

  static func reconfiguredWithOtherCell(_ key: ElementKey) -> String {
    "Item \(key.item) of section \(key.section) is reconfigured, and the data source returned another cell: dequeue it for the index path that was asked for, and return that."
  }

  // MARK: Other calls

  static func twoPositions(_ position: UICollectionView.ScrollPosition) -> String {
    let axis = position.intersection(.vertical).rawValue.nonzeroBitCount > 1 ? "vertical" : "horizontal"
    return
      "A scroll position has two positions of the \(axis) axis. Give at most one of top, centeredVertically and bottom, and one of left, centeredHorizontally and right."
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
