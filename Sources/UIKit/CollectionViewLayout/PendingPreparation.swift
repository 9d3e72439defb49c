import CollectionIndex

/// The size, in points, that a view reported it needs.
struct FittedSize {
  let key: ElementKey
  let size: CGSize
}

/// The steps of a layout's next preparation, with the input that they need. Invalidations add steps; a preparation
/// takes them all at its beginning, so that an invalidation in the middle of it is left for the next one.
struct PendingPreparation {
  struct Steps: OptionSet {
    let rawValue: UInt8
    /// Requests the descriptions of the sections.
    static let sections = Steps(rawValue: 1 << 0)
    /// Computes the geometry.
    static let geometry = Steps(rawValue: 1 << 1)
    /// Discards the measured sizes.
    static let discardedSizes = Steps(rawValue: 1 << 2)
  }

  private(set) var steps: Steps = .sections
  /// The sizes that views have reported and that the geometry does not contain yet, in the order of the reports.
  private(set) var fittedSizes: [FittedSize] = []
  /// The mapping of items with known sizes through a batch update since the last preparation; nil if there was none.
  private(set) var updatedIndexes: IndexMap?
  /// The new bounds for which UIKit's own layout, and not a subclass of it, has requested invalidation; nil for none.
  var requestedBounds: CGRect?
  /// The identifier of the layer of the collection view of the last preparation; nil before the first.
  private var preparedView: Int?

  mutating func insert(_ steps: Steps) { self.steps.formUnion(steps) }

  mutating func insert(_ size: FittedSize) { fittedSizes.append(size) }

  /// Records a batch update, and requests the sections.
  /// - Parameter keepsSizes: whether reported sizes still apply: they name items by their indexes before the update.
  mutating func insert(_ update: IndexMap?, keepsSizes: Bool) {
    steps.insert(.sections)
    updatedIndexes = update
    if !keepsSizes { fittedSizes = [] }
  }

  /// Takes the reported sizes.
  mutating func takeFittedSizes() -> [FittedSize] {
    defer { fittedSizes = [] }
    return fittedSizes
  }

  /// Takes everything. For another collection view than that of the last preparation, nothing is known.
  @MainActor mutating func take(for view: UICollectionView) -> PendingPreparation {
    var taken = self
    if preparedView != view.ownLayer.identifier { taken.insert([.sections, .discardedSizes]) }
    self = PendingPreparation()
    steps = []
    preparedView = view.ownLayer.identifier
    return taken
  }
}
