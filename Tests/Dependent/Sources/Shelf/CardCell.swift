import UIKit

public final class CardCell: UICollectionViewCell {
  public let title = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    title.font = .preferredFont(forTextStyle: .headline)
    title.textAlignment = .center
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  public required init?(coder: NSCoder) { nil }
}
