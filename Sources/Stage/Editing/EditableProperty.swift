import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A property of views that can be edited while a screen runs.
@MainActor struct EditableProperty {
  /// The values that a property has.
  enum Kind {
    /// A number, which fields change in steps.
    case number(ClosedRange<Double>, step: Double)
    case integer(ClosedRange<Int>)
    case flag
    case text
    case color(allowsNone: Bool)
    /// One of some names.
    case choice([String])
    /// A value with parts that are edited instead.
    case part
  }

  /// The name as in code: `layer.cornerRadius`. Parts of a value have it before them: `transform.scale`.
  let name: String
  let kind: Kind
  /// The name of the property whose former value is restored, and that a change is noted for: `transform`.
  let whole: String
  let read: (UIView) -> PropertyValue
  let write: (UIView, PropertyValue) -> Void

  private init(
    _ name: String, _ kind: Kind, part whole: String? = nil, _ read: @escaping (UIView) -> PropertyValue,
    _ write: @escaping (UIView, PropertyValue) -> Void
  ) {
    (self.name, self.kind, self.whole, self.read, self.write) = (name, kind, whole ?? name, read, write)
  }

  private static func number(
    _ name: String, _ range: ClosedRange<Double>, step: Double = 1, part whole: String? = nil,
    _ read: @escaping (UIView) -> Double, _ write: @escaping (UIView, Double) -> Void
  ) -> EditableProperty {
    EditableProperty(name, .number(range, step: step), part: whole, { .number(read($0)) }) { view, value in
      if case .number(let number) = value { write(view, number) }
    }
  }

  private static func flag(
    _ name: String, _ read: @escaping (UIView) -> Bool, _ write: @escaping (UIView, Bool) -> Void
  ) -> EditableProperty {
    EditableProperty(name, .flag, { .flag(read($0)) }) { view, value in
      if case .flag(let flag) = value { write(view, flag) }
    }
  }

  private static func color(
    _ name: String, allowsNone: Bool = true, _ read: @escaping (UIView) -> UIColor?,
    _ write: @escaping (UIView, UIColor?) -> Void
  ) -> EditableProperty {
    EditableProperty(name, .color(allowsNone: allowsNone), { .color(read($0)) }) { view, value in
      if case .color(let color) = value { write(view, color) }
    }
  }

  // MARK: - The properties

  private static let coordinates = -1e6...1e6
  private static let lengths = 0...1e6

  /// Returns the properties of a view, in the order in which they are listed.
  static func properties(of view: UIView) -> [EditableProperty] {
    let place = view.transform.isIdentity ? frame : center
    let ofClass = view is UILabel ? label : view is UIImageView ? [contentMode] : []
    // Parts in the plane would flatten a transform in space.
    let parts = CATransform3DIsAffine(view.transform3D) ? transforms : []
    return ofClass + looks + place + parts + shadows
  }

  /// Returns the property of a view with a name, also one that is not listed.
  static func property(_ name: String, of view: UIView) -> EditableProperty? {
    (properties(of: view) + frame + center + wholes).first { $0.name == name }
  }

  /// The names of all properties that are edited, of some class of views.
  static var allNames: [String] {
    (label + [contentMode] + looks + frame + center + transforms + shadows).map { $0.name }
  }

  private static let looks: [EditableProperty] = [
    color("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 }),
    number("alpha", 0...1, step: 0.05, { Double($0.alpha) }, { $0.alpha = $1 }),
    flag("isHidden", { $0.isHidden }, { $0.isHidden = $1 }),
    number("layer.cornerRadius", lengths, { Double($0.layer.cornerRadius) }, { $0.layer.cornerRadius = $1 }),
    flag("layer.masksToBounds", { $0.layer.masksToBounds }, { $0.layer.masksToBounds = $1 }),
    color(
      "layer.borderColor", { $0.layer.borderColor.map { UIColor(cgColor: $0) } },
      { view, color in view.layer.borderColor = color?.resolvedColor(with: view.traitCollection).cgColor }),
    number("layer.borderWidth", lengths, { Double($0.layer.borderWidth) }, { $0.layer.borderWidth = $1 }),
    number("layer.zPosition", coordinates, { Double($0.layer.zPosition) }, { $0.layer.zPosition = $1 }),
  ]

  private static let frame: [EditableProperty] = [
    number("frame.origin.x", coordinates, { Double($0.frame.origin.x) }, { $0.frame.origin.x = $1 }),
    number("frame.origin.y", coordinates, { Double($0.frame.origin.y) }, { $0.frame.origin.y = $1 }),
    number("frame.size.width", lengths, { Double($0.frame.width) }, { $0.frame.size.width = $1 }),
    number("frame.size.height", lengths, { Double($0.frame.height) }, { $0.frame.size.height = $1 }),
  ]

  private static let center: [EditableProperty] = [
    number("center.x", coordinates, { Double($0.center.x) }, { $0.center.x = $1 }),
    number("center.y", coordinates, { Double($0.center.y) }, { $0.center.y = $1 }),
    number("bounds.size.width", lengths, { Double($0.bounds.width) }, { $0.bounds.size.width = $1 }),
    number("bounds.size.height", lengths, { Double($0.bounds.height) }, { $0.bounds.size.height = $1 }),
  ]

  private static let transforms: [EditableProperty] = [
    transform(
      "transform.scale", 0.01...100, step: 0.05, { $0.scale.width }
    ) { parts, scale in
      // Mirrored views, and those of other proportions, stay so.
      let proportion = parts.scale.width == 0 ? 1 : parts.scale.height / parts.scale.width
      parts.scale = CGSize(width: scale, height: scale * proportion)
    },
    transform("transform.rotation", -360...360, step: 5, { $0.rotation * 180 / .pi }, { $0.rotation = $1 * .pi / 180 }),
    transform("transform.translation.x", coordinates, step: 1, { $0.translation.dx }, { $0.translation.dx = $1 }),
    transform("transform.translation.y", coordinates, step: 1, { $0.translation.dy }, { $0.translation.dy = $1 }),
  ]

  private static func transform(
    _ name: String, _ range: ClosedRange<Double>, step: Double,
    _ read: @escaping (CGAffineTransformComponents) -> Double,
    _ write: @escaping (inout CGAffineTransformComponents, Double) -> Void
  ) -> EditableProperty {
    number(name, range, step: step, part: "transform", { read($0.transform.decomposed()) }) { view, number in
      var parts = view.transform.decomposed()
      write(&parts, number)
      view.transform = CGAffineTransform(parts)
    }
  }

  private static let shadows: [EditableProperty] = [
    number("layer.shadowOpacity", 0...1, step: 0.05, { Double($0.layer.shadowOpacity) }) {
      $0.layer.shadowOpacity = Float($1)
    },
    number("layer.shadowRadius", lengths, { Double($0.layer.shadowRadius) }, { $0.layer.shadowRadius = $1 }),
    number(
      "layer.shadowOffset.width", coordinates, { Double($0.layer.shadowOffset.width) },
      { $0.layer.shadowOffset.width = $1 }),
    number(
      "layer.shadowOffset.height", coordinates, { Double($0.layer.shadowOffset.height) },
      { $0.layer.shadowOffset.height = $1 }),
  ]

  private static let label: [EditableProperty] = [
    EditableProperty("text", .text, { .text(($0 as? UILabel)?.text) }) { view, value in
      if case .text(let text) = value { (view as? UILabel)?.text = text }
    },
    color("textColor", allowsNone: false, { ($0 as? UILabel)?.textColor }) { view, color in
      (view as? UILabel)?.textColor = color
    },
    EditableProperty(
      "textAlignment", .choice(["left", "center", "right", "justified", "natural"]),
      { .choice((($0 as? UILabel)?.textAlignment ?? .natural).rawValue) }
    ) { view, value in
      guard case .choice(let place) = value, let alignment = NSTextAlignment(rawValue: place) else { return }
      (view as? UILabel)?.textAlignment = alignment
    },
    number("font.pointSize", 1...1000, part: "font", { Double(($0 as? UILabel)?.font.pointSize ?? 0) }) { view, size in
      guard let label = view as? UILabel else { return }
      label.font = label.font.withSize(size)
    },
    EditableProperty(
      "numberOfLines", .integer(0...10_000), { .number(Double(($0 as? UILabel)?.numberOfLines ?? 0)) }
    ) { view, value in
      if case .number(let number) = value { (view as? UILabel)?.numberOfLines = Int(number) }
    },
  ]

  private static let contentMode = EditableProperty(
    "contentMode",
    .choice([
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]), { .choice($0.contentMode.rawValue) }
  ) { view, value in
    if case .choice(let place) = value, let mode = UIView.ContentMode(rawValue: place) { view.contentMode = mode }
  }

  /// The properties whose parts are listed.
  private static let wholes: [EditableProperty] = [
    EditableProperty("transform", .part, { .transform($0.transform3D) }) { view, value in
      if case .transform(let transform) = value { view.transform3D = transform }
    },
    EditableProperty("font", .part, { .font(($0 as? UILabel)?.font) }) { view, value in
      if case .font(let font) = value { (view as? UILabel)?.font = font }
    },
  ]
}
