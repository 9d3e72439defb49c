import UIKit

// What a collection view shows, compared with what its layout says.

extension UICollectionView {
  private static let tolerance: CGFloat = 1e-6

  /// Throws when something is shown that has no place in the layout, or is shown twice, or elsewhere, or otherwise.
  /// - Returns: what is in view and not shown.
  func missingElements() throws(Violation) -> [(key: Board.Key, frame: CGRect)] {
    var shown: Set<Board.Key> = []
    for element in elementViews where !element.isDisappearing {
      guard let attributes = element.shownAttributes else { throw Violation("an element has no attributes") }
      let key = Board.Key(attributes)
      guard shown.insert(key).inserted else { throw Violation("\(key) is shown twice") }
      guard let place = place(of: key) else { throw Violation("\(key) is shown, and its layout does not know it") }
      let (center, size) = (element.center, element.bounds.size)
      guard max(abs(center.x - place.center.x), abs(center.y - place.center.y)) <= UICollectionView.tolerance,
        max(abs(size.width - place.size.width), abs(size.height - place.size.height)) <= UICollectionView.tolerance
      else {
        throw Violation("\(key) is at \(center) with \(size), and should be at \(place.center) with \(place.size)")
      }
      guard !element.isHidden, abs(element.alpha - place.alpha) < 1e-6 else {
        throw Violation("\(key) cannot be seen: alpha \(element.alpha), and should have \(place.alpha)")
      }
    }
    let wanted = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { attributes in
      let seen = attributes.frame.intersection(bounds)
      return !attributes.isHidden && seen.width > UICollectionView.tolerance && seen.height > UICollectionView.tolerance
    }
    return wanted.map { (Board.Key($0), $0.frame) }.filter { !shown.contains($0.0) }
  }

  private func place(of key: Board.Key) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    switch key.category {
    case .cell: return layout.layoutAttributesForItem(at: key.path)
    case .supplementaryView: return layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: return layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }
}
