import Boards
import Foundation
import Stage
import UIKit

/// A board on a stage, moved frame by frame and measured.
@MainActor final class Workload {
  private let options: BenchmarkOptions
  private let controller: BoardController
  private let stage: Stage
  private let renderer = DiscardingRenderer()
  private var results = Results()
  private var collectionView: UICollectionView { controller.collectionView }

  /// Opens the board and shows its first scene.
  init(_ options: BenchmarkOptions) {
    self.options = options
    _ = Meter.memory("VmRSS:")  // The code that reads it is in memory from now on.
    let memory = Meter.memory("VmRSS:")
    let start = Meter.cpu
    controller = BoardController(options)
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
    stage.renderer = renderer
    stage.frame(at: 1.0 / 60)
    let end = Meter.cpu
    let openMemory = Meter.memory("VmRSS:")
    results.put("mode", options.mode.rawValue)
    results.put("view", options.view.rawValue)
    results.put("layout", options.layout.rawValue)
    results.put("cell", options.cell.rawValue)
    results.put("sizes", options.sizes.rawValue)
    results.put("n", Double(options.count))
    results.put("open_cpu_ms", (end - start) / 1e3)
    results.put("app_rss_MB", memory)
    results.put("open_rss_MB", openMemory)
  }

  func run() -> Results {
    switch options.mode {
    case .open, .snapshot, .micro, .feed: break
    case .scroll, .section: scroll()
    case .jump: jump()
    case .batch: batches()
    case .scale: scale()
    }
    results.put("cells", Double(collectionView.visibleCells.count))
    results.put("changes", Double(renderer.changes))
    results.put("end_rss_MB", Meter.memory("VmRSS:"))
    results.put("peak_rss_MB", Meter.memory("VmHWM:"))
    return results
  }

  /// The stage's next frame.
  private func frame() { stage.frame(at: stage.time + 1.0 / 60) }

  /// CPU microseconds of what is done, after the wait between frames.
  private func measured(_ work: () -> Void) -> Double {
    Meter.wait(options.pace)
    let start = Meter.cpu
    work()
    return Meter.cpu - start
  }

  // MARK: W2, W3, W5, W6

  /// Sixty frames to warm up, then those that count.
  private func scroll() {
    for _ in 0..<30 { frame() }
    for index in 0..<(60 + options.frames) {
      let time = measured {
        collectionView.contentOffset.y += options.step
        frame()
      }
      if index >= 60 { results.add("frame", time) }
    }
  }

  /// To the end and back.
  private func jump() {
    let end = collectionView.contentSize.height - collectionView.bounds.height
    for round in 0..<options.rounds {
      let there = measured {
        collectionView.contentOffset.y = end
        frame()
      }
      if round == 0 {
        results.put("first_jump_us", there)
        results.put("last_index_at_end", Double(collectionView.indexPathsForVisibleItems.map { $0.item }.max() ?? -1))
      }
      results.add("jump_end", there)
      results.add(
        "jump_start",
        measured {
          collectionView.contentOffset.y = 0
          frame()
        })
    }
  }

  // MARK: Scale

  /// Frames that scroll, and a batch of 5,000 deletions and 5,000 insertions all over the items, with the frame that
  /// takes it in.
  private func scale() {
    scroll()
    for _ in 0..<3 {
      let batch = measured {
        controller.replaceScattered(5000)
        frame()
      }
      results.add("batch", batch)
    }
  }

  // MARK: W4

  /// Batches that are animated over 0.4 s: the transaction with the frame that takes it in, then 24 frames.
  private func batches() {
    controller.scrollToMiddle()
    for _ in 0..<30 { frame() }
    results.put("visible", Double(collectionView.visibleCells.count))
    for round in 0..<(options.rounds + 3) {
      let change = controller.randomChange()
      let transaction = measured {
        controller.perform(change)
        frame()
      }
      if round >= 3 { results.add("tx_total", transaction) }
      for _ in 0..<23 {
        let time = measured { frame() }
        if round >= 3 { results.add("anim_frame", time) }
      }
      for _ in 0..<9 { frame() }
    }
  }
}
