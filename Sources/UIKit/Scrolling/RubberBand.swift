/// The resistance of content that is pulled beyond its edge: `(1 - 1 / (x 0.55 / d + 1)) d` for a pull of x in a view
/// of extent d, both in points.
enum RubberBand {
  private static let stiffness = 0.55

  static func offset(forPull pull: Double, extent: Double) -> Double {
    guard extent > 0 else { return 0 }
    return (1 - 1 / (pull * stiffness / extent + 1)) * extent
  }

  /// Returns the pull that results in an offset, which must be less than the extent.
  static func pull(forOffset offset: Double, extent: Double) -> Double {
    guard extent > 0 else { return 0 }
    let offset = min(offset, extent * 0.999)
    return (1 / (1 - offset / extent) - 1) * extent / stiffness
  }

  /// Returns a position outside a range with resistance applied.
  static func banded(_ position: Double, in range: ClosedRange<Double>, extent: Double) -> Double {
    if position < range.lowerBound {
      return range.lowerBound - offset(forPull: range.lowerBound - position, extent: extent)
    }
    if position > range.upperBound {
      return range.upperBound + offset(forPull: position - range.upperBound, extent: extent)
    }
    return position
  }

  /// Returns the position without resistance for content displayed at `position`.
  static func unbanded(_ position: Double, in range: ClosedRange<Double>, extent: Double) -> Double {
    if position < range.lowerBound {
      return range.lowerBound - pull(forOffset: range.lowerBound - position, extent: extent)
    }
    if position > range.upperBound {
      return range.upperBound + pull(forOffset: position - range.upperBound, extent: extent)
    }
    return position
  }
}
