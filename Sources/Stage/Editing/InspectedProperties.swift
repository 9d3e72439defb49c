import Foundation
import UIKit

/// The properties of a view that can be edited, and all that was edited on its stage.
public struct InspectedProperties: Equatable {
  /// The name of the view, as in constraints.
  public var view: String
  /// The `id` of the view's node in the scene.
  public var layer: Int
  /// The way from the window to the view, which ``StageInput/setProperty(text:)`` begins with.
  public var path: String
  /// The owner of the view's place, which sets it again with each layout; nil for none.
  public var placement: Placement?
  /// The properties, in the order in which they are listed.
  public var properties: [Property]
  /// The changes on the stage, in the order in which they began.
  public var changes: [Change]
  /// Why the last edit was refused, as a sentence without a capital letter and a full stop; nil if it was not.
  public var problem: String?

  /// The owners of views' places.
  public enum Placement: String, Sendable {
    /// Constraints.
    case constraints
    /// The layout of a collection view.
    case layout
  }

  /// A property with its value.
  public struct Property: Equatable {
    /// The name as in code: `layer.cornerRadius`.
    public var name: String
    /// The value, as an edit has it.
    public var value: String
    /// The values that are accepted.
    public var range: Range
    /// Whether it was edited.
    public var isChanged: Bool
  }

  /// The accepted values of a property.
  public enum Range: Equatable, Sendable {
    /// Numbers, which fields change in steps.
    case number(ClosedRange<Double>, step: Double)
    /// `true` or `false`.
    case flag
    /// Any text.
    case text
    /// A name of UIKit, `#RRGGBB`, `#RRGGBBAA`, or `none`. Also the present colour, as `#RRGGBB`.
    case color(now: String)
    /// One of some names.
    case choice([String])
  }

  /// A change that an edit has made.
  public struct Change: Equatable {
    /// The `id` of the view's node in the scene.
    public var layer: Int
    /// The statement in Swift that has the same effect, with a comment where its name for the view doesn't tell it apart.
    public var code: String
    /// The edit that restores the former value.
    public var undo: String
    /// The edits that make the change again.
    public var edits: [String]
  }
}

extension InspectedProperties.Property {
  /// Reads a property of a view.
  @MainActor init(_ property: EditableProperty, of view: UIView, isChanged: Bool) {
    let value = property.read(view)
    let range: InspectedProperties.Range =
      switch property.kind {
      case .number(let range, let step): .number(range, step: step)
      case .integer(let range): .number(Double(range.lowerBound)...Double(range.upperBound), step: 1)
      case .flag: .flag
      case .text, .part: .text
      case .choice(let names): .choice(names)
      case .color:
        if case .color(let color?) = value {
          .color(now: String(ColorText.hexadecimal(color.resolvedColor(with: view.traitCollection).cgColor).prefix(7)))
        } else {
          .color(now: "")
        }
      }
    self.init(name: property.name, value: value.text(property.kind), range: range, isChanged: isChanged)
  }
}

// MARK: - JSON

extension InspectedProperties {
  /// The properties as a JSON object; see Documentation/Inspector.md.
  @MainActor public var json: String {
    JSONText.object([
      ("view", JSONText.quoted(view)), ("layer", "\(layer)"), ("path", JSONText.quoted(path)),
      ("placement", JSONText.optional(placement.map { JSONText.quoted($0.rawValue) })),
      ("properties", JSONText.list(properties.map { $0.json })), ("changes", JSONText.list(changes.map { $0.json })),
      ("problem", JSONText.optional(problem.map { JSONText.quoted($0) })),
    ])
  }
}

extension InspectedProperties.Property {
  @MainActor fileprivate var json: String {
    let kind: [(String, String)] =
      switch range {
      case .number(let range, let step):
        [
          ("kind", "\"number\""), ("minimum", JSONText.number(range.lowerBound)),
          ("maximum", JSONText.number(range.upperBound)), ("step", JSONText.number(step)),
        ]
      case .flag: [("kind", "\"switch\"")]
      case .text: [("kind", "\"text\"")]
      case .color(let now): [("kind", "\"color\""), ("now", JSONText.quoted(now))]
      case .choice(let names):
        [("kind", "\"choice\""), ("choices", JSONText.list(names.map { JSONText.quoted($0) }))]
      }
    return JSONText.object(
      [("name", JSONText.quoted(name)), ("value", JSONText.quoted(value)), ("changed", JSONText.bool(isChanged))]
        + kind)
  }
}

extension InspectedProperties.Change {
  @MainActor package var json: String {
    JSONText.object([
      ("layer", "\(layer)"), ("code", JSONText.quoted(code)), ("undo", JSONText.quoted(undo)),
      ("edits", JSONText.list(edits.map { JSONText.quoted($0) })),
    ])
  }
}
