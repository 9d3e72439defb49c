// Sums of numbers that change, beside adding them up.

import Testing

@testable import CollectionIndex

@Suite struct PrefixSumsTests {
  /// As many as fill parts, and one more and one fewer.
  private static let counts = [0, 1, 2, 511, 512, 513, 1024, 1300]

  @Test(arguments: counts) func zeros(count: Int) {
    let sums = PrefixSums(count: count)
    #expect(sums.count == count)
    #expect((0...count).allSatisfy { sums.sum(before: $0) == 0 })
  }

  @Test(arguments: counts) func numbersAndTheirChanges(count: Int) {
    var numbers = (0..<count).map { Double($0 * 7 % 11) }
    var sums = PrefixSums(numbers)
    var changed = PrefixSums(count: count)
    for (index, number) in numbers.enumerated() { changed.add(number, at: index) }
    expect(sums, numbers)
    expect(changed, numbers)
    for index in stride(from: count - 1, through: 0, by: -97) {
      numbers[index] -= 3
      sums.add(-3, at: index)
    }
    expect(sums, numbers)
  }

  private func expect(_ sums: PrefixSums, _ numbers: [Double]) {
    var sum = 0.0
    for end in 0...numbers.count {
      #expect(sums.sum(before: end) == sum)
      if end < numbers.count { sum += numbers[end] }
    }
  }
}
