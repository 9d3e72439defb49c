import UIKit

/// A picture in a frame. Pressed, only the frame is left, until the finger moves off.
final class DashboardCell: UICollectionViewCell {
  private let pictureView = UIImageView()
  private let frameView = UIImageView()

  /// Whether a finger is on the cell, and has been since it went down.
  private(set) var isTapped = false

  var isPictureHidden: Bool {
    get { pictureView.isHidden }
    set { pictureView.isHidden = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    contentView.addSubview(pictureView)
    contentView.addSubview(frameView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo, in frame: UIImage?) {
    pictureView.image = photo.image
    pictureView.isHidden = false
    frameView.image = frame
    accessibilityLabel = photo.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    frameView.frame = contentView.bounds
    // The frame's inner edge, whatever its scale: its width is a sixteenth of its picture's height.
    let edge = min(contentView.bounds.height / 32, contentView.bounds.width / 2)
    pictureView.frame = contentView.bounds.insetBy(dx: edge, dy: edge)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    layoutIfNeeded()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTapped = true
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !bounds.contains(touch.location(in: self)) { letGo() }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isTapped = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    letGo()
    super.touchesCancelled(touches, with: event)
  }

  private func letGo() {
    isTapped = false
    isPictureHidden = false
  }
}
