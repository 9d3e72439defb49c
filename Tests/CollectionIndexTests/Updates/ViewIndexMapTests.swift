import CollectionIndex
import Testing

@Suite struct ViewIndexMapTests {
  @Test func viewsFollowTheirSections() {
    let map = ViewIndexMap<String>()
    let sections = AxisMap(deletions: [0], insertions: [2])
    #expect(map.newPlace(of: "a", ofOld: (0, 5), in: sections) == nil)
    #expect(map.newPlace(of: "a", ofOld: (1, 5), in: sections)! == (0, 5))
    #expect(map.oldPlace(of: "a", ofNew: (2, 0), in: sections) == nil)
    #expect(map.oldPlace(of: "a", ofNew: (1, 3), in: sections)! == (2, 3))
  }

  @Test func viewsOfAKindThatTheLayoutChangesMakeWay() {
    var map = ViewIndexMap<String>()
    let sections = AxisMap(deletions: [0], insertions: [])
    // The insertion is in new section 0, which is old section 1; the deleted view of old section 0 goes with it.
    map.change("a", deletions: [(1, 2), (0, 0)], insertions: [(0, 0)], in: sections)
    #expect(map.contains("a") && !map.contains("b"))
    #expect(map.newPlace(of: "a", ofOld: (1, 0), in: sections)! == (0, 1))
    #expect(map.newPlace(of: "a", ofOld: (1, 2), in: sections) == nil)
    #expect(map.newPlace(of: "a", ofOld: (1, 3), in: sections)! == (0, 3))
    #expect(map.oldPlace(of: "a", ofNew: (0, 0), in: sections) == nil)
    #expect(map.oldPlace(of: "a", ofNew: (0, 1), in: sections)! == (1, 0))
    #expect(map.newPlace(of: "b", ofOld: (1, 2), in: sections)! == (0, 2))
  }

  @Test func aViewThatIsNamedTwiceChangesOnce() {
    var map = ViewIndexMap<String>()
    let sections = AxisMap()
    map.change("a", deletions: [(0, 1), (0, 1)], insertions: [], in: sections)
    #expect(map.newPlace(of: "a", ofOld: (0, 2), in: sections)! == (0, 1))
  }

  @Test func insertionsIntoInsertedSectionsAreLeftOut() {
    var map = ViewIndexMap<String>()
    let sections = AxisMap(deletions: [], insertions: [0])
    map.change("a", deletions: [], insertions: [(0, 0)], in: sections)
    #expect(map.newPlace(of: "a", ofOld: (0, 0), in: sections)! == (1, 0))
  }
}
