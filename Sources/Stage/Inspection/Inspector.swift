import Foundation
import QuartzCore
import UIKit

/// Records the animations of all layers and the movements of collection view elements while a stage is inspected.
@MainActor final class Inspector {
  /// The initial and final attributes of an element in an animated change.
  struct Journey {
    var motion: ElementMotion
    var initial: Trace.Element
    var final: Trace.Element
    /// The start time, in seconds of the stage.
    var time: CFTimeInterval
  }

  /// The maximum number of entries in the trace of an inspected stage.
  static let traceLimit = 20_000

  /// The stage's trace, or one of the inspector's own if the stage had none.
  let trace: Trace
  let ownsTrace: Bool

  /// The clients of the inspection.
  private var readers: [InspectionReader] = []
  /// The animations that have begun since the last frame, with their layers. The value of a property at the start is known
  /// when all changes before the frame are made.
  private var starting: [(animation: InspectedAnimation, layer: CALayer)] = []
  /// The numbers and layers of the running animations.
  private var running: [ObjectIdentifier: (number: Int, layer: Int)] = [:]
  private var lastNumber = 0
  /// The movements by layer, including those of some animations that have ended.
  private var journeys: [Int: Journey] = [:]
  private var counters = Inspection.Counters()
  private let context: LayerContext
  private let evaluationsBefore: Int

  /// Creates an inspector.
  /// - Parameters:
  ///   - context: The context to inspect.
  ///   - trace: The stage's trace, or nil to create one.
  ///   - existingViews: The number of element views that exist already, which count as created.
  init(_ context: LayerContext, trace: Trace?, existingViews: Int = 0) {
    self.context = context
    counters.created = existingViews
    evaluationsBefore = context.evaluations
    self.trace = trace ?? Trace(limit: Inspector.traceLimit)
    ownsTrace = trace == nil
  }

  // MARK: Readers

  var hasReaders: Bool { !readers.isEmpty }

  /// Adds a client. Its first inspection includes the animations that are already running.
  func addReader() -> InspectionReader {
    reportStarting()
    let reader = InspectionReader(nextEntry: trace.nextNumber)
    for layer in context.animatedLayers {
      for key in layer.animationKeys() ?? [] {
        guard let animation = layer.animation(forKey: key) else { continue }
        var running = InspectedAnimation(
          animation, number: number(of: animation, on: layer), key: key, layer: layer)
        running.start = layer.startValue(of: running)
        reader.begun.append(running)
      }
    }
    readers.append(reader)
    return reader
  }

  func remove(_ reader: InspectionReader) { readers.removeAll { $0 === reader } }

  /// Reports the animations that have begun since the last frame, with the values at their starts. Called when the next
  /// frame has been drawn.
  func reportStarting() {
    for (animation, layer) in starting {
      var begun = animation
      begun.start = layer.startValue(of: animation)
      for reader in readers { reader.begun.append(begun) }
    }
    starting = []
  }

  /// Returns the events since the reader's last call. Linear in the number of events.
  func takeInspection(at time: CFTimeInterval, for reader: InspectionReader) -> Inspection {
    reportStarting()
    let entries = Array(trace.entries(from: reader.nextEntry))
    reader.nextEntry = trace.nextNumber
    for entry in entries where entry.receiver == .layout {
      reader.layoutCalls += 1
      reader.attributes += entry.elements.count
    }
    counters.layoutCalls = reader.layoutCalls
    counters.attributes = reader.attributes
    counters.evaluations = context.evaluations - evaluationsBefore
    counters.animations = running.count
    forgetJourneys()
    defer { (reader.begun, reader.ended, reader.costs) = ([], [], nil) }
    return Inspection(
      time: time, animations: reader.begun, ended: reader.ended, entries: entries, counters: counters,
      costs: reader.costs)
  }

  /// Adds what a part of the work took, in seconds of the host's clock.
  func add(_ time: Double, to part: Inspection.Costs.Part) {
    for reader in readers {
      var costs = reader.costs ?? Inspection.Costs()
      costs.add(time, to: part)
      reader.costs = costs
    }
  }

  // MARK: Moving elements

  /// The layers of moving elements with their movements.
  var moving: [Int: Journey] {
    let layers = movingLayers
    return journeys.filter { layers.contains($0.key) }
  }

  private var movingLayers: Set<Int> { Set(running.values.map { $0.layer }) }

  private func forgetJourneys() {
    guard !journeys.isEmpty else { return }
    journeys = moving
  }
}

// MARK: - Recording

extension Inspector: AnimationObserver {
  func began(_ animation: CAAnimation, key: String, on layer: CALayer) {
    let begun = InspectedAnimation(animation, number: number(of: animation, on: layer), key: key, layer: layer)
    starting.append((begun, layer))
  }

  /// Returns the number of an animation, assigning the next one to an unknown animation.
  private func number(of animation: CAAnimation, on layer: CALayer) -> Int {
    if let known = running[ObjectIdentifier(animation)] { return known.number }
    lastNumber += 1
    running[ObjectIdentifier(animation)] = (lastNumber, layer.identifier)
    return lastNumber
  }

  func ended(_ animation: CAAnimation, finished: Bool) {
    guard let record = running.removeValue(forKey: ObjectIdentifier(animation)) else { return }
    let end = Inspection.End(animation: record.number, time: context.screen.clock.time, isFinished: finished)
    for reader in readers { reader.ended.append(end) }
  }
}

extension Inspector: ElementObserver {
  func dequeued(isNew: Bool) {
    if isNew { counters.created += 1 } else { counters.reused += 1 }
  }

  func moves(
    _ motion: ElementMotion, _ view: UICollectionReusableView, from initial: UICollectionViewLayoutAttributes,
    to final: UICollectionViewLayoutAttributes
  ) {
    let time = context.screen.clock.time
    var journey = Journey(
      motion: motion, initial: Trace.Element(initial), final: Trace.Element(final), time: time)
    let layer = view.layer.identifier
    if motion == .moves, let last = journeys[layer], last.motion == .appears, last.time == time {
      journey.motion = .appears
    }
    journeys[layer] = journey
  }
}
