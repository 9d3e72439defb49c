import Testing

@testable import UIKit

/// How far the screen is behind the layout, without a view.
@MainActor @Suite struct LayoutProgressTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 200)

  /// A progress after a first pass, with nothing left to do.
  private func settled() -> LayoutProgress {
    var progress = LayoutProgress()
    _ = progress.takeInvalidation()
    progress.takePrepared(in: bounds)
    return progress
  }

  private func naming(_ items: [Int]) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: items.map { IndexPath(item: $0, section: 0) })
    return context
  }

  @Test func everythingIsInvalidBeforeTheFirstPass() {
    var progress = LayoutProgress()
    #expect(!progress.hasLaidOut && progress.needsPreparation && progress.needsPass)
    let asksForCounts = progress.takeInvalidation()
    #expect(asksForCounts && !progress.needsPreparation && progress.needsPass)
    let prepared = progress.takePrepared(in: bounds)
    #expect(prepared.everything && prepared.counts)
    #expect(progress.hasLaidOut && progress.laidOutBounds == bounds && !progress.needsPass)
  }

  @Test func invalidationsThatNameElementsAddUp() {
    var progress = settled()
    progress.invalidate(with: naming([1]), asksForTarget: false, everything: false)
    progress.invalidate(with: naming([2]), asksForTarget: true, everything: false)
    let asksForCounts = progress.takeInvalidation()
    #expect(!asksForCounts)
    let prepared = progress.takePrepared(in: bounds)
    #expect(Set(prepared.named.map { $0.item }) == [1, 2])
    #expect(!prepared.everything && prepared.asksForTarget)
  }

  @Test func aLayoutThatInvalidatesItselfWhileItPreparesIsShownWithBoth() {
    var progress = settled()
    progress.invalidate(with: naming([1]), asksForTarget: false, everything: true)
    let (first, second) = (progress.beginPreparing(), progress.beginPreparing())
    #expect(first && !second)
    _ = progress.takeInvalidation()
    progress.invalidate(with: naming([2]), asksForTarget: false, everything: true)
    #expect(progress.needsPreparation)
    _ = progress.takeInvalidation()
    progress.endPreparing()
    let third = progress.beginPreparing()
    let prepared = progress.takePrepared(in: bounds)
    #expect(third && Set(prepared.named.map { $0.item }) == [1, 2])
  }

  @Test func anInvalidationThatNamesElementsNeedsNoPreparation() {
    var progress = settled()
    progress.invalidate(with: naming([1]), asksForTarget: false, everything: false)
    #expect(!progress.needsPreparation && progress.needsPass)
    progress.takePartialInvalidation()
    let prepared = progress.takePrepared(in: bounds)
    #expect(prepared.named.map { $0.item } == [1] && !prepared.everything && !progress.needsPass)
  }

  @Test func anInvalidationOfEverythingWaitsForThePreparation() {
    var progress = settled()
    progress.invalidate(with: naming([1]), asksForTarget: false, everything: false)
    progress.invalidateElements()
    progress.takePartialInvalidation()
    #expect(progress.needsPreparation)
    let prepared = progress.takePrepared(in: bounds)
    #expect(!prepared.isPending)
  }

  @Test func invalidationsThatAreDroppedAreNotShown() {
    var progress = settled()
    progress.invalidate(with: naming([1]), asksForTarget: false, everything: false)
    _ = progress.takeInvalidation()
    progress.invalidate(with: naming([2]), asksForTarget: false, everything: true)
    progress.dropInvalidation()
    #expect(!progress.needsPreparation)
    let prepared = progress.takePrepared(in: bounds)
    #expect(prepared.named.map { $0.item } == [1] && !prepared.everything)
  }

  @Test func whatWasTakenIsNotTakenAgain() {
    var progress = settled()
    progress.invalidateElements()
    _ = progress.takeInvalidation()
    let (first, second) = (progress.takePrepared(in: bounds), progress.takePrepared(in: bounds))
    #expect(first.everything && !second.isPending)
  }

  @Test func countsThatTheCollectionViewHasAreNotAskedForAgain() {
    var progress = settled()
    let context = UICollectionViewLayoutInvalidationContext()
    context.coversCounts = true
    context.hasCounts = true
    progress.invalidate(with: context, asksForTarget: true, everything: false)
    let (asksForCounts, prepared) = (progress.takeInvalidation(), progress.takePrepared(in: bounds))
    #expect(!asksForCounts && prepared.everything)
  }
}
