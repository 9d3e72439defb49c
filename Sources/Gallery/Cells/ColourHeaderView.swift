import CollectionMotion
import UIKit

/// A section's title, and a button to delete it.
final class ColourHeaderView: UICollectionReusableView {
  private let titleLabel = UILabel()
  private var onDelete: (() -> Void)?
  private lazy var deleteButton: UIButton = UIButton.titled("Delete", weakly(self) { $0.onDelete?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .gray(0.96, dark: 0.13)
    titleLabel.font = .systemFont(ofSize: 14, weight: .semibold)
    addSubview(titleLabel)
    deleteButton.titleLabel?.font = .systemFont(ofSize: 14)
    deleteButton.setTitleColor(.systemRed, for: .normal)
    addSubview(deleteButton)
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, canDelete: Bool, onDelete: @escaping () -> Void) {
    titleLabel.text = title
    deleteButton.isHidden = !canDelete
    self.onDelete = onDelete
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 20, y: 0, width: bounds.width / 2, height: bounds.height)
    deleteButton.frame = CGRect(x: bounds.width - 90, y: 0, width: 80, height: bounds.height)
  }
}
