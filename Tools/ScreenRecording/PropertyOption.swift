import Foundation
import Runtime
import Stage
import UIKit

/// A change of a property on the command line: "Title.alpha=0.5", or "cell 0,3.layer.cornerRadius=8".
@MainActor struct PropertyOption {
  private let view: String
  private let name: String
  private let value: String

  /// Reads a change. The words of a view may have points and equality signs in them.
  init(_ text: String) throws(CommandError) {
    let found = Stage.editableProperties.compactMap { name in
      text.range(of: "." + name + "=").map { (name: name, range: $0) }
    }
    let first = found.min { ($0.range.lowerBound, $1.name.count) < ($1.range.lowerBound, $0.name.count) }
    guard let first, first.range.lowerBound > text.startIndex else {
      throw CommandError(
        "--set needs VIEW.property=VALUE such as Title.alpha=0.5, not \(quotedInMessage(text)); the properties are "
          + Stage.editableProperties.joined(separator: ", "))
    }
    view = String(text[..<first.range.lowerBound])
    name = first.name
    value = String(text[first.range.upperBound...])
  }

  /// Changes the property on a stage that is editable.
  func perform(on stage: Stage, _ tree: ViewTree) throws(CommandError) {
    guard let path = stage.inspectedProperties(try layer(on: stage, tree))?.path else {
      throw CommandError("\(quotedInMessage(view)) is not on the screen")
    }
    let edit = "\(path) \(name)=\(value)"
    if !stage.setProperty(edit) { throw CommandError(stage.editProblem ?? "\(name) cannot be set") }
  }

  private func layer(on stage: Stage, _ tree: ViewTree) throws(CommandError) -> Int {
    guard let element = try? ElementName(view) else {
      return try tree.views(labelled: view).last?.layer.identifier ?? 0
    }
    let nodes = stage.scene.nodes.filter { node in
      guard case .element(let shown) = node.content else { return false }
      return ElementName(shown) == element && !shown.isDisappearing
    }
    guard let node = nodes.first else { throw CommandError("\(element.text) is not on the screen") }
    return node.id
  }
}
