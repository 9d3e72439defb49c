// Views that come back on the screen: a layer keeps how it was shown last, so what changes meanwhile must be noted.

import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import Runtime
@testable import Stage

/// Keeps what a stage has told last of each layer.
@MainActor private final class LastNodes: SceneRenderer {
  private(set) var nodes: [Int: Scene.Node] = [:]

  func render(_ node: Scene.Node, changes: Scene.Changes) { nodes[node.id] = node }
  func arrange(_ children: [Int], of id: Int) {}
  func remove(_ id: Int) { nodes[id] = nil }
}

/// A stage whose views come and go.
@MainActor private final class ComingAndGoing {
  let controller = UIViewController()
  let stage: Stage
  let renderer = LastNodes()
  /// What a renderer has that keeps the nodes of views that go; attached instead of the other one if asked for.
  let copy = SceneCopy()

  init(keepsNodes: Bool = false) {
    stage = Stage(size: CGSize(width: 200, height: 400), rootViewController: controller)
    if keepsNodes { copy.attach(to: stage) } else { stage.renderer = renderer }
  }

  func frame() { stage.advance(by: 0.02) }

  func show(_ view: UIView) {
    controller.view.addSubview(view)
    frame()
  }

  func takeAway(_ view: UIView) {
    view.removeFromSuperview()
    frame()
  }

  /// Whether the renderer knows a layer as it is, made from nothing.
  func isShownAsItIs(_ layer: CALayer) throws -> Bool {
    let shown = try #require(renderer.nodes[layer.identifier])
    let values = layer.drawnValues(at: stage.time)
    let fresh = Scene.Node(layer, values: values, parent: layer.superlayerIdentifier)
    return shown.difference(from: fresh) == nil
  }
}

/// A label on a view with a shape, which are changed while nobody sees them.
@MainActor private final class ChangingView: UIView {
  let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
  let shape = CAShapeLayer()

  init() {
    super.init(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    backgroundColor = .red
    label.text = "before"
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    layer.addSublayer(shape)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private let changes: [(name: String, change: @MainActor @Sendable (ChangingView) -> Void)] = [
  ("background", { $0.backgroundColor = .blue }),
  ("no background", { $0.backgroundColor = nil }),
  ("corners", { $0.layer.cornerRadius = 8 }),
  ("masked corners", { $0.layer.maskedCorners = .layerMinXMinYCorner }),
  ("corner curve", { $0.layer.cornerCurve = .continuous }),
  ("border", { $0.layer.borderWidth = 2 }),
  ("border's colour", { $0.layer.borderColor = CGColor(gray: 0.5, alpha: 1) }),
  ("shadow", { $0.layer.shadowOpacity = 0.5 }),
  ("clipping", { $0.clipsToBounds = true }),
  ("hiding", { $0.isHidden = true }),
  ("opacity", { $0.alpha = 0.5 }),
  ("place", { $0.center = CGPoint(x: 50, y: 60) }),
  ("size", { $0.bounds.size = CGSize(width: 30, height: 30) }),
  ("transform", { $0.transform = CGAffineTransform(rotationAngle: 1) }),
  (
    "its back",
    {
      $0.layer.isDoubleSided = false
      $0.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }
  ),
  ("picture", { $0.layer.contents = CGImage(address: "photo", width: 20, height: 10) }),
  ("text", { $0.label.text = "after" }),
  ("font", { $0.label.font = .boldSystemFont(ofSize: 20) }),
  ("text's colour", { $0.label.textColor = .green }),
  ("shape", { $0.shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 5), transform: nil) }),
  ("shape's colour", { $0.shape.fillColor = CGColor(gray: 0.5, alpha: 1) }),
  ("label for assistive technology", { $0.accessibilityLabel = "A card" }),
  ("traits", { $0.accessibilityTraits = .button }),
  ("mask", { $0.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }),
]

@MainActor struct LooksOffScreenTests {
  @Test func aViewThatReturnsUnchangedHasTheLookThatItHad() throws {
    let screen = ComingAndGoing()
    let view = ChangingView()
    screen.show(view)
    let layers = [view.layer, view.label.layer, view.shape]
    let looks = try layers.map { try #require(screen.renderer.nodes[$0.identifier]).look }
    screen.takeAway(view)
    view.label.text = "after"
    screen.show(view)
    let isTheSame = try zip(layers, looks).map { layer, look in
      try #require(screen.renderer.nodes[layer.identifier]).look.box === look.box
    }
    #expect(isTheSame == [true, false, true])
  }

  @Test(arguments: changes.indices)
  func whatChangesOffScreenIsSeenWhenTheViewComesBack(index: Int) throws {
    let (name, change) = changes[index]
    let screen = ComingAndGoing()
    let view = ChangingView()
    screen.show(view)
    screen.takeAway(view)
    #expect(screen.renderer.nodes[view.layer.identifier] == nil)
    change(view)
    screen.show(view)
    for layer in [view.layer, view.label.layer, view.shape] {
      #expect(try screen.isShownAsItIs(layer), "\(name): \(layer)")
    }
  }

  @Test(arguments: changes.indices)
  func whatChangesOffScreenIsSeenOnAnotherStage(index: Int) throws {
    let (name, change) = changes[index]
    let (first, second) = (ComingAndGoing(), ComingAndGoing())
    let view = ChangingView()
    first.show(view)
    first.takeAway(view)
    change(view)
    second.show(view)
    for layer in [view.layer, view.label.layer, view.shape] {
      #expect(try second.isShownAsItIs(layer), "\(name): \(layer)")
    }
  }

  @Test func whatAnAnimationShowedGoesWithIt() throws {
    let screen = ComingAndGoing()
    let view = ChangingView()
    screen.show(view)
    UIView.animate(withDuration: 1) {
      view.backgroundColor = .blue
      view.layer.cornerRadius = 20
    }
    screen.stage.advance(by: 0.5)
    screen.takeAway(view)
    screen.show(view)
    #expect(try screen.isShownAsItIs(view.layer))
    #expect(screen.renderer.nodes[view.layer.identifier]?.cornerRadius == 20)
  }

  @Test func anAnimationOfWhatIsOffScreenIsSeenWhenItComesOn() throws {
    let screen = ComingAndGoing()
    let view = ChangingView()
    screen.show(view)
    view.removeFromSuperview()
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = CGFloat(10)
    animation.toValue = CGFloat(30)
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    screen.controller.view.addSubview(view)
    screen.stage.advance(by: 0.5)
    let radius = try #require(screen.renderer.nodes[view.layer.identifier]).cornerRadius
    #expect(radius > 10 && radius < 30)
    #expect(try screen.isShownAsItIs(view.layer))
  }

  @Test func aMaskThatBecomesASublayerIsShown() throws {
    let screen = ComingAndGoing()
    let view = ChangingView()
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.mask = mask
    screen.show(view)
    #expect(screen.renderer.nodes[mask.identifier]?.isMask == true)
    view.layer.mask = nil
    screen.frame()
    view.layer.addSublayer(mask)
    screen.frame()
    #expect(screen.renderer.nodes[mask.identifier]?.isMask == false)
    #expect(try screen.isShownAsItIs(mask))
  }

  @Test func whatChangesWhileNobodyDrawsIsSeenByTheNextRenderer() throws {
    let screen = ComingAndGoing()
    let view = ChangingView()
    screen.show(view)
    screen.stage.renderer = nil
    view.backgroundColor = .blue
    screen.frame()
    screen.stage.renderer = screen.renderer
    screen.frame()
    #expect(try screen.isShownAsItIs(view.layer))
  }

  @Test func aPictureIsLaidInTheNewSize() throws {
    let screen = ComingAndGoing()
    let view = ChangingView()
    view.layer.contents = CGImage(address: "photo", width: 20, height: 10)
    view.layer.contentsGravity = .resizeAspect
    screen.show(view)
    view.bounds.size = CGSize(width: 60, height: 200)
    screen.frame()
    #expect(try screen.isShownAsItIs(view.layer))
    screen.takeAway(view)
    view.bounds.size = CGSize(width: 10, height: 20)
    screen.show(view)
    #expect(try screen.isShownAsItIs(view.layer))
  }

  // MARK: Renderers that keep removed nodes

  @Test func aViewThatReturnsUnchangedHasOnlyItsPlaceDrawn() {
    let screen = ComingAndGoing(keepsNodes: true)
    let view = ChangingView()
    screen.show(view)
    screen.takeAway(view)
    #expect(screen.copy.keptCount == 3 && screen.copy.difference(from: screen.stage) == nil)
    screen.show(view)
    #expect(screen.copy.restoredChanges[view.layer.identifier] == .geometry)
    #expect(screen.copy.restoredChanges[view.label.layer.identifier] == [])
    #expect(screen.copy.restoredChanges[view.shape.identifier] == [])
    #expect(screen.copy.difference(from: screen.stage) == nil)
  }

  @Test(arguments: changes.indices)
  func whatChangesOffScreenIsDrawnOfAKeptView(index: Int) {
    let (name, change) = changes[index]
    let screen = ComingAndGoing(keepsNodes: true)
    let view = ChangingView()
    screen.show(view)
    screen.takeAway(view)
    change(view)
    screen.show(view)
    let difference = screen.copy.difference(from: screen.stage)
    #expect(difference == nil, "\(name)")
    #expect(screen.copy.restored == 3)
  }

  @Test func whatAnAnimationShowedOfAKeptViewGoesWithIt() {
    let screen = ComingAndGoing(keepsNodes: true)
    let view = ChangingView()
    screen.show(view)
    UIView.animate(withDuration: 1) {
      view.center.x += 50
      view.alpha = 0.5
      view.backgroundColor = .blue
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    screen.stage.advance(by: 0.5)
    screen.takeAway(view)
    screen.show(view)
    #expect(screen.copy.difference(from: screen.stage) == nil)
    screen.takeAway(view)
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = CGFloat(10)
    animation.toValue = CGFloat(30)
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    screen.controller.view.addSubview(view)
    screen.stage.advance(by: 0.5)
    #expect(screen.copy.difference(from: screen.stage) == nil)
  }

  @Test func whatNobodyHasBeenToldIsReadWhenAKeptViewComesBack() {
    final class Card: UIView {
      var words = "one"
      override var accessibilityLabel: String? {
        get { words }
        set { words = newValue ?? "" }
      }
    }
    let screen = ComingAndGoing(keepsNodes: true)
    let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.show(card)
    // It is not said that the words change, only the look.
    card.words = "two"
    card.backgroundColor = .red
    screen.frame()
    screen.takeAway(card)
    screen.show(card)
    #expect(screen.copy.difference(from: screen.stage) == nil)
  }

  @Test func keptSubviewsMayChangePlaces() {
    let screen = ComingAndGoing(keepsNodes: true)
    let (view, other, fresh) = (ChangingView(), ChangingView(), UIView())
    screen.show(view)
    screen.show(other)
    screen.takeAway(view)
    other.addSubview(view.label)
    screen.frame()
    #expect(screen.copy.difference(from: screen.stage) == nil)
    view.addSubview(fresh)
    screen.show(view)
    #expect(screen.copy.difference(from: screen.stage) == nil)
    screen.takeAway(view)
    view.insertSubview(view.label, at: 0)
    fresh.removeFromSuperview()
    screen.show(view)
    #expect(screen.copy.difference(from: screen.stage) == nil)
    screen.controller.view.insertSubview(view, at: 0)
    screen.frame()
    view.removeFromSuperview()
    other.addSubview(view)
    other.removeFromSuperview()
    view.backgroundColor = .green
    screen.show(other)
    #expect(screen.copy.difference(from: screen.stage) == nil)
  }

  @Test func keptViewsMayBecomeMasks() {
    let screen = ComingAndGoing(keepsNodes: true)
    let (view, mask) = (ChangingView(), ChangingView())
    screen.show(view)
    screen.show(mask)
    screen.takeAway(mask)
    view.mask = mask
    screen.frame()
    #expect(screen.copy.difference(from: screen.stage) == nil)
    screen.takeAway(view)
    screen.show(view)
    #expect(screen.copy.difference(from: screen.stage) == nil)
    view.mask = nil
    screen.frame()
    screen.show(mask)
    #expect(screen.copy.difference(from: screen.stage) == nil)
  }

  @Test func mirroringWhileTheyAreAwayMovesKeptSublayers() {
    let screen = ComingAndGoing(keepsNodes: true)
    let view = ChangingView()
    screen.show(view)
    screen.takeAway(view)
    view.layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    screen.show(view)
    #expect(screen.copy.difference(from: screen.stage) == nil)
    screen.takeAway(view)
    view.layer.mirrorsSublayers = true
    screen.show(view)
    #expect(screen.copy.difference(from: screen.stage) == nil)
  }

  @Test func layersAreKeptAsLongAsTheyExist() {
    let screen = ComingAndGoing(keepsNodes: true)
    var view: ChangingView? = ChangingView()
    screen.show(view!)
    screen.takeAway(view!)
    #expect(screen.copy.keptCount == 3)
    view = nil
    screen.controller.view.backgroundColor = .green
    screen.frame()
    #expect(screen.copy.keptCount == 0)
  }

  @Test func aRendererThatIsAttachedAgainIsToldEverything() {
    let screen = ComingAndGoing(keepsNodes: true)
    let (view, other) = (ChangingView(), ChangingView())
    screen.show(view)
    screen.show(other)
    screen.takeAway(other)
    let copy = SceneCopy()
    copy.attach(to: screen.stage)
    screen.show(other)
    #expect(copy.restored == 0 && copy.difference(from: screen.stage) == nil)
    screen.takeAway(view)
    screen.show(view)
    #expect(copy.restored == 3 && copy.difference(from: screen.stage) == nil)
  }
}
