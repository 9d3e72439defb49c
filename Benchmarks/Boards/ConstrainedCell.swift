import UIKit

/// A rectangle with ten bars below each other, placed by thirty constraints. Each item has them begin at another height, so
/// that a cell that comes is solved.
final class ConstrainedCell: PlainCell {
  private var top: NSLayoutConstraint?

  /// Two points high.
  private final class Bar: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 2) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    var constraints: [NSLayoutConstraint] = []
    var above = contentView.topAnchor
    for number in 1...10 {
      let bar = Bar()
      bar.backgroundColor = .white
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      constraints += [
        bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 1),
        bar.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: CGFloat(number) / 12),
        bar.topAnchor.constraint(equalTo: above, constant: 1),
      ]
      above = bar.bottomAnchor
    }
    top = constraints[2]
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ identifier: Int) {
    super.show(identifier)
    top?.constant = CGFloat(identifier % 4)
  }
}
