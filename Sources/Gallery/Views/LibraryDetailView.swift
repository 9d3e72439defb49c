import CollectionMotion
import UIKit

/// A photo that fills the screen, with its title and story, and buttons that close it and add it to an album.
final class LibraryDetailView: UIView {
  let imageView = UIImageView()
  let titleLabel = UILabel()
  let storyLabel = UILabel()
  lazy var closeButton = UIButton.symbol("xmark.circle.fill", label: "Close", weakly(self) { $0.onClose() })
  lazy var addButton = UIButton.titled("Add to Favourites", weakly(self) { $0.onAdd() })
  var onClose: @MainActor () -> Void = {}
  var onAdd: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    imageView.contentMode = .scaleAspectFit
    imageView.isAccessibilityElement = true
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    storyLabel.font = .systemFont(ofSize: 15)
    storyLabel.textColor = .secondaryLabel
    storyLabel.numberOfLines = 0
    for label in [titleLabel, storyLabel] { label.textAlignment = .center }
    for view in [imageView, titleLabel, storyLabel, closeButton, addButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    imageView.image = photo.image
    imageView.accessibilityLabel = photo.title
    titleLabel.text = photo.title
    storyLabel.text = photo.story
    setNeedsLayout()
  }

  /// The elements that a transition moves, back to front.
  var elements: [MatchedElement] {
    [
      MatchedElement("photo", view: imageView), MatchedElement("title", view: titleLabel),
      MatchedElement("story", view: storyLabel), MatchedElement("close", view: closeButton),
      MatchedElement("add", view: addButton),
    ]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let text = area.insetBy(dx: max(24, (area.width - 520) / 2), dy: 0)
    let story = storyLabel.sizeThatFits(CGSize(width: text.width, height: .greatestFiniteMagnitude)).height
    closeButton.frame = CGRect(x: isMirrored ? area.minX + 8 : area.maxX - 52, y: area.minY + 8, width: 44, height: 44)
    addButton.frame = CGRect(x: area.midX - 100, y: area.maxY - 56, width: 200, height: 44)
    storyLabel.frame = CGRect(x: text.minX, y: addButton.frame.minY - 12 - story, width: text.width, height: story)
    titleLabel.frame = CGRect(x: text.minX, y: storyLabel.frame.minY - 34, width: text.width, height: 30)
    let top = area.minY + 60
    imageView.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: max(0, titleLabel.frame.minY - 16 - top))
  }
}
