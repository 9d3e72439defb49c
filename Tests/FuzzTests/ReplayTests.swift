import Testing

@testable import Fuzz

// Scripts that the fuzzer found when the engine was wrong, where a test of the engine alone would say less.

@MainActor @Suite struct ReplayTests {
  /// Sizes that cells say in a change without animation: an item that is pushed out and comes back in the same change keeps
  /// what fades it in; what returns from a row, while the room changes, goes on from where it is seen; among views of one
  /// depth and index path the order stays; sizes follow items that are moved by hand though a batch ends the movement.
  @Test(arguments: [
    """
    layout compositional 602638
    batch 0 insertSection 6 0
    batch 3 moveSection 1 3
    batch 0 reloadSection 3 6
    exchange 495 1
    offset 824 932 2
    wheel -252 -135
    batch 1 deleteItem 1 1 insertSection 5 2
    """,
    """
    layout compositional 955766
    batch 1 deleteSection 2
    reload 957 1
    batch 8
    scrollToItem 1 12 0 0
    batch 0 deleteItem 7 7 deleteItem 0 28
    batch 0 reloadSection 2 0
    exchange 381 0
    mistake 2 6 14
    batch 0 insertItem 0 23
    inset 1 18 23 9
    """,
    """
    layout compositional 917355
    exchange 68 2
    exchange 108 4
    batch 0 insertSection 1 4
    """,
    """
    layout compositional 609703
    batch 2
    batch 2 reloadSection 5 0
    batch 0 moveItem 3 27 6 9
    batch 8 insertSection 2 9
    lift 24
    down 95 84
    move 21 -25 4
    settle
    carry 32 6
    batch 0 reloadItem 2 13
    """,
  ])
  func whatWasWrongIsRight(_ text: String) throws {
    let violation = try FuzzScript(text: text).run()?.violation
    #expect(violation == nil, "\(violation?.message ?? "")")
  }
}
