// The differences between Apple's UIKit and the portable one.

import UIKit

extension CGColor {
  /// The components in sRGB, not premultiplied; transparent for a pattern.
  var sRGB: (red: Double, green: Double, blue: Double, alpha: Double) {
    #if canImport(ObjectiveC)
      let own = colorSpace?.name == CGColorSpace.sRGB || colorSpace?.name == CGColorSpace.extendedSRGB
      let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
      let color = own ? self : space.flatMap { converted(to: $0, intent: .defaultIntent, options: nil) }
    #else
      let color: CGColor? = self
    #endif
    guard let parts = color?.components, parts.count == 4 else { return (0, 0, 0, 0) }
    return (Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]))
  }
}

extension CGPath {
  /// The path as the attribute `d` of an SVG path.
  var svg: String {
    #if canImport(ObjectiveC)
      var commands: [String] = []
      applyWithBlock { element in
        let (letter, count) =
          switch element.pointee.type {
          case .moveToPoint: ("M", 1)
          case .addLineToPoint: ("L", 1)
          case .addQuadCurveToPoint: ("Q", 2)
          case .addCurveToPoint: ("C", 3)
          default: ("Z", 0)
          }
        let points = (0..<count).map { element.pointee.points[$0] }
        commands.append(letter + points.map { "\($0.x) \($0.y)" }.joined(separator: " "))
      }
      return commands.joined(separator: " ")
    #else
      return description
    #endif
  }
}

extension CAGradientLayer {
  /// The colours, which are an array of any objects.
  var cgColors: [CGColor] {
    #if canImport(ObjectiveC)
      // Core Foundation types cannot be tested with `as?`.
      return (colors ?? []).map { $0 as! CGColor }
    #else
      return (colors ?? []).compactMap { $0 as? CGColor }
    #endif
  }
}

extension CALayer {
  /// The colour of the shadow. In the portable UIKit, nil stands for the default, which is black.
  @MainActor var colorOfShadow: CGColor? {
    #if canImport(ObjectiveC)
      return shadowColor
    #else
      return shadowColor ?? CGColor(gray: 0, alpha: 1)
    #endif
  }
}

extension CAAnimation {
  /// Whether the animation of a layer has a start. UIKit sets it when it commits the frame, the portable one at once.
  var hasBegun: Bool {
    #if canImport(ObjectiveC)
      return beginTime != 0
    #else
      return true
    #endif
  }
}
