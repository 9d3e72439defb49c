import Gallery
import Stage
import UIKit

extension GalleryTrial {
  func perform(_ operation: Operation) throws(Violation) {
    let numbers = operation.numbers
    switch operation.kind {
    case .open: open(numbers[0], mode: numbers[1])
    case .leave: leave(numbers[0].reduced(to: 4))
    case .press: if let point = button(numbers[0]) { stage.tap(at: point) }
    case .hold: if let point = button(numbers[0]) { putDown(point) }
    case .tap: stage.tap(at: point(numbers[0], numbers[1]))
    case .down: putDown(point(numbers[0], numbers[1]))
    case .move: try move(by: CGVector(dx: numbers[0], dy: numbers[1]), frames: numbers[2].reduced(to: 30))
    case .up: lift { stage.touchUp(id: $0) }
    case .cancel: lift { stage.touchCancel(id: $0) }
    case .drag:
      try slide(from: point(numbers[0], numbers[1]), to: point(numbers[2], numbers[3]), frames: numbers[4])
    case .swipe:
      try slide(from: CGPoint(x: 1, y: point(0, numbers[0]).y), to: point(numbers[1], numbers[0]), frames: numbers[2])
    case .pinch: try pinch(numbers)
    case .wheel: stage.scrollWheel(at: point(50, 50), by: CGVector(dx: numbers[0], dy: numbers[1]))
    case .key: stage.key(GalleryTrial.keys[numbers[0].reduced(to: GalleryTrial.keys.count)])
    case .resize:
      let size = CGSize(width: numbers[0].reduced(to: 2000) + 1, height: numbers[1].reduced(to: 2000) + 1)
      stage.resize(to: size, duration: numbers[2] == 1 ? 0.3 : 0)
    case .turn: try turn(animated: numbers[0] == 1)
    case .choose: choose(numbers[0], thousandths: numbers[1])
    case .gesture: try GestureProbe(seed: numbers[0]).check()
    case .wait: try wait(frames: numbers[0].reduced(to: 60))
    case .settle: try settle()
    default: break  // done to collection views alone
    }
    try doFrame()
  }

  private static let keys = ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "PageDown", "PageUp", "Home", "End"]

  /// What rests stays in place when the screen turns.
  private func turn(animated: Bool) throws(Violation) {
    let middles = fingers.isEmpty && !stage.needsFrame ? middles : []
    let size = stage.window.bounds.size
    stage.resize(to: CGSize(width: size.height, height: size.width), duration: animated ? 0.3 : 0)
    guard !middles.isEmpty else { return }
    try settle()
    try check(middles)
  }

  // MARK: Controllers

  private func open(_ number: Int, mode: Int) {
    let demos = DemoIndex.demos + [.threeCells]
    let demo = demos[number.reduced(to: demos.count)]
    guard navigation.viewControllers.count < 4 else { return }
    navigation.pushViewController(demo.makeViewController(), animated: mode != 0)
  }

  /// Also in the middle of a touch.
  private func leave(_ way: Int) {
    switch way {
    case 0: navigation.popViewController(animated: true)
    case 1: navigation.popViewController(animated: false)
    case 2: navigation.popToRootViewController(animated: false)
    default:
      navigation = GalleryTrial.makeGallery()
      stage.window.rootViewController = navigation
    }
  }

  /// A parameter of the demo on top.
  private func choose(_ number: Int, thousandths: Int) {
    guard let demo = navigation.topViewController as? DemoViewController, !demo.parameters.isEmpty else { return }
    let parameter = demo.parameters[number.reduced(to: demo.parameters.count)]
    // Not so many items that to make them takes longer than all else.
    let upper = min(parameter.range.upperBound, parameter.range.lowerBound + 1000)
    let part = Double(thousandths.reduced(to: 1001)) / 1000
    parameter.choose(parameter.range.lowerBound + (upper - parameter.range.lowerBound) * part)
  }

  // MARK: Fingers

  /// In hundredths of the screen.
  private func point(_ x: Int, _ y: Int) -> CGPoint {
    let size = stage.window.bounds.size
    return CGPoint(x: size.width * CGFloat(x) / 100, y: size.height * CGFloat(y) / 100)
  }

  /// The middle of one of the buttons that can be pressed, back to front.
  private func button(_ number: Int) -> CGPoint? {
    var points: [CGPoint] = []
    visit(stage.window) { view in
      guard view is UIButton else { return }
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
      if let hit = stage.window.hitTest(middle, with: nil), hit === view { points.append(middle) }
    }
    return points.isEmpty ? nil : points[number.reduced(to: points.count)]
  }

  /// A third finger is the first one, which has been put elsewhere.
  private func putDown(_ point: CGPoint) {
    let id = fingers[0] == nil || fingers[1] != nil ? 0 : 1
    fingers[id] = point
    stage.touchDown(at: point, id: id)
  }

  /// The second finger goes the other way.
  private func move(by way: CGVector, frames: Int) throws(Violation) {
    for _ in 0..<frames {
      for (id, point) in fingers.sorted(by: { $0.key < $1.key }) {
        let sign: CGFloat = id == 0 ? 1 : -1
        let next = CGPoint(x: point.x + sign * way.dx, y: point.y + sign * way.dy)
        fingers[id] = next
        stage.touchMove(to: next, id: id)
      }
      try doFrame()
    }
  }

  /// Takes the finger away that is longest down.
  private func lift(_ end: (Int) -> Void) {
    guard let id = fingers.keys.min() else { return }
    fingers[id] = nil
    end(id)
  }

  /// A finger of its own, besides those that are down.
  private func slide(from start: CGPoint, to end: CGPoint, frames: Int) throws(Violation) {
    let frames = frames.reduced(to: 60) + 1
    stage.touchDown(at: start, id: 2)
    for frame in 1...frames {
      try doFrame()
      let part = CGFloat(frame) / CGFloat(frames)
      stage.touchMove(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part), id: 2)
    }
    stage.touchUp(id: 2)
  }

  private func pinch(_ numbers: [Int]) throws(Violation) {
    let middle = point(numbers[0], numbers[1])
    func put(_ spread: CGFloat, _ touch: (CGPoint, Int) -> Void) {
      touch(CGPoint(x: middle.x - spread / 2, y: middle.y), 2)
      touch(CGPoint(x: middle.x + spread / 2, y: middle.y + spread / 4), 3)
    }
    let (start, end) = (CGFloat(numbers[2]), CGFloat(numbers[3]))
    let frames = numbers[4].reduced(to: 60) + 1
    put(start) { stage.touchDown(at: $0, id: $1) }
    for frame in 1...frames {
      try doFrame()
      put(start + (end - start) * CGFloat(frame) / CGFloat(frames)) { stage.touchMove(to: $0, id: $1) }
    }
    stage.touchUp(id: 2)
    stage.touchUp(id: 3)
  }
}
