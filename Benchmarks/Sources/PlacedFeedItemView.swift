import UIKit

/// The feed item without constraints, for comparison: frames one below the other.
final class PlacedFeedItemView: FeedItemView {
  private var parts: [UIView] {
    [action, options, portrait, name, headline, time, comment, picture, title, domain] + buttons + [writer, answer]
  }

  override func arrange() { for part in parts { addSubview(part) } }

  /// - Returns: the height that everything needs.
  private func place(width: CGFloat, _ place: (UIView, CGRect) -> Void) -> CGFloat {
    func size(_ view: UIView, _ width: CGFloat) -> CGSize { view.sizeThatFits(CGSize(width: width, height: 0)) }
    let dots = size(options, width)
    var y = size(action, width - dots.width).height
    place(action, CGRect(x: 0, y: 0, width: width - dots.width, height: y))
    place(options, CGRect(x: width - dots.width, y: 0, width: dots.width, height: dots.height))
    place(portrait, CGRect(x: 0, y: y, width: 50, height: 50))
    let top = y
    for label in [name, headline, time] {
      let height = size(label, width - 56).height
      place(label, CGRect(x: 52, y: y + 1, width: width - 56, height: height))
      y += height + 1
    }
    y = max(top + 50, y + 3)
    for view in [comment, picture, title, domain] {
      let height = size(view, width).height
      place(view, CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    let sizes = buttons.map { size($0, width) }
    place(buttons[0], CGRect(origin: CGPoint(x: 8, y: y), size: sizes[0]))
    place(buttons[1], CGRect(origin: CGPoint(x: (width - sizes[1].width) / 2, y: y), size: sizes[1]))
    place(buttons[2], CGRect(origin: CGPoint(x: width - 8 - sizes[2].width, y: y), size: sizes[2]))
    y += sizes.map(\.height).max() ?? 0
    place(writer, CGRect(x: 0, y: y, width: 50, height: 50))
    place(answer, CGRect(x: 50, y: y, width: width - 50, height: size(answer, width - 50).height))
    return y + 50
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(width: bounds.width) { $0.frame = $1 }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(width: size.width) { _, _ in })
  }
}
