import UIKit
import XCTest

/// The scenarios on Apple's UIKit, which write what they record to the folder that TRUTH_RESULTS names.
///
/// Each topic has a test of its own: where UIKit raises an exception, the process ends, and the next test begins in a new one.
@MainActor final class TruthTests: XCTestCase {
  func testBatchUpdates() async throws { try await record(.batchUpdates) }
  func testEnds() async throws { try await record(.ends) }
  func testInterruptedUpdates() async throws { try await record(.interruptedUpdates) }
  func testInvalidations() async throws { try await record(.invalidations) }
  func testBoundsChanges() async throws { try await record(.boundsChanges) }
  func testLayoutTransitions() async throws { try await record(.layoutTransitions) }
  func testScrolling() async throws { try await record(.scrolling) }
  func testDisplay() async throws { try await record(.display) }
  func testSelfSizing() async throws { try await record(.selfSizing) }
  func testStickyHeaders() async throws { try await record(.stickyHeaders) }
  func testCompositional() async throws { try await record(.compositional) }
  func testOrthogonal() async throws { try await record(.orthogonal) }
  func testLists() async throws { try await record(.lists) }
  func testDiffable() async throws { try await record(.diffable) }
  func testReordering() async throws { try await record(.reordering) }
  func testSprings() async throws { try await record(.springs) }
  func testInterruptingBlocks() async throws { try await record(.interruptingBlocks) }
  func testNavigation() async throws { try await record(.navigation) }
  func testSheets() async throws { try await record(.sheets) }

  /// Performs a topic's scenarios one after the other. The file is written after each of them, so that it has all that came
  /// before an exception.
  private func record(_ topic: ScenarioTopic) async throws {
    let device = UIDevice.current
    let window = try makeWindow()
    defer { window.isHidden = true }
    let size = window.bounds.size
    let system = "\(device.systemName) \(device.systemVersion), \(size.width.text) x \(size.height.text)"
    let folder = ProcessInfo.processInfo.environment["TRUTH_RESULTS"] ?? NSTemporaryDirectory()
    let file = URL(fileURLWithPath: folder).appendingPathComponent("\(topic.name).json")
    var records: [ScenarioRecord] = []
    for scenario in topic.scenarios {
      let run = ScenarioRun(scenario, in: window)
      await FrameLoop(run).perform()
      records.append(run.record)
      try Data(ScenarioRecord.json(records, topic: topic.name, system: system).utf8).write(to: file)
      window.rootViewController?.dismiss(animated: false)
    }
    XCTAssertEqual(records.count, topic.scenarios.count)
  }

  private func makeWindow() throws -> UIWindow {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let window = UIWindow(windowScene: try XCTUnwrap(scenes.first))
    window.makeKeyAndVisible()
    return window
  }
}
