import CollectionMotion
import UIKit

/// A spring that moves a layout.
@MainActor struct SpringParameters {
  let duration = DemoParameter.slider("duration", "Duration", 0.1...3, step: 0.05, unit: "s", value: 0.4)
  /// 1 settles, less bounces.
  let damping = DemoParameter.slider("damping", "Damping", 0.1...1, step: 0.01, value: 1)
  let velocity = DemoParameter.slider("velocity", "Velocity", 0...10, step: 0.1, unit: "travels/s", value: 0)

  var all: [DemoParameter] { [duration, damping, velocity] }

  var animation: LayoutAnimation {
    .spring(
      duration: duration.value, dampingRatio: CGFloat(damping.value), initialVelocity: CGFloat(velocity.value))
  }

  var code: String {
    let velocity = velocity.value == 0 ? "" : ", initialVelocity: \(velocity.code)"
    return ".spring(duration: \(duration.code), dampingRatio: \(damping.code)\(velocity))"
  }
}

/// What there is to change about an ``ExpandableListLayout``. It changes the layout at once.
@MainActor struct ExpandableListParameters {
  let itemHeight: DemoParameter
  let expandedHeight: DemoParameter
  let allowsMultipleExpansion: DemoParameter
  /// A switch for each override, to see what it is for.
  let overrides: [DemoParameter]

  private static let parts: [(id: String, title: String, part: ExpandableListLayout.Overrides)] = [
    ("initialAttributes", "Initial attributes", .initialAttributes),
    ("finalAttributes", "Final attributes", .finalAttributes),
    ("targetContentOffset", "Target content offset", .targetContentOffset),
    ("boundsInvalidation", "Bounds invalidation", .boundsInvalidation),
  ]

  /// - Parameter layout: is kept by the parameters.
  init(_ layout: ExpandableListLayout) {
    itemHeight = .slider("itemHeight", "Item height", 44...200, unit: "pt", value: Double(layout.itemHeight))
    expandedHeight = .slider(
      "expandedHeight", "Expanded height", 100...600, unit: "pt", value: Double(layout.expandedHeight))
    allowsMultipleExpansion = .toggle(
      "allowsMultipleExpansion", "Many may be expanded", isOn: layout.allowsMultipleExpansion)
    overrides = ExpandableListParameters.parts.map {
      .toggle($0.id, $0.title, isOn: layout.overrides.contains($0.part))
    }
    itemHeight.onChange { layout.itemHeight = $0 }
    expandedHeight.onChange { layout.expandedHeight = $0 }
    allowsMultipleExpansion.onChange { layout.allowsMultipleExpansion = $0 != 0 }
    for (parameter, part) in zip(overrides, ExpandableListParameters.parts) {
      parameter.onChange { isOn in
        if isOn != 0 { layout.overrides.insert(part.part) } else { layout.overrides.remove(part.part) }
      }
    }
  }

  var all: [DemoParameter] { [itemHeight, expandedHeight, allowsMultipleExpansion] + overrides }

  /// The lines that give a new layout these values.
  var code: [String] {
    var lines = ["layout.itemHeight = \(itemHeight.code)", "layout.expandedHeight = \(expandedHeight.code)"]
    if allowsMultipleExpansion.isOn { lines.append("layout.allowsMultipleExpansion = true") }
    for parameter in overrides where !parameter.isOn { lines.append("layout.overrides.remove(.\(parameter.id))") }
    return lines
  }
}
