@objc @_inheritsConvenienceInitializers @MainActor open class UICollectionReusableView: UIView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var reuseIdentifier: String? { get }
  open func prepareForReuse()
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
  @discardableResult open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
}

@objc @_inheritsConvenienceInitializers @MainActor open class UICollectionViewCell: UICollectionReusableView {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentView: UIView { get }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
  open var backgroundView: UIView? { get set }
  open var selectedBackgroundView: UIView? { get set }
  @available(iOS 14.0, *) public var contentConfiguration: (any UIContentConfiguration)? { get set }
  @available(iOS 14.0, *) public var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  @available(iOS 15.0, *) public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
}
