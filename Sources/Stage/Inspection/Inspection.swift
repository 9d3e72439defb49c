import Foundation
import QuartzCore

/// What happened on an inspected stage between two questions.
public struct Inspection {
  /// Seconds of the stage.
  public var time: Double
  /// In the order in which they began.
  public var animations: [InspectedAnimation]
  /// Animations that are over since the inspection before.
  public var ended: [End]
  /// New entries of the trace.
  public var entries: [Trace.Entry]
  /// How much the collection views have done so far.
  public var counters: Counters

  /// The end of an animation.
  public struct End: Equatable {
    /// Its number.
    public var animation: Int
    /// Seconds of the stage.
    public var time: Double
    /// Whether it ran to its end.
    public var isFinished: Bool
  }

  /// Numbers of work. Those that grow count since the inspection began.
  public struct Counters: Equatable {
    /// In all collection views now, also those that disappear.
    public var cellsOnScreen = 0
    /// The same with supplementary and decoration views.
    public var viewsOnScreen = 0
    /// In reuse queues now.
    public var viewsWaiting = 0
    /// Views of elements that were made. It grows.
    public var created = 0
    /// Views of elements that were taken from a reuse queue. It grows.
    public var reused = 0
    /// Questions to layouts. It grows.
    public var layoutCalls = 0
    /// Attributes in the layouts' answers. It grows.
    public var attributes = 0
    /// How often the values of a layer were computed from its animations. It grows.
    public var evaluations = 0
    /// Layers on the stage now.
    public var nodes = 0
    /// Animations that run now.
    public var animations = 0
  }
}

extension Inspection {
  /// One JSON object; see Documentation/Inspector.md.
  @MainActor public var json: String {
    var reasons: [Int: String] = [:]
    for entry in entries where entry.kind == .pass { reasons[entry.number] = entry.name }
    return JSONText.object([
      ("time", JSONText.number(time)), ("animations", JSONText.list(animations.map { $0.json })),
      ("ended", JSONText.list(ended.map { $0.json })),
      ("trace", JSONText.list(entries.map { $0.line(reason: $0.pass.flatMap { reasons[$0] }) })),
      ("counters", counters.json),
    ])
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
  /// What a list of calls shows of it.
  /// - Parameter reason: what the pass is for that it belongs to.
  fileprivate func line(reason: String?) -> String {
    JSONText.object([
      ("number", "\(number)"), ("time", JSONText.number(time)), ("kind", JSONText.quoted(kind.rawValue)),
      ("depth", "\(depth)"), ("pass", JSONText.optional(pass.map { "\($0)" })),
      ("reason", JSONText.optional(reason.map { JSONText.quoted($0) })),
      ("callee", JSONText.optional(callee.map { JSONText.quoted($0.rawValue) })),
      ("collectionView", JSONText.optional(collectionView.map { "\($0)" })), ("text", JSONText.quoted(sentence)),
    ])
  }
}
