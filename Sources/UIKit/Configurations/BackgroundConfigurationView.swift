import Runtime

/// A view that draws a background configuration, in the size of the cell.
@MainActor final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let outline = UIView()
  private var imageView: UIImageView?
  private(set) var configuration: UIBackgroundConfiguration

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    addSubview(outline)
    fill.clipsToBounds = true
    update()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: UIBackgroundConfiguration) {
    guard new != configuration else { return }
    if configuration.customView !== new.customView { configuration.customView?.removeFromSuperview() }
    configuration = new
    update()
  }

  func update() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: .tintColor)
    fill.layer.cornerRadius = configuration.cornerRadius
    outline.isHidden = configuration.strokeWidth == 0
    outline.layer.borderWidth = configuration.strokeWidth
    lookMayHaveChanged()
    outline.layer.cornerRadius = configuration.cornerRadius + max(0, configuration.strokeOutset)
    if let image = configuration.image {
      let view = imageView ?? UIImageView()
      if imageView == nil { fill.insertSubview(view, at: 0) }
      imageView = view
      view.image = image
      view.contentMode = configuration.imageContentMode
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
    if let customView = configuration.customView, customView.superview !== fill { fill.addSubview(customView) }
    setNeedsLayout()
  }

  override func lookMayHaveChanged() {
    outline.layer.borderColor = resolve(configuration.resolvedStrokeColor(for: .tintColor))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let place = bounds.inset(by: UIEdgeInsets(insets, effectiveUserInterfaceLayoutDirection))
    fill.frame = place
    imageView?.frame = fill.bounds
    configuration.customView?.placeUntransformed(in: fill.bounds)
    outline.frame = place.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }
}
