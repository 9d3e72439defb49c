import UIKit

/// A header or footer whose constraint fixes its height or width.
@MainActor final class SizedHeader: UICollectionReusableView {
  private let box = UIView()
  private lazy var width = box.widthAnchor.constraint(equalToConstant: 0)
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    ScreenAccount.current.met(self)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: leadingAnchor), box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func fill(_ length: CGFloat, isHorizontal: Bool) {
    width.constant = length
    height.constant = length
    width.isActive = isHorizontal
    height.isActive = !isHorizontal
  }
}
