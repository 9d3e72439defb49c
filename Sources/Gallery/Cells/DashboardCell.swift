import UIKit

/// A framed picture. While it is pressed, only the frame is visible, until the finger moves off.
final class DashboardCell: UICollectionViewCell {
  private let pictureView = UIImageView()
  private let frameView = UIImageView()

  /// Whether a finger is on the cell and has been since it went down.
  private(set) var isTapped = false

  var isPictureHidden: Bool {
    get { pictureView.isHidden }
    set {
      pictureView.isHidden = newValue
      contentView.backgroundColor = newValue ? .clear : .black  // casts the shadow
    }
  }

  /// Hides the picture, so that the content behind is visible in its place, or shows it again; animatable. There is no
  /// shadow until the picture is displayed again.
  func fadePicture(isOut: Bool) {
    pictureView.alpha = isOut ? 0 : 1
    UIView.performWithoutAnimation { contentView.backgroundColor = .clear }
  }

  /// Returns the width of the frame: a sixteenth of its picture's height, half of it outside the picture.
  static func edge(of size: CGSize) -> CGFloat { min(size.height / 32, size.width / 2) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    contentView.layer.shadowOpacity = 0.45
    contentView.layer.shadowRadius = 6
    contentView.layer.shadowOffset = CGSize(width: 0, height: 5)
    contentView.addSubview(pictureView)
    contentView.addSubview(frameView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo, in frame: UIImage?) {
    pictureView.image = photo.image
    isPictureHidden = false
    pictureView.alpha = 1
    frameView.image = frame
    accessibilityLabel = photo.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    frameView.frame = contentView.bounds
    let edge = DashboardCell.edge(of: contentView.bounds.size)
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
