import Runtime

/// Where an element of a collection view is and how it looks. A subclass that adds properties overrides
/// `copy(with:)` and `isEqual(_:)`: attributes are applied only when they differ.
nonisolated open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// What kind of element the attributes are for.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Which supplementary or decoration view; nil for cells.
  public internal(set) var representedElementKind: String?
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The middle, in content coordinates, in points.
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  /// 0 (clear) to 1.
  open var alpha: CGFloat = 1
  /// Elements with more of it are in front.
  open var zIndex = 0
  /// The collection view makes no view for a hidden element.
  open var isHidden = false

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle of the size about the center, in content coordinates; with a transform the upright
  /// rectangle around the transformed one. Setting it sets center and size.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      guard transform3D != CATransform3DIdentity else { return rect }
      var values = LayerValues()
      values.position = center
      values.bounds.size = size
      values.transform = transform3D
      return values.frame
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  /// From zero, of the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> AnyValue {
    let copy = type(of: self).init()
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  #if hasFeature(Embedded)
    open override func copy() -> AnyObject { copy(with: nil) }
  #endif

  open override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || (center == other.center && size == other.size && transform3D == other.transform3D && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden && indexPath == other.indexPath
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind)
  }

  open override var hash: Int { indexPath.hashValue }

  /// Whether any of the element lies in a rectangle; one that only touches its edge does not.
  final func isVisible(in rect: CGRect) -> Bool {
    guard !isHidden else { return false }
    let frame = frame
    return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
  }

  /// A copy of the same class.
  final func duplicate() -> Self { copy(with: nil) as! Self }
}
