import Foundation
import Pictures
import Stage
import UIKit

/// A measurement of the costs of drawing a board of `Benchmarks`, beside the toolkits that it compares with: one process
/// measures one board and prints a line of JSON.
@MainActor final class BoardCosts {
  private let options: BenchmarkOptions
  private let controller: BoardController
  private let stage: Stage
  private let moving: MovingPicture
  /// The CPU time of frames, and of their drawing alone, in microseconds.
  private var times: (frame: [Double], render: [Double]) = ([], [])
  private var pixels = 0

  init(_ options: BenchmarkOptions) throws {
    self.options = options
    let size = CGSize(width: 390, height: 844)
    controller = BoardController(options)
    stage = Stage(size: size, rootViewController: controller)
    moving = try MovingPicture(size: size, renderer: PictureRenderer(scale: 1))
    stage.renderer = moving
  }

  /// Scrolls the board, or changes it batch by batch, as the peers do, and returns the result as JSON.
  func run() -> String {
    if options.mode == .batch { batches() } else { scroll() }
    func field(_ name: String, _ values: [Double]) -> String {
      let sorted = values.sorted()
      return "\"\(name)_med_us\":\(sorted[sorted.count / 2]),\"\(name)_p99_us\":\(sorted[sorted.count * 99 / 100])"
    }
    let share = Double(pixels) / Double(times.frame.count * moving.picture.width * moving.picture.height)
    return "{\(field("frame", times.frame)),\(field("render", times.render)),\"drawn\":\(share)}"
  }

  private func scroll() {
    for index in 0..<(90 + options.frames) {
      frame(isMeasured: index >= 90) {
        if index >= 30 { self.controller.collectionView.contentOffset.y += self.options.step }
      }
    }
  }

  private func batches() {
    controller.scrollToMiddle()
    for _ in 0..<30 { frame(isMeasured: false) }
    for round in 0..<(options.rounds + 3) {
      controller.perform(controller.randomChange())
      frame(isMeasured: false)
      for _ in 0..<23 { frame(isMeasured: round >= 3) }
      for _ in 0..<9 { frame(isMeasured: false) }
    }
  }

  private func frame(isMeasured: Bool, _ change: () -> Void = {}) {
    let start = BoardCosts.cpu
    change()
    stage.frame(at: stage.time + 1.0 / 60)
    let middle = BoardCosts.cpu
    let part = moving.update()
    let end = BoardCosts.cpu
    guard isMeasured else { return }
    times.frame.append(end - start)
    times.render.append(end - middle)
    if let part { pixels += part.width * part.height }
  }

  /// The CPU time of the process, in microseconds.
  private static var cpu: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
