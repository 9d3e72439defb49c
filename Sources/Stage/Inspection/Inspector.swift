import Foundation
import QuartzCore
import UIKit

/// Records what moves on a stage while it is inspected: the animations of all layers, and where elements of collection
/// views come from and go to.
@MainActor final class Inspector {
  /// Where an animated change has an element come from and go to.
  struct Journey {
    var motion: ElementMotion
    var initial: Trace.Element
    var final: Trace.Element
    /// Seconds of the stage.
    var time: CFTimeInterval
  }

  /// The most entries that the trace of an inspected stage keeps.
  static let traceLimit = 20_000

  /// The trace to read. The inspector's own, where the stage had none.
  let trace: Trace
  let ownsTrace: Bool

  /// Not yet asked for.
  private var begun: [InspectedAnimation] = []
  private var ended: [Inspection.End] = []
  /// The numbers and layers of the animations that go on.
  private var running: [ObjectIdentifier: (number: Int, layer: Int)] = [:]
  private var lastNumber = 0
  /// By layer; some are of animations that are over.
  private var journeys: [Int: Journey] = [:]
  private var counters = Inspection.Counters()
  private var nextEntry: Int
  private let context: LayerContext
  private let evaluationsBefore: Int

  /// - Parameters:
  ///   - context: what is inspected.
  ///   - trace: nil for one of its own.
  init(_ context: LayerContext, trace: Trace?) {
    self.context = context
    evaluationsBefore = context.evaluations
    self.trace = trace ?? Trace(limit: Inspector.traceLimit)
    ownsTrace = trace == nil
    nextEntry = self.trace.nextNumber
  }

  /// Learns of the animations that go on already.
  func note(_ layers: [CALayer]) {
    for layer in layers {
      for key in layer.animationKeys() ?? [] {
        if let animation = layer.animation(forKey: key) { began(animation, key: key, on: layer) }
      }
    }
  }

  /// What happened since the last call. O(what happened).
  func takeInspection(at time: CFTimeInterval) -> Inspection {
    let entries = Array(trace.entries(from: nextEntry))
    nextEntry = trace.nextNumber
    for entry in entries where entry.callee == .layout {
      counters.layoutCalls += 1
      counters.attributes += entry.elements.count
    }
    counters.evaluations = context.evaluations - evaluationsBefore
    counters.animations = running.count
    forgetJourneys()
    defer { (begun, ended) = ([], []) }
    return Inspection(time: time, animations: begun, ended: ended, entries: entries, counters: counters)
  }

  // MARK: Elements in motion

  /// The layers of elements that are being animated, with their journeys.
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
    lastNumber += 1
    running[ObjectIdentifier(animation)] = (lastNumber, layer.identifier)
    begun.append(InspectedAnimation(animation, number: lastNumber, key: key, layer: layer))
  }

  func ended(_ animation: CAAnimation, finished: Bool) {
    guard let record = running.removeValue(forKey: ObjectIdentifier(animation)) else { return }
    ended.append(Inspection.End(animation: record.number, time: context.screen.clock.time, isFinished: finished))
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
