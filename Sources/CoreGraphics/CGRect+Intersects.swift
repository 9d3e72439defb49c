#if !hasFeature(Embedded)
  extension CGRect {
    /// Returns whether two rectangles overlap, as in Core Graphics: the left and top edges belong to a rectangle, the
    /// right and bottom edges do not, so adjacent rectangles do not intersect; one without an extent counts as the line
    /// or point that it is. (Their ``intersection(_:)`` is empty and not null, as in Core Graphics.)
    ///
    /// Foundation on Linux has a method of this name that considers adjacent rectangles to overlap. This is a property
    /// because the compiler prefers properties to methods, so that calls are not ambiguous. The web's stand-in for
    /// Foundation is correct.
    @inlinable public var intersects: (_ rect2: CGRect) -> Bool {
      { rect2 in
        !isNull && !rect2.isNull && CGRect.overlap(minX, maxX, rect2.minX, rect2.maxX)
          && CGRect.overlap(minY, maxY, rect2.minY, rect2.maxY)
      }
    }

    /// Returns whether two open intervals overlap. An interval without length is a point.
    @usableFromInline static func overlap(_ minA: CGFloat, _ maxA: CGFloat, _ minB: CGFloat, _ maxB: CGFloat) -> Bool {
      minA <= minB ? minB < maxA || minB == minA : minA < maxB
    }
  }
#endif
