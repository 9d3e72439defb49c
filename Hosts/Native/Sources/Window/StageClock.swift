/// The time of a stage as a function of the screen's, which is not slowed down.
struct StageClock {
  /// The seconds of the stage to a second of the screen.
  private(set) var speed = 1.0
  private var stageStart: Double
  private var screenStart: Double

  /// The longest step of a moving stage in seconds, after which a program that was busy goes on where it was.
  static let longestStep = 1.0

  /// Creates a clock that is at a time of the stage at a time of the screen.
  init(stage: Double, screen: Double) { (stageStart, screenStart) = (stage, screen) }

  /// Returns the time of the stage.
  func time(at screen: Double) -> Double { stageStart + (screen - screenStart) * speed }

  /// Returns the time of the next frame of a stage that moves, at most ``longestStep`` after the last one.
  mutating func step(to screen: Double, after last: Double) -> Double {
    let time = time(at: screen)
    guard time > last + StageClock.longestStep else { return time }
    (stageStart, screenStart) = (last + StageClock.longestStep, screen)
    return stageStart
  }

  /// Changes the speed from a time of the screen on.
  mutating func run(at speed: Double, from screen: Double) {
    (stageStart, screenStart) = (time(at: screen), screen)
    self.speed = speed
  }
}
