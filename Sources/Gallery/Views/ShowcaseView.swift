import UIKit

/// The selected item at full size: a photo, or a colour, with a title below. Changes cross-fade, and the frame takes on
/// the shape of the next picture meanwhile.
final class ShowcaseView: UIView {
  private static let titleHeight: CGFloat = 44
  private static let cornerRadius: CGFloat = 16
  /// The duration of a change, in seconds.
  private static let duration = 0.3

  private let mount = UIView()
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private var aspectRatio: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    mount.backgroundColor = .systemBackground
    mount.layer.cornerRadius = ShowcaseView.cornerRadius
    mount.layer.shadowOpacity = 0.25
    mount.layer.shadowRadius = 12
    mount.layer.shadowOffset = CGSize(width: 0, height: 6)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = ShowcaseView.cornerRadius
    titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    titleLabel.textAlignment = .center
    mount.addSubview(imageView)
    addSubview(mount)
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) { show(photo.title, photo.image, nil, aspectRatio: photo.aspectRatio) }

  func show(_ colour: UIColor, title: String) { show(title, nil, colour, aspectRatio: 1) }

  func showNothing() { show("", nil, nil, aspectRatio: 1) }

  private func show(_ title: String, _ image: UIImage?, _ colour: UIColor?, aspectRatio: CGFloat) {
    let changeTitle = { self.titleLabel.text = title }
    let changePicture = {
      self.imageView.image = image
      self.imageView.backgroundColor = colour
    }
    if window == nil {
      changeTitle()
      changePicture()
    } else {
      for (view, change) in [(titleLabel, changeTitle), (mount, changePicture)] {
        UIView.transition(
          with: view, duration: ShowcaseView.duration, options: [.transitionCrossDissolve, .allowUserInteraction],
          animations: change, completion: nil)
      }
    }
    self.aspectRatio = aspectRatio
    setNeedsLayout()
    guard window != nil else { return }
    UIView.animate(
      withDuration: ShowcaseView.duration, delay: 0, options: .allowUserInteraction,
      animations: { self.layoutIfNeeded() }, completion: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: max(0, bounds.width - 40), height: max(0, bounds.height - ShowcaseView.titleHeight - 28))
    let size = CGSize(
      width: min(room.width, room.height * aspectRatio), height: min(room.height, room.width / aspectRatio))
    mount.frame = CGRect(
      x: bounds.midX - size.width / 2, y: 28 + (room.height - size.height) / 2, width: size.width, height: size.height)
    imageView.frame = mount.bounds
    // In one place for all pictures, so that two titles that cross-fade never lie beside each other.
    titleLabel.frame = CGRect(
      x: 20, y: bounds.height - ShowcaseView.titleHeight + 6, width: room.width, height: ShowcaseView.titleHeight - 6)
  }
}
