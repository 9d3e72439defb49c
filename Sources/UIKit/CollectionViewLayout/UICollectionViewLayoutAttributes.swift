import Runtime

/// The position and appearance of an element of a collection view. A subclass that adds properties overrides
/// `copy(with:)` and `isEqual(_:)`, because attributes are applied only when they differ.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The category of the element.
  public final internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { stored.key.category }
    set {
      stored.key.category = newValue
      noteElement()
    }
  }
  /// The kind of a supplementary or decoration view; nil for cells.
  public final internal(set) var representedElementKind: String? {
    get { stored.key.category == .cell ? nil : stored.key.kind }
    set { stored.key.kind = newValue ?? "" }
  }
  /// The index path of the element. That of a supplementary or decoration view may have a length other than two.
  open var indexPath: IndexPath {
    get { otherPath ?? stored.key.indexPath }
    set {
      stored.key = ElementKey(stored.key.category, stored.key.kind, newValue)
      otherPath = newValue.count == 2 ? nil : newValue
      noteElement()
    }
  }

  /// The key of the element.
  final var key: ElementKey { stored.key }

  /// Sets the index path to that of an item.
  final func place(section: Int, item: Int) {
    stored.key = ElementKey(stored.key.category, stored.key.kind, section: section, item: item)
    if stored.details != nil { otherPath = nil }
    noteElement()
  }

  /// The centre, in content coordinates, in points.
  open var center: CGPoint {
    get { stored.center }
    set {
      stored.center = newValue
      note(.center, newValue.hasNaN)
    }
  }
  /// The size before the transform, in points.
  open var size: CGSize {
    get { stored.size }
    set {
      stored.size = newValue
      note(.size, newValue.hasNaN)
    }
  }
  /// The transform about the centre; the identity by default.
  open var transform3D: CATransform3D {
    get { stored.transform3D }
    set {
      stored.transform3D = newValue
      note(.transform, newValue.hasNaN)
    }
  }
  /// The opacity, from 0 (transparent) to 1; 1 by default.
  open var alpha: CGFloat {
    get { stored.alpha }
    set {
      stored.alpha = newValue
      note(.alpha, newValue.isNaN)
    }
  }
  /// The stacking order: elements with higher values are in front. 0 by default.
  open var zIndex: Int {
    get { stored.zIndex }
    set { stored.zIndex = newValue }
  }
  /// Whether the element is hidden; false by default. The collection view creates no view for a hidden element.
  open var isHidden: Bool {
    get { stored.isHidden }
    set { stored.isHidden = newValue }
  }

  /// The role of the element in a list; nil outside of lists.
  final var list: ListElement? {
    get { stored.details?.list }
    set { stored.details = Details(otherPath: otherPath, row: row, list: newValue) }
  }

  /// Whether the element is pinned away from its regular position.
  final var isPinned: Bool {
    get { stored.isPinned }
    set { stored.isPinned = newValue }
  }

  private struct Values: Equatable {
    var key = ElementKey(.cell, "", section: 0, item: 0)
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var flaws: Flaws = []
    var isPinned = false
    /// Uncommon values; nil for most attributes, so that these are copied and compared quickly.
    var details: Details?
  }

  nonisolated(unsafe) private final var stored = Values()

  /// The values that only few elements have.
  private final class Details: Equatable {
    /// An index path that is not one of an item, such as that of a whole section.
    let otherPath: IndexPath?
    let row: RowPlacement?
    let list: ListElement?

    init?(otherPath: IndexPath?, row: RowPlacement?, list: ListElement?) {
      if otherPath == nil && row == nil && list == nil { return nil }
      self.otherPath = otherPath
      self.row = row
      self.list = list
    }

    static func == (one: Details, other: Details) -> Bool {
      one === other || one.otherPath == other.otherPath && one.row == other.row && one.list == other.list
    }
  }

  /// An index path that is not one of an item.
  private final var otherPath: IndexPath? {
    get { stored.details?.otherPath }
    set {
      if stored.details == nil && newValue == nil { return }
      stored.details = Details(otherPath: newValue, row: row, list: list)
    }
  }

  /// The row whose scrolled content the coordinates belong to; nil for the collection view's content.
  final var row: RowPlacement? {
    get { stored.details?.row }
    set { stored.details = Details(otherPath: otherPath, row: newValue, list: list) }
  }

  /// The errors in the values, recorded when a value is set, because each pass checks all attributes.
  private struct Flaws: OptionSet {
    let rawValue: UInt8
    static let center = Flaws(rawValue: 1 << 0)
    static let size = Flaws(rawValue: 1 << 1)
    static let transform = Flaws(rawValue: 1 << 2)
    static let alpha = Flaws(rawValue: 1 << 3)
    /// An index path that is not that of an element.
    static let element = Flaws(rawValue: 1 << 4)
  }

  private final func note(_ flaw: Flaws, _ isThere: Bool) {
    if isThere { stored.flaws.insert(flaw) } else { stored.flaws.remove(flaw) }
  }

  private final func noteElement() {
    let key = stored.key
    note(.element, key.item < 0 || key.section < 0 || otherPath != nil && key.category == .cell)
  }

  /// Whether the attributes have a valid position and name an element.
  final var canBeShown: Bool { stored.flaws.isEmpty }

  /// Whether a value of the position or appearance is NaN.
  final var hasNaN: Bool { !stored.flaws.subtracting(.element).isEmpty }

  /// Whether the index path can be that of an element.
  final var hasElement: Bool { !stored.flaws.contains(.element) }

  public required override init() { super.init() }

  private convenience init(copying other: UICollectionViewLayoutAttributes) {
    self.init()
    stored = other.stored
  }

  /// Creates attributes for the item at an index path, of size zero.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view, of size zero.
  /// - Parameter elementKind: the kind of the view, a name chosen by the layout.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes for a decoration view, of size zero.
  /// - Parameter decorationViewKind: the kind for which the layout registered the view's class.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The frame, in content coordinates; with a transform, the bounding box of the transformed rectangle. Setting it
  /// sets `center` and `size`. With a transform, they are chosen such that the frame reads as it was set, unless the
  /// rotation is not by a multiple of a right angle.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      guard transform3D != CATransform3DIdentity else { return rect }
      return placed.frame
    }
    set {
      guard transform3D != CATransform3DIdentity else {
        size = newValue.size
        center = CGPoint(
          x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
        return
      }
      (size, center) = placed.place(filling: newValue)
    }
  }

  /// The values of a layer with these attributes.
  private final var placed: LayerValues {
    var values = LayerValues()
    values.position = center
    values.bounds.size = size
    values.transform = transform3D
    return values
  }

  /// A rectangle at zero with the attributes' size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform in the plane, part of `transform3D`; setting it replaces `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns attributes of the same class with the same values. A subclass adds its own values.
  open func copy(with zone: NSZone? = nil) -> AnyValue {
    let copy = type(of: self).init()
    copy.stored = stored
    return copy
  }

  #if hasFeature(Embedded)
    open override func copy() -> AnyObject {
      nonisolated(unsafe) var copy: AnyObject = self
      MainActor.assumeIsolated { copy = self.copy(with: nil) }
      return copy
    }
  #endif

  open override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || stored == other.stored
  }

  open override var hash: Int { (stored.details?.otherPath ?? stored.key.indexPath).hashValue }

  /// Returns whether any part of the element is visible in a rectangle of content coordinates. Touching its edge does
  /// not count.
  final func isVisible(in rect: CGRect) -> Bool {
    !isHidden && visibleFrame.overlaps(rect)
  }

  /// Whether the attributes are of a subclass, which may have more values to copy and compare.
  private final var isOfSubclass: Bool { !isInstance(self, ofExactly: UICollectionViewLayoutAttributes.self) }

  /// Returns a copy of the same class.
  final func duplicate() -> UICollectionViewLayoutAttributes {
    isOfSubclass
      ? copy(with: nil) as! UICollectionViewLayoutAttributes : UICollectionViewLayoutAttributes(copying: self)
  }

  /// Returns the result of `isEqual(_:)`, without boxing where it is not overridden.
  final func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    if self === other { return true }
    if isOfSubclass { return isEqual(other) }
    // The centre is compared first: most attributes that differ differ in it.
    return stored.center == other.stored.center && stored == other.stored
  }
}

extension CGRect {
  /// Returns whether more than the edge of a rectangle is in this one. Unlike with `intersects(_:)`, it may be empty.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

extension [UICollectionViewLayoutAttributes] {
  /// Returns the attributes visible in a rectangle.
  @MainActor func visible(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var visible: [UICollectionViewLayoutAttributes] = []
    visible.reserveCapacity(count)
    for attributes in self where attributes.isVisible(in: rect) { visible.append(attributes) }
    return visible
  }
}
