import Runtime

/// Shows a ``UIListContentConfiguration``. It fits its height: `sizeThatFits(_:)` says how high it has to be for a width.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// - Parameter configuration: shown at once; it can be replaced by another one.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// There are no archives here.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    update()
  }

  /// What is shown.
  private(set) final var content: UIListContentConfiguration

  #if hasFeature(Embedded)
    /// Shows another configuration of the same type; false for others.
    open func show(_ configuration: AnyContentConfiguration) -> Bool {
      guard let content = configuration.value(as: UIListContentConfiguration.self) else { return false }
      take(content)
      return true
    }
  #else
    /// Setting another one of the same type shows that.
    open var configuration: any UIContentConfiguration {
      get { content }
      set { if let content = newValue as? UIListContentConfiguration { take(content) } }
    }
  #endif

  private func take(_ new: UIListContentConfiguration) {
    guard new != content else { return }
    content = new
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Parts

  private var imageView: UIImageView?
  private var textLabel: UILabel?
  private var secondaryLabel: UILabel?

  /// Around the text; nil without any.
  open var textLayoutGuide: UILayoutGuide? { guide(textLabel) }
  /// Around the secondary text; nil without any.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(secondaryLabel) }
  /// Around the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(imageView) }

  private func guide(_ part: UIView?) -> UILayoutGuide? {
    guard let part else { return nil }
    hasGuides = true
    let shown = Weak(part)
    return UILayoutGuide(owner: self, identifier: "UIListContentLayoutGuide") { _ in shown.value?.frame ?? .zero }
  }

  /// Constraints may be about where the parts are.
  private var hasGuides = false

  private func update() {
    textLabel = label(textLabel, content.text, content.attributedText, content.textProperties)
    secondaryLabel = label(
      secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    if let image = content.image {
      let view = imageView ?? UIImageView()
      if imageView == nil { addSubview(view) }
      imageView = view
      view.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
      view.image = image
      view.contentMode = .scaleAspectFit
      view.layer.cornerRadius = content.imageProperties.cornerRadius
      view.clipsToBounds = content.imageProperties.cornerRadius > 0
      tint(view)
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
  }

  private func label(
    _ label: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard let text, !text.isEmpty else {
      label?.removeFromSuperview()
      return nil
    }
    let shown = label ?? UILabel()
    if label == nil { addSubview(shown) }
    shown.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    shown.font = properties.font(in: presentTraits)
    shown.textColor = properties.resolvedColor()
    shown.numberOfLines = properties.numberOfLines
    shown.lineBreakMode = properties.lineBreakMode
    shown.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    shown.minimumScaleFactor = properties.minimumScaleFactor
    shown.textAlignment =
      switch properties.alignment {
      case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
      case .center: .center
      case .justified: .justified
      }
    if let attributed { shown.attributedText = attributed } else { shown.text = properties.transformed(text) }
    return shown
  }

  override func layoutDirectionDidChange() { update() }

  /// Its text has become larger or smaller with the traits.
  override func intrinsicSizeDidChange(of subview: UIView) {
    if subview === textLabel || subview === secondaryLabel { invalidateIntrinsicContentSize() }
  }

  // MARK: Layout

  /// What of the margins of a list cell reaches into the view; nil for those of the superview.
  final var outerMargins: NSDirectionalEdgeInsets? {
    didSet { if outerMargins != oldValue { setNeedsLayout() } }
  }

  private var contentMargins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let outer = outerMargins ?? superview?.directionalLayoutMargins else { return margins }
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private func geometry(width: CGFloat) -> ListContentGeometry {
    ListContentGeometry(
      content, width: width, margins: contentMargins,
      imageSize: imageView.map { ListContentGeometry.size(of: $0.sizeThatFits(.zero), content.imageProperties) },
      isSymbol: isSymbol,
      leading: ListMetrics.leading(textLabel?.font ?? content.textProperties.font(in: presentTraits)),
      text: measure(textLabel), secondary: measure(secondaryLabel))
  }

  /// The size of a text in a width. Widths are the host's; heights are those of the preset's lines.
  private func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label else { return nil }
    return { room in
      let natural = label.sizeThatFits(CGSize(width: room == .infinity ? 0 : max(1, room), height: 0))
      let lines = max(1, (natural.height / label.font.lineHeight).rounded())
      return CGSize(width: natural.width, height: lines * ListMetrics.labelHeight(label.font))
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: geometry(width: size.width).height)
  }

  /// As wide as the texts are unbroken, and as high as they are at the present width.
  open override var intrinsicContentSize: CGSize {
    let natural = geometry(width: .infinity)
    return CGSize(
      width: natural.naturalWidth.rounded(.up),
      height: bounds.width > 0 ? geometry(width: bounds.width).height : natural.height)
  }

  /// Where constraints place the view, they say how wide it is before its height is known.
  override var breaksLines: Bool { true }

  override func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    geometry(width: width > 0 ? width : .infinity).height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let geometry = geometry(width: bounds.width)
    let places = geometry.centered(in: max(bounds.height, 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: CGRect) {
      view?.placeUntransformed(in: isMirrored ? frame.mirrored(in: bounds.width) : frame)
    }
    place(imageView, places.image)
    place(textLabel, places.text)
    place(secondaryLabel, places.secondary)
    if hasGuides, places.text != guidedText || places.image != guidedImage {
      (guidedText, guidedImage) = (places.text, places.image)
      layoutState?.insetsDidChange()
    }
  }

  private var guidedText = CGRect.zero
  private var guidedImage = CGRect.zero

  /// Where the separator below the row begins: where the text does, in this view's coordinates from the leading edge.
  final var separatorStart: CGFloat { geometry(width: bounds.width).text.minX }
}

extension CGRect {
  /// In a view of a width, the other way round.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

// Symbols: images that are drawn in the tint of the row.

extension UIListContentView {
  /// Whether the image is a symbol, which gets the standard room.
  var isSymbol: Bool { content.image?.isSymbolImage ?? false }

  /// Without a tint of the configuration's the image has that of the row.
  func tint(_ view: UIImageView) {
    let properties = content.imageProperties
    let isPlain = properties.tintColor == nil && properties.tintColorTransformer == nil
    view.tintColor = isPlain ? nil : properties.resolvedTintColor(for: tintColor)
  }
}
