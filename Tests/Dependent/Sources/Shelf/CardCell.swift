import UIKit

public final class CardCell: UICollectionViewCell {
  public let title = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    title.font = .preferredFont(forTextStyle: .headline)
    title.textAlignment = .center
    title.frame = contentView.bounds
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(title)
  }

  public required init?(coder: NSCoder) { nil }
}
