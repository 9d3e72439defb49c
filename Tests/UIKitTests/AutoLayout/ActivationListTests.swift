import Testing

@testable import UIKit

@MainActor @Suite struct ActivationListTests {
  /// Counts how often it is asked for its number.
  private final class Counted: Activated {
    static var questions = 0
    private let number: Int

    init(_ number: Int) { self.number = number }

    var order: Int {
      Counted.questions += 1
      return number
    }
  }

  @Test func oneOfAThousandIsRemovedWithoutLookingAtAll() {
    var list = ActivationList<Counted>()
    let all = (0..<1000).map { Counted($0 * 3) }
    for one in all { list.append(one) }
    Counted.questions = 0
    for one in all.enumerated().sorted(by: { $0.offset * 7 % 1000 < $1.offset * 7 % 1000 }) { list.remove(one.element) }
    #expect(list.entries.isEmpty)
    #expect(Counted.questions <= 1000 * 12)
  }

  @Test func whatIsNotInItIsNotRemoved() {
    var list = ActivationList<Counted>()
    let (one, two) = (Counted(1), Counted(2))
    list.append(one)
    list.remove(two)
    list.remove(Counted(1))
    #expect(list.entries.count == 1 && list.entries[0] === one)
  }
}
