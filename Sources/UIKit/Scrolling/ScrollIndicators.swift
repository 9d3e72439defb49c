/// The two bars that indicate the visible part of the content while it moves.
@MainActor final class ScrollIndicators: NSObject {
  private static let color = UIColor(.tones(ColorTones(0x000000, 0xFFFFFF, alpha: 0.35)))
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  private static let lingering: TimeInterval = 0.3
  private static let fading: TimeInterval = 0.25

  private let vertical = ScrollIndicators.makeBar("vertical scroll indicator")
  private let horizontal = ScrollIndicators.makeBar("horizontal scroll indicator")
  private var isShown = false
  private var timer: MediaTimer?

  private static func makeBar(_ name: String) -> UIView {
    let bar = UIView()
    bar.ownLayer.name = name
    bar.ownLayer.cornerRadius = thickness / 2
    bar.isUserInteractionEnabled = false
    bar.alpha = 0
    return bar
  }

  /// Shows the bars until `hideSoon()`.
  func show(in scrollView: UIScrollView) {
    timer?.cancel()
    timer = nil
    if !isShown {
      isShown = true
      UIView.performWithoutAnimation {
        for bar in [vertical, horizontal] {
          scrollView.addSubview(bar)
          bar.ownLayer.removeAllAnimations()
          bar.alpha = 1
        }
      }
    }
    update(in: scrollView)
  }

  func hideSoon() {
    guard isShown, timer == nil else { return }
    timer = vertical.ownLayer.screenContext.clock.schedule(after: ScrollIndicators.lingering, for: self) { $0.hide() }
  }

  private func hide() {
    timer = nil
    isShown = false
    UIView.animate(withDuration: ScrollIndicators.fading) { [self] in
      vertical.alpha = 0
      horizontal.alpha = 0
    } completion: { [self] _ in
      guard !isShown else { return }
      vertical.removeFromSuperview()
      horizontal.removeFromSuperview()
    }
  }

  /// Updates the bars for the current offset.
  func update(in scrollView: UIScrollView) {
    guard isShown || vertical.superview != nil else { return }
    let bounds = scrollView.bounds
    let insets = scrollView.adjustedContentInset
    let content = scrollView.contentSize
    var safeArea = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
    if scrollView.ownLayer.mirrorsSublayers { safeArea = safeArea.mirrored }
    let color =
      switch scrollView.indicatorStyle {
      case .default: ScrollIndicators.color
      case .black: UIColor(white: 0, alpha: 0.35)
      case .white: UIColor(white: 1, alpha: 0.35)
      }
    UIView.performWithoutAnimation {
      vertical.backgroundColor = color
      horizontal.backgroundColor = color
      let height = content.height + insets.top + insets.bottom
      vertical.isHidden = !scrollView.showsVerticalScrollIndicator || height <= bounds.height
      if !vertical.isHidden {
        let track = scrollView.verticalScrollIndicatorInsets + safeArea
        let (start, length) = ScrollIndicators.span(
          offset: bounds.minY + insets.top, extent: bounds.height, content: height,
          track: track.top...max(track.top, bounds.height - track.bottom))
        vertical.frame = CGRect(
          x: bounds.maxX - ScrollIndicators.margin - ScrollIndicators.thickness - track.right, y: bounds.minY + start,
          width: ScrollIndicators.thickness, height: length)
      }
      let width = content.width + insets.left + insets.right
      horizontal.isHidden = !scrollView.showsHorizontalScrollIndicator || width <= bounds.width
      if !horizontal.isHidden {
        let track = scrollView.horizontalScrollIndicatorInsets + safeArea
        let (start, length) = ScrollIndicators.span(
          offset: bounds.minX + insets.left, extent: bounds.width, content: width,
          track: track.left...max(track.left, bounds.width - track.right))
        horizontal.frame = CGRect(
          x: bounds.minX + start,
          y: bounds.maxY - ScrollIndicators.margin - ScrollIndicators.thickness - track.bottom,
          width: length, height: ScrollIndicators.thickness)
      }
    }
  }

  /// Returns the start and the length of a bar; beyond an edge it shrinks.
  /// - Parameter track: The span of the view inside the insets.
  private static func span(offset: CGFloat, extent: CGFloat, content: CGFloat, track: ClosedRange<CGFloat>) -> (
    CGFloat, CGFloat
  ) {
    let room = max(0, track.upperBound - track.lowerBound - 2 * margin)
    let length = min(room, max(minimumLength, room * extent / content))
    let range = content - extent
    let beyond = max(-offset, offset - range, 0)
    let shrunk = max(thickness * 2, length - beyond)
    let start = min(max(offset / range, 0), 1) * (room - shrunk)
    return (track.lowerBound + margin + start, shrunk)
  }
}
