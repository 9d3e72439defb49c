import CoreGraphics
import Foundation
import Runtime
import Stage

/// Keeps what a stage shows, frame by frame, with its animations, its trace and what is done on it.
///
/// ```swift
/// stage.film = FilmRecorder(title: "Cells")
/// stage.tap(at: CGPoint(x: 195, y: 250))
/// stage.advance(by: 1)
/// let film = stage.film!.film
/// ```
/// While it records, the stage is inspected, and every frame in which something changes costs time in proportion to what
/// changes, and once to the layers on the stage. Older frames than the limit become a part of the first one, so that memory is
/// bounded by what changes in that time.
@MainActor public final class FilmRecorder {
  /// What the film is called.
  public let title: String
  /// What there is to say about it; empty for nothing.
  public let explanation: String
  /// So many seconds are kept, at least.
  public let limit: Double

  /// - Parameters:
  ///   - title: what the film is called.
  ///   - explanation: what there is to say about it.
  ///   - limit: seconds to keep, more than 0; a minute, if nothing is said.
  public init(title: String, explanation: String = "", limit: Double = 60) {
    ensure(limit > 0, "A film needs a limit of more than 0 seconds, not \(limit).")
    self.title = title
    self.explanation = explanation
    self.limit = limit
    film = Film(title: title, explanation: explanation)
  }

  /// What was recorded so far.
  public private(set) var film: Film

  private weak var stage: Stage?
  private var hasBegun = false
  private var reader: InspectionReader?
  private lazy var writer = CommandWriter { [unowned self] in number(of: $0) }
  private var numbersOfStrings: [String: Int] = [:]
  /// Pictures are told apart by what they are, not by what is in them.
  private var numbersOfPictures: [ObjectIdentifier: Int] = [:]
  private var keptPictures: [AnyObject] = []
  private var lastPicture = 0
  /// How many strings there were when those that are not needed were dropped.
  private var stringsAfterSweep = 0
  /// What is on the stage now.
  private var scene = FilmScene()
  /// Layers of which something is to be told at the end of the frame.
  private var changed: Set<Int> = []
  /// Those of elements, with what was told of them last.
  private var elements: [Int: InspectedElement] = [:]
  private var names: [Int: String] = [:]
  private var lastCounters: Inspection.Counters?
  /// Of the passes of the trace, what they are for.
  private var reasons: [Int: String] = [:]

  /// Something to be found again in the film.
  /// - Parameters:
  ///   - text: what there is to say of it.
  ///   - time: where it is, in seconds of the stage; nil for the present time.
  ///   - isFailure: whether a test has failed there.
  public func mark(_ text: String, at time: Double? = nil, isFailure: Bool = false) {
    let last = film.frames.last
    writer.buffer.mark(layer: 0, time: time ?? stage?.time ?? last?.time ?? 0, isFailure: isFailure, text: text)
    // Before the first frame it waits for that.
    guard let last else { return }
    let size = stage?.window.bounds.size ?? CGSize(width: last.width, height: last.height)
    endFrame(at: stage?.time ?? last.time, size: size)
  }
}

// MARK: - Where it records

extension FilmRecorder {
  func begin(on stage: Stage) {
    ensure(!hasBegun, "A FilmRecorder records one stage once: make another one for this stage.")
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
}

extension Stage {
  /// What keeps the stage's film; nil, as at first, keeps none and costs nothing. A new one begins with the next frame.
  public var film: FilmRecorder? {
    get { observer as? FilmRecorder }
    set {
      film?.end()
      observer = nil
      newValue?.begin(on: self)
    }
  }
}

// MARK: - Listening

extension FilmRecorder: StageObserver {
  public func render(_ node: Scene.Node, changes: Scene.Changes) {
    writer.render(node, changes: changes)
    let told: Scene.Changes = [.created, .text, .semantics]
    var isElement = false
    if case .element = node.content { isElement = true }
    if isElement || !changes.isDisjoint(with: told) { changed.insert(node.id) }
  }

  public func arrange(_ children: [Int], of id: Int) { writer.arrange(children, of: id) }

  public func remove(_ id: Int) {
    writer.remove(id)
    elements[id] = nil
    names[id] = nil
  }

  package func heard(_ act: StageAct) {
    guard let stage else { return }
    func write(_ name: CommandBuffer.ActName, _ values: [Double], key: String? = nil) {
      writer.buffer.act(layer: 0, name: name, time: stage.time, values: values, key: key)
    }
    switch act {
    case .touchDown(let point, let id): write(.pointerDown, [Double(id), point.x, point.y])
    case .touchMove(let point, let id): write(.pointerMove, [Double(id), point.x, point.y])
    case .touchUp(let id): write(.pointerUp, [Double(id)])
    case .touchCancel(let id): write(.pointerCancel, [Double(id)])
    case .wheel(let point, let delta): write(.wheel, [point.x, point.y, delta.dx, delta.dy])
    case .secondaryClick(let point): write(.secondaryClick, [point.x, point.y])
    case .key(let key): write(.key, [], key: key)
    case .typing: write(.type, [])
    case .other: write(.other, [])
    }
  }

  package func frameIsDone() {
    guard let reader, let stage, let inspection = stage.takeInspection(for: reader) else { return }
    for animation in inspection.animations where animation.element != nil { changed.insert(animation.layer) }
    if !changed.isEmpty { describeChanged(on: stage) }
    for animation in inspection.animations { writer.buffer.append(animation) }
    for end in inspection.ended {
      writer.buffer.ended(layer: 0, id: end.animation, time: end.time, finished: end.isFinished)
    }
    for entry in inspection.entries { write(entry) }
    if inspection.counters != lastCounters {
      lastCounters = inspection.counters
      writer.buffer.append(inspection.counters)
    }
    endFrame(at: stage.time, size: stage.window.bounds.size)
  }

  private func describeChanged(on stage: Stage) {
    stage.describe(changed) { layer, name, element in
      if names[layer] != name {
        names[layer] = name
        writer.buffer.name(layer: layer, name: name)
      }
      guard let element, elements[layer]?.isTold(as: element) != true else { return }
      elements[layer] = element
      writer.buffer.append(element)
    }
    changed = []
  }

  private func write(_ entry: Trace.Entry) {
    if entry.kind == .pass { reasons[entry.number] = entry.name }
    writer.buffer.append(entry, reason: entry.pass.flatMap { reasons[$0] })
    // A pass that is over has no more calls.
    if entry.depth == 0 { reasons = reasons.filter { $0.key >= entry.number } }
  }
}

// MARK: - Keeping

extension FilmRecorder {
  /// Takes what was written as a frame, or as more of the last one if that has the same time.
  private func endFrame(at time: Double, size: CGSize) {
    var words: [Double] = []
    writer.buffer.flush { written, bytes in
      words.reserveCapacity(written.count)
      keep(Array(written)[...], bytes, in: &words)
    }
    if let last = film.frames.last, last.time == time, (last.width, last.height) == (size.width, size.height) {
      film.frames[film.frames.count - 1].words += words
    } else {
      film.frames.append(Film.Frame(time: time, width: size.width, height: size.height, words: words))
    }
    forget(before: time - limit)
  }

  /// Takes commands as the page reads them; strings become numbers. Layers that are there are not made again: a new
  /// renderer has everything told anew.
  private func keep(_ written: ArraySlice<Double>, _ bytes: UnsafeBufferPointer<UInt8>, in words: inout [Double]) {
    var place = written.startIndex
    while place < written.endIndex {
      let (number, layer) = (Int(written[place]), Int(written[place + 1]))
      var command: [Double] = []
      var start: Int?
      let layout = CommandLayout.all[number]!
      let end = try? layout.read(written[(place + 2)...], strings: .places) { word, kind in
        if kind == .string {
          start = Int(word)
        } else if let first = start {
          start = nil
          command.append(word < 0 ? -1 : Double(self.number(of: bytes[first..<(first + Int(word))])))
        } else {
          command.append(word)
        }
      }
      guard let end else { return }
      place = end
      if scene.knows(number, layer, command[...]) { continue }
      guard (try? scene.apply(number, layer, command[...])) != nil else { continue }
      words += [Double(number), Double(layer)] + command
    }
  }

  private func number(of utf8: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let string = String(decoding: utf8, as: UTF8.self)
    if let known = numbersOfStrings[string] { return known }
    numbersOfStrings[string] = film.strings.count
    film.strings.append(string)
    return film.strings.count - 1
  }

  private func number(of image: Scene.Image) -> Int {
    if let known = numbersOfPictures[ObjectIdentifier(image.source)] { return known }
    lastPicture += 1
    numbersOfPictures[ObjectIdentifier(image.source)] = lastPicture
    keptPictures.append(image.source)
    film.pictures[lastPicture] = Film.Picture(
      mediaType: image.mediaType, address: image.address, data: Array(image.data))
    return lastPicture
  }

  /// What is too old becomes a part of the first frame. Done for a quarter of the limit at a time, so that it is seldom done.
  private func forget(before begin: Double) {
    guard let first = film.frames.first, begin - first.time > limit / 4 else { return }
    let kept = max(1, film.frames.firstIndex { $0.time >= begin } ?? film.frames.count - 1)
    film.fold(kept)
    guard film.strings.count > stringsAfterSweep * 2 + 1000 else { return }
    film.sweep()
    stringsAfterSweep = film.strings.count
    numbersOfStrings = Dictionary(uniqueKeysWithValues: film.strings.enumerated().map { ($1, $0) })
    scene = film.lastScene
    keptPictures.removeAll { picture in
      guard let number = numbersOfPictures[ObjectIdentifier(picture)], film.pictures[number] == nil else {
        return false
      }
      numbersOfPictures[ObjectIdentifier(picture)] = nil
      return true
    }
  }
}
