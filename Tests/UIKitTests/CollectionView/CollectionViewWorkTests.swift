import CollectionIndex
import Testing

@testable import UIKit

/// The work of a collection view, its interruption, and what waits for its end, without a screen.
@MainActor @Suite struct CollectionViewWorkTests {
  private final class ScrollLog: NSObject, UICollectionViewDelegate {
    var calls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
  private var work: CollectionViewWork { view.work }

  @Test func workIsUnderWayUntilTheOutermostPieceIsDone() {
    #expect(!work.isUnderWay)
    work.perform {
      work.perform { #expect(work.isUnderWay) }
      #expect(work.isUnderWay)
    }
    #expect(!work.isUnderWay)
  }

  @Test func aReloadInterruptsThePassUnderWayAndNoOther() {
    work.reload()
    #expect(!work.isInterrupted)
    work.perform {
      work.beginPass()
      work.reload()
      #expect(work.interruption == .reload)
      work.beginPass()
      #expect(!work.isInterrupted)
      work.reload()
    }
    #expect(!work.isInterrupted)
  }

  @Test func aReloadInterruptsMoreThanAnUpdateThatWaits() {
    work.perform {
      work.postpone(OpenBatch(oldCounts: nil))
      #expect(work.interruption == .update && work.updates.count == 1)
      work.reload()
      #expect(work.interruption == .reload && work.updates[0].isRedisplayed)
      work.postpone(OpenBatch(oldCounts: nil))
      #expect(work.interruption == .reload)
    }
    #expect(work.updates.isEmpty)
  }

  @Test func theDelegateHearsOfScrollingOnceAtTheEndOfWork() {
    let log = ScrollLog()
    view.delegate = log
    #expect(!work.postponesScrolling())
    work.perform {
      #expect(work.postponesScrolling())
      #expect(work.postponesScrolling())
      #expect(log.calls == 0)
    }
    #expect(log.calls == 1)
  }

  @Test func aBatchThatIsPassedOnIsTakenOnce() {
    #expect(!work.takeBatchPassedOn())
    work.passBatchOn {
      let (first, second) = (work.takeBatchPassedOn(), work.takeBatchPassedOn())
      #expect(first && !second)
    }
    work.passBatchOn {}
    #expect(!work.takeBatchPassedOn(), "an override may not have called super")
  }

  @Test func aBatchIsOpenUntilItIsClosed() {
    let batch = OpenBatch(oldCounts: nil)
    work.open(batch)
    #expect(work.openBatch === batch && !work.isUnderWay)
    work.closeBatch()
    #expect(work.openBatch == nil)
  }
}
