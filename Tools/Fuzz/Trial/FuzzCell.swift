import UIKit

/// A cell that remembers what it shows.
@MainActor final class FuzzCell: UICollectionViewCell {
  var text = ""
  /// The identity of the item.
  var item: Int?
  /// It has come back from its way out, and may still be animated as nothing around it is.
  var hasReturned = false
  /// How often it was given another depth.
  private(set) var depthChanges = 0
  private var depth = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Ledger.current.wasMade("cell", self)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    hasReturned = false
    Ledger.current.wasTaken("cell", self)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard layoutAttributes.zIndex != depth else { return }
    depth = layoutAttributes.zIndex
    depthChanges += 1
  }

  /// How long the cell of an item wants to be where a layout only estimates that, in points.
  static func length(ofItem id: Int) -> CGFloat { 24 + CGFloat(id * 5 % 9) * 8 }

  /// Whether it is that of any item: what is reloaded is thought to be as long as what was there before.
  static func isLength(_ length: CGFloat) -> Bool { (0..<9).contains { FuzzCell.length(ofItem: $0) == length } }

  /// Layouts heed what they estimated only.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let item else { return layoutAttributes }
    let length = FuzzCell.length(ofItem: item)
    layoutAttributes.size = CGSize(width: length, height: length)
    return layoutAttributes
  }

  override func didMoveToSuperview() {
    guard superview == nil else { return }
    Ledger.current.hasLeft("cell", self)
    Ledger.current.openChanges.forget(self)
  }

  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
    Ledger.current.openChanges.begin(.transition, of: self)
  }

  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
    Ledger.current.openChanges.forget(self)  // one that has come meanwhile hears of the end only
  }
}
