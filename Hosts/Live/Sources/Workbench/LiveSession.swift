import CoreGraphics
import Films
import Foundation
import Stage
import UIKit

/// What one page sees: a stage with one of the screens, which does what the page says, in its order.
///
/// The page keeps what it has said since the screen began. A program that takes the place of another is told all of it again,
/// and computes the same frames.
@MainActor final class LiveSession {
  private let screens: ScreenList
  private let metrics: any TextMetrics
  private let send: (LiveAnswer) -> Void
  private var stage: Stage?
  private var run = 0
  /// How many messages came, also those that were refused.
  private var heard = 0
  /// Frames before this time are made without telling of them.
  private var toldFrom = 0.0
  private var update: FilmStream.Update?
  private var device = DeviceSettings()
  private var lastEdited: (id: Int, text: String, selection: Range<Int>)?
  /// Whether the page shows what it has typed itself, which may have been refused.
  private var isEditingUntold = false
  /// Whether the page knows that a frame should be asked for, and when one was.
  private var hasWoken = false
  private var lastFrame = Date.distantPast

  init(screens: ScreenList, metrics: any TextMetrics, send: @escaping (LiveAnswer) -> Void) {
    self.screens = screens
    self.metrics = metrics
    self.send = send
  }

  /// Does what a message says; one that says nothing changes nothing, and the page is told why.
  func hear(_ text: String) {
    do {
      let message = try LiveMessage(text)
      switch message {
      case .again(let time): toldFrom = time
      // A question changes nothing, and is not asked again of a program that replaces this one.
      case .layout(let layer, let number): answer(layer, without: number)
      case .properties(let layer): send(.properties(layer, json: stage?.inspectedProperties(layer)?.json))
      default:
        heard += 1
        perform(message)
      }
    } catch {
      heard += 1
      send(.refused(error.message))
    }
  }

  private func perform(_ message: LiveMessage) {
    switch message {
    case .start(let run, let id, let size): start(run, id, size)
    case .device(let settings):
      device = settings
      stage?.use(settings)
    case .frame(let time): if let stage { frame(at: time, on: stage) }
    case .input(let input):
      stage?.perform(input)
      switch input {
      case .edit, .select: isEditingUntold = true
      default: break
      }
    case .again, .layout, .properties: break
    }
  }

  private func answer(_ layer: Int, without number: Int?) {
    guard let number else {
      return send(.layout(layer, without: nil, json: stage?.inspectedLayout(layer)?.json))
    }
    send(.layout(layer, without: number, json: stage?.inspectedTrial(layer, withoutConstraint: number)?.json))
  }

  private func start(_ run: Int, _ id: String, _ size: CGSize) {
    guard let screen = screens.screen(id) else { return send(.refused("unknown screen \(id)")) }
    self.run = run
    update = nil
    lastEdited = nil
    Stage.textMetrics = metrics
    Stage.stopwatch = LiveSession.stopwatch
    Stage.deviceSettings = device
    stage = Stage(size: size, rootViewController: screen.makeViewController(MessagePort()))
    stage?.isEditable = true
  }

  // MARK: Frames

  /// The seconds since this program first asked for them.
  private static let stopwatch: @MainActor () -> Double = {
    let start = ContinuousClock.now
    return { (ContinuousClock.now - start) / .seconds(1) }
  }()

  /// A page whose program was busy asks for a time far ahead; no more than a second passes at once.
  private static let longestStep = 1.0

  private func frame(at time: Double, on stage: Stage) {
    let next = min(time, stage.time + LiveSession.longestStep)
    guard time >= toldFrom else { return stage.frame(at: next) }
    if stage.filmStream == nil { stage.filmStream = FilmStream { [weak self] in self?.update = $0 } }
    let begin = ContinuousClock.now
    stage.frame(at: next)
    let cost = (ContinuousClock.now - begin) / .seconds(1)
    hasWoken = false
    lastFrame = Date()
    tellOfEditing(stage)
    guard let update else { return }
    self.update = nil
    for (number, picture) in update.pictures { send(.picture(number, picture)) }
    send(.frame(update, .init(run: run, heard: heard, needsFrame: stage.needsFrame, cost: cost)))
    if !update.forgottenPictures.isEmpty { send(.forget(update.forgottenPictures)) }
  }

  private func tellOfEditing(_ stage: Stage) {
    let edited = stage.editedText
    guard
      isEditingUntold || edited?.id != lastEdited?.id || edited?.text != lastEdited?.text
        || edited?.selection != lastEdited?.selection
    else { return }
    lastEdited = edited
    isEditingUntold = false
    send(.edited(edited, heard: heard))
  }

  /// Asks the page for a frame if something has changed while nothing moved: what a program does by itself, such as showing
  /// what has come from a server.
  func wakePage() {
    guard let stage, !hasWoken, stage.filmStream != nil, Date().timeIntervalSince(lastFrame) > 0.1, stage.needsFrame
    else { return }
    hasWoken = true
    send(.wake)
  }
}
