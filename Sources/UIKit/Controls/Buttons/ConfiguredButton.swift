import Runtime

/// The state of a button that uses configurations, created only for such buttons.
@MainActor final class ConfiguredButton {
  var configuration: UIButton.Configuration?
  var handler: UIButton.ConfigurationUpdateHandler?
  var updatesAutomatically = true
  var needsUpdate = false
  var isUpdating = false

  /// The configuration updated for the current state.
  private(set) var shown: UIButton.Configuration?
  private var background: BackgroundConfigurationView?
  private(set) var subtitleLabel: UILabel?
  private var wheel: SpokesView?
  private var arrows: UIImageView?

  var breaksLines: Bool { shown.map { $0.titleText.breaksLines || $0.subtitleText.breaksLines } ?? false }

  // MARK: Display

  func show(_ configuration: UIButton.Configuration, in button: UIButton) {
    shown = configuration
    let (title, picture) = (button.titleLabel!, button.imageView!)
    let traits = button.presentTraits
    let font = configuration.titleFont(traits)
    let color = configuration.foregroundColor
    configuration.titleText.show(in: title, fallback: button.contentOfTitle, font: font, color: color)
    title.alpha = 1
    showSubtitle(in: button, configuration.subtitleFont(traits), color)

    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font)
      .applying(configuration.preferredSymbolConfigurationForImage)
    picture.tintColor = configuration.color(configuration.imageColorTransformer)
    let image = configuration.showsActivityIndicator ? nil : configuration.image ?? button.imageForState
    button.show(image)
    button.showBackgroundImage(nil)
    picture.alpha = button.isEnabled || image?.color != nil ? 1 : 0.5
    showWheel(in: button, font)
    showArrows(in: button, font)

    let alignment = configuration.lineAlignment(hasImage: image != nil || configuration.showsActivityIndicator)
    for label in [title, subtitleLabel] { label?.textAlignment = alignment.text(in: button) }
    showBackground(in: button)
    button.setNeedsLayout()
  }

  private func showSubtitle(in button: UIButton, _ font: UIFont, _ color: UIColor) {
    guard let shown, shown.subtitle != nil else { return remove(&subtitleLabel) }
    let label = subtitleLabel ?? UILabel()
    if subtitleLabel == nil { button.addSubview(label) }
    subtitleLabel = label
    shown.subtitleText.show(in: label, fallback: nil, font: font, color: color)
  }

  private func showWheel(in button: UIButton, _ font: UIFont) {
    guard let shown, shown.showsActivityIndicator else { return remove(&wheel) }
    let view = wheel ?? SpokesView()
    if wheel == nil { button.addSubview(view) }
    wheel = view
    let side = (font.pointSize * 1.2).rounded(.down)
    view.bounds.size = CGSize(width: side, height: side)
    view.color = shown.color(shown.activityIndicatorColorTransformer)
    view.isTurning = true
  }

  private func showArrows(in button: UIButton, _ font: UIFont) {
    guard let shown, shown.showsIndicator else { return remove(&arrows) }
    let view = arrows ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    if arrows == nil { button.addSubview(view) }
    arrows = view
    view.accessibilityTraits = .none
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.75, weight: .medium)
    view.tintColor = shown.color(shown.indicatorColorTransformer)
  }

  private func showBackground(in button: UIButton) {
    guard let shown else { return }
    let look = shown.shownBackground(in: button.bounds.size, button.presentTraits)
    if let background { return background.show(look) }
    let view = BackgroundConfigurationView(look)
    background = view
    button.insertSubview(view, at: 0)
  }

  private func remove<View: UIView>(_ view: inout View?) {
    view?.removeFromSuperview()
    view = nil
  }

  /// Called when the configuration has been removed.
  func clear() {
    shown = nil
    remove(&background)
    remove(&subtitleLabel)
    remove(&wheel)
    remove(&arrows)
  }

  // MARK: Layout

  /// Returns the geometry, or nil without a configuration.
  func geometry(of button: UIButton, width: CGFloat, fills: Bool = false) -> ButtonContentGeometry? {
    guard let shown else { return nil }
    var parts = ButtonContentGeometry.Parts()
    if let wheel {
      parts.image = wheel.bounds.size
    } else if button.imageView!.image != nil {
      parts.image = button.imageView!.intrinsicContentSize
    }
    parts.title = measure(button.titleLabel)
    parts.subtitle = measure(subtitleLabel)
    if let arrows { parts.indicator = arrows.intrinsicContentSize }
    return ButtonContentGeometry(shown, parts, width: width, fills: fills)
  }

  private func measure(_ label: UILabel?) -> (CGFloat) -> CGSize {
    guard let label, !(label.text ?? "").isEmpty else { return { _ in .zero } }
    return { label.sizeThatFits(CGSize(width: $0 == .infinity ? 0 : max(1, $0), height: 0)) }
  }

  func layOut(in button: UIButton) {
    let bounds = button.bounds
    let fills = button.contentHorizontalAlignment == .fill
    let natural = geometry(of: button, width: .infinity)
    let isTight = fills || natural.map { $0.size.width > bounds.width } ?? false
    guard let geometry = isTight ? geometry(of: button, width: bounds.width, fills: fills) : natural else { return }
    let places = geometry.placed(in: bounds.size, button.roomBefore, button.roomAbove)
    func place(_ view: UIView?, _ frame: CGRect) { if let view { button.place(view, frame) } }
    background?.frame = bounds
    showBackground(in: button)
    place(wheel ?? button.imageView, places.image)
    place(button.titleLabel, places.title)
    place(subtitleLabel, places.subtitle)
    place(arrows, places.indicator)
  }

  /// Returns the baselines of the texts in a button of natural size. See `UIView.baselinesFromMiddle`.
  func baselines(of button: UIButton) -> (first: CGFloat, last: CGFloat)? {
    guard let places = geometry(of: button, width: .infinity) else { return nil }
    let middle = places.size.height / 2
    func baselines(_ label: UILabel?, _ frame: CGRect) -> (first: CGFloat, last: CGFloat)? {
      guard frame.height > 0, let inside = label?.baselinesFromMiddle else { return nil }
      return (frame.midY + inside.first - middle, frame.midY + inside.last - middle)
    }
    let title = baselines(button.titleLabel, places.title)
    let subtitle = baselines(subtitleLabel, places.subtitle)
    guard let first = title ?? subtitle, let last = subtitle ?? title else { return nil }
    return (first.first, last.last)
  }
}

extension UIButton.Configuration.TitleAlignment {
  @MainActor fileprivate func text(in view: UIView) -> NSTextAlignment {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch self {
    case .automatic, .center: return .center
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    }
  }
}
