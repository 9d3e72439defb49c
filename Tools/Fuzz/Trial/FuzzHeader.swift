import UIKit

/// A header that remembers what it shows.
@MainActor class FuzzHeader: UICollectionReusableView {
  var text = ""
  class var kind: String { "header" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Ledger.current.wasMade(type(of: self).kind, self)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    Ledger.current.wasTaken(type(of: self).kind, self)
  }

  override func didMoveToSuperview() {
    if superview == nil { Ledger.current.hasLeft(type(of: self).kind, self) }
  }
}
