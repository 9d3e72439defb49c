import Foundation
import QuartzCore

/// The events on an inspected stage since the previous inspection.
public struct Inspection {
  /// The time of the inspection, in seconds of the stage.
  public var time: Double
  /// The animations that have begun, in order.
  public var animations: [InspectedAnimation]
  /// The animations that have ended.
  public var ended: [End]
  /// The new entries of the trace.
  public var entries: [Trace.Entry]
  /// The work of all collection views so far.
  public var counters: Counters
  /// The time that the work took, or nil if there is no ``Stage/stopwatch``.
  public var costs: Costs?

  /// The end of an animation.
  public struct End: Equatable {
    /// The number of the animation.
    public var animation: Int
    /// The time of the end, in seconds of the stage.
    public var time: Double
    /// Whether the animation ran to completion.
    public var isFinished: Bool
  }

  /// Counters of the stage's work. Cumulative counters start when the inspection begins.
  public struct Counters: Equatable {
    /// The current number of cells in all collection views, including disappearing ones.
    public var cellsOnScreen = 0
    /// The current number of supplementary and decoration views, including disappearing ones.
    public var viewsOnScreen = 0
    /// The current number of views in reuse queues.
    public var viewsWaiting = 0
    /// The number of element views created, including those that existed when the inspection began. Cumulative.
    public var created = 0
    /// The number of element views taken from a reuse queue. Cumulative.
    public var reused = 0
    /// The number of calls to layouts. Cumulative.
    public var layoutCalls = 0
    /// The number of attributes that layouts returned. Cumulative.
    public var attributes = 0
    /// The number of times that a layer's values were computed from its animations. Cumulative.
    public var evaluations = 0
    /// The current number of layers on the stage.
    public var nodes = 0
    /// The current number of running animations.
    public var animations = 0
  }
}

extension Inspection {
  /// The inspection as a JSON object; see Documentation/Inspector.md.
  @MainActor public var json: String {
    var reasons: [Int: String] = [:]
    for entry in entries where entry.kind == .pass { reasons[entry.number] = entry.name }
    let measured = costs.map { [("costs", $0.json)] } ?? []
    return JSONText.object(
      [
        ("time", JSONText.number(time)), ("animations", JSONText.list(animations.map { $0.json })),
        ("ended", JSONText.list(ended.map { $0.json })),
        ("trace", JSONText.list(entries.map { $0.line(reason: $0.pass.flatMap { reasons[$0] }) })),
        ("counters", counters.json),
      ] + measured)
  }
}

extension Inspection.End {
  fileprivate var json: String {
    JSONText.object([
      ("id", "\(animation)"), ("time", JSONText.number(time)), ("finished", JSONText.bool(isFinished)),
    ])
  }
}

extension Inspection.Counters {
  fileprivate var json: String {
    JSONText.object([
      ("cellsOnScreen", "\(cellsOnScreen)"), ("viewsOnScreen", "\(viewsOnScreen)"),
      ("viewsWaiting", "\(viewsWaiting)"), ("created", "\(created)"), ("reused", "\(reused)"),
      ("layoutCalls", "\(layoutCalls)"), ("attributes", "\(attributes)"), ("evaluations", "\(evaluations)"),
      ("nodes", "\(nodes)"), ("animations", "\(animations)"),
    ])
  }
}

extension Trace.Entry {
  /// Returns the JSON of the entry for a list of calls.
  /// - Parameter reason: The reason for the pass that the entry belongs to.
  fileprivate func line(reason: String?) -> String {
    let measured = cost.map { [("cost", JSONText.number($0))] } ?? []
    return JSONText.object(
      [
        ("number", "\(number)"), ("time", JSONText.number(time)), ("kind", JSONText.quoted(kind.rawValue)),
        ("depth", "\(depth)"), ("pass", JSONText.optional(pass.map { "\($0)" })),
        ("reason", JSONText.optional(reason.map { JSONText.quoted($0) })),
        ("callee", JSONText.optional(receiver.map { JSONText.quoted($0.rawValue) })),
        ("collectionView", JSONText.optional(collectionView.map { "\($0)" })), ("text", JSONText.quoted(sentence)),
      ] + measured)
  }
}
