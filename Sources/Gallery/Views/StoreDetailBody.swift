import CollectionMotion
import UIKit

/// The description of an app, below its picture.
final class StoreDetailBody: UIView {
  private static let margin: CGFloat = 20

  private let iconView = UIImageView()
  private let nameLabel = UILabel()
  private let taglineLabel = UILabel()
  private let priceButton = StorePriceButton()
  private let lines = [UIView(), UIView()]
  /// The labels for title, value and explanation of each fact.
  private let facts = (0..<3).map { _ in [UILabel(), UILabel(), UILabel()] }
  private let storyLabel = UILabel()
  private let previewTitle = UILabel()
  private let previews = [UIImageView(), UIImageView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    iconView.clipsToBounds = true
    iconView.layer.cornerRadius = 16
    nameLabel.font = .systemFont(ofSize: 22, weight: .bold)
    nameLabel.accessibilityTraits = .header
    taglineLabel.font = .systemFont(ofSize: 15)
    taglineLabel.textColor = .secondaryLabel
    storyLabel.font = .systemFont(ofSize: 17)
    storyLabel.numberOfLines = 0
    previewTitle.text = "Preview"
    previewTitle.font = .systemFont(ofSize: 22, weight: .bold)
    for line in lines { line.backgroundColor = .separator }
    for labels in facts {
      for (label, size) in zip(labels, [11, 20, 13]) {
        label.textAlignment = .center
        label.font = .systemFont(ofSize: CGFloat(size), weight: size == 13 ? .regular : .semibold)
        label.textColor = .secondaryLabel
        addSubview(label)
      }
    }
    for preview in previews {
      preview.contentMode = .scaleAspectFill
      preview.clipsToBounds = true
      preview.layer.cornerRadius = 18
      addSubview(preview)
    }
    for view in [iconView, nameLabel, taglineLabel, priceButton, storyLabel, previewTitle] + lines {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: StoreEntry, isOwned: Bool, get: @escaping @MainActor () -> Void) {
    let app = StoreCatalogue.apps[entry.app]
    iconView.image = app.icon.image
    nameLabel.text = app.name
    taglineLabel.text = app.tagline
    priceButton.show(app, isOwned: isOwned)
    priceButton.onPress = get
    storyLabel.text = app.story
    let texts = [
      [app.ratings + " RATINGS", app.stars, "★★★★★"], ["AGE", "4+", "Years old"],
      ["GENRE", app.genre, "No. \(entry.app + 1)"],
    ]
    for (labels, texts) in zip(facts, texts) {
      for (label, text) in zip(labels, texts) { label.text = text }
    }
    let photos = PhotoLibrary.samples
    for (place, preview) in previews.enumerated() {
      preview.image = photos[(entry.app * 2 + place * 5 + 3) % photos.count].image
    }
  }

  /// Returns the height for a width, in points.
  func height(width: CGFloat) -> CGFloat {
    290 + storyHeight(width) + StoreDetailBody.previewHeight(width)
  }

  private func storyHeight(_ width: CGFloat) -> CGFloat {
    storyLabel.sizeThatFits(CGSize(width: width - 2 * StoreDetailBody.margin, height: 0)).height
  }

  private static func previewHeight(_ width: CGFloat) -> CGFloat { (width * 0.7).rounded() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, margin, price) = (bounds.width, StoreDetailBody.margin, StorePriceButton.size)
    let inner = max(0, width - 2 * margin)
    iconView.frame = CGRect(x: margin, y: 20, width: 72, height: 72)
    priceButton.frame = CGRect(x: width - margin - price.width, y: 41, width: price.width, height: price.height)
    let textWidth = max(0, priceButton.frame.minX - margin - 86 - 8)
    nameLabel.frame = CGRect(x: margin + 86, y: 29, width: textWidth, height: 28)
    taglineLabel.frame = CGRect(x: margin + 86, y: 57, width: textWidth, height: 20)
    for (line, y) in zip(lines, [110, 188]) {
      line.frame = CGRect(x: margin, y: CGFloat(y), width: inner, height: 0.5)
    }
    for (place, labels) in facts.enumerated() {
      let part = inner / CGFloat(facts.count)
      let x = margin + CGFloat(place) * part
      for (label, (y, height)) in zip(labels, [(118, 16), (136, 26), (163, 18)]) {
        label.frame = CGRect(x: x, y: CGFloat(y), width: part, height: CGFloat(height))
      }
    }
    let story = storyHeight(width)
    storyLabel.frame = CGRect(x: margin, y: 202, width: inner, height: story)
    previewTitle.frame = CGRect(x: margin, y: 216 + story, width: inner, height: 28)
    let previewWidth = (inner - 14) / 2
    for (place, preview) in previews.enumerated() {
      preview.frame = CGRect(
        x: margin + CGFloat(place) * (previewWidth + 14), y: 254 + story, width: previewWidth,
        height: StoreDetailBody.previewHeight(width))
    }
  }
}
