import Testing

@testable import UIKit

/// The numbers of sections and items that a collection view was told, without a screen.
@MainActor @Suite struct LoadedCountsTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [2, 0, 5]
    /// The sections that were asked for; -1 for their number.
    var asked: [Int] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      asked.append(-1)
      return counts.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      asked.append(section)
      return counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      UICollectionViewCell()
    }
  }

  private let source = Source()
  private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  private var data: CollectionData { view.data }

  @Test func theDataSourceIsAskedOnceUntilTheNumbersAreForgotten() {
    data.source = source
    #expect(data.known == nil && source.asked.isEmpty)
    let (first, second) = (data.loadedCounts(), data.loadedCounts())
    #expect(first == [2, 0, 5] && second == first && data.known == first)
    #expect(source.asked == [-1, 0, 1, 2])
    source.counts = [3]
    data.forget()
    #expect(data.known == nil)
    let third = data.loadedCounts()
    #expect(third == [3] && source.asked == [-1, 0, 1, 2, -1, 0])
  }

  @Test func nothingIsKnownWithoutADataSource() {
    let counts = data.loadedCounts()
    #expect(counts.isEmpty && data.known == nil)
    data.source = source
    #expect(data.loadedCounts() == [2, 0, 5])
  }

  @Test func numbersThatAreKnownOtherwiseAreNotAskedFor() {
    data.source = source
    data.know([7])
    #expect(data.loadedCounts() == [7] && source.asked.isEmpty)
  }

  @Test func changesOfTheDataAreCounted() {
    data.noteChange()
    data.noteChange()
    data.forget()
    #expect(data.changes == 2)
  }
}
