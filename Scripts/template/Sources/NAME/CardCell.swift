import UIKit

/// A card with its name at the top, each in a different colour.
final class CardCell: UICollectionViewCell {
  private let title = UILabel()
  private static let colours: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen]

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    title.font = .preferredFont(forTextStyle: .headline)
    title.textColor = .white
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String) {
    title.text = name
    let sum = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    contentView.backgroundColor = CardCell.colours[sum % CardCell.colours.count]
  }
}
