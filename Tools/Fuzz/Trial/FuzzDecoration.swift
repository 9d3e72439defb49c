import UIKit

@MainActor final class FuzzDecoration: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Ledger.current.wasMade("decoration", self)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Ledger.current.wasTaken("decoration", self)
  }

  override func didMoveToSuperview() {
    if superview == nil { Ledger.current.hasLeft("decoration", self) }
  }
}
