import UIKit

/// A picture with text on it. The picture extends beyond the sides, for a parallax effect when the view moves.
final class StoreArtView: UIView {
  /// The width by which the picture extends beyond each side, in points.
  private static let reserve: CGFloat = 44
  private static let margin: CGFloat = 18

  private let imageView = UIImageView()
  private let shade = UIImageView(image: StoreArtView.shadeImage)
  private let eyebrowLabel = UILabel()
  private let headlineLabel = UILabel()
  private let taglineLabel = UILabel()
  private var reachesBeyond = false

  /// The parallax offset of the picture in points, up to 44.
  var lag: CGFloat = 0 {
    didSet {
      let way = min(max(lag, -StoreArtView.reserve), StoreArtView.reserve)
      imageView.transform = CGAffineTransform(translationX: way, y: 0)
    }
  }

  /// A gradient from transparent to dark, below the text.
  private static let shadeImage: UIImage? = {
    var sketch = Sketch(width: 8, height: 64)
    sketch.background(sketch.gradient("#00000000", "#00000078", "#000000b0"))
    return sketch.image
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    shade.contentMode = .scaleToFill
    eyebrowLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    eyebrowLabel.textColor = UIColor(white: 1, alpha: 0.75)
    headlineLabel.textColor = .white
    headlineLabel.numberOfLines = 2
    taglineLabel.font = .systemFont(ofSize: 15, weight: .medium)
    taglineLabel.textColor = UIColor(white: 1, alpha: 0.8)
    for view in [imageView, shade, eyebrowLabel, headlineLabel, taglineLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays an entry.
  /// - Parameter isLarge: Whether the text is for a page instead of a card.
  func show(_ entry: StoreEntry, isLarge: Bool) {
    let app = StoreCatalogue.apps[entry.app]
    let photo = PhotoLibrary.samples.first { $0.title == entry.picture }
    imageView.image = photo?.image ?? app.icon.image
    reachesBeyond = photo != nil
    let hasWords = photo != nil
    for view in [shade, eyebrowLabel, headlineLabel, taglineLabel] { view.isHidden = !hasWords }
    eyebrowLabel.text = entry.eyebrow
    headlineLabel.text = entry.headline.isEmpty ? app.name : entry.headline
    headlineLabel.font = .systemFont(ofSize: isLarge ? 28 : 20, weight: .bold)
    taglineLabel.text = entry.headline.isEmpty ? app.tagline : app.name + ": " + app.tagline
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let transform = imageView.transform
    imageView.transform = .identity
    imageView.frame = reachesBeyond ? bounds.insetBy(dx: -StoreArtView.reserve, dy: 0) : bounds
    imageView.transform = transform
    let width = max(0, bounds.width - 2 * StoreArtView.margin)
    let headlineHeight = headlineLabel.sizeThatFits(CGSize(width: width, height: 0)).height
    var bottom = bounds.height - StoreArtView.margin
    func place(_ label: UILabel, height: CGFloat) {
      bottom -= height
      label.frame = CGRect(x: StoreArtView.margin, y: bottom, width: width, height: height)
    }
    place(taglineLabel, height: 20)
    bottom -= 2
    place(headlineLabel, height: headlineHeight)
    bottom -= 4
    place(eyebrowLabel, height: 18)
    let shadeHeight = min(bounds.height, bounds.height - bottom + 56)
    shade.frame = CGRect(x: 0, y: bounds.height - shadeHeight, width: bounds.width, height: shadeHeight + 1)
  }
}
