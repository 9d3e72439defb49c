import UIKit

/// The preview of a dragged item as a card in a fan: a picture that turns about the middle of its lower edge when it is
/// displayed.
@MainActor final class FanCard: UIView {
  private let picture: UIView
  private let turned: CGAffineTransform
  private let duration: TimeInterval

  /// Creates a card, large enough for the turned picture, with the picture upright in its middle.
  /// - Parameter angle: the angle in radians, clockwise.
  init(_ picture: UIView, size: CGSize, angle: CGFloat, duration: TimeInterval) {
    self.picture = picture
    self.duration = duration
    turned = CGAffineTransform(translationX: 0, y: -size.height / 2)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(translationX: 0, y: size.height / 2))
    let upright = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let box = upright.applying(turned).union(upright)
    // The middle stays where it is, below the finger.
    let (width, height) = (2 * max(-box.minX, box.maxX), 2 * max(-box.minY, box.maxY))
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    picture.frame = CGRect(origin: .zero, size: size)
    picture.center = CGPoint(x: width / 2, y: height / 2)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// The preview, with a shadow in the shape of the turned picture.
  var preview: UIDragPreview {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    if #available(iOS 14.0, *) {
      let size = picture.bounds.size
      let path = UIBezierPath(
        rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
      path.apply(turned.concatenating(CGAffineTransform(translationX: bounds.width / 2, y: bounds.height / 2)))
      parameters.shadowPath = path
    }
    return UIDragPreview(view: self, parameters: parameters)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
      animations: { [picture, turned] in picture.transform = turned })
  }
}
