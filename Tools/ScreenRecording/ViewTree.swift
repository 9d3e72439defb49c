import CoreGraphics
import Foundation
import QuartzCore
import Runtime
import Stage
import UIKit

/// The visible views of a stage, from back to front, with the names of their classes.
@MainActor struct ViewTree {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// A view, as it is presented.
  private struct Row {
    var className: String
    var element: String?
    var label: String
    /// In the coordinates of the superview, before the transform.
    var frame: CGRect
    var opacity: Double
    var isTransformed: Bool
  }

  /// A line for each view, indented by its depth.
  var text: String {
    var lines = ""
    func add(_ view: UIView, _ depth: Int) {
      let row = row(of: view)
      let facts = [
        row.element.map { "<\($0)>" }, row.label.isEmpty ? nil : quotedInMessage(row.label), ViewTree.text(row.frame),
        row.opacity < 1 ? "alpha \(rounded(row.opacity))" : nil, row.isTransformed ? "transformed" : nil,
      ]
      lines +=
        String(repeating: "  ", count: depth) + ([row.className] + facts.compactMap { $0 }).joined(separator: " ")
        + "\n"
      for child in ViewTree.children(of: view) { add(child, depth + 1) }
    }
    add(stage.window, 0)
    return lines
  }

  /// An object for each view, with its views.
  var json: String {
    func object(_ view: UIView) -> String {
      let row = row(of: view)
      return JSONText.object([
        ("class", JSONText.quoted(row.className)),
        ("element", JSONText.optional(row.element.map { JSONText.quoted($0) })),
        ("label", JSONText.quoted(row.label)), ("frame", JSONText.list(row.frame)),
        ("alpha", JSONText.number(row.opacity)),
        ("transformed", JSONText.bool(row.isTransformed)),
        ("views", "[" + ViewTree.children(of: view).map(object).joined(separator: ", ") + "]"),
      ])
    }
    return object(stage.window) + "\n"
  }

  private static func children(of view: UIView) -> [UIView] { view.subviews.filter { !$0.isHidden } }

  private func row(of view: UIView) -> Row {
    let layer = view.layer.presentation() ?? view.layer
    let size = layer.bounds.size
    let origin = CGPoint(
      x: layer.position.x - layer.anchorPoint.x * size.width, y: layer.position.y - layer.anchorPoint.y * size.height)
    let element = view is UICollectionReusableView ? stage.inspectedElement(view.layer.identifier) : nil
    return Row(
      className: String(describing: type(of: view)),
      element: element.flatMap { $0.layer == view.layer.identifier ? ElementName($0.identity).text : nil },
      label: ViewTree.label(of: view), frame: CGRect(origin: origin, size: size), opacity: Double(layer.opacity),
      isTransformed: !CATransform3DIsIdentity(layer.transform))
  }

  /// The words on a view, or those that assistive technology reads; empty for none.
  private static func label(of view: UIView) -> String {
    let words = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? (view as? UITextField)?.text
    return words.flatMap { $0.isEmpty ? nil : $0 } ?? view.accessibilityLabel ?? ""
  }

  /// Returns the point of the window where a touch reaches the frontmost view with a label.
  func point(labelled label: String) throws(CommandError) -> CGPoint {
    stage.window.layoutIfNeeded()
    let found = try views(labelled: label)
    let name = quotedInMessage(label)
    for view in found.reversed() {
      let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      guard let hit = stage.window.hitTest(point, with: nil) else { continue }
      if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return point }
    }
    throw CommandError("\(name) cannot be tapped: it is covered, or outside of the screen")
  }

  /// Returns the views with a label, an accessibility identifier or a name in the code, from back to front; at least one.
  func views(labelled label: String) throws(CommandError) -> [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      if ViewTree.label(of: view) == label || Stage.name(of: view) == label { found.append(view) }
      for child in ViewTree.children(of: view) { visit(child) }
    }
    visit(stage.window)
    guard !found.isEmpty else { throw CommandError("nothing on the screen is labelled \(quotedInMessage(label))") }
    return found
  }

  static func text(_ frame: CGRect) -> String {
    "(\(rounded(frame.minX)), \(rounded(frame.minY)), \(rounded(frame.width)), \(rounded(frame.height)))"
  }
}

/// Returns a number with at most two decimals.
func rounded(_ number: Double) -> String {
  let value = (number * 100).rounded() / 100
  return value == value.rounded() ? "\(Int(value))" : "\(value)"
}
