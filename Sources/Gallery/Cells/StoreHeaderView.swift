import CollectionMotion
import UIKit

/// The title of a shelf, with a button that removes the shelf. It stays at the top while the shelf scrolls below it.
final class StoreHeaderView: UICollectionReusableView {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private lazy var hideButton = UIButton.titled("Hide", weakly(self) { $0.onHide() })
  private var onHide: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    titleLabel.accessibilityTraits = .header
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = .secondaryLabel
    hideButton.titleLabel?.font = .systemFont(ofSize: 17)
    for view in [titleLabel, subtitleLabel, hideButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shelf: StoreShelf, onHide: @escaping @MainActor () -> Void) {
    titleLabel.text = shelf.title
    subtitleLabel.text = shelf.subtitle
    self.onHide = onHide
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 120)
    titleLabel.frame = CGRect(x: 20, y: 8, width: width, height: 28)
    subtitleLabel.frame = CGRect(x: 20, y: 35, width: width, height: 20)
    hideButton.frame = CGRect(x: bounds.width - 76, y: 4, width: 64, height: 36)
  }
}
