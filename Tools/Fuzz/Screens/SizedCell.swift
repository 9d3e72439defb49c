import UIKit

/// A cell whose constraints fix its height, its width or both.
@MainActor final class SizedCell: UICollectionViewCell, FuzzScreenCell {
  private(set) var shownText = ""
  private let box = UIView()
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    ScreenAccount.current.met(self)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    // What programs do, so that the size that a cell has before it is asked contradicts nothing.
    for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter size: along the axes that its constraints fix.
  func fill(_ text: String, _ size: (width: CGFloat?, height: CGFloat?)) {
    shownText = text
    if let points = size.width { width.constant = points }
    if let points = size.height { height.constant = points }
    width.isActive = size.width != nil
    height.isActive = size.height != nil
  }
}
