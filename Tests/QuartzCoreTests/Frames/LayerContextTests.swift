import Testing

@testable import QuartzCore

/// What a frame costs, and what it tells.
@MainActor @Suite struct LayerContextTests {
  @Test func aFrameWithoutChangesTellsNothing() {
    let fixture = AnimationFixture()
    fixture.frame(at: 0.1)
    #expect(fixture.drawn.isEmpty && fixture.arranged.isEmpty && fixture.removed.isEmpty)
    #expect(!fixture.context.hasChanges)
  }

  @Test func onlyWhatChangedIsDrawn() {
    let fixture = AnimationFixture()
    let others = (0..<100).map { _ in CALayer() }
    for other in others { fixture.root.addSublayer(other) }
    fixture.frame(at: 0.1)
    fixture.withoutActions {
      fixture.layer.opacity = 0.5
      others[7].position.x = 3
    }
    fixture.frame(at: 0.2)
    #expect(fixture.drawn.count == 2)
    #expect(fixture.changes(of: fixture.layer) == .opacity)
    #expect(fixture.changes(of: others[7]) == .geometry)
    #expect(fixture.arranged.isEmpty)
  }

  @Test func manyChangesOfALayerAreDrawnOnce() {
    let fixture = AnimationFixture()
    fixture.withoutActions {
      fixture.layer.opacity = 0.5
      fixture.layer.opacity = 0.25
      fixture.layer.cornerRadius = 4
    }
    fixture.frame(at: 0.1)
    #expect(fixture.drawn.count == 1)
    #expect(fixture.changes(of: fixture.layer) == [.opacity, .style])
    #expect(fixture.drawn[0].values.opacity == 0.25)
  }

  @Test func settingTheSameValueIsNoChange() {
    let fixture = AnimationFixture()
    fixture.layer.opacity = 1
    fixture.layer.position = fixture.layer.position
    fixture.layer.isHidden = false
    fixture.frame(at: 0.1)
    #expect(fixture.drawn.isEmpty)
  }

  @Test func aLayerWithoutLiveAnimationsIsNotEvaluated() {
    let fixture = AnimationFixture()
    let others = (0..<100).map { _ in CALayer() }
    for other in others { fixture.root.addSublayer(other) }
    fixture.frame(at: 0.1)
    fixture.layer.add(fixture.animation("opacity", from: 0, to: 1), forKey: "fade")
    var evaluations = fixture.context.evaluations
    for frame in 1...10 { fixture.frame(at: 0.1 + Double(frame) / 60) }
    #expect(fixture.context.evaluations - evaluations == 10)
    fixture.frame(at: 1.1)
    evaluations = fixture.context.evaluations
    fixture.withoutActions { for other in others { other.opacity = 0.5 } }
    for frame in 1...10 { fixture.frame(at: 2 + Double(frame) / 60) }
    #expect(fixture.context.evaluations == evaluations)
  }

  @Test func anAnimatedLayerIsDrawnInEveryFrameWithWhatIsAnimated() {
    let fixture = AnimationFixture()
    fixture.layer.add(fixture.animation("opacity", from: 0, to: 1), forKey: "fade")
    for frame in 1...5 {
      fixture.frame(at: Double(frame) / 10)
      #expect(fixture.drawn.count == 1)
      #expect(fixture.changes(of: fixture.layer) == .opacity)
    }
  }

  @Test func newLayersAreDrawnAfterTheirSuperlayersAndThenArranged() {
    let fixture = AnimationFixture()
    let parent = CALayer()
    let child = CALayer()
    fixture.root.addSublayer(parent)
    parent.addSublayer(child)
    child.opacity = 0.5
    fixture.frame(at: 0.1)
    let order = fixture.drawn.map { $0.layer }
    #expect(order.firstIndex { $0 === parent }! < order.firstIndex { $0 === child }!)
    #expect(fixture.changes(of: child).contains(.created))
    #expect(fixture.arranged.first { $0.layer === parent }?.sublayers.map { $0.identifier } == [child.identifier])
    #expect(fixture.arranged.first { $0.layer === fixture.root }?.sublayers.count == 2)
  }

  @Test func aReorderingIsOneArrangement() {
    let fixture = AnimationFixture()
    let other = CALayer()
    fixture.root.addSublayer(other)
    fixture.frame(at: 0.1)
    fixture.root.addSublayer(fixture.layer)
    fixture.frame(at: 0.2)
    #expect(fixture.drawn.isEmpty)
    #expect(fixture.arranged.count == 1)
    #expect(fixture.arranged[0].sublayers.map { $0.identifier } == [other.identifier, fixture.layer.identifier])
  }

  @Test func aRemovedTreeIsReportedByItsTopOnly() {
    let fixture = AnimationFixture()
    fixture.layer.addSublayer(CALayer())
    fixture.frame(at: 0.1)
    fixture.layer.removeFromSuperlayer()
    fixture.frame(at: 0.2)
    #expect(fixture.removed == [fixture.layer.identifier])
    #expect(fixture.drawn.isEmpty)
  }

  @Test func aLayerThatCameAndWentBetweenFramesIsNotReported() {
    let fixture = AnimationFixture()
    let brief = CALayer()
    fixture.root.addSublayer(brief)
    brief.removeFromSuperlayer()
    fixture.frame(at: 0.1)
    #expect(fixture.removed.isEmpty)
    #expect(!fixture.drawn.contains { $0.layer === brief })
  }

  @Test func aLayerThatMovesToAnotherSuperlayerIsMadeAgainThere() {
    let fixture = AnimationFixture()
    let home = CALayer()
    fixture.root.addSublayer(home)
    fixture.frame(at: 0.1)
    home.addSublayer(fixture.layer)
    fixture.frame(at: 0.2)
    #expect(fixture.changes(of: fixture.layer).contains(.created))
    #expect(fixture.arranged.contains { $0.layer === home && $0.sublayers.count == 1 })
  }

  @Test func afterDrawEverythingAllIsNew() {
    let fixture = AnimationFixture()
    fixture.context.drawEverything()
    fixture.frame(at: 0.1)
    #expect(fixture.drawn.map { $0.layer.identifier } == [fixture.root.identifier, fixture.layer.identifier])
    #expect(fixture.drawn.allSatisfy { $0.changes.contains(.created) })
  }

  @Test func aTreeOutlivesItsContext() {
    let root = CALayer()
    let child = CALayer()
    root.addSublayer(child)
    do {
      let context = LayerContext(root: root)
      context.commit(at: 0, to: nil)
      #expect(child.presentation() != nil)
      withExtendedLifetime(context) {}
    }
    child.opacity = 0.5
    #expect(child.presentation() == nil)
  }

  @Test func identifiersAreNeverUsedAgain() {
    let first = CALayer().identifier
    let second = CALayer().identifier
    #expect(second > first && first > 0)
  }
}
