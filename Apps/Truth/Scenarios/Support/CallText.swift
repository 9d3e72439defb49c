import UIKit

// How the arguments of calls are written.

extension CGFloat {
  var text: String { written(Double(self), 100) }
}

extension CGPoint {
  var text: String { "\(x.text) \(y.text)" }
}

extension CGSize {
  var text: String { "\(width.text) \(height.text)" }
}

extension CGRect {
  var text: String { "\(origin.text) \(size.text)" }
}

extension IndexPath {
  /// The indexes, joined by hyphens.
  var text: String { map { "\($0)" }.joined(separator: "-") }
}

extension UICollectionViewUpdateItem {
  var text: String {
    let (before, after) = (indexPathBeforeUpdate?.itemText ?? "nil", indexPathAfterUpdate?.itemText ?? "nil")
    switch updateAction {
    case .insert: return "insert \(after)"
    case .delete: return "delete \(before)"
    case .reload: return "reload \(before) \(after)"
    case .move: return "move \(before) \(after)"
    default: return "none"
    }
  }
}

extension IndexPath {
  /// The indexes; of a whole section, which has no item, the section only.
  fileprivate var itemText: String { item == NSNotFound ? "section \(section)" : text }
}

extension UICollectionViewLayoutAttributes {
  /// The values in which initial and final attributes differ from usual ones.
  var text: String {
    let scale = transform3D.m11 == 1 ? "" : " scale \(CGFloat(transform3D.m11).text)"
    return "\(center.text) \(size.text) alpha \(alpha.text)\(scale)"
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// What the context covers.
  var text: String {
    var parts: [String] = []
    if invalidateEverything { parts.append("everything") }
    if invalidateDataSourceCounts { parts.append("counts") }
    if let items = invalidatedItemIndexPaths { parts.append("items " + items.map(\.text).joined(separator: " ")) }
    for (kind, paths) in (invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
      parts.append("\(kind.kindText) " + paths.map(\.text).joined(separator: " "))
    }
    for (kind, paths) in (invalidatedDecorationIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
      parts.append("\(kind.kindText) " + paths.map(\.text).joined(separator: " "))
    }
    if contentOffsetAdjustment != .zero { parts.append("offset \(contentOffsetAdjustment.text)") }
    if contentSizeAdjustment != .zero { parts.append("size \(contentSizeAdjustment.text)") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension String {
  /// A kind of supplementary views, by a short name for UIKit's own.
  @MainActor var kindText: String {
    if self == UICollectionView.elementKindSectionHeader { return "header" }
    return self == UICollectionView.elementKindSectionFooter ? "footer" : self
  }
}
