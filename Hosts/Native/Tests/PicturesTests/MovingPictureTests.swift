import Gallery
import Pictures
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct MovingPictureTests {
  /// A renderer that passes everything on to a moving picture and to a tree that is drawn as a whole.
  private final class Both: SceneRenderer {
    let tree = SceneTree()
    let moving: MovingPicture
    private let renderer: PictureRenderer
    private let size: CGSize

    init(size: CGSize, scale: CGFloat = 1) throws {
      self.size = size
      renderer = try PictureRenderer(scale: scale)
      moving = try MovingPicture(size: size, renderer: PictureRenderer(scale: scale))
    }

    func render(_ node: Scene.Node, changes: Scene.Changes) {
      tree.render(node, changes: changes)
      moving.render(node, changes: changes)
    }

    func arrange(_ children: [Int], of id: Int) {
      tree.arrange(children, of: id)
      moving.arrange(children, of: id)
    }

    func remove(_ id: Int) {
      tree.remove(id)
      moving.remove(id)
    }

    var isEqual: Bool {
      (try? renderer.picture(of: tree, size: size).hasPixels(of: moving.picture)) ?? false
    }
  }

  @Test func everyFrameOfEveryDemoEqualsTheWholeDrawing() throws {
    for demo in DemoIndex.demos { try compareFrames(of: demo) }
  }

  private func compareFrames(of demo: Demo) throws {
    let size = CGSize(width: 390, height: 844)
    let stage = Stage(size: size, rootViewController: demo.makeViewController())
    let both = try Both(size: size)
    stage.renderer = both
    var (count, drawn) = (0, 0)
    var different: [Int] = []
    var player = ScriptPlayer(stage: stage)
    player.onFrame = {
      count += 1
      if let part = both.moving.update() { drawn += part.width * part.height }
      if !both.isEqual { different.append(count) }
    }
    try player.play(Script(json: demo.script))
    #expect(different.isEmpty, "\(demo.id): frames \(different)")
    #expect(drawn < count * 390 * 844 * 4 / 5, "\(demo.id)")
  }

  /// A screen of 200 by 200 points with a green view, which a function changes after the first frame.
  @MainActor private struct Board {
    let view: UIView
    let green = UIView(frame: CGRect(x: 40, y: 60, width: 30, height: 20))
    let red = UIView(frame: CGRect(x: 120, y: 120, width: 40, height: 40))
    let blue = UIView(frame: CGRect(x: 130, y: 130, width: 40, height: 40))

    init(_ view: UIView) {
      self.view = view
      view.backgroundColor = .white
      (green.backgroundColor, red.backgroundColor, blue.backgroundColor) = (.green, .red, .blue)
      for shown in [green, red, blue] { view.addSubview(shown) }
    }
  }

  private func part(
    scale: CGFloat = 1, prepare: (Board) -> Void = { _ in }, change: (Board) -> Void
  ) throws -> PixelRect? {
    let size = CGSize(width: 200, height: 200)
    let controller = UIViewController()
    let stage = Stage(size: size, rootViewController: controller)
    let board = Board(controller.view)
    prepare(board)
    let both = try Both(size: size, scale: scale)
    stage.renderer = both
    stage.frame(at: stage.time)
    #expect(both.moving.update() == PixelRect(x: 0, y: 0, width: Int(200 * scale), height: Int(200 * scale)))
    #expect(both.isEqual)
    change(board)
    stage.frame(at: stage.time + 1 / 60)
    let part = both.moving.update()
    #expect(both.isEqual)
    // Nothing else happens.
    stage.frame(at: stage.time + 1 / 60)
    #expect(both.moving.update() == nil && both.isEqual)
    return part
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func theOldAndTheNewPlaceAreDrawn() throws {
    #expect(try part { $0.green.frame.origin.x = 50 } == rect(39, 59, 42, 22))
    // Whole pixels around it, and one more.
    #expect(try part(scale: 2) { $0.green.frame.origin.y = 60.25 } == rect(79, 119, 62, 43))
    #expect(try part { $0.green.backgroundColor = .black } == rect(39, 59, 32, 22))
    #expect(try part { $0.green.isHidden = true } == rect(39, 59, 32, 22))
    #expect(try part { $0.green.removeFromSuperview() } == rect(39, 59, 32, 22))
    #expect(
      try part { $0.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))) } == rect(0, 0, 10, 10))
  }

  @Test func whatNobodySeesIsNotDrawn() throws {
    #expect(try part { $0.green.accessibilityLabel = "Green" } == nil)
    #expect(try part(prepare: { $0.green.isHidden = true }) { $0.green.backgroundColor = .black } == nil)
    #expect(try part { $0.green.frame.origin = CGPoint(x: 20, y: 60) } != nil)
    // It leaves the screen, and moves on there.
    let away = CGPoint(x: 300, y: 300)
    #expect(try part(prepare: { $0.green.frame.origin = away }) { $0.green.frame.origin.x = 400 } == nil)
  }

  @Test func shadowsAreDrawnWithTheirLayers() throws {
    func shadow(_ view: UIView) {
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 4
      view.layer.shadowOffset = CGSize(width: 0, height: 10)
    }
    // Three standard deviations and one point around it.
    #expect(try part(prepare: { shadow($0.green) }) { $0.green.alpha = 0.5 } == rect(26, 56, 58, 48))
    // Contents cast it, so all of it may change with any of them.
    let inside = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    let part = try part(prepare: {
      $0.green.backgroundColor = nil
      $0.green.addSubview(inside)
      inside.backgroundColor = .black
      shadow($0.green)
    }) { _ in inside.frame.origin.x = 3 }
    #expect(part == rect(26, 56, 58, 48))
  }

  @Test func onlyTheLayersWhosePlaceInTheOrderChangesAreDrawn() throws {
    #expect(try part { $0.view.bringSubviewToFront($0.red) } == rect(119, 119, 52, 52))
    #expect(try part { $0.view.sendSubviewToBack($0.green) } == nil)
  }

  @Test func clippedLayersAreDrawnWhereTheyAreSeen() throws {
    let inside = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 5))
    inside.backgroundColor = .black
    let prepare: (Board) -> Void = {
      $0.green.addSubview(inside)
      $0.green.clipsToBounds = true
    }
    #expect(try part(prepare: prepare) { _ in inside.frame.origin.x = 15 } == rect(54, 69, 17, 7))
    #expect(try part(prepare: prepare) { $0.green.bounds.origin.x = 4 } == rect(39, 59, 32, 22))
    let unclipped = try part(prepare: prepare) { $0.green.clipsToBounds = false }
    #expect(unclipped == rect(39, 59, 117, 22))
  }

  @Test func groupsAreDrawnAsAWhole() throws {
    let inside = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    let mask = CALayer()
    let preparations: [(Board) -> Void] = [
      { $0.green.alpha = 0.5 },
      {
        mask.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        mask.backgroundColor = UIColor.black.cgColor
        $0.green.layer.mask = mask
      },
    ]
    for prepare in preparations {
      let part = try part(prepare: {
        prepare($0)
        inside.backgroundColor = .black
        $0.green.addSubview(inside)
      }) { _ in inside.frame.origin.x += 1 }
      #expect(part == rect(39, 59, 32, 22))
    }
    // A layer in perspective is drawn flat first, with as many pixels as all of it needs.
    let part = try part(prepare: {
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 200
      $0.green.layer.transform = CATransform3DRotate(transform, 0.6, 0, 1, 0)
      $0.green.addSubview(inside)
    }) { _ in inside.frame.origin.x += 1 }
    #expect(try #require(part).width >= 26 && part?.height ?? 0 >= 22)
  }

  @Test func aMaskThatGoesIsDrawn() throws {
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    mask.backgroundColor = UIColor.black.cgColor
    #expect(try part(prepare: { $0.green.layer.mask = mask }) { $0.green.layer.mask = nil } == rect(39, 59, 32, 22))
    #expect(try part { $0.green.layer.mask = mask } == rect(39, 59, 32, 22))
  }

  @Test func transparentScreensAreClearedFirst() throws {
    let part = try part(prepare: {
      $0.view.backgroundColor = nil
      $0.view.window?.backgroundColor = nil
    }) { $0.green.frame.origin.x = 50 }
    #expect(part == rect(39, 59, 42, 22))
  }

  @Test func layersThatLeaveTheirParentAreDrawnInBoth() throws {
    #expect(try part { $0.red.addSubview($0.green) } == rect(39, 59, 152, 141))
  }
}
