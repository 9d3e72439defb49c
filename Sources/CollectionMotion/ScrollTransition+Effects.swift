import UIKit

// The ready transitions. Those that change elements at the edges leave an element as it is while all of it is visible;
// those that depend on the distance from the middle change the others by it.

extension ScrollTransition {
  // MARK: At the edges

  /// Returns a transition that fades an element at the edges.
  /// - Parameter alpha: The opacity of an element outside of the visible area, from 0 to 1.
  public static func fade(_ alpha: CGFloat = 0) -> ScrollTransition {
    ScrollTransition { attributes, phase in attributes.alpha *= mix(1, alpha, abs(phase.edge)) }
  }

  /// Returns a transition that scales an element about its centre at the edges.
  /// - Parameter scale: The scale of an element outside of the visible area, from 0 to 1.
  public static func scale(_ scale: CGFloat) -> ScrollTransition {
    ScrollTransition { attributes, phase in
      let scale = mix(1, scale, abs(phase.edge))
      transform(attributes, by: CATransform3DMakeScale(scale, scale, 1))
    }
  }

  /// Returns a transition that rotates an element about its centre at the edges.
  /// - Parameter angle: The angle of an element after the visible area in radians, clockwise. Elements before the area
  ///   have the opposite one.
  public static func rotation(_ angle: CGFloat) -> ScrollTransition {
    ScrollTransition { attributes, phase in
      transform(attributes, by: CATransform3DMakeRotation(angle * phase.edge, 0, 0, 1))
    }
  }

  /// Returns a transition in which an element slides in across the scroll direction, and out on the same side.
  /// - Parameter distance: The distance of an element outside of the visible area from its place, in points: to the
  ///   right if the content scrolls vertically, otherwise down. In a mirrored layout, to the left.
  public static func slide(_ distance: CGFloat) -> ScrollTransition {
    ScrollTransition { attributes, phase in move(attributes, across: distance * abs(phase.edge), phase) }
  }

  /// Returns a transition that tilts an element away from the viewer at the edges, as on a convex surface.
  /// - Parameters:
  ///   - angle: The angle of an element outside of the visible area in radians.
  ///   - perspective: The distance of the viewer, in points.
  public static func tilt(_ angle: CGFloat, perspective: CGFloat = 600) -> ScrollTransition {
    ScrollTransition { attributes, phase in
      transform(attributes, by: turn(angle * phase.edge, phase, perspective: perspective))
    }
  }

  /// Returns a transition in which elements pile up at the beginning of the visible area: the next one moves over those
  /// that are there, which recede, and the last of the pile fades out.
  ///
  /// The upper edges of the pile are before the visible area. Give the collection view a content inset of `depth` times
  /// `peek` points to show them. There is one element more than `depth` in the pile.
  /// - Parameters:
  ///   - depth: The number of elements that are seen behind the first; 1 or more.
  ///   - peek: The distance from one edge to the next, in points.
  ///   - scale: The scale of an element behind another one, as a factor for each element.
  public static func stack(depth: Int = 3, peek: CGFloat = 10, scale: CGFloat = 0.94) -> ScrollTransition {
    let depth = CGFloat(max(1, depth))
    return ScrollTransition(reach: depth + 1) { attributes, phase in
      // Before the elements after it, whose places are farther along.
      attributes.zIndex += rank((phase.start / max(phase.visibleLength, 1) + depth + 1) / (depth + 2))
      guard phase.start < 0, phase.length > 0 else { return }
      let behind = -phase.start / phase.length
      let scale = 1 + (scale - 1) * min(behind, depth)
      transform(attributes, by: CATransform3DMakeScale(scale, scale, 1))
      // The edge at the beginning, not the centre, is where it would be without the scale.
      let edge = -phase.length * (1 - scale) / 2
      move(attributes, along: edge - phase.start - peek * min(behind, depth), phase)
      attributes.alpha *= min(max(depth + 1 - behind, 0), 1)
      if behind >= depth + 1 { attributes.isHidden = true }
    }
  }

  // MARK: By the distance from the middle

  /// Returns a transition in which elements recede and fade with their distance from the middle.
  /// - Parameters:
  ///   - scale: The scale of an element outside of the visible area, from 0 to 1.
  ///   - alpha: The opacity of an element outside of the visible area, from 0 to 1.
  public static func depth(scale: CGFloat = 0.7, alpha: CGFloat = 0.3) -> ScrollTransition {
    ScrollTransition { attributes, phase in
      let away = abs(phase.value)
      let scale = mix(1, scale, away)
      transform(attributes, by: CATransform3DMakeScale(scale, scale, 1))
      attributes.alpha *= mix(1, alpha, away)
      attributes.zIndex += rank(1 - away)
    }
  }

  /// Returns a transition in which elements scroll more slowly than their places, so that they move together; those in
  /// the middle are in front.
  /// - Parameter lag: The part of the way that elements do not move, from 0 to 0.9.
  public static func parallax(_ lag: CGFloat = 0.3) -> ScrollTransition {
    let lag = min(max(lag, 0), 0.9)
    return ScrollTransition(reach: lag / (1 - lag)) { attributes, phase in
      move(attributes, along: -lag * phase.distance, phase)
      attributes.zIndex += rank(1 - abs(phase.distance) / max(phase.visibleLength, 1))
    }
  }

  /// Returns a transition that tells cells their way through the visible area, so that they can move a picture in them:
  /// as ``ParallaxLayoutAttributes/parallaxValue``, which they receive in `apply(_:)`.
  ///
  /// The layout is a subclass whose `layoutAttributesClass` is ``ParallaxLayoutAttributes``. With Reduce Motion enabled,
  /// the value is nil.
  public static let pictureParallax = ScrollTransition { attributes, phase in
    (attributes as? ParallaxLayoutAttributes)?.parallaxValue = phase.value
  }

  /// Returns a transition in which the element in the middle faces the viewer, and those on both sides stand close
  /// together, turned towards it.
  /// - Parameters:
  ///   - angle: The angle of an element at the side in radians.
  ///   - spacing: The distance from one element at the side to the next, as a fraction of the distance in the layout,
  ///     from 0.1 to 1.
  ///   - scale: The scale of an element at the side.
  ///   - perspective: The distance of the viewer, in points.
  public static func coverFlow(
    angle: CGFloat = 0.35 * .pi, spacing: CGFloat = 0.4, scale: CGFloat = 0.85, perspective: CGFloat = 600
  ) -> ScrollTransition {
    let spacing = min(max(spacing, 0.1), 1)
    return ScrollTransition(reach: (1 / spacing - 1) / 2) { attributes, phase in
      guard phase.length > 0 else { return }
      let turned = min(max(phase.distance / phase.length, -1), 1)
      let scale = mix(1, scale, abs(turned))
      transform(attributes, by: CATransform3DMakeScale(scale, scale, 1))
      transform(attributes, by: turn(-angle * turned, phase, perspective: perspective))
      // Beyond the first element at the side, places are closer together. The inner edge of an element stays where it
      // would be if the element did not get narrower.
      let side = phase.distance - turned * phase.length
      let narrowing = phase.length * (1 - scale * point(at: angle * turned).height)
      let inwards = phase.distance < 0 ? narrowing / 2 : -narrowing / 2
      move(attributes, along: (spacing - 1) * side + inwards, phase)
      attributes.zIndex += rank(1 - abs(phase.distance) * spacing / max(phase.visibleLength, 1))
    }
  }

  /// Returns a transition in which elements turn on a wheel about an axis across the scroll direction.
  /// - Parameters:
  ///   - radius: The radius of the wheel in points; nil for half of the visible area.
  ///   - perspective: The distance of the viewer, in points.
  public static func wheel(radius: CGFloat? = nil, perspective: CGFloat = 800) -> ScrollTransition {
    ScrollTransition(reach: 0.3) { attributes, phase in
      let radius = max(1, radius ?? phase.visibleLength / 2)
      let angle = phase.distance / radius
      guard abs(angle) < .pi / 2 else {
        attributes.alpha = 0
        attributes.isHidden = true
        return
      }
      let (x, height) = point(at: angle)
      transform(attributes, by: turn(angle, phase, perspective: perspective, z: radius * (height - 1)))
      move(attributes, along: radius * x - phase.distance, phase)
      attributes.alpha *= height
      attributes.zIndex += rank(height)
    }
  }

  /// Returns a transition in which elements move along an arc, like cards in a hand, highest in the middle; if the
  /// content scrolls vertically, farthest to the left there.
  /// - Parameter radius: The radius of the arc in points.
  public static func arc(radius: CGFloat = 500) -> ScrollTransition {
    ScrollTransition(reach: 0.3) { attributes, phase in
      let radius = max(1, radius)
      let angle = phase.distance / radius
      guard abs(angle) < .pi / 2 else {
        attributes.isHidden = true
        return
      }
      let (x, height) = point(at: angle)
      transform(attributes, by: CATransform3DMakeRotation(phase.isHorizontal ? angle : -angle, 0, 0, 1))
      move(attributes, along: radius * x - phase.distance, across: radius * (1 - height), phase)
    }
  }

  // MARK: Tools

  /// The z-indexes that a transition adds, below those of pinned headers, which have 1,024 in a flow layout.
  private static let ranks: CGFloat = 1_000

  /// Returns a z-index for a height between 0 and 1.
  private static func rank(_ height: CGFloat) -> Int { Int(min(max(height, 0), 1) * ranks) }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ part: CGFloat) -> CGFloat { a + (b - a) * part }

  /// Returns the sine and the cosine of an angle in radians.
  private static func point(at angle: CGFloat) -> (x: CGFloat, height: CGFloat) {
    let rotation = CGAffineTransform(rotationAngle: angle)
    return (rotation.b, rotation.a)
  }

  /// Transforms an element about its centre, before the transform that it has.
  private static func transform(_ attributes: UICollectionViewLayoutAttributes, by transform: CATransform3D) {
    attributes.transform3D = CATransform3DConcat(transform, attributes.transform3D)
  }

  /// Moves an element, after the transform that it has.
  private static func move(
    _ attributes: UICollectionViewLayoutAttributes, along: CGFloat = 0, across: CGFloat = 0, _ phase: ScrollPhase
  ) {
    let (x, y) = phase.isHorizontal ? (along, across) : (across, along)
    attributes.transform3D = CATransform3DConcat(attributes.transform3D, CATransform3DMakeTranslation(x, y, 0))
  }

  /// Returns a rotation about the axis across the scroll direction, in perspective. With a positive angle, the edge of
  /// the element that is farther along recedes.
  private static func turn(
    _ angle: CGFloat, _ phase: ScrollPhase, perspective: CGFloat, z: CGFloat = 0
  ) -> CATransform3D {
    if angle == 0, z == 0 { return CATransform3DIdentity }
    let rotation =
      phase.isHorizontal ? CATransform3DMakeRotation(angle, 0, 1, 0) : CATransform3DMakeRotation(-angle, 1, 0, 0)
    var view = CATransform3DIdentity
    view.m34 = -1 / max(1, perspective)
    return CATransform3DConcat(CATransform3DConcat(rotation, CATransform3DMakeTranslation(0, 0, z)), view)
  }
}
