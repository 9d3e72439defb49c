import CollectionMotion
import UIKit

/// The name of a section's palette, and a button to delete the section.
final class ColourHeaderView: UICollectionReusableView {
  private static let margin: CGFloat = 20

  private let titleLabel = UILabel()
  private var onDelete: (() -> Void)?
  private lazy var deleteButton: UIButton = UIButton.titled("Delete", weakly(self) { $0.onDelete?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .bold)
    addSubview(titleLabel)
    deleteButton.titleLabel?.font = .systemFont(ofSize: 15)
    deleteButton.setTitleColor(.systemRed, for: .normal)
    addSubview(deleteButton)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the section can be deleted; animatable.
  var canDelete: Bool {
    get { deleteButton.alpha > 0 }
    set { deleteButton.alpha = newValue ? 1 : 0 }
  }

  func show(_ title: String, onDelete: @escaping () -> Void) {
    titleLabel.text = title
    self.onDelete = onDelete
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = ColourHeaderView.margin
    titleLabel.frame = CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * margin - 80), height: bounds.height)
    deleteButton.frame = CGRect(x: bounds.width - 90, y: 0, width: 80, height: bounds.height)
  }
}
