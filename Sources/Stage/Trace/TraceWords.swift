// Descriptions of calls, arguments and results in a trace.

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

extension Trace.Receiver {
  init(_ receiver: UIKit.Callee) {
    switch receiver {
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

  /// The elements that the value refers to.
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
