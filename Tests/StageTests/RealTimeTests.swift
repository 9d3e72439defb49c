import Foundation
import Stage
import StageTesting
import UIKit
import XCTest

/// Tests as they are written for Apple's systems: they wait for what happens on the machine's clock.
final class RealTimeTests: XCTestCase {
  override func setUp() {
    super.setUp()
    MainActor.assumeIsolated { startRealTime() }
  }

  override func tearDown() {
    MainActor.assumeIsolated { stopRealTime() }
    super.tearDown()
  }

  func testAnAnimationCallsItsCompletion() {
    let done = expectation(description: "The view has faded")
    let view = MainActor.assumeIsolated { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let stage = MainActor.assumeIsolated {
      let controller = UIViewController()
      let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: controller)
      controller.view.addSubview(view)
      UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: { _ in done.fulfill() })
      return stage
    }
    let start = Date()
    wait(for: [done], timeout: 10)
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.15)
    MainActor.assumeIsolated { XCTAssertGreaterThanOrEqual(stage.time, 0.2) }
  }

  func testAViewOnNoScreenIsAnimatedToo() {
    let done = expectation(description: "Nobody sees it")
    MainActor.assumeIsolated {
      let view = UIView()
      UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }, completion: { _ in done.fulfill() })
    }
    wait(for: [done], timeout: 10)
  }

  func testABatchUpdateIsOverInItsTime() {
    let done = expectation(description: "The item is there")
    let kept = MainActor.assumeIsolated { () -> (Source, Stage, UICollectionView) in
      let (source, controller) = (Source(), UIViewController())
      let stage = Stage(size: CGSize(width: 100, height: 300), rootViewController: controller)
      let list = UICollectionView(frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      controller.view.addSubview(list)
      list.layoutIfNeeded()
      source.count = 4
      list.performBatchUpdates({ list.insertItems(at: [IndexPath(item: 0, section: 0)]) }) { _ in done.fulfill() }
      return (source, stage, list)
    }
    wait(for: [done], timeout: 10)
    MainActor.assumeIsolated { XCTAssertEqual(kept.2.visibleCells.count, 4) }
  }

  func testAnAsynchronousTestGoesOnToo() async {
    let done = expectation(description: "The view has moved")
    await MainActor.run {
      let view = UIView()
      UIView.animate(withDuration: 0.1, animations: { view.center.x = 10 }, completion: { _ in done.fulfill() })
    }
    await fulfillment(of: [done], timeout: 10)
  }

  func testTimeStandsStillAfterwards() {
    MainActor.assumeIsolated {
      let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      XCTAssertGreaterThan(stage.time, 0)
      stopRealTime()
      let time = stage.time
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      XCTAssertEqual(stage.time, time)
    }
  }
}

/// A test is one of Foundation's objects, so that it can be a delegate.
final class TestObjectTests: XCTestCase {
  func testATestIsAnObject() {
    let (object, other): (any NSObjectProtocol, any NSObjectProtocol) = (
      self, TestObjectTests(name: name, testClosure: { _ in })
    )
    XCTAssertTrue(object.isEqual(self) && object.`self`() === self && !object.isProxy())
    XCTAssertFalse(object.isEqual(other) || object.isEqual(nil) || object.isEqual(name))
    XCTAssertEqual(object.hash, object.hash)
    XCTAssertNotEqual(object.hash, other.hash)
    XCTAssertEqual([object.description, object.debugDescription], [name, name])
  }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource {
  var count = 3

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}
