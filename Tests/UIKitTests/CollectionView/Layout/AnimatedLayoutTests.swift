import Stage
import Testing
import UIKit

/// `invalidateLayout()` and `layoutIfNeeded()` inside an animation block.
@MainActor @Suite struct AnimatedLayoutTests {
  private func y(_ fixture: CollectionFixture, _ item: Int) -> Double? {
    let cell = fixture.collectionView.subviews.first { ($0 as? DiaryCell)?.shownAttributes?.indexPath.item == item }
    guard let cell else { return nil }
    let seen = fixture.screen.seen(cell)
    return Double(seen.position.y - seen.bounds.height / 2)
  }

  @Test func onlyWhatComesOrGoesIsAskedForAndInOrder() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.animate(itemHeight: 200)
    let asked = fixture.layout.log.filter { !$0.hasPrefix("item") }
    #expect(asked == ["prepare", "target", "elements", "final 0.2", "final 0.3"])
    fixture.stage.advance(by: 1)
    fixture.clear()
    fixture.animate(itemHeight: 100)
    let askedBack = fixture.layout.log.filter { !$0.hasPrefix("item") }
    #expect(askedBack == ["prepare", "target", "elements", "initial 0.2", "initial 0.3"])
  }

  @Test func withoutAnimationNeitherIsAskedNorTheTarget() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.layout.itemHeight = 200
    fixture.layout.invalidateLayout()
    fixture.stage.advance(by: 0.1)
    #expect(!fixture.layout.log.contains { $0.hasPrefix("initial") || $0.hasPrefix("final") || $0 == "target" })
    #expect(fixture.items() == [0, 1] && fixture.shown == [0, 1])
  }

  @Test func survivorsMoveFromWhereTheyAre() throws {
    let fixture = CollectionFixture([100])
    fixture.animate(itemHeight: 160)
    fixture.stage.advance(by: 0.5)
    #expect(isNear(try #require(y(fixture, 1)), 130))
    #expect(isNear(Double(fixture.screen.seen(try #require(fixture.cell(1))).bounds.height), 130))
    fixture.stage.advance(by: 0.5)
    #expect(fixture.cell(1)!.frame == CGRect(x: 0, y: 160, width: 400, height: 160))
  }

  @Test func byDefaultWhatGoesFadesOutAtItsNewPlaceAndWhatComesFadesIn() throws {
    let fixture = CollectionFixture([100])
    let leaving = try #require(fixture.cell(3))
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 0.5)
    #expect(isNear(fixture.screen.seen(leaving).opacity, 0.5))
    #expect(isNear(try #require(y(fixture, 3)), 450))
    fixture.stage.advance(by: 0.5)
    fixture.animate(itemHeight: 100)
    fixture.stage.advance(by: 0.25)
    let coming = try #require(fixture.cell(3))
    #expect(isNear(fixture.screen.seen(coming).opacity, 0.25))
    #expect(isNear(try #require(y(fixture, 3)), 300))
  }

  @Test func withNilFinalAttributesAViewStaysUnfadedUntilTheEnd() throws {
    let fixture = CollectionFixture([100])
    fixture.layout.final = { _, _ in nil }
    let leaving = try #require(fixture.cell(3))
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 0.9)
    #expect(fixture.screen.seen(leaving).opacity == 1)
    #expect(y(fixture, 3) == 300)
    fixture.stage.advance(by: 0.1)
    #expect(leaving.superview == nil)
  }

  @Test func withNilInitialAttributesAViewIsAtItsNewPlaceAtOnce() throws {
    let fixture = CollectionFixture([100])
    fixture.layout.initial = { _, _ in nil }
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 1)
    fixture.animate(itemHeight: 100)
    #expect(fixture.screen.seen(try #require(fixture.cell(3))).opacity == 1)
    #expect(y(fixture, 3) == 300)
  }

  @Test func aViewComesFromItsInitialAttributesAndGoesToItsFinalOnes() throws {
    let fixture = CollectionFixture([100])
    func moved(_ path: IndexPath, _ layout: ListLayout) -> UICollectionViewLayoutAttributes {
      let attributes = layout.cell(path)
      attributes.center.x += 400
      attributes.alpha = 0.5
      attributes.transform = CGAffineTransform(scaleX: 0, y: 0)
      return attributes
    }
    fixture.layout.initial = moved
    fixture.layout.final = moved
    let leaving = try #require(fixture.cell(3))
    fixture.animate(itemHeight: 200)
    fixture.stage.advance(by: 0.5)
    #expect(isNear(Double(fixture.screen.seen(leaving).position.x), 400))
    #expect(isNear(fixture.screen.seen(leaving).opacity, 0.75))
    #expect(isNear(Double(fixture.screen.seen(leaving).transform.m11), 0.5))
    fixture.stage.advance(by: 0.5)
    fixture.animate(itemHeight: 100)
    let coming = try #require(fixture.cell(3))
    #expect(isNear(Double(fixture.screen.seen(coming).position.x), 600))
    fixture.stage.advance(by: 0.25)
    #expect(isNear(Double(fixture.screen.seen(coming).position.x), 500))
    #expect(isNear(fixture.screen.seen(coming).opacity, 0.625))
    #expect(isNear(Double(fixture.screen.seen(coming).transform.m11), 0.25))
  }

  @Test func theTargetOffsetIsReachedInTheSameAnimation() {
    let fixture = CollectionFixture([100])
    var proposals: [CGPoint] = []
    fixture.layout.target = { proposed in
      proposals.append(proposed)
      return CGPoint(x: 0, y: 300)
    }
    fixture.clear()
    fixture.animate(itemHeight: 120)
    #expect(proposals == [.zero])
    #expect(fixture.layout.log.filter { $0.contains("bounds") } == ["prepare bounds 0 400", "finalize bounds"])
    #expect(fixture.collectionView.contentOffset.y == 300)
    fixture.stage.advance(by: 0.5)
    #expect(isNear(fixture.screen.seen(fixture.collectionView).bounds.origin, CGPoint(x: 0, y: 150)))
    fixture.stage.advance(by: 0.5)
    #expect(fixture.items() == [2, 3, 4, 5] && fixture.shown == [2, 3, 4, 5])
  }

  @Test func theProposalIsThePresentOffsetBroughtIntoTheNewContent() {
    let fixture = CollectionFixture([10])
    fixture.collectionView.contentOffset.y = 600
    fixture.stage.advance(by: 0.1)
    var proposals: [CGPoint] = []
    fixture.layout.target = { proposed in
      proposals.append(proposed)
      return proposed
    }
    fixture.animate(itemHeight: 60)
    #expect(proposals == [CGPoint(x: 0, y: 200)])
    #expect(fixture.collectionView.contentOffset.y == 200)
  }

  @Test func anAnimatedBoundsChangeIsFramedByPrepareAndFinalize() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    UIView.animate(withDuration: 1) {
      fixture.collectionView.contentOffset.y = 200
      fixture.collectionView.layoutIfNeeded()
    }
    let asked = fixture.layout.log.filter { !$0.hasPrefix("item") }
    #expect(
      asked == [
        "prepare bounds 0 400", "elements", "final 0.0", "final 0.1", "initial 0.4", "initial 0.5", "finalize bounds",
      ])
  }

  @Test func anAnimatedScrollThatInvalidatesDoesNotAskForATarget() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    let fixture = CollectionFixture([100], layout: layout)
    fixture.clear()
    UIView.animate(withDuration: 1) {
      fixture.collectionView.contentOffset.y = 200
      fixture.collectionView.layoutIfNeeded()
    }
    #expect(fixture.layout.count("target") == 0)
  }

  @Test func aNewSizeAsksForATarget() {
    let fixture = CollectionFixture([100])
    fixture.clear()
    fixture.stage.resize(to: CGSize(width: 300, height: 500))
    fixture.stage.advance(by: 0.1)
    #expect(fixture.layout.count("target") == 1)
  }
}
