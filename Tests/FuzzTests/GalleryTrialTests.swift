import Testing
import UIKit

@testable import Fuzz

@MainActor @Suite(.serialized) struct GalleryTrialTests {
  private func run(_ lines: String) throws -> String? {
    try FuzzScript(text: "layout gallery 3\n" + lines).run()?.violation.message
  }

  @Test func aControllerThatIsKeptIsFound() throws {
    var trial: GalleryTrial? = GalleryTrial(FuzzScript(family: .gallery, setup: 3, operations: []))
    try trial?.perform(Operation(kind: .open, numbers: [0, 0]))
    let kept = trial?.navigation.topViewController
    try trial?.perform(Operation(kind: .leave, numbers: [1]))
    let violation = #expect(throws: Violation.self) { try trial?.settle() }
    #expect(violation?.message == "\(kept?.title ?? "") was left and is not released")
    trial = nil
  }

  @Test func aButtonThatStaysHighlightedIsFound() throws {
    let trial = GalleryTrial(FuzzScript(family: .gallery, setup: 3, operations: []))
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    trial.stage.window.addSubview(button)
    button.isHighlighted = true
    let violation = #expect(throws: Violation.self) { try trial.settle() }
    #expect(violation?.message.hasSuffix("is highlighted without a finger") == true)
  }

  @Test func aNumberThatIsNoneIsFound() throws {
    let trial = GalleryTrial(FuzzScript(family: .gallery, setup: 3, operations: []))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    trial.stage.window.addSubview(view)
    // The numbers are finite, but their difference is not.
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (CGFloat.greatestFiniteMagnitude, -CGFloat.greatestFiniteMagnitude)
    animation.duration = 0.2
    view.layer.add(animation, forKey: nil)
    let violation = #expect(throws: Violation.self) { try trial.settle() }
    #expect(violation?.message.hasPrefix("a layer is drawn at ") == true)
  }

  @Test func aCellElsewhereAtRestIsFound() throws {
    let trial = GalleryTrial(FuzzScript(family: .gallery, setup: 3, operations: []))
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    let source = OneItem()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    trial.stage.window.addSubview(list)
    try trial.settle()
    list.visibleCells.first?.center.x += 1
    #expect(#expect(throws: Violation.self) { try trial.settle() }?.message.contains("should be at") == true)
  }

  private final class OneItem: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aRowThatRestsBetweenTwoItemsIsFound() throws {
    let trial = GalleryTrial(FuzzScript(family: .gallery, setup: 3, operations: []))
    try trial.perform(Operation(kind: .open, numbers: [3, 0]))
    try trial.settle()
    let middle = try #require(trial.middles.first)
    try trial.check([middle])
    middle.list?.bounds.origin.x += 20
    #expect(#expect(throws: Violation.self) { try trial.checkMiddles() }?.message.hasPrefix("a row rests 20") == true)
    let other = GalleryTrial.Middle(list: middle.list, path: [0, middle.path.item + 1])
    #expect(#expect(throws: Violation.self) { try trial.check([other]) }?.message.hasPrefix("the screen turns") == true)
  }

  @Test func gesturesAreRecognizedAndMissingOnesFound() throws {
    for seed in 0..<150 { try GestureProbe(seed: seed).check() }
    var found: Set<String> = []
    for seed in 0..<60 {
      let probe = GestureProbe(seed: seed)
      probe.outer.isUserInteractionEnabled = false
      do { try probe.check() } catch { found.insert(error.message) }
    }
    #expect(found.contains("a gesture (doubleTap): a double tap was recognized 0 times, not 1"))
    #expect(found.contains("a gesture (longPress): a long press was recognized 0 times, not 1"))
  }

  @Test func aPhotoIsDeletedAndTheDemoSwipedAway() throws {
    #expect(try run("open 3 1\nsettle\npress 1\nwait 2\nswipe 55 90 5\nwait 20\n") == nil)
  }

  @Test func aPhotoIsDeletedWhileItsPagesAreLaidOut() throws {
    let script = "layout gallery 8957\nopen 3 2\npress 3\nresize 609 155 1\ndrag 23 70 53 90 17\npress 2\nleave 3\n"
    #expect(try FuzzScript(text: script).run() == nil)
  }

  @Test func aButtonOfASectionIsPressedThatIsOnItsWayOut() throws {
    let script = "layout gallery 27843\nopen 2 2\npress 4\npress 15\nwait 12\nwait 4\npress 13\npress 0\n"
    #expect(try FuzzScript(text: script).run() == nil)
  }

  @Test func aFingerStaysOnEachButtonOfEachDemo() throws {
    for demo in 0..<7 {
      for button in 0..<6 {
        #expect(try run("open \(demo) 0\nhold \(button)\nwait 10\nleave 3\nwait 5\nup\n") == nil)
      }
    }
  }
}
