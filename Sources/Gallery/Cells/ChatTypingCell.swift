import CollectionMotion
import UIKit

/// Three dots in a bubble that pulse one after another: the friend is writing.
final class ChatTypingCell: UICollectionViewCell {
  private static let size = CGSize(width: 62, height: 38)
  private static let dotSide: CGFloat = 8

  private let bubble = UIView()
  private let dots = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.backgroundColor = .secondarySystemBackground
    contentView.addSubview(bubble)
    for dot in dots {
      dot.backgroundColor = .secondaryLabel
      dot.layer.cornerRadius = ChatTypingCell.dotSide / 2
      bubble.addSubview(dot)
    }
    isAccessibilityElement = true
    accessibilityLabel = ChatTexts.friend + " is typing"
  }

  required init?(coder: NSCoder) { nil }

  /// Begins to pulse, unless Reduce Motion is enabled.
  /// - Parameter cornerRadius: The radius of three corners, in points.
  func show(cornerRadius: CGFloat) {
    bubble.layer.cornerRadius = min(cornerRadius, ChatTypingCell.size.height / 2)
    for (index, dot) in dots.enumerated() {
      dot.layer.removeAnimation(forKey: "pulse")
      guard !UIAccessibility.isReduceMotionEnabled else { continue }
      let pulse = CABasicAnimation(keyPath: "opacity")
      pulse.fromValue = NSNumber(value: 1.0)
      pulse.toValue = NSNumber(value: 0.25)
      pulse.duration = 0.45
      pulse.autoreverses = true
      pulse.repeatCount = .infinity
      pulse.timeOffset = 0.9 - Double(index) * 0.2
      dot.layer.add(pulse, forKey: "pulse")
    }
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = ChatTypingCell.size.height
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, side, margin) = (ChatTypingCell.size, ChatTypingCell.dotSide, ChatBubbleCell.margin)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? contentView.bounds.width - margin - size.width : margin
    bubble.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
    bubble.layer.maskedCorners = ChatBubbleCell.corners(isAtRight: isMirrored)
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isMirrored ? 2 - index : index) - 1
      dot.frame = CGRect(
        x: size.width / 2 + place * 14 - side / 2, y: (size.height - side) / 2, width: side, height: side)
    }
  }
}
