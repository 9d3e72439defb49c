import UIKit

/// A cell with a photo.
final class ElementCell: UICollectionViewCell {
  let photo = UIView()
  private(set) var id = 0

  func show(_ id: Int) {
    self.id = id
    photo.backgroundColor = UIColor(hue: CGFloat(id % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
    photo.layer.cornerRadius = 8
    contentView.addSubview(photo)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = contentView.bounds
  }
}
