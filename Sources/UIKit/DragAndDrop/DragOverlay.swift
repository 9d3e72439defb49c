/// The previews of a drag above all other views, with the number of its items.
@MainActor final class DragOverlay: UIView {
  private let badge = UILabel()

  init(in window: UIWindow) {
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    layer.zPosition = 1000
    badge.backgroundColor = .systemRed
    badge.textColor = .white
    badge.font = .systemFont(ofSize: 15)
    badge.textAlignment = .center
    badge.layer.cornerRadius = 13
    badge.clipsToBounds = true
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the number of items at the corner of the frontmost preview; nothing for one.
  /// - Parameter corner: the upper right corner of that preview.
  func showCount(_ count: Int, at corner: CGPoint) {
    guard count > 1 else { return badge.removeFromSuperview() }
    UIView.performWithoutAnimation {
      badge.text = "\(count)"
      badge.frame = CGRect(x: corner.x - 13, y: corner.y - 13, width: count > 9 ? 34 : 26, height: 26)
      addSubview(badge)
    }
  }

  /// Places a preview behind the others.
  func insert(_ preview: DragPreviewView) { insertSubview(preview, at: 0) }
}
