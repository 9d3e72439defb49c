import Runtime

/// Where an element of a collection view is and how it looks. A subclass that adds properties overrides
/// `copy(with:)` and `isEqual(_:)`: attributes are applied only when they differ.
nonisolated open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What kind of element the attributes are for.
  public final internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { stored.key.category }
    set {
      stored.key.category = newValue
      noteElement()
    }
  }
  /// Which supplementary or decoration view; nil for cells.
  public final internal(set) var representedElementKind: String? {
    get { stored.key.category == .cell ? nil : stored.key.kind }
    set { stored.key.kind = newValue ?? "" }
  }
  /// Of the element; a supplementary or decoration view may have one of another length than two.
  open var indexPath: IndexPath {
    get { otherPath ?? stored.key.indexPath }
    set {
      stored.key = ElementKey(stored.key.category, stored.key.kind, newValue)
      otherPath = newValue.count == 2 ? nil : newValue
      noteElement()
    }
  }

  /// Names the element.
  final var key: ElementKey { stored.key }

  /// Sets the index path.
  final func place(section: Int, item: Int) {
    stored.key = ElementKey(stored.key.category, stored.key.kind, section: section, item: item)
    if stored.details != nil { otherPath = nil }
    noteElement()
  }

  /// The middle, in content coordinates, in points.
  open var center: CGPoint {
    get { stored.center }
    set {
      stored.center = newValue
      note(.center, newValue.hasNaN)
    }
  }
  /// Points, before the transform.
  open var size: CGSize {
    get { stored.size }
    set {
      stored.size = newValue
      note(.size, newValue.hasNaN)
    }
  }
  /// About the center; the identity by default.
  open var transform3D: CATransform3D {
    get { stored.transform3D }
    set {
      stored.transform3D = newValue
      note(.transform, newValue.hasNaN)
    }
  }
  /// 0 (clear) to 1.
  open var alpha: CGFloat {
    get { stored.alpha }
    set {
      stored.alpha = newValue
      note(.alpha, newValue.isNaN)
    }
  }
  /// Elements with more of it are in front.
  open var zIndex: Int {
    get { stored.zIndex }
    set { stored.zIndex = newValue }
  }
  /// The collection view makes no view for a hidden element.
  open var isHidden: Bool {
    get { stored.isHidden }
    set { stored.isHidden = newValue }
  }

  /// What the element is in a list; nil outside of lists.
  final var list: ListElement? {
    get { stored.details?.list }
    set { stored.details = Details(otherPath: otherPath, row: row, list: newValue) }
  }

  /// Whether the element is kept in sight away from where it would be.
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
    /// Nil for all but few, so that their values are copied and compared quickly.
    var details: Details?
  }

  private final var stored = Values()

  /// What few elements have.
  private final class Details: Equatable {
    /// An index path that is not one of an item, such as that of a whole section.
    let otherPath: IndexPath?
    let row: OrthogonalRow?
    let list: ListElement?

    init?(otherPath: IndexPath?, row: OrthogonalRow?, list: ListElement?) {
      if otherPath == nil && row == nil && list == nil { return nil }
      self.otherPath = otherPath
      self.row = row
      self.list = list
    }

    static func == (one: Details, other: Details) -> Bool {
      one === other || one.otherPath == other.otherPath && one.row === other.row && one.list == other.list
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

  /// The row that the element scrolls in, as whose content places are meant; nil for the content of the collection view.
  final var row: OrthogonalRow? {
    get { stored.details?.row }
    set { stored.details = Details(otherPath: otherPath, row: newValue, list: list) }
  }

  /// What cannot be shown: noted when a value is set, because all attributes are asked in each pass.
  private struct Flaws: OptionSet {
    let rawValue: UInt8
    static let center = Flaws(rawValue: 1 << 0)
    static let size = Flaws(rawValue: 1 << 1)
    static let transform = Flaws(rawValue: 1 << 2)
    static let alpha = Flaws(rawValue: 1 << 3)
    /// The index path is not that of an element.
    static let element = Flaws(rawValue: 1 << 4)
  }

  private final func note(_ flaw: Flaws, _ isThere: Bool) {
    if isThere { stored.flaws.insert(flaw) } else { stored.flaws.remove(flaw) }
  }

  private final func noteElement() {
    let key = stored.key
    note(.element, key.item < 0 || key.section < 0 || otherPath != nil && key.category == .cell)
  }

  /// Whether there are a place and an element.
  final var canBeShown: Bool { stored.flaws.isEmpty }

  /// Whether there is a NaN in the place or the look.
  final var hasNaN: Bool { !stored.flaws.subtracting(.element).isEmpty }

  /// Whether the index path can be that of an element.
  final var hasElement: Bool { !stored.flaws.contains(.element) }

  public required override init() { super.init() }

  private convenience init(copying other: UICollectionViewLayoutAttributes) {
    self.init()
    stored = other.stored
  }

  /// For the item at an index path; of no size until it is set.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// For a view that the data source makes; of no size until it is set.
  /// - Parameter elementKind: what the layout calls such views.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// For a view without data, of the class that the layout registers; of no size until it is set.
  /// - Parameter decorationViewKind: what it is registered for.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle of the size about the center, in content coordinates; with a transform the upright
  /// rectangle around the transformed one. Setting it sets center and size; under a transform they are such that it
  /// reads as it was set, unless the transform turns by something else than right angles.
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

  /// As a layer has it.
  private final var placed: LayerValues {
    var values = LayerValues()
    values.position = center
    values.bounds.size = size
    values.transform = transform3D
    return values
  }

  /// From zero, of the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The part of `transform3D` in the plane; setting it replaces the whole.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Attributes of the same class with the same values. A subclass adds its own.
  open func copy(with zone: NSZone? = nil) -> AnyValue {
    let copy = type(of: self).init()
    copy.stored = stored
    return copy
  }

  #if hasFeature(Embedded)
    open override func copy() -> AnyObject { copy(with: nil) }
  #endif

  open override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || stored == other.stored
  }

  open override var hash: Int { indexPath.hashValue }

  /// Whether any of the element is seen in a rectangle of content coordinates; one that only touches its edge is not.
  final func isVisible(in rect: CGRect) -> Bool {
    guard !isHidden else { return false }
    let frame = visibleFrame
    return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
  }

  /// Whether a subclass may have more to copy and to compare.
  private final var isOfSubclass: Bool { !isInstance(self, ofExactly: UICollectionViewLayoutAttributes.self) }

  /// A copy of the same class.
  final func duplicate() -> UICollectionViewLayoutAttributes {
    isOfSubclass
      ? copy(with: nil) as! UICollectionViewLayoutAttributes : UICollectionViewLayoutAttributes(copying: self)
  }

  /// `isEqual(_:)`, without the detour through a value of any type where nobody overrides it.
  final func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    if self === other { return true }
    if isOfSubclass { return isEqual(other) }
    // Most that differ differ in this.
    return stored.center == other.stored.center && stored == other.stored
  }
}

extension [UICollectionViewLayoutAttributes] {
  /// Those that are visible in a rectangle.
  @MainActor func visible(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var visible: [UICollectionViewLayoutAttributes] = []
    visible.reserveCapacity(count)
    for attributes in self where attributes.isVisible(in: rect) { visible.append(attributes) }
    return visible
  }
}
