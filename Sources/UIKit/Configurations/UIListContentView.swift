import Runtime

/// A view that displays a ``UIListContentConfiguration``. `sizeThatFits(_:)` returns its height for a width.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// Creates a view.
  /// - Parameter configuration: The configuration, which can be replaced.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without content. Archives are not supported.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    insetsLayoutMarginsFromSafeArea = false
    update()
  }

  /// The displayed configuration.
  private(set) final var content: UIListContentConfiguration

  #if hasFeature(Embedded)
    /// Displays another configuration of the same type; returns false for others.
    open func show(_ configuration: AnyContentConfiguration) -> Bool {
      guard let content = configuration.value(as: UIListContentConfiguration.self) else { return false }
      take(content)
      return true
    }
  #else
    /// The displayed configuration. It may be set to another one of the same type.
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

  /// The guide around the text; nil without text.
  open var textLayoutGuide: UILayoutGuide? { guide(textLabel) }
  /// The guide around the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(secondaryLabel) }
  /// The guide around the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(imageView) }

  private func guide(_ part: UIView?) -> UILayoutGuide? {
    guard let part else { return nil }
    hasGuides = true
    let shown = Weak(part)
    return UILayoutGuide(owner: self, identifier: "UIListContentLayoutGuide") { _ in shown.value?.frame ?? .zero }
  }

  /// Whether constraints may refer to the parts.
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

  override var subviewObserver: (any SubviewObserver)? { self }

  /// Called when its text has been resized because of its traits.
  final func intrinsicSizeDidChange(of subview: UIView) {
    if subview === textLabel || subview === secondaryLabel { invalidateIntrinsicContentSize() }
  }

  // MARK: Layout

  /// The part of a list cell's margins that extends into the view; nil for the superview's.
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
      scale: max(ownLayer.screen.scale, 1), text: measure(textLabel), secondary: measure(secondaryLabel))
  }

  /// Returns a function for the size of a text for a width.
  private func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label else { return nil }
    return { room in label.sizeThatFits(CGSize(width: room == .infinity ? 0 : max(1, room), height: 0)) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: geometry(width: size.width).height)
  }

  /// The natural size: the width of the texts without line breaks, and their height at the current width.
  open override var intrinsicContentSize: CGSize {
    let natural = geometry(width: .infinity)
    return CGSize(
      width: natural.naturalWidth.rounded(.up),
      height: bounds.width > 0 ? geometry(width: bounds.width).height : natural.height)
  }

  /// True: with constraints, the width has to be known before the height.
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

  /// The start of the separator below the row, which is that of the text, from the leading edge in this view's
  /// coordinates.
  final var separatorStart: CGFloat { geometry(width: bounds.width).text.minX }
}

extension CGRect {
  /// Returns the rectangle mirrored in a view of a given width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

// Symbols: images drawn in the tint of the row.

extension UIListContentView {
  /// Whether the image is a symbol, which has the standard size.
  var isSymbol: Bool { content.image?.isSymbolImage ?? false }

  /// Sets the tint of the image, which is that of the row unless the configuration specifies one.
  func tint(_ view: UIImageView) {
    let properties = content.imageProperties
    let isPlain = properties.tintColor == nil && properties.tintColorTransformer == nil
    view.tintColor = isPlain ? nil : properties.resolvedTintColor(for: tintColor)
  }
}

extension UIListContentView: SubviewObserver {}
