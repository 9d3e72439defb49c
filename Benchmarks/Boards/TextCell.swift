import UIKit

/// A rectangle with its number in the middle.
final class TextCell: PlainCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ identifier: Int) {
    super.show(identifier)
    label.text = "\(identifier)"
  }
}
