import Testing

@testable import Fuzz

// Scripts that the fuzzer found when the engine was wrong, where a test of the engine alone would say less.

@MainActor @Suite struct ReplayTests {
  /// Sizes that cells say in a change without animation: an item that is pushed out and comes back in the same change keeps
  /// what fades it in; what returns from a row, while the room changes, goes on from where it is seen; among views of one
  /// depth and index path the order stays; sizes follow items that are moved by hand though a batch ends the movement.
  /// What comes back and is pushed out again in one pass stays on its curve; content that has arrived at an item is not
  /// scrolled again by a batch; what comes back while an item is aimed at several times goes on from where it was seen.
  /// A row that a wheel has let go out of sight is taken away, and one that is gone under a finger rests where it is.
  /// A layout answers for an update no longer than that lasts, though it was interrupted, and rows are measured in the role
  /// that they are about to get in their list.
  /// Of rows that have another range, and of cells that are scrolled away while they disappear, the looks ask no more than
  /// they may; so do those of what is prefetched when a program exchanges a layout that has not been shown.
  /// A highlight ends with the touched cell though another shows the item by then, and views are stacked by the order of an
  /// interactive movement, among which those that disappear keep their places.
  /// A button that a finger holds is pressed although its controller is gone, a filmstrip catches up with a dragged photo
  /// with reduced motion, too, and an item that another geometry has moved is not brought back by the next change of size.
  @Test(arguments: [
    """
    layout snapshots 978683
    reload 439 0
    down 74 55
    wait 10
    batch 0 moveSection 6 7
    resize 324 295 2
    resize 267 518 4
    wait 18
    batch 0 moveSection 4 0
    """,
    """
    layout flow 409685
    batch 6 insertItem 2 21
    batch 0 insertItem 6 7
    batch 0 insertItem 7 12
    batch 0 insertItem 2 2
    interject 7 4 819 0
    batch 0 insertItem 0 18 insertItem 7 26
    batch 0 insertItem 1 5
    reload 956 1
    exchange 921 3
    batch 0 insertItem 4 2
    mistake 1 1 6
    inset 13 14 18 16
    resize 158 285 0
    offset 384 752 1
    batch 0 moveItem 1 1 4 15 deleteItem 2 15
    settle
    batch 2 deleteItem 7 19 moveItem 5 13 2 8
    batch 2 deleteSection 3 insertItem 2 5 moveItem 3 34 6 38
    resize 296 448 0
    batch 0 moveItem 0 17 0 3
    batch 0 reloadItem 4 30 deleteItem 3 27 deleteItem 4 24
    batch 0 insertItem 6 32
    down 16 45
    lift 14
    carry 64 49
    move 5 23 3
    wait 4
    """,
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
    """
    layout compositional 506870
    resize 273 398 2
    reload 770 0
    batch 0 insertSection 7 2 insertItem 1 3
    exchange 788 2
    reload 374 0
    batch 4 reloadSection 6 7
    offset 144 319 1
    wait 12
    exchange 521 1
    adjust 28 1
    wheel 109 285
    adjust 633 0
    resize 233 223 1
    wait 20
    """,
    """
    layout compositional 329083
    exchange 936 1
    reload 447 1
    adjust 126 2
    settle
    wait 17
    wait 18
    scrollToItem 1 5 3 1
    wait 19
    batch 0 insertItem 0 32
    """,
    """
    layout compositional 958646
    adjust 82 0
    adjust 515 2
    reload 320 0
    offset 444 517 1
    wait 19
    scrollToItem 2 39 4 1
    batch 0 moveSection 0 3
    batch 7 reloadSection 2 0 insertItem 7 5
    resize 228 632 2
    offset 606 68 2
    batch 7 deleteItem 6 5 insertSection 2 11
    batch 0 deleteItem 7 16
    exchange 827 1
    batch 0 deleteItem 7 32
    adjust 716 0
    resize 300 395 0
    wait 20
    """,
    """
    layout compositional 489151
    exchange 894 0
    offset 963 461 1
    mistake 7 2 13
    wait 17
    adjust 421 1
    scrollToItem 5 36 5 0
    """,
    """
    layout compositional 675498
    batch 0 insertItem 5 23
    batch 0 insertItem 0 6
    batch 0 insertItem 1 39
    batch 0 insertItem 5 37
    exchange 831 2
    batch 0 insertItem 4 35
    batch 0 deleteSection 3 deleteItem 0 22
    adjust 544 1
    batch 2 insertItem 6 38
    adjust 713 3
    batch 0 deleteItem 6 26 deleteItem 3 31 moveSection 3 5
    resize 231 518 2
    batch 4 deleteSection 1
    scrollToItem 1 20 4 0
    """,
    """
    layout compositional 215555
    reload 346 0
    batch 7 deleteSection 2
    batch 0 deleteSection 1
    batch 0 insertSection 6 3 deleteSection 6
    batch 2 deleteSection 2 moveItem 7 5 4 24
    batch 5 deleteItem 6 20
    batch 0 deleteItem 0 32
    exchange 393 0
    settle
    resize 153 155 2
    wheel -13 76
    offset 702 367 0
    """,
    """
    layout compositional 478455
    resize 353 435 2
    resize 286 446 1
    exchange 706 3
    adjust 866 3
    reload 93 0
    wait 3
    wheel -26 159
    batch 4 reloadSection 1 4
    wait 2
    wait 4
    wait 3
    wait 2
    wait 20
    offset 707 596 0
    wait 8
    reload 683 1
    wait 3
    batch 3 deleteSection 4
    down 15 82
    batch 5 deleteSection 4
    batch 0 deleteSection 0
    """,
    """
    layout snapshots 842426
    exchange 932 0
    interject 4 4 775 8
    adjust 815 2
    batch 0 reloadItem 1 21
    batch 0 insertItem 5 11
    batch 0 moveItem 4 26 4 4
    batch 0 insertItem 7 18
    batch 5
    batch 0 deleteItem 5 20
    batch 0 reloadItem 6 12
    batch 3 deleteItem 6 15
    offset 558 434 2
    """,
    """
    layout flow 422809
    batch 8 insertSection 5 5
    inset 10 5 24 17
    batch 0
    interject 8 14 87 9
    batch 3
    offset 206 765 0
    batch 0 reloadSection 5 9
    batch 0
    batch 0 insertItem 7 15
    batch 0
    batch 0
    batch 0
    batch 0
    batch 0 reloadSection 3 11
    interject 8 15 457 0
    """,
    """
    layout sizing 729659
    exchange 80 1
    inset 8 7 12 14
    resize 247 615 0
    exchange 877 1
    """,
    """
    layout screens 794562
    open 3 0
    open 4 1
    editing 1
    exchange 974 1
    """,
    """
    layout screens 746306
    device 1
    open 0 0
    resize 377 470 1
    open 4 1
    batch 0 moveItem 0 25 2 26
    """,
    """
    layout gallery 556260
    down 56 22
    open 2 0
    drag 84 50 97 24 2
    press 15
    hold 6
    move 0 33 3
    leave 0
    move 19 25 3
    wait 22
    """,
    """
    layout gallery 846199
    open 3 0
    drag 86 67 7 19 2
    pinch 76 40 113 292 1
    """,
    """
    layout snapshots 694813
    exchange 99 3
    offset 614 673 2
    resize 113 331 0
    mistake 5 4 5
    adjust 493 1
    resize 189 368 4
    """,
  ])
  func whatWasWrongIsRight(_ text: String) throws {
    let violation = try FuzzScript(text: text).run()?.violation
    #expect(violation == nil, "\(violation?.message ?? "")")
  }
}
