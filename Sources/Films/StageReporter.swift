import CoreGraphics
@_exported import FilmFormat
import Foundation
import FrameCommands
import Runtime
import Stage

/// An observer of a stage that reports each frame as commands: the drawing changes, elements, animations, calls and
/// input events. A ``FilmRecorder`` stores them, a ``FilmStream`` sends them.
@MainActor public class StageReporter {
  init() {}

  /// Returns the number that words refer to a picture by.
  func number(of picture: Scene.Image) -> Int { 0 }

  /// Removes the commands of a complete frame from a buffer. A frame with the time and size of the previous one is a
  /// continuation of it.
  func keep(_ commands: inout CommandBuffer, at time: Double, size: CGSize) { commands = CommandBuffer() }

  /// Returns an empty buffer for the commands of all frames.
  func makeBuffer() -> CommandBuffer { CommandBuffer() }

  private(set) weak var stage: Stage?
  private var hasBegun = false
  private var reader: InspectionReader?
  private lazy var writer = {
    let writer = CommandWriter { [unowned self] in number(of: $0) }
    writer.buffer = makeBuffer()
    return writer
  }()
  /// The layers to describe at the end of the frame.
  private var changed: Set<Int> = []
  /// The elements whose geometry or appearance has changed.
  private var moved: Set<Int> = []
  /// The layers of elements, with their last description.
  private var elements: [Int: InspectedElement] = [:]
  private var names: [Int: String] = [:]
  private var lastCounters: Inspection.Counters?
  private var lastSettings: DeviceSettings?
  /// The reasons for the passes of the trace.
  private var reasons: [Int: String] = [:]

  func begin(on stage: Stage) {
    ensure(
      !hasBegun, "A FilmRecorder or FilmStream can only be set on one stage, once. Create another one for this stage.")
    hasBegun = true
    self.stage = stage
    reader = stage.beginInspection()
    stage.observer = self
  }

  func end() {
    guard let reader, let stage else { return }
    stage.endInspection(reader)
    self.reader = nil
  }

  /// Adds a mark.
  /// - Parameters:
  ///   - time: The time in seconds of the stage, or nil for the current time.
  ///   - last: The frame that the mark belongs to. Before the first frame the mark is deferred.
  func mark(_ text: String, at time: Double?, isFailure: Bool, last: Film.Frame?) {
    writer.buffer.mark(layer: 0, time: time ?? stage?.time ?? last?.time ?? 0, isFailure: isFailure, text: text)
    guard let last else { return }
    let size = stage?.window.bounds.size ?? CGSize(width: last.width, height: last.height)
    keep(&writer.buffer, at: stage?.time ?? last.time, size: size)
  }
}

extension Stage {
  /// The reporter of the stage's frames, of which there is one at a time.
  var reporter: StageReporter? {
    get { observer as? StageReporter }
    set {
      reporter?.end()
      observer = nil
      newValue?.begin(on: self)
    }
  }
}

// MARK: - StageObserver

extension StageReporter: StageObserver {
  public func render(_ node: Scene.Node, changes: Scene.Changes) {
    writer.render(node, changes: changes)
    // A layer that comes back may have been removed as a part of another one.
    if changes.contains(.created) { (names[node.id], elements[node.id]) = (nil, nil) }
    let told: Scene.Changes = [.created, .text, .semantics]
    if !changes.isDisjoint(with: told) {
      changed.insert(node.id)
    } else if case .element = node.content {
      moved.insert(node.id)
    }
  }

  public func arrange(_ children: [Int], of id: Int) { writer.arrange(children, of: id) }

  public func remove(_ id: Int) {
    writer.remove(id)
  }

  package func heard(_ input: StageInput) {
    guard let stage, let act = input.act, let name = CommandBuffer.ActName(rawValue: act.name) else { return }
    writer.buffer.act(layer: 0, name: name, time: stage.time, values: act.values, key: act.key)
  }

  package func frameIsDone() {
    guard let reader, let stage, let inspection = stage.takeInspection(for: reader) else { return }
    for animation in inspection.animations where animation.element != nil { changed.insert(animation.layer) }
    // Layout attributes and movements change only if something was called or animated.
    if !inspection.entries.isEmpty || !inspection.animations.isEmpty || !inspection.ended.isEmpty {
      changed.formUnion(moved)
    }
    moved = []
    if !changed.isEmpty { describeChanged(on: stage) }
    for animation in inspection.animations { writer.buffer.append(animation) }
    for end in inspection.ended {
      writer.buffer.ended(layer: 0, id: end.animation, time: end.time, finished: end.isFinished)
    }
    for entry in inspection.entries { write(entry) }
    if let costs = inspection.costs { writer.buffer.append(costs, of: inspection.entries) }
    let settings = stage.settings
    if settings != lastSettings {
      lastSettings = settings
      writer.buffer.append(settings)
    }
    if inspection.counters != lastCounters {
      lastCounters = inspection.counters
      writer.buffer.append(inspection.counters)
    }
    keep(&writer.buffer, at: stage.time, size: stage.window.bounds.size)
  }

  private func describeChanged(on stage: Stage) {
    stage.describe(changed) { layer, name, element in
      if names[layer] != name {
        names[layer] = name
        writer.buffer.name(layer: layer, name: name)
      }
      guard let element, elements[layer]?.isSameCommand(as: element) != true else { return }
      elements[layer] = element
      writer.buffer.append(element)
    }
    changed = []
  }

  private func write(_ entry: Trace.Entry) {
    if entry.kind == .pass { reasons[entry.number] = entry.name }
    writer.buffer.append(entry, reason: entry.pass.flatMap { reasons[$0] })
    // A finished pass has no further calls.
    if entry.depth == 0 { reasons = reasons.filter { $0.key >= entry.number } }
  }
}
