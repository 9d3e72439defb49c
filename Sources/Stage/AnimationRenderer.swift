import QuartzCore

/// A renderer that moves, turns and fades nodes by itself, so that the stage draws no frames of them.
///
/// The stage renders such a node once, with the geometry and opacity of its model values, and then hands over the
/// animations. Scenes and hit testing have the presented values, as ever.
@MainActor package protocol AnimationRenderer: AnyObject {
  /// Defines the curve with a number, from 1, as pieces: fractions of the duration, each followed by the progress there.
  /// It replaces an older one for the animations that follow.
  func define(_ curve: Int, pieces: [Double])
  /// Animates a property of the node with an identifier, in place of its last animation.
  func animate(_ id: Int, by animation: HandedAnimation)
  /// Ends the animation of a property.
  func stop(_ property: HandedMotion.Property, of id: Int)
}
