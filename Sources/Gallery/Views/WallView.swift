import UIKit

/// A wall lit from above, as a background for pictures.
final class WallView: UIView {
  private let light = UIImageView(image: WallView.lightImage)

  private static let lightImage: UIImage? = {
    var sketch = Sketch(width: 8, height: 64)
    sketch.background(sketch.gradient("#ffffff30", "#ffffff08", "#00000028"))
    return sketch.image
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Dark enough in both styles for a white title behind it to be readable as soon as it is visible.
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.13, green: 0.16, blue: 0.17, alpha: 1) : UIColor(red: 0.33, green: 0.41, blue: 0.42, alpha: 1)
    }
    light.contentMode = .scaleToFill
    addSubview(light)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    light.frame = bounds
  }
}
