import Foundation
import QuartzCore
import Runtime
import UIKit

/// Descriptions of values in traces.
@MainActor enum Words {
  /// Returns a number rounded to thousandths, with as few digits as needed.
  static func number(_ value: CGFloat) -> String {
    let thousandths = (Double(value) * 1000).rounded() + 0  // avoids -0
    let text = (thousandths.isFinite ? thousandths / 1000 : Double(value)).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func numbers(_ values: [CGFloat]) -> String { "(" + values.map(number).joined(separator: ", ") + ")" }

  static func rect(_ rect: CGRect) -> String {
    rect.isNull ? "null" : numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  static func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ", ") + "]" }

  /// Returns an index path; "section 2" for one that stands for a whole section.
  static func path(_ path: IndexPath) -> String {
    guard path.count == 2 else { return list(path.map { "\($0)" }) }
    return path.item == NSNotFound ? "section \(path.section)" : "[\(path.section), \(path.item)]"
  }

  static func update(_ update: UICollectionViewUpdateItem) -> String {
    let before = update.indexPathBeforeUpdate.map(path) ?? ""
    let after = update.indexPathAfterUpdate.map(path) ?? ""
    switch update.updateAction {
    case .insert: return "insert " + after
    case .delete: return "delete " + before
    case .reload: return "reload " + before
    case .move: return "move " + before + " to " + after
    case .none: return "none"
    }
  }

  private static func name(_ attributes: UICollectionViewLayoutAttributes) -> String {
    (attributes.representedElementKind.map { $0 + " " } ?? "") + path(attributes.indexPath)
  }

  static func elements(_ elements: [UICollectionViewLayoutAttributes]) -> String { list(elements.map(name)) }

  /// Returns the frame before the transform, followed by properties that differ from their defaults.
  static func attributes(_ attributes: UICollectionViewLayoutAttributes) -> String {
    let element = Trace.Element(attributes)
    var result = rect(element.frame)
    if attributes.alpha != 1 { result += " alpha " + number(attributes.alpha) }
    if attributes.zIndex != 0 { result += " zIndex \(attributes.zIndex)" }
    if attributes.isHidden { result += " hidden" }
    let transform = attributes.transform3D
    if CATransform3DIsAffine(transform) {
      let plane = CATransform3DGetAffineTransform(transform)
      if plane != .identity {
        result += " transform " + numbers([plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty])
      }
    } else {
      result += " transform in space"
    }
    return result
  }

  static func context(_ context: UICollectionViewLayoutInvalidationContext) -> String {
    var parts: [String] = []
    if context.invalidateEverything { parts.append("everything") }
    if context.invalidateDataSourceCounts { parts.append("counts") }
    if let paths = context.invalidatedItemIndexPaths { parts.append("items " + list(paths.map(path))) }
    for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).ordered(by: { $0.key < $1.key }) {
      parts.append(kind + " " + list(paths.map(path)))
    }
    for (kind, paths) in (context.invalidatedDecorationIndexPaths ?? [:]).ordered(by: { $0.key < $1.key }) {
      parts.append(kind + " " + list(paths.map(path)))
    }
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    if offset != .zero { parts.append("offset by " + numbers([offset.x, offset.y])) }
    if size != .zero { parts.append("size by " + numbers([size.width, size.height])) }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
