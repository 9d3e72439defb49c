import CollectionMotion
import UIKit

/// A message in a bubble, on the side of the one who wrote it, as high as its text. The time is beside it.
final class ChatBubbleCell: UICollectionViewCell {
  /// The distances of a bubble from the side, and of the text from the bubble's edges, in points.
  static let margin: CGFloat = 14
  private static let inset = CGSize(width: 14, height: 9)
  /// The width of a bubble, at most, in points.
  private static let maximumWidth: CGFloat = 480
  private static let gap: CGFloat = 8
  private static let heartSide: CGFloat = 26
  /// The height by which a heart reaches below its bubble, in points.
  private static let heartDepth: CGFloat = 14

  private let bubble = UIView()
  private let label = UILabel()
  private let timeLabel = UILabel()
  private let heart = UIImageView(
    image: UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)))
  private var isMine = false
  private var isLoved = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    timeLabel.font = .preferredFont(forTextStyle: .caption2)
    timeLabel.textColor = .secondaryLabel
    for label in [label, timeLabel] { label.adjustsFontForContentSizeCategory = true }
    heart.tintColor = .systemPink
    heart.backgroundColor = .gray(1, dark: 0.2)
    heart.contentMode = .center
    heart.layer.cornerRadius = ChatBubbleCell.heartSide / 2
    heart.layer.borderWidth = 0.5
    heart.layer.borderColor = UIColor(white: 0.5, alpha: 0.3).cgColor
    heart.bounds.size = CGSize(width: ChatBubbleCell.heartSide, height: ChatBubbleCell.heartSide)
    bubble.addSubview(label)
    for view in [bubble, timeLabel, heart] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a message.
  /// - Parameter cornerRadius: The radius of three corners, in points. The fourth one points at the writer.
  func show(_ message: ChatMessage, cornerRadius: CGFloat) {
    (isMine, isLoved) = (message.isMine, message.isLoved)
    label.text = message.text
    label.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
    bubble.layer.cornerRadius = cornerRadius
    timeLabel.text = message.time
    accessibilityLabel = (isMine ? "You: " : ChatTexts.friend + ": ") + message.text
    accessibilityValue = isLoved ? "Loved" : nil
    setNeedsLayout()
  }

  // MARK: Sizes

  /// Returns the size of the text in a cell of a width.
  private func textSize(in width: CGFloat) -> CGSize {
    let time = timeLabel.sizeThatFits(CGSize(width: width, height: 0)).width
    let beside = 2 * ChatBubbleCell.margin + ChatBubbleCell.gap + time
    let bubble = min(width * 0.78, width - beside, ChatBubbleCell.maximumWidth)
    let room = max(1, bubble - 2 * ChatBubbleCell.inset.width)
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width.rounded(.up), room), height: size.height.rounded(.up))
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let text = textSize(in: layoutAttributes.size.width)
    layoutAttributes.size.height =
      text.height + 2 * ChatBubbleCell.inset.height + (isLoved ? ChatBubbleCell.heartDepth : 0)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, inset) = (contentView.bounds.width, ChatBubbleCell.inset)
    let text = textSize(in: width)
    let size = CGSize(width: text.width + 2 * inset.width, height: text.height + 2 * inset.height)
    let isAtRight = isMine != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isAtRight ? width - ChatBubbleCell.margin - size.width : ChatBubbleCell.margin
    bubble.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
    bubble.layer.maskedCorners = ChatBubbleCell.corners(isAtRight: isAtRight)
    label.frame = CGRect(origin: CGPoint(x: inset.width, y: inset.height), size: text)
    let time = timeLabel.sizeThatFits(CGSize(width: width, height: 0))
    timeLabel.frame = CGRect(
      x: isAtRight ? x - ChatBubbleCell.gap - time.width : x + size.width + ChatBubbleCell.gap,
      y: size.height - time.height - 4, width: time.width, height: time.height)
    heart.center = CGPoint(x: isAtRight ? x + 10 : x + size.width - 10, y: size.height)
    let scale: CGFloat = isLoved ? 1 : 0.01
    heart.transform = CGAffineTransform(scaleX: scale, y: scale)
    heart.alpha = isLoved ? 1 : 0
  }

  /// Returns the corners of a bubble that are round: all but the lower one on the side of the writer.
  static func corners(isAtRight: Bool) -> CACornerMask {
    [
      .layerMinXMinYCorner, .layerMaxXMinYCorner,
      isAtRight ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
    ]
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }
}
