import CWindow
import CoreGraphics
import Stage

/// Mouse, fingers, wheel and trackpad of a window.
@MainActor final class WindowPointing {
  private unowned let window: StageWindow
  private var numbers = PointerNumbers()
  private var momentum = Momentum()
  /// The last position of the mouse, where a wheel turns.
  private var position = CGPoint.zero
  /// The points of a click of a wheel, and of a unit of two fingers.
  private static let (click, unit) = (CGFloat(60), CGFloat(1))
  /// Half the distance of the fingers that stand for a pinch at its beginning, in points.
  private static let pinchRadius: CGFloat = 60

  init(_ window: StageWindow) { self.window = window }

  /// Whether something moves on by itself.
  var isMoving: Bool { momentum.isMoving }

  func point(_ phase: StagePointerPhase, _ finger: UnsafeRawPointer?, button: UInt32, _ point: CGPoint) {
    if finger == nil { position = point }
    let pointer = finger.map { PointerNumbers.Pointer.finger($0) } ?? .mouse
    if phase == STAGE_POINTER_DOWN, button == 3 {
      window.perform(.secondaryClick(point: point))
    } else if button <= 1 {
      send(phase, pointer, point)
    }
  }

  /// Presses and lifts a finger at a point, for a screen reader.
  func press(_ point: CGPoint) {
    send(STAGE_POINTER_DOWN, .screenReader, point)
    send(STAGE_POINTER_UP, .screenReader, point)
  }

  private func send(_ phase: StagePointerPhase, _ pointer: PointerNumbers.Pointer, _ point: CGPoint) {
    switch phase {
    case STAGE_POINTER_DOWN:
      momentum.stop()
      window.perform(.pointerDown(id: numbers.add(pointer), point: point))
    case STAGE_POINTER_MOVE:
      if let number = numbers.number(of: pointer) { window.perform(.pointerMove(id: number, point: point)) }
    case STAGE_POINTER_UP:
      if let number = numbers.remove(pointer) { window.perform(.pointerUp(id: number)) }
    default:
      if let number = numbers.remove(pointer) { window.perform(.pointerCancel(id: number)) }
    }
  }

  // MARK: - Scrolling

  func scroll(by delta: CGVector, isWheel: Bool) {
    momentum.stop()
    let unit = isWheel ? WindowPointing.click : WindowPointing.unit
    window.perform(.wheel(point: position, delta: CGVector(dx: delta.dx * unit, dy: delta.dy * unit)))
  }

  func release(_ velocity: CGVector) {
    momentum.begin(velocity)
    window.wake()
  }

  /// Goes on scrolling for a time in seconds.
  func goOn(for seconds: Double) {
    guard momentum.isMoving, seconds > 0 else { return }
    window.tell(.wheel(point: position, delta: momentum.distance(in: seconds)))
  }

  // MARK: - Pinching

  /// A pinch on a trackpad is one of two fingers on the screen, to both sides of the pointer.
  func pinch(_ phase: StagePointerPhase, _ center: CGPoint, scale: Double) {
    let radius = WindowPointing.pinchRadius * CGFloat(max(scale, 0.01))
    for finger in 0...1 {
      let side: CGFloat = finger == 0 ? -1 : 1
      send(phase, .pinch(finger), CGPoint(x: center.x + side * radius, y: center.y))
    }
  }
}
