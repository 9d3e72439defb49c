import Foundation
import Testing
import UIKit

@testable import Stage

/// Two buttons of the same name, one that is not enabled and one that is covered, above a list.
private final class TouchableController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  final class RowLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 100 * CGFloat(indexPath.item), width: 300, height: 100)
      return attributes
    }
  }

  var log: [String] = []
  let cover = UIView(frame: CGRect(x: 0, y: 150, width: 290, height: 50))
  private(set) lazy var list = UICollectionView(
    frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: RowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    add("Same", "first", x: 0)
    add("Same", "second", x: 60)
    add("Off", "off", x: 120).isEnabled = false
    add("Hidden", "hidden", x: 180).isHidden = true
    add("Away", "away", x: 400)
    add("Covered", "covered", x: 240)
    view.addSubview(UIView(frame: CGRect(x: 235, y: 0, width: 65, height: 50)))
    view.addSubview(cover)
  }

  @discardableResult private func add(_ title: String, _ name: String, x: CGFloat) -> UIButton {
    let button = UIButton(frame: CGRect(x: x, y: 0, width: 50, height: 40))
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("item \(indexPath.item)")
  }
}

/// A stage with that controller, and scripts for it.
@MainActor private struct Device {
  let controller = TouchableController()
  let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 300, height: 500), rootViewController: controller)
  }

  /// What was touched by then.
  func play(_ steps: Script.Step...) throws -> [String] {
    try ScriptPlayer(stage: stage).play(Script(steps: steps))
    return controller.log
  }

  func error(_ steps: Script.Step...) -> String? {
    do throws(ScriptError) {
      try ScriptPlayer(stage: stage).play(Script(steps: steps))
      return nil
    } catch {
      return error.message
    }
  }

  /// Where the finger goes down for the steps.
  func touches(_ steps: Script.Step...) throws -> [CGPoint] {
    var touches: [CGPoint] = []
    var player = ScriptPlayer(stage: stage)
    player.onTouch = { touch in
      if case .began(let point) = touch { touches.append(point) }
    }
    try player.play(Script(steps: steps))
    return touches
  }
}

@MainActor @Suite struct ScriptPlaying {
  @Test func aTapTouchesThePoint() throws {
    let device = Device()
    #expect(try device.play(.tap(CGPoint(x: 20, y: 20))) == ["first"])
    #expect(device.stage.time == 0)
  }

  @Test func everyFrameIsReported() throws {
    let device = Device()
    var times: [Double] = []
    var player = ScriptPlayer(stage: device.stage)
    player.onFrame = { times.append(device.stage.time) }
    try player.play(Script(steps: [.wait(0.05)]))
    #expect(times == [1 / 60.0, 2 / 60.0, 0.05])
  }

  @Test func buttonsAreFoundByTitleAndNumber() throws {
    let device = Device()
    #expect(
      try device.play(.press(title: "Same", nth: 1), .press(title: "Same", nth: 0), .press(title: "Same", nth: 1))
        == ["second", "first", "second"])
  }

  @Test func buttonsThatCannotBePressedAreNamed() {
    let device = Device()
    #expect(device.error(.press(title: "None", nth: 0)) == "step 1: there is no button \"None\"")
    #expect(device.error(.press(title: "Hidden", nth: 0)) == "step 1: there is no button \"Hidden\"")
    #expect(device.error(.press(title: "Off", nth: 0)) == "step 1: the button \"Off\" is not enabled")
    #expect(device.error(.press(title: "Away", nth: 0)) == "step 1: the button \"Away\" is not on the screen")
    #expect(
      device.error(.press(title: "Same", nth: 2))
        == "step 1: there is no button \"Same\" with \"nth\" 2: there are 2, numbered from 0")
    #expect(
      device.error(.wait(0.1), .press(title: "Covered", nth: 0))
        == "step 2: the button \"Covered\" cannot be tapped, because another view covers it")
    #expect(device.controller.log.isEmpty)
  }

  @Test func anItemIsTappedWhereItIsSeen() throws {
    let device = Device()
    device.controller.list.contentOffset.y = 70
    let touches = try device.touches(
      .tapItem(section: 0, item: 0, collectionView: 0), .tapItem(section: 0, item: 2, collectionView: 0))
    #expect(device.controller.log == ["item 0", "item 2"])
    #expect(touches == [CGPoint(x: 150, y: 115), CGPoint(x: 150, y: 280)])
  }

  @Test func anItemIsTappedBesideWhatCoversIt() throws {
    let device = Device()
    device.controller.cover.frame = CGRect(x: 0, y: 100, width: 250, height: 100)
    #expect(try device.play(.tapItem(section: 0, item: 0, collectionView: 0)) == ["item 0"])
    device.controller.cover.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    #expect(
      device.error(.tapItem(section: 0, item: 0, collectionView: 0))
        == "step 1: item [0, 0] cannot be tapped, because another view covers it")
  }

  @Test func anItemInMotionIsTappedWhereItIs() throws {
    let device = Device()
    UIView.animate(withDuration: 1) { device.controller.list.frame.origin.y = 200 }
    device.stage.advance(by: 0.5)
    let touches = try device.touches(.tapItem(section: 0, item: 1, collectionView: 0))
    #expect(abs((touches.first?.y ?? 0) - 300) < 5)
  }

  @Test func itemsThatCannotBeTappedAreNamed() {
    let device = Device()
    #expect(device.error(.tapItem(section: 1, item: 0, collectionView: 0)) == "step 1: there is no item [1, 0]")
    #expect(device.error(.tapItem(section: 0, item: 20, collectionView: 0)) == "step 1: there is no item [0, 20]")
    #expect(
      device.error(.tapItem(section: 0, item: 4, collectionView: 0)) == "step 1: item [0, 4] is not on the screen")
    #expect(
      device.error(.tapItem(section: 0, item: 0, collectionView: 1))
        == "step 1: there is no collection view 1: there is 1, numbered from 0")
    device.controller.list.isHidden = true
    #expect(
      device.error(.tapItem(section: 0, item: 0, collectionView: 0))
        == "step 1: there is no collection view 0: there are 0, numbered from 0")
  }

  @Test func dragsScrollAndTakeTheirTime() throws {
    let device = Device()
    _ = try device.play(.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), duration: 0.5))
    #expect(abs(device.stage.time - 0.5) < 1e-9)
    #expect(device.controller.list.contentOffset.y > 150)
    #expect(device.controller.log.isEmpty)
  }

  @Test func waitingAndResizing() throws {
    let device = Device()
    _ = try device.play(
      .wait(0.25), .resize(CGSize(width: 500, height: 300), duration: 0), .tap(CGPoint(x: 420, y: 20)))
    #expect(abs(device.stage.time - 0.25) < 1e-9)
    #expect(device.stage.window.bounds.size == CGSize(width: 500, height: 300))
    #expect(device.controller.log == ["away"])
    #expect(
      device.error(.tap(CGPoint(x: 500, y: 20)))
        == "step 1: the point (500, 20) is outside the screen, which is 500 x 300")
  }

  @Test func aResizeWithADurationIsATransitionThatControllersAnimateAlongside() throws {
    let device = Device()
    _ = try device.play(.resize(CGSize(width: 1000, height: 300), duration: 0.4), .wait(0.2))
    let coordinator = try #require(device.controller.transitionCoordinator)
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.4)
    let width = device.controller.view.layer.presentationValues(at: device.stage.time).bounds.width
    #expect(width > 500 && width < 900)
    _ = try device.play(.wait(0.3))
    #expect(device.controller.transitionCoordinator == nil)
    #expect(device.controller.view.layer.presentationValues(at: device.stage.time).bounds.width == 1000)
  }

  @Test func theSafeAreaReachesTheViewsOfTheScreen() throws {
    let device = Device()
    _ = try device.play(.safeArea(top: 47, left: 0, bottom: 34, right: 5))
    #expect(device.controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 5))
  }

  @Test func playingStopsAtTheFirstStepThatFails() {
    let device = Device()
    #expect(
      device.error(.press(title: "Same", nth: 0), .press(title: "None", nth: 0), .press(title: "Same", nth: 0)) != nil)
    #expect(device.controller.log == ["first"])
  }
}
