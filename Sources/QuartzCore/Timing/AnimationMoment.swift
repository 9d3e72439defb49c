/// Where an animation is.
struct AnimationMoment {
  /// The number of the run, from 0; there and back are two.
  let run: Double
  let progress: Double
}
