import Foundation
import Stage
import Testing
import UIKit

/// Changes of a collection view while its content is drawn beyond its edge: it is seen where it is, and returns.
@MainActor @Suite struct OverscrolledUpdateTests {
  /// A list of 10 items of 100 points on a screen of 400.
  @MainActor private final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let view: UICollectionView
    let stage: Stage
    var count = 10
    var onEndDragging: () -> Void = {}

    override init() {
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: List.makeLayout(100))
      let controller = UIViewController()
      stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: controller)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.delegate = self
      controller.view.addSubview(view)
      stage.advance(by: 0.1)
    }

    static func makeLayout(_ height: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 400, height: height)
      layout.minimumLineSpacing = 0
      return layout
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { onEndDragging() }

    /// What is seen at the top of the view.
    var seen: Double { view.layer.presentationValues(at: stage.time).bounds.minY }

    /// Pulls the content down beyond its top edge.
    func pull() {
      stage.touchDown(at: CGPoint(x: 200, y: 100))
      stage.advance(by: 0.2)
      for y in stride(from: 110.0, through: 220, by: 10) {
        stage.touchMove(to: CGPoint(x: 200, y: y))
        stage.advance(by: 1.0 / 60)
      }
      stage.advance(by: 0.2)
    }

    /// The way back is one way: never farther out than before, and at the end at the edge.
    func expectReturn(from start: Double, _ comment: Comment? = nil) {
      var last = start
      for _ in 0..<120 {
        stage.advance(by: 1.0 / 60)
        #expect(seen >= last - 1e-6 && seen <= 1e-6, comment)
        last = seen
      }
      #expect(seen == 0 && view.contentOffset.y == 0, comment)
    }
  }

  @MainActor static let changes: [(name: String, change: @MainActor (UICollectionView) -> Void)] = [
    ("an empty update", { $0.performBatchUpdates({}) }),
    ("an update with nil", { $0.performBatchUpdates(nil) }),
    ("a reload", { $0.reloadItems(at: [[0, 0]]) }),
    ("another layout", { $0.setCollectionViewLayout(List.makeLayout(80), animated: true) }),
    (
      "an animated layout",
      { view in
        UIView.animate(withDuration: 0.3) {
          view.collectionViewLayout.invalidateLayout()
          view.layoutIfNeeded()
        }
      }
    ),
    ("an update in a block", { view in UIView.animate(withDuration: 0.3) { view.performBatchUpdates({}) } }),
  ]

  @Test(arguments: 0..<6) func afterTheFingerHasGone(number: Int) {
    let (name, change) = Self.changes[number]
    let list = List()
    list.pull()
    let pulled = list.seen
    #expect(pulled < -50)
    list.stage.touchUp()
    change(list.view)
    #expect(abs(list.seen - pulled) < 1e-6, "\(name)")
    list.expectReturn(from: pulled, "\(name)")
  }

  @Test(arguments: 0..<6) func whenTheDelegateHearsThatTheFingerGoes(number: Int) {
    let (name, change) = Self.changes[number]
    let list = List()
    list.pull()
    let pulled = list.seen
    list.onEndDragging = { change(list.view) }
    list.stage.touchUp()
    #expect(abs(list.seen - pulled) < 1e-6, "\(name)")
    list.expectReturn(from: pulled, "\(name)")
  }

  @Test(arguments: 0..<6) func onTheWayBack(number: Int) {
    let (name, change) = Self.changes[number]
    let list = List()
    list.pull()
    list.stage.touchUp()
    list.stage.advance(by: 0.1)
    let seen = list.seen
    #expect(seen < -10)
    change(list.view)
    #expect(abs(list.seen - seen) < 1e-6, "\(name)")
    list.expectReturn(from: seen, "\(name)")
  }

  @Test(arguments: 0..<6) func whileAFingerHoldsIt(number: Int) {
    let (name, change) = Self.changes[number]
    let list = List()
    list.pull()
    let pulled = list.seen
    change(list.view)
    #expect(abs(list.seen - pulled) < 1e-6, "\(name)")
    list.stage.advance(by: 0.5)
    #expect(abs(list.seen - pulled) < 1e-6, "\(name)")
    list.stage.touchUp()
    list.expectReturn(from: pulled, "\(name)")
  }

  @Test func beyondWhereAProgramHasPutItAndWithAFingerOnTheWay() {
    let list = List()
    list.view.contentOffset.y = -80
    list.stage.advance(by: 0.1)
    list.view.performBatchUpdates({})
    #expect(list.seen == -80)
    list.stage.advance(by: 0.1)
    let seen = list.seen
    #expect(seen > -80 && seen < 0)
    // A finger takes the content where it is seen.
    list.stage.touchDown(at: CGPoint(x: 200, y: 100))
    list.stage.touchMove(to: CGPoint(x: 200, y: 120))
    #expect(list.view.isDragging)
    #expect(list.seen <= seen && list.seen > seen - 30)
    list.stage.touchUp()
    list.expectReturn(from: list.seen)
  }
}
