import CollectionIndex
import TestSupport
import Testing

@Suite struct AxisMapTests {
  /// A random batch on a list, done naively on an array.
  private static func random(_ dice: inout Dice) -> (map: AxisMap, old: [Int], new: [Int?]) {
    let count = dice.roll(12)
    var deletions: [Int] = []
    var movesFrom: [Int] = []
    for index in 0..<count {
      switch dice.roll(4) {
      case 0: deletions.append(index)
      case 1: movesFrom.append(index)
      default: break
      }
    }
    let insertionCount = dice.roll(5)
    let newCount = count - deletions.count + insertionCount
    var places = Array(0..<newCount)
    var insertions: [Int] = []
    for _ in 0..<insertionCount { insertions.append(places.remove(at: dice.roll(places.count))) }
    var moves: [(from: Int, to: Int)] = []
    for from in movesFrom { moves.append((from, places.remove(at: dice.roll(places.count)))) }
    var new: [Int?] = Array(repeating: nil, count: newCount)
    for move in moves { new[move.to] = move.from }
    let staying = (0..<count).filter { !deletions.contains($0) && !movesFrom.contains($0) }
    for (place, old) in zip(places.sorted(), staying) { new[place] = old }
    return (AxisMap(deletions: deletions, insertions: insertions, moves: moves), Array(0..<count), new)
  }

  @Test func itAgreesWithANaiveListInTenThousandRandomBatches() {
    var dice = Dice(seed: 7)
    for _ in 0..<10_000 {
      let (map, old, new) = AxisMapTests.random(&dice)
      for (index, source) in new.enumerated() { #expect(map.oldIndex(ofNew: index) == source) }
      for index in old { #expect(map.newIndex(ofOld: index) == new.firstIndex(of: index)) }
      #expect(map.growth == new.count - old.count)
    }
  }
}
