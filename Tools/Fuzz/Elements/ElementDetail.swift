import CollectionMotion
import UIKit

/// A photo and a title.
final class ElementDetail: UIViewController {
  private let photo = UIView()
  private let titleLabel = UILabel()

  var elements: [MatchedElement] {
    [MatchedElement("photo", view: photo), MatchedElement("title", view: titleLabel)]
  }

  var views: [UIView] { [photo, titleLabel] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(photo)
    view.addSubview(titleLabel)
  }

  func show(_ id: Int) {
    view.setNeedsLayout()
    photo.backgroundColor = UIColor(hue: CGFloat(id % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
    titleLabel.text = "Photo \(id)"
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photo.frame = CGRect(x: 10, y: 40, width: view.bounds.width - 20, height: view.bounds.height * 0.6)
    titleLabel.frame = CGRect(x: 10, y: photo.frame.maxY + 10, width: view.bounds.width - 20, height: 30)
  }
}
