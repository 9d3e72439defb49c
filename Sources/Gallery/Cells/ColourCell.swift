import CollectionMotion
import UIKit

/// A swatch, or the place to press for one more. For the Colours demo.
final class ColourCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter colour: nil for the place to press.
  func show(colour: Int?) {
    if let colour {
      // Steps of the golden ratio: neighbours never look alike.
      let hue = (CGFloat(colour) * 0.618_034 + 0.1).truncatingRemainder(dividingBy: 1)
      contentView.backgroundColor = UIColor(hue: hue, saturation: 0.6, brightness: 0.92, alpha: 1)
      label.text = "\(colour)"
      label.font = .systemFont(ofSize: 20, weight: .bold)
      label.textColor = .white
      accessibilityLabel = "Colour \(colour), press to delete"
    } else {
      contentView.backgroundColor = .gray(0.93, dark: 0.18)
      label.text = "Add colour"
      label.font = .systemFont(ofSize: 13)
      label.textColor = .systemBlue
      accessibilityLabel = "Add colour"
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
