import UIKit

// Arguments and results of calls as the trace writes them.

/// Returns a number with at most two decimals.
private func text(_ value: CGFloat) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

extension CGPoint {
  var callText: String { "(\(text(x)), \(text(y)))" }
}

extension CGSize {
  var callText: String { "\(text(width)) x \(text(height))" }
}

extension CGRect {
  var callText: String { "(\(text(minX)), \(text(minY)), \(text(width)), \(text(height)))" }
}

extension IndexPath {
  var callText: String { "[" + map { "\($0)" }.joined(separator: ", ") + "]" }
}

extension UICollectionViewLayoutAttributes {
  /// The frame before the transform, and the values that differ from the defaults.
  @MainActor var callText: String {
    var words = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
    ).callText
    if alpha != 1 { words += " alpha \(text(alpha))" }
    if zIndex != 0 { words += " z \(zIndex)" }
    if !CATransform3DIsIdentity(transform3D) { words += " transformed" }
    if isHidden { words += " hidden" }
    return words
  }

  /// The index path, and the kind unless it is a cell.
  @MainActor fileprivate var nameText: String {
    (representedElementKind.map { $0 + " " } ?? "") + indexPath.callText
  }
}

extension [UICollectionViewLayoutAttributes] {
  @MainActor var callText: String { "[" + map { $0.nameText }.joined(separator: ", ") + "]" }
}

extension UICollectionViewUpdateItem {
  @MainActor var callText: String {
    let (before, after) = (indexPathBeforeUpdate?.callText ?? "", indexPathAfterUpdate?.callText ?? "")
    switch updateAction {
    case .insert: return "insert \(after)"
    case .delete: return "delete \(before)"
    case .reload: return "reload \(before)"
    case .move: return "move \(before) to \(after)"
    default: return "nothing"
    }
  }
}
