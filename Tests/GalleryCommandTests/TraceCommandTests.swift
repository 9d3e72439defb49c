// What a collection view asks its layout in an update: SEEDS C's order and E's counts.

import Foundation
import Testing

@testable import GalleryCommand

@MainActor @Suite struct TraceCommandTests {
  /// The lines of each batch update of the three cells, one list for each press.
  private func batches(_ presses: [String]) throws -> [[String]] {
    let steps = presses.map { #"{"press": "\#($0)"}, {"wait": 0.5}"# }.joined(separator: ", ")
    let folder = try TemporaryFolder()
    let file = try folder.write("[\(steps)]", to: "script.json")
    let outcome = GalleryTool.run(arguments: ["trace", "three-cells", "--script", file])
    try #require(outcome.error == "")
    var batches: [[String]] = []
    var isInBatch = false
    for line in outcome.output.split(separator: "\n") {
      let isIndented = line.hasPrefix("         ")
      if !isIndented {
        isInBatch = line.hasSuffix("batch update")
        if isInBatch { batches.append([]) }
      } else if isInBatch {
        batches[batches.count - 1].append(String(line.dropFirst(9)))
      }
    }
    return batches
  }

  /// The questions for initial and final attributes, without the answers.
  private func asked(_ batch: [String]?) -> [String] {
    (batch ?? []).compactMap { line in
      for (method, word) in [
        ("layout.initialLayoutAttributesForAppearingItem(at: ", "initial "),
        ("layout.finalLayoutAttributesForDisappearingItem(at: ", "final "),
      ] where line.hasPrefix(method) {
        return word + line.dropFirst(method.count).prefix { $0 != ")" }
      }
      return nil
    }
  }

  @Test func deletingTheSecondOfThreeIsPrintedInTheDocumentedOrder() throws {
    #expect(
      try batches(["Delete"]) == [
        [
          "collectionView.deleteItems(at: [[0, 1]])",
          "dataSource.numberOfSections() -> 1",
          "dataSource.collectionView(numberOfItemsInSection: 0) -> 2",
          "layout.invalidateLayout(with: everything, counts)",
          "layout.prepare()",
          "layout.collectionViewContentSize -> 170 x 100",
          "layout.layoutAttributesForElements(in: (0, 0, 390, 100)) -> [[0, 0], [0, 1]]",
          "layout.prepare(forCollectionViewUpdates: [delete [0, 1]])",
          "layout.collectionViewContentSize -> 170 x 100",
          "layout.targetContentOffset(forProposedContentOffset: (0, 0)) -> (0, 0)",
          "layout.layoutAttributesForElements(in: (0, 0, 390, 100)) -> [[0, 0], [0, 1]]",
          "layout.finalLayoutAttributesForDisappearingItem(at: [0, 1]) -> (90, 0, 80, 100) alpha 0",
          "layout.finalLayoutAttributesForDisappearingItem(at: [0, 2]) -> (90, 0, 80, 100) alpha 0",
          "layout.initialLayoutAttributesForAppearingItem(at: [0, 1]) -> (180, 0, 80, 100)",
          "layout.finalizeCollectionViewUpdates()",
        ]
      ])
  }

  @Test func insertingAtOneOfThreeAsksForFiveAnimations() throws {
    #expect(
      asked(try batches(["Insert"]).last) == [
        "final [0, 1]", "final [0, 2]", "initial [0, 1]", "initial [0, 2]", "initial [0, 3]",
      ])
  }

  @Test func deletingOneOfFourAsksForFiveAnimations() throws {
    #expect(
      asked(try batches(["Insert", "Delete"]).last) == [
        "final [0, 1]", "final [0, 2]", "final [0, 3]", "initial [0, 1]", "initial [0, 2]",
      ])
  }

  @Test func movingTheFirstOfThreeToTheEndAsksForSixAnimations() throws {
    #expect(
      asked(try batches(["Move"]).last) == [
        "final [0, 0]", "final [0, 1]", "final [0, 2]", "initial [0, 0]", "initial [0, 1]", "initial [0, 2]",
      ])
  }

  @Test func reloadingAsksEachCellForBoth() throws {
    let batch = try batches(["Reload"]).last
    #expect(batch?.contains("layout.prepare(forCollectionViewUpdates: [reload section 0])") == true)
    #expect(
      asked(batch) == [
        "final [0, 0]", "final [0, 1]", "final [0, 2]", "initial [0, 0]", "initial [0, 1]", "initial [0, 2]",
      ])
  }

  @Test func everyLineOfJSONIsAnObjectAndTellsTheSame() throws {
    let text = GalleryTool.run(arguments: ["trace", "colours"]).output.split(separator: "\n")
    let lines = GalleryTool.run(arguments: ["trace", "colours", "--json"]).output.split(separator: "\n")
    #expect(lines.count == text.count)
    for (number, line) in lines.enumerated() {
      let entry = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(entry["number"] as? Int == number)
      let name = try #require(entry["name"] as? String)
      #expect(text[number].contains(name.prefix { $0 != "(" }))
      guard name.hasPrefix("initialLayoutAttributes"), let element = (entry["elements"] as? [[String: Any]])?.first
      else { continue }
      #expect((element["frame"] as? [Double])?.count == 4)
      #expect((element["transform"] as? [Double])?.count == 16)
    }
  }
}
