import CoreGraphics
import UIKit

/// Constraints as people write them: `title.leading = contentView.leading + 16 @750`.
@MainActor enum ConstraintText {
  static func words(of constraint: PlacingConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    let start = text(of: constraint.first) + " " + relation + " "
    if let resistance = constraint.resistance {
      return start + Words.number(constraint.constant) + ", hugging @" + Words.number(Double(constraint.priority))
        + ", compression resistance @" + Words.number(Double(resistance))
    }
    let priority = constraint.priority == 1000 ? "" : " @" + Words.number(Double(constraint.priority))
    return start + value(of: constraint) + priority
  }

  /// The right-hand side.
  private static func value(of constraint: PlacingConstraint) -> String {
    let constant = constraint.constant
    guard let second = constraint.second else { return Words.number(constant) }
    let factor = constraint.multiplier == 1 ? "" : Words.number(constraint.multiplier) + " × "
    let rest = constant == 0 ? "" : (constant < 0 ? " − " : " + ") + Words.number(abs(constant))
    return factor + text(of: second) + rest
  }

  private static func text(of side: ConstraintSide) -> String {
    let start = name(of: side.object) + "." + side.attribute.nameInCode
    guard let end = side.end else { return start }
    return "(" + name(of: end.object) + "." + end.attribute.nameInCode + " − " + start + ")"
  }

  private static func name(of object: AnyObject) -> String {
    if let view = object as? UIView { return name(of: view) }
    guard let guide = object as? UILayoutGuide else { return "" }
    return (guide.owningView.map { name(of: $0) + "." } ?? "") + guide.nameInCode
  }

  /// Returns the name of a view: its identifier for tests, `contentView` or `view` for those of a cell and a controller,
  /// in full Swift the property of a superview or controller that has it, or else its class and its words.
  static func name(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if (view.superview as? UICollectionViewCell)?.contentView === view { return "contentView" }
    if (view.next as? UIViewController)?.viewIfLoaded === view { return "view" }
    return propertyName(of: view) ?? shortened(view.isArranging ? "UIStackView" : view.layer.nameForPeople)
  }

  /// The greatest length of a name, in characters.
  private static let longest = 32

  private static func shortened(_ name: String) -> String {
    guard name.count > longest else { return name }
    return String(name.prefix(longest - 1)) + (name.hasSuffix("\"") ? "…\"" : "…")
  }

  #if hasFeature(Embedded)
    private static func propertyName(of view: UIView) -> String? { nil }
  #else
    private static func propertyName(of view: UIView) -> String? {
      var owner: UIResponder? = view.next
      while let current = owner {
        var mirror: Mirror? = Mirror(reflecting: current)
        // Classes of UIKit have the views of their implementation, under names that nobody knows.
        while let own = mirror, !String(reflecting: own.subjectType).hasPrefix("UIKit.") {
          for child in own.children where child.value as? UIView === view {
            return child.label.map { $0.hasPrefix("$__lazy_storage_$_") ? String($0.dropFirst(18)) : $0 }
          }
          mirror = own.superclassMirror
        }
        owner = current.next
      }
      return nil
    }
  #endif
}
