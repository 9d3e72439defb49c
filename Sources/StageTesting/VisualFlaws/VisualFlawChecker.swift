import CoreGraphics
import Foundation

/// A search for flaws in the frames of a screen; see ``VisualFlaw/Kind`` for what counts as one.
///
/// ```swift
/// var checker = VisualFlawChecker()
/// stage.tap(at: CGPoint(x: 195, y: 250))
/// for _ in 0..<60 {
///   stage.advance(by: 1.0 / 60)
///   checker.check(VisualFrame(of: stage))
/// }
/// checker.finish()
/// #expect(checker.flaws.isEmpty)
/// ```
/// Tests usually call `expectNoVisualFlaws(during:)`, and programs `visualFlaws(during:)` of a stage. The checker reads
/// 60 frames a second; with fewer, short flaws are missed. A frame costs as much as its layers, and the pairs of its
/// texts.
public struct VisualFlawChecker {
  /// The flaws found so far, by time.
  public private(set) var flaws: [VisualFlaw] = []

  private var rules: [any VisualRule] = [
    OverlappingTextRule(), CoveredRule(), HoleRule(), SuddenChangeRule(), PinnedHeaderRule(), NotchRule(), FlashRule(),
  ]
  private var previous: VisualFrame?
  private var lastChange = -Double.infinity
  /// The flaws that the last frame had, in the order of their discovery.
  private var open: [(sighting: Sighting, since: Double, until: Double)] = []

  /// Creates a checker that has not seen any frame.
  public init() {}

  /// Whether the last frame was one at rest: nothing has changed for 0.1 s.
  public var isAtRest: Bool { previous.map { $0.time - lastChange >= Self.restDuration } ?? false }

  private static let restDuration = 0.1 - 1e-9

  /// Checks the next frame. A frame that is no later than the previous one replaces it.
  public mutating func check(_ frame: VisualFrame) {
    if previous.map({ frame.differs(from: $0) }) ?? true { lastChange = frame.time }
    let isAtRest = frame.time - lastChange >= Self.restDuration
    let passage = Passage(frame: frame, previous: previous, isAtRest: isAtRest)
    var sightings: [Sighting] = []
    for index in rules.indices { sightings += rules[index].sightings(passage) }
    keep(sightings, at: frame.time)
    previous = frame
  }

  /// Checks a further frame in which nothing has changed.
  mutating func checkUnchanged(at time: Double) {
    guard let last = previous else { return }
    if !isAtRest { return check(last.at(time)) }
    previous = last.at(time)
    for index in open.indices { open[index].until = time }
  }

  /// Ends the check: flaws that the last frame has are complete.
  public mutating func finish() {
    keep([], at: previous?.time ?? 0)
    flaws.sort { $0.time < $1.time }
  }

  private mutating func keep(_ sightings: [Sighting], at time: Double) {
    var now: [(sighting: Sighting, since: Double, until: Double)] = []
    for sighting in sightings where !now.contains(where: { $0.sighting.key == sighting.key }) {
      if let index = open.firstIndex(where: { $0.sighting.key == sighting.key }) {
        let old = open.remove(at: index)
        // The worst frame is shown.
        now.append((sighting.extent > old.sighting.extent ? sighting : old.sighting, old.since, time))
      } else {
        now.append((sighting, sighting.time ?? time, time))
      }
    }
    for (sighting, since, until) in open where until - since >= sighting.minimumDuration - 1e-6 {
      flaws.append(
        VisualFlaw(
          kind: sighting.kind, subject: sighting.subject, words: sighting.words, frame: sighting.frame, time: since,
          duration: sighting.time == nil ? until - since : 0))
    }
    open = now
  }
}

/// A frame, with the one before it.
struct Passage {
  let frame: VisualFrame
  let previous: VisualFrame?
  let isAtRest: Bool
}

/// One of the rules that frames have to follow.
protocol VisualRule {
  /// Returns the flaws of a frame.
  mutating func sightings(_ passage: Passage) -> [Sighting]
}

/// A flaw in one frame.
struct Sighting {
  let kind: VisualFlaw.Kind
  /// The layers concerned, which identify the flaw in the next frame.
  let layers: [Int]
  let subject: String
  let words: String
  let frame: CGRect
  /// The size of the flaw, to find its worst frame.
  var extent: Double = 0
  /// The minimum duration of a flaw, in seconds.
  var minimumDuration: Double = 0
  /// The time of a flaw that is found later; nil for the time of the frame.
  var time: Double?

  var key: [Int] { [VisualFlaw.Kind.allCases.firstIndex(of: kind) ?? 0] + layers }
}

extension VisualFrame {
  /// Whether something has moved by more than a quarter of a point, has faded by more than 0.01 or is another view or
  /// text.
  fileprivate func differs(from other: VisualFrame) -> Bool {
    guard parts.count == other.parts.count else { return true }
    for (one, two) in zip(parts, other.parts) {
      if one.id != two.id || one.text != two.text || abs(one.opacity - two.opacity) > 0.01 { return true }
      let (a, b) = (one.frame, two.frame)
      if max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) > 0.25 {
        return true
      }
    }
    return false
  }

  fileprivate func at(_ time: Double) -> VisualFrame { VisualFrame(self, time: time) }
}
