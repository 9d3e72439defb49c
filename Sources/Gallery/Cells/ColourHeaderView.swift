import CollectionMotion
import UIKit

/// A section's title, the name of its palette, and a button to delete it.
final class ColourHeaderView: UICollectionReusableView {
  private static let margin: CGFloat = 20

  private let titleLabel = UILabel()
  private let paletteLabel = UILabel()
  private var onDelete: (() -> Void)?
  private lazy var deleteButton: UIButton = UIButton.titled("Delete", weakly(self) { $0.onDelete?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .bold)
    paletteLabel.font = .systemFont(ofSize: 15)
    paletteLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(paletteLabel)
    deleteButton.titleLabel?.font = .systemFont(ofSize: 15)
    deleteButton.setTitleColor(.systemRed, for: .normal)
    addSubview(deleteButton)
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, palette: String, canDelete: Bool, onDelete: @escaping () -> Void) {
    titleLabel.text = title
    paletteLabel.text = palette
    deleteButton.isHidden = !canDelete
    self.onDelete = onDelete
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (margin, height) = (ColourHeaderView.margin, bounds.height)
    let width = titleLabel.intrinsicContentSize.width
    titleLabel.frame = CGRect(x: margin, y: 0, width: width, height: height)
    paletteLabel.frame = CGRect(
      x: margin + width + 8, y: 0, width: max(0, bounds.width - 2 * margin - width - 80), height: height)
    deleteButton.frame = CGRect(x: bounds.width - 90, y: 0, width: 80, height: height)
  }
}
