import CollectionMotion
import UIKit

/// The parameters of an ``ExpandableListLayout``. Changes apply to the layout immediately.
@MainActor struct ExpandableListParameters {
  let itemHeight: DemoParameter
  let expandedHeight: DemoParameter
  let allowsMultipleExpansion: DemoParameter
  /// A switch for each override, to demonstrate its purpose.
  let overrides: [DemoParameter]

  private static let parts: [(id: String, title: String, part: ExpandableListLayout.Overrides)] = [
    ("initialAttributes", "Initial attributes", .initialAttributes),
    ("finalAttributes", "Final attributes", .finalAttributes),
    ("targetContentOffset", "Target content offset", .targetContentOffset),
    ("boundsInvalidation", "Bounds invalidation", .boundsInvalidation),
    ("headerInvalidation", "Headers alone, on scroll", .headerInvalidation),
  ]

  /// Creates the parameters.
  /// - Parameters:
  ///   - layout: The layout, retained by the parameters.
  ///   - hasHeaders: Whether there are sticky headers.
  init(_ layout: ExpandableListLayout, hasHeaders: Bool = false) {
    let parts = ExpandableListParameters.parts.filter { hasHeaders || $0.part != .headerInvalidation }
    itemHeight = .slider("itemHeight", "Item height", 44...200, unit: "pt", value: Double(layout.itemHeight))
    expandedHeight = .slider(
      "expandedHeight", "Expanded height", 100...600, unit: "pt", value: Double(layout.expandedHeight))
    allowsMultipleExpansion = .toggle(
      "allowsMultipleExpansion", "Many may be expanded", isOn: layout.allowsMultipleExpansion)
    overrides = parts.map {
      .toggle($0.id, $0.title, isOn: layout.overrides.contains($0.part))
    }
    itemHeight.onChange { layout.itemHeight = $0 }
    expandedHeight.onChange { layout.expandedHeight = $0 }
    allowsMultipleExpansion.onChange { layout.allowsMultipleExpansion = $0 != 0 }
    for (parameter, part) in zip(overrides, parts) {
      parameter.onChange { isOn in
        if isOn != 0 { layout.overrides.insert(part.part) } else { layout.overrides.remove(part.part) }
      }
    }
  }

  var all: [DemoParameter] { [itemHeight, expandedHeight, allowsMultipleExpansion] + overrides }

  /// The lines that set these values on a new layout.
  var code: [String] {
    var lines = ["layout.itemHeight = \(itemHeight.code)", "layout.expandedHeight = \(expandedHeight.code)"]
    if allowsMultipleExpansion.isOn { lines.append("layout.allowsMultipleExpansion = true") }
    for parameter in overrides where !parameter.isOn { lines.append("layout.overrides.remove(.\(parameter.id))") }
    return lines
  }
}
