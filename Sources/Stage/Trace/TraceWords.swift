// How a trace says what was called, with what, and what came of it.

import Foundation
import QuartzCore
import Runtime
import UIKit

extension CallPass {
  var words: String {
    switch self {
    case .layout: "layout pass"
    case .animatedLayout: "animated layout pass"
    case .animatedBoundsChange: "animated bounds change"
    case .batchUpdate: "batch update"
    case .layoutTransition: "layout transition"
    case .boundsChange: "bounds change"
    case .reload: "reload"
    case .touch: "touch"
    case .dragEnd: "end of a drag"
    case .interactiveMovement: "interactive movement"
    }
  }
}

extension Trace.Callee {
  init(_ callee: UIKit.Callee) {
    switch callee {
    case .collectionView: self = .collectionView
    case .layout: self = .layout
    case .dataSource: self = .dataSource
    case .delegate: self = .delegate
    }
  }
}

@MainActor extension CallValue {
  var words: String {
    switch self {
    case .number(let value): Words.number(value)
    case .flag(let value): value ? "true" : "false"
    case .text(let text): "\"" + text + "\""
    case .index(let index): "\(index)"
    case .indexes(let indexes): Words.list(indexes.map { "\($0)" })
    case .path(let path): path.map(Words.path) ?? "nil"
    case .paths(let paths): Words.list(paths.map(Words.path))
    case .point(let point): Words.numbers([point.x, point.y])
    case .size(let size): Words.number(size.width) + " x " + Words.number(size.height)
    case .rect(let rect): Words.rect(rect)
    case .insets(let insets): Words.numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .view(let view): view.reuseIdentifier.map { "\"" + $0 + "\"" } ?? "a view that was not dequeued"
    case .attributes(let attributes): attributes.map(Words.attributes) ?? "nil"
    case .elements(let elements): elements.map(Words.elements) ?? "nil"
    case .updates(let updates): Words.list(updates.map(Words.update))
    case .context(let context): Words.context(context)
    }
  }

  /// The elements that the value is about.
  var elements: [Trace.Element] {
    switch self {
    case .attributes(let attributes?): [Trace.Element(attributes)]
    case .elements(let elements?): elements.map { Trace.Element($0) }
    default: []
    }
  }
}

extension Trace.Element {
  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    let (center, size) = (attributes.center, attributes.size)
    self.init(
      category: Scene.Element.Category(attributes.representedElementCategory),
      kind: attributes.representedElementKind, section: attributes.indexPath.section,
      item: attributes.indexPath.itemOrZero,
      frame: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height),
      alpha: Double(attributes.alpha), transform: attributes.transform3D, zIndex: attributes.zIndex,
      isHidden: attributes.isHidden)
  }
}

/// Values as traces say them.
@MainActor enum Words {
  /// To a thousandth, and no more digits than needed.
  static func number(_ value: CGFloat) -> String {
    let thousandths = (Double(value) * 1000).rounded() + 0  // no -0
    let text = (thousandths.isFinite ? thousandths / 1000 : Double(value)).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func numbers(_ values: [CGFloat]) -> String { "(" + values.map(number).joined(separator: ", ") + ")" }

  static func rect(_ rect: CGRect) -> String {
    rect.isNull ? "null" : numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  static func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ", ") + "]" }

  /// "section 2" for what stands for a whole section.
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

  /// The frame before the transform, then what is not as by default.
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
