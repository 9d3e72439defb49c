import CollectionMotion
import UIKit

/// A picture by itself, with its title and the way back. It stands behind the board.
final class DashboardDetailViewController: UIViewController {
  /// To be set before the view is loaded.
  var photo: Photo?
  var onBack: () -> Void = {}

  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private lazy var backButton: UIButton = UIButton.titled("Back", weakly(self) { $0.onBack() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.1, alpha: 1)
    imageView.image = photo?.image
    imageView.contentMode = .scaleAspectFit
    titleLabel.text = photo?.title
    titleLabel.textColor = .white
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    titleLabel.accessibilityTraits = .header
    backButton.setTitleColor(.white, for: .normal)
    for subview in [imageView, titleLabel, backButton] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar: CGFloat = 56
    backButton.frame = CGRect(x: 8, y: 8, width: 80, height: 40)
    titleLabel.frame = CGRect(x: 88, y: 8, width: view.bounds.width - 176, height: 40)
    imageView.frame = CGRect(x: 0, y: bar, width: view.bounds.width, height: view.bounds.height - 2 * bar)
  }
}
