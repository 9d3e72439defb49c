import Foundation

// What frames cost, as the host's clock measures it. Nothing on the stage depends on it.

extension Inspection {
  /// The time that the work since the previous inspection took, in seconds of ``Stage/stopwatch``.
  public struct Costs: Equatable {
    /// Touches, wheels and keys, which are delivered between frames, with the updates that they cause.
    public var input = 0.0
    /// Timers, display links, and what hosts perform between frames, such as messages.
    public var timers = 0.0
    /// Layout, including that of collection views.
    public var layout = 0.0
    /// The evaluation of animations, and what the renderer does with the changes.
    public var drawing = 0.0
    /// The completion blocks of animations.
    public var completions = 0.0

    /// A part of the work.
    enum Part { case input, timers, layout, drawing, completions }

    mutating func add(_ time: Double, to part: Part) {
      switch part {
      case .input: input += time
      case .timers: timers += time
      case .layout: layout += time
      case .drawing: drawing += time
      case .completions: completions += time
      }
    }

    /// The costs as a JSON object.
    @MainActor var json: String {
      JSONText.object([
        ("input", JSONText.number(input)), ("timers", JSONText.number(timers)), ("layout", JSONText.number(layout)),
        ("drawing", JSONText.number(drawing)), ("completions", JSONText.number(completions)),
      ])
    }
  }
}

extension Stage {
  /// The host's clock in seconds, with any origin, or nil, the default. With it, inspected stages measure what frames and
  /// calls cost: ``Inspection/costs`` and ``Trace/Entry/cost``. What a stage displays never depends on it.
  public static var stopwatch: (@MainActor () -> Double)?

  /// Performs a part of the work of a frame, and measures it if the stage is inspected.
  func measure(_ part: Inspection.Costs.Part, _ work: () -> Void) {
    guard let inspector, let now = Stage.stopwatch else { return work() }
    let begin = now()
    work()
    inspector.add(now() - begin, to: part)
  }
}
