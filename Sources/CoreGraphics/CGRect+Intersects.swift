#if !hasFeature(Embedded)
  extension CGRect {
    /// Whether two rectangles overlap, as Core Graphics has it: the left and top edges belong to a rectangle, the right and
    /// bottom ones do not, so rectangles that only touch do not intersect; one without extent counts as the line or point
    /// that it is. (Their ``intersection(_:)`` is empty and not null, here as there.)
    ///
    /// Foundation on Linux has a method of this name that takes rectangles that touch for overlapping. A property is
    /// preferred to a method, so that calls find this one without being ambiguous. The web's stand-in has it right.
    @inlinable public var intersects: (_ rect2: CGRect) -> Bool {
      { rect2 in
        !isNull && !rect2.isNull && CGRect.overlap(minX, maxX, rect2.minX, rect2.maxX)
          && CGRect.overlap(minY, maxY, rect2.minY, rect2.maxY)
      }
    }

    /// Whether two spans without their ends have something in common; a span without length is a point.
    @usableFromInline static func overlap(_ minA: CGFloat, _ maxA: CGFloat, _ minB: CGFloat, _ maxB: CGFloat) -> Bool {
      minA <= minB ? minB < maxA || minB == minA : minA < maxB
    }
  }
#endif
