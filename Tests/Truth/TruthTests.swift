import Foundation
import Testing

@MainActor
struct TruthTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")

  /// Every recorded number is met, or is named as different on purpose.
  @Test(arguments: Topic.all)
  func recordedNumbersAreMet(topic: Topic) throws {
    let comparisons = try topic.comparisons()
    #expect(!comparisons.isEmpty)
    for comparison in comparisons where comparison.keptBecause == nil {
      #expect(
        comparison.isEqual,
        "\(comparison.name): recorded \(comparison.recorded), ours \(comparison.ours), within \(comparison.tolerance)")
    }
  }

  /// A difference that is kept exists, and is explained.
  @Test(arguments: Topic.all)
  func keptDifferencesDifferAndAreExplained(topic: Topic) throws {
    let differences = try String(
      contentsOf: root.appendingPathComponent("Documentation/Differences.md"), encoding: .utf8)
    for comparison in try topic.comparisons() {
      guard let reason = comparison.keptBecause else { continue }
      #expect(!comparison.isEqual, "\(comparison.name) is equal by now")
      #expect(differences.contains(reason), "\(comparison.name) is not explained: \(reason)")
    }
  }

  /// README and Promises.md state how many of the recorded numbers are met.
  @Test func documentsStateHowManyAreMet() throws {
    let all = try Topic.all.flatMap { try $0.comparisons() }
    let statement = "\(all.filter(\.isEqual).count) of \(all.count) recorded values"
    print("Truth: \(statement)")
    let page = try String(contentsOf: root.appendingPathComponent("Documentation/Truth.md"), encoding: .utf8)
    for topic in Topic.all {
      let values = try topic.comparisons()
      let row = "| \(topic.name) | \(values.count) | \(values.filter(\.isEqual).count) |"
      #expect(page.contains(row), "Documentation/Truth.md should have the row \(row)")
    }
    for (reason, values) in Dictionary(grouping: all.filter { $0.keptBecause != nil }, by: { $0.keptBecause ?? "" }) {
      let row = "| \(reason) | \(values.count) |"
      #expect(page.contains(row), "Documentation/Truth.md should have the row \(row)")
    }
    for document in ["README.md", "Documentation/Promises.md"] {
      let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
      #expect(text.contains(statement), "\(document) should say: \(statement)")
    }
  }
}
