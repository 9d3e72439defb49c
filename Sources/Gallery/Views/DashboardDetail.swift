import CollectionMotion
import UIKit

/// A single picture with its title and a way back. The picture is behind the board.
final class DashboardDetailViewController: UIViewController {
  /// The photo, to be set before the view is loaded.
  var photo: Photo?
  var onBack: () -> Void = {}

  /// The title and the other texts, on shades. A container may move it in front of the board temporarily.
  let texts = UIView()
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private lazy var backButton: UIButton = UIButton.titled("Back", weakly(self) { $0.onBack() })

  private let shade = UIImageView(image: DashboardDetailViewController.shadeImage)
  private let subtitleLabel = UILabel()
  private let storyLabel = UILabel()

  private static let shadeImage: UIImage? = {
    var sketch = Sketch(width: 8, height: 64)
    sketch.background(sketch.gradient("#000000b0", "#00000000", "#00000000", "#000000c8"))
    return sketch.image
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.1, alpha: 1)
    view.clipsToBounds = true
    imageView.image = photo?.image
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    shade.contentMode = .scaleToFill
    titleLabel.text = photo?.title
    titleLabel.textAlignment = .center
    titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    titleLabel.accessibilityTraits = .header
    subtitleLabel.text = photo?.subtitle
    subtitleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    storyLabel.text = photo?.story
    storyLabel.font = .systemFont(ofSize: 22, weight: .bold)
    storyLabel.numberOfLines = 0
    for label in [titleLabel, subtitleLabel, storyLabel] { label.textColor = .white }
    backButton.setTitleColor(.white, for: .normal)
    for subview in [shade, titleLabel, subtitleLabel, storyLabel, backButton] { texts.addSubview(subview) }
    for subview in [imageView, texts] { view.addSubview(subview) }
  }

  /// The size of the view when the picture was last made to fill it.
  private var filledSize = CGSize.zero

  /// Moves the picture to the inside of a cell's frame.
  func movePicture(along cell: UICollectionViewCell) {
    view.layoutIfNeeded()
    let edge = DashboardCell.edge(of: cell.bounds.size)
    imageView.bounds = CGRect(
      x: 0, y: 0, width: cell.bounds.width - 2 * edge, height: cell.bounds.height - 2 * edge)
    imageView.center = cell.center
    imageView.transform = cell.transform
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backButton.frame = CGRect(x: 8, y: 8, width: 80, height: 40)
    titleLabel.frame = CGRect(x: 88, y: 8, width: view.bounds.width - 176, height: 40)
    texts.frame = view.bounds
    shade.frame = view.bounds
    if filledSize != view.bounds.size {
      filledSize = view.bounds.size
      imageView.transform = .identity
      imageView.frame = view.bounds
    }
    let width = min(view.bounds.width - 40, 560)
    let bottom = view.bounds.height - view.safeAreaInsets.bottom - 72
    let height = storyLabel.sizeThatFits(CGSize(width: width, height: 0)).height
    storyLabel.frame = CGRect(x: 20, y: bottom - height, width: width, height: height)
    subtitleLabel.frame = CGRect(x: 20, y: bottom - height - 26, width: width, height: 20)
  }
}
