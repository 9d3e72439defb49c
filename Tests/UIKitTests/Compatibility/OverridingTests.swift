import Foundation
import Stage
import Testing
import UIKit

/// What programs override of views, controllers, collection views and layers, and who calls it.
@MainActor @Suite struct OverridingTests {
  @Test func callsThatChangeTheSubviewsReachOverrides() {
    let (view, first, second) = (NotingView(), UIView(), NotingView())
    (view.calls, second.calls) = ([], [])
    view.addSubview(first)
    view.insertSubview(second, at: 0)
    view.bringSubviewToFront(second)
    view.sendSubviewToBack(second)
    view.insertSubview(second, aboveSubview: first)
    view.insertSubview(second, belowSubview: first)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    // None goes through another: an override that calls super in another way would be called for ever.
    #expect(view.calls == ["add", "insert", "front", "back", "above", "below", "exchange"])
    #expect(view.subviews == [first, second])
    second.removeFromSuperview()
    #expect(second.calls == ["remove"] && view.subviews == [first])
  }

  @Test func uiKitPutsAndTakesViewsThroughOverrides() {
    let screen = Screen()
    let stack = NotingStack()
    let arranged = NotingView()
    stack.addArrangedSubview(arranged)
    #expect(stack.calls == ["add"])
    let collectionView = NotingCollectionView()
    _ = screen.add(collectionView)
    let background = NotingView()
    background.calls = []
    collectionView.backgroundView = background
    #expect(collectionView.calls.contains("insert"))
    collectionView.backgroundView = nil
    #expect(background.calls.filter { $0 == "remove" } == ["remove"])
  }

  @Test func placesAndLooksReachOverrides() {
    let view = NotingView()
    view.calls = []
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.calls == ["frame", "bounds", "center"])
    view.calls = []
    view.alpha = 0.5
    view.isHidden = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.tintColor = .red
    view.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(view.calls == ["alpha", "hidden", "transform", "tint", "margins"])
    #expect(view.alpha == 0.5 && view.isHidden && view.transform.a == 2)
  }

  @Test func marginsThatAnOverrideReturnsHoldForTheGuideAndForSubviews() {
    let screen = Screen()
    let outer = screen.add(FixedMarginsView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
    ])
    screen.stage.advance(by: 0)
    #expect(inner.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
    let follower = screen.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), to: outer)
    follower.preservesSuperviewLayoutMargins = true
    #expect(follower.layoutMargins.top == 30)
    // One kind of margins may be set by the other.
    let likewise = LikewiseView()
    likewise.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(likewise.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
  }

  /// Two views share a row that is too long or too short for them: the one that says so keeps its width.
  @Test(arguments: [200.0, 60], [0, 1])
  func autoLayoutAsksOverridesHowStronglyAViewHugsAndResists(room: Double, steady: Int) {
    let screen = Screen()
    let row = UIStackView(arrangedSubviews: [SteadyView(), SteadyView()])
    let views = row.arrangedSubviews
    (views[steady] as? SteadyView)?.priority = room > 80 ? 251 : 751
    row.frame = CGRect(x: 0, y: 0, width: room, height: 40)
    _ = screen.add(row)
    #expect(isNear(views[steady].frame.width, 40))
    #expect(isNear(views[1 - steady].frame.width, room - 40))
  }

  @Test func snapshotsAreTakenByOverrides() {
    let screen = Screen()
    let view = screen.add(NotingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.calls = []
    #expect(view.snapshotView(afterScreenUpdates: false) != nil && view.calls == ["snapshot"])
    // UIKit fades from one picture to the next: it asks for that of before.
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {}
    #expect(view.calls == ["snapshot", "snapshot"])
  }

  @Test func theLayerIsKnownAsWhatItIs() {
    let view = ShapeView()
    view.layer.lineWidth = 3
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(view.layer.bounds.size == CGSize(width: 10, height: 20) && view.layer.lineWidth == 3)
  }

  @Test func batchesAndReloadsReachOverrides() {
    let screen = Screen()
    let source = NumberedSource()
    let view = NotingCollectionView()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.register(nil as UINib?, forCellWithReuseIdentifier: "nib")
    #expect(view.calls == ["register cell", "register header", "register nib"])
    view.dataSource = source
    _ = screen.add(view)
    #expect(view.calls.contains("reloadData") && view.calls.contains("dequeue cell"))
    view.calls = []
    view.performBatchUpdates {
      source.count += 1
      view.insertItems(at: [[0, 0]])
      view.reloadItems(at: [[0, 1]])
      view.moveItem(at: [0, 2], to: [0, 3])
    }
    #expect(
      view.calls.filter { !$0.hasPrefix("dequeue") && $0 != "insert" } == [
        "batch", "insertItems", "reloadItems", "moveItem",
      ])
    view.calls = []
    source.count -= 1
    view.deleteItems(at: [[0, 0]])
    #expect(view.calls.first == "deleteItems" && !view.calls.contains("batch"))
    screen.stage.advance(by: 1)
    #expect(view.numberOfItems(inSection: 0) == 4)
  }

  @Test func closuresOfBatchesDoNotEscape() {
    final class Shelf: UICollectionView {
      let source = NumberedSource()
      private(set) var batches = 0
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
      /// What does not escape is used in the closure, and `self` is not said.
      func add(_ change: () -> Void) {
        performBatchUpdates {
          change()
          insertItems(at: [[0, 0]])
        }
      }
    }
    let screen = Screen()
    let view = Shelf(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = view.source
    _ = screen.add(view)
    let count = view.numberOfItems(inSection: 0)
    view.add { view.source.count += 1 }
    #expect(view.batches == 1 && view.numberOfItems(inSection: 0) == count + 1)
    let noting = NotingCollectionView()
    noting.performBatchUpdates {
      noting.performBatchUpdates({}, completion: nil)
    }
    noting.performBatchUpdates {}
    #expect(noting.calls == ["batch", "batch", "batch"])
  }

  @Test func layoutsScrollingAndSelectionReachOverrides() {
    let screen = Screen()
    let source = NumberedSource()
    let view = NotingCollectionView()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    _ = screen.add(view)
    view.calls = []
    var isOver = false
    let layout = UICollectionViewFlowLayout()
    view.setCollectionViewLayout(layout, animated: true) { _ in isOver = true }
    screen.stage.advance(by: 1)
    #expect(view.collectionViewLayout === layout && isOver)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    view.scrollToItem(at: [0, 2], at: .top, animated: false)
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    let names = ["setLayout completion", "setLayout", "scrollToItem", "selectItem"]
    #expect(view.calls.filter { names.contains($0) } == names)
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test func controllersChooseTheirContainersByOverrides() {
    let navigation = UINavigationController()
    let controller = LentController(navigation)
    #expect(controller.navigationController === navigation && controller.parent == nil)
    // Its toolbar items are shown where it says it is.
    controller.setToolbarItems([], animated: false)
    #expect(controller.timesAsked == 2)
  }

  @Test func containersTellChildrenOfAppearanceThroughOverrides() {
    let (container, child) = (UIViewController(), NotingController())
    let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: container)
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    stage.advance(by: 0)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(child.calls.suffix(2) == ["begin false", "end"])
  }

  @Test func layersAreChangedThroughOverrides() {
    let (layer, sublayer) = (NotingLayer(), NotingLayer())
    layer.addSublayer(sublayer)
    layer.insertSublayer(sublayer, at: 0)
    sublayer.removeFromSuperlayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    layer.setNeedsDisplay()
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.calls == ["addSublayer", "insertSublayer", "add fade", "display", "display part"])
    #expect(sublayer.calls == ["remove"])
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.calls.suffix(1) == ["frame"] && layer.position == CGPoint(x: 2.5, y: 4))
    let view = NotingLayerView()
    view.setNeedsLayout()
    let noted = view.layer as? NotingLayer
    #expect(noted?.calls.last == "layout")
    view.contentScaleFactor = 3
    #expect(noted?.calls.last == "scale")
  }
}

// MARK: Who overrides

private final class NotingView: UIView {
  var calls: [String] = []

  override func addSubview(_ view: UIView) {
    calls.append("add")
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    calls.append("insert")
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    calls.append("above")
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    calls.append("below")
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func bringSubviewToFront(_ view: UIView) {
    calls.append("front")
    super.bringSubviewToFront(view)
  }
  override func sendSubviewToBack(_ view: UIView) {
    calls.append("back")
    super.sendSubviewToBack(view)
  }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    calls.append("exchange")
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func removeFromSuperview() {
    calls.append("remove")
    super.removeFromSuperview()
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    calls.append("snapshot")
    return super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override var frame: CGRect { willSet { calls.append("frame") } }
  override var bounds: CGRect { willSet { calls.append("bounds") } }
  override var center: CGPoint { willSet { calls.append("center") } }
  override var alpha: CGFloat { willSet { calls.append("alpha") } }
  override var isHidden: Bool { willSet { calls.append("hidden") } }
  override var transform: CGAffineTransform { willSet { calls.append("transform") } }
  override var tintColor: UIColor! { willSet { calls.append("tint") } }
  override var layoutMargins: UIEdgeInsets { willSet { calls.append("margins") } }
}

private final class NotingStack: UIStackView {
  var calls: [String] = []
  override func addSubview(_ view: UIView) {
    calls.append("add")
    super.addSubview(view)
  }
}

private final class FixedMarginsView: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30) }
    set {}
  }
}

private final class LikewiseView: UIView {
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      super.layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
}

private final class SteadyView: UIView {
  var priority: Float = 250
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(priority)
  }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(priority)
  }
}

private final class ShapeView: UIView {
  override class var layerClass: CALayer.Type { CAShapeLayer.self }
  override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
}

private final class NotingLayerView: UIView {
  override class var layerClass: CALayer.Type { NotingLayer.self }
}

private final class NotingLayer: CALayer {
  var calls: [String] = []
  override func addSublayer(_ layer: CALayer) {
    calls.append("addSublayer")
    super.addSublayer(layer)
  }
  override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    calls.append("insertSublayer")
    super.insertSublayer(layer, at: idx)
  }
  override func removeFromSuperlayer() {
    if superlayer != nil { calls.append("remove") }
    super.removeFromSuperlayer()
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    calls.append("add \(key ?? "")")
    super.add(anim, forKey: key)
  }
  override func setNeedsDisplay() {
    calls.append("display")
    super.setNeedsDisplay()
  }
  override func setNeedsDisplay(_ r: CGRect) {
    calls.append("display part")
    super.setNeedsDisplay(r)
  }
  override var frame: CGRect { didSet { calls.append("frame") } }
  override var contentsScale: CGFloat { didSet { calls.append("scale") } }
  override func setNeedsLayout() {
    if superlayer == nil, delegate != nil { calls.append("layout") }
    super.setNeedsLayout()
  }
}

private final class NumberedSource: NSObject, UICollectionViewDataSource {
  var count = 4
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class NotingCollectionView: UICollectionView {
  var calls: [String] = []

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    calls.append("insert")
    super.insertSubview(view, at: index)
  }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    calls.append("register \(identifier)")
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    calls.append("register \(identifier)")
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    calls.append("register \(identifier)")
    super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    calls.append("dequeue \(identifier)")
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls.append("batch")
    // As many do: the closure is handed on in another one.
    super.performBatchUpdates({ updates?() }, completion: completion)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insertItems")
    super.insertItems(at: indexPaths)
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    calls.append("deleteItems")
    super.deleteItems(at: indexPaths)
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    calls.append("reloadItems")
    super.reloadItems(at: indexPaths)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    calls.append("moveItem")
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    calls.append("setLayout")
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    calls.append("setLayout completion")
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }
  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    calls.append("scrollToItem")
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    calls.append("selectItem")
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
}

/// A controller outside of the tree that knows where it would push.
private final class LentController: UIViewController {
  private let lender: UINavigationController

  init(_ lender: UINavigationController) {
    self.lender = lender
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private(set) var timesAsked = 0

  override var navigationController: UINavigationController? {
    timesAsked += 1
    return lender
  }
}

private final class NotingController: UIViewController {
  var calls: [String] = []
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    calls.append("begin \(isAppearing)")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() {
    calls.append("end")
    super.endAppearanceTransition()
  }
}
