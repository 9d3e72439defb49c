import CollectionIndex
import Testing

@Suite struct PartitioningIndexTests {
  @Test func itIsTheFirstForWhichTheClosureHolds() {
    let numbers = [1, 3, 3, 5, 8]
    #expect(numbers.partitioningIndex { $0 >= 3 } == 1)
    #expect(numbers.partitioningIndex { $0 > 3 } == 3)
    #expect(numbers.partitioningIndex { $0 > 0 } == 0)
    #expect(numbers.partitioningIndex { $0 > 8 } == 5)
    #expect([Int]().partitioningIndex { _ in true } == 0)
  }

  @Test func aRangeNeedNotBeginAtZero() {
    #expect((3..<9).partitioningIndex { $0 >= 5 } == 5)
    #expect((3..<9).partitioningIndex { _ in false } == 9)
    #expect((3..<3).partitioningIndex { _ in true } == 3)
  }

  @Test func aMillionNumbersTakeTwentyQuestions() {
    for first in [0, 1, 499_999, 999_999, 1_000_000] {
      var questions = 0
      let index = (0..<1_000_000).partitioningIndex {
        questions += 1
        return $0 >= first
      }
      #expect(index == first)
      #expect(questions <= 20)
    }
  }

  @Test func numbersNearTheLargestDoNotOverflow() {
    #expect((Int.max - 3..<Int.max).partitioningIndex { $0 >= Int.max - 1 } == Int.max - 1)
  }
}
