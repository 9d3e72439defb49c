// Stage: a headless device. It has a screen, a clock and touches, and shows what a view controller does,
// frame by frame. Tests drive it, and so do hosts, which draw what it shows.

import CoreGraphics
import Foundation
import QuartzCore
import Runtime
import UIKit

/// A screen with a window, on a clock that moves only when told to.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: MyViewController())
/// stage.tap(at: CGPoint(x: 195, y: 250))
/// stage.advance(by: 0.2)
/// // stage.scene is what is seen two tenths of a second after the tap
/// ```
///
/// A frame is: timers and display links, layout, evaluation of animations, the scene to the renderer,
/// completion blocks.
@MainActor public final class Stage {
  /// Makes a window, shows the controller's view in it and does the first frame, at time 0.
  /// - Parameters:
  ///   - size: in points.
  ///   - safeAreaInsets: how far bars and rounded corners reach into the screen, in points.
  ///   - trace: records from the beginning.
  ///   - isInspecting: from the beginning; see ``isInspecting``.
  ///   - rootViewController: whose view fills the window.
  public init(
    size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, rootViewController: UIViewController, trace: Trace? = nil,
    isInspecting: Bool = false
  ) {
    Stage.check(size)
    Stage.check(safeAreaInsets)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    context = LayerContext(root: window.layer, on: screenContext)
    inspector = isInspecting ? Inspector(context, trace: trace) : nil
    inspectionReader = inspector?.addReader()
    self.trace = inspector?.trace ?? trace
    textMetrics = Stage.textMetrics
    screen.isReduceMotionEnabled = Stage.isReduceMotionEnabled
    screen.updateFailurePolicy = Stage.updateFailurePolicy
    screen.textWidths = TextWidths(textMetrics)
    observe()
    makeCurrent()
    showScreen()
    window.screenSafeAreaInsets = safeAreaInsets
    window.backgroundColor = .systemBackground
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    #if !hasFeature(Embedded)
      noteExistence()
    #endif
    Stage.isMade?(self)
    frame(at: 0)
  }

  /// Called with every stage that is made, before its first frame.
  package static var isMade: ((Stage) -> Void)?

  /// The screen's only window, as large as it.
  public let window: UIWindow

  /// Seconds since the stage was made; `CACurrentMediaTime()` reads it.
  public var time: CFTimeInterval { clock.time }

  /// How many frames a second `advance(by:)` and `drag(from:to:duration:)` make.
  public var framesPerSecond: Double = 60 {
    didSet {
      ensure(
        framesPerSecond > 0 && framesPerSecond.isFinite,
        "framesPerSecond is \(framesPerSecond): a stage needs more than 0 frames a second, and not infinitely many.")
      screen.maximumFramesPerSecond = Int(min(framesPerSecond, 1e6).rounded(.up))
    }
  }

  /// What belongs to this stage alone, so that several can be driven in turn: time, transactions, traits and all that
  /// follows here.
  let screenContext = ScreenContext()
  var screen: UIScreen { screenContext.screen }
  private var clock: MediaClock { screenContext.clock }
  let context: LayerContext
  private var sink: SceneSink?

  #if hasFeature(Embedded)
    deinit { whileDeinitializing { leaveScreen() } }
  #else
    @MainActor deinit { leaveScreen() }
  #endif

  /// The main actor takes down all that is on the stage. What waits is handed over later: this may be the midst of a frame
  /// of another stage.
  private func leaveScreen() {
    let screenContext = screenContext
    // Views on no screen go by the one that was driven last, and are not to go by this one any more.
    screenContext.interface = nil
    Leftovers.leave { screenContext.end() }
  }

  /// What was asked for; see Stage+Screen.swift.
  var wantedTraits = UITraitCollection()

  // MARK: What the person and the developer ask for

  /// Whether the person asked for less movement; `UIAccessibility.isReduceMotionEnabled` tells it to views.
  public var isReduceMotionEnabled: Bool {
    get { screen.isReduceMotionEnabled }
    set { screen.isReduceMotionEnabled = newValue }
  }

  /// Of stages that are made from now on.
  public static var isReduceMotionEnabled = false

  /// What happens when a batch update is wrong; see `updateFailurePolicy`.
  public typealias UpdateFailurePolicy = UICollectionView.UpdateFailurePolicy

  /// What happens when a batch update contradicts itself or the data source.
  public var updateFailurePolicy: UpdateFailurePolicy {
    get { screen.updateFailurePolicy }
    set { screen.updateFailurePolicy = newValue }
  }

  /// Of stages that are made from now on.
  public static var updateFailurePolicy = UpdateFailurePolicy.standard

  /// What measures text; retained. Nil stands for a built-in table, with which text is laid out the same on every
  /// machine: right for tests and recordings. Views do not measure again when it is set.
  public var textMetrics: (any TextMetrics)? { didSet { screen.textWidths = TextWidths(textMetrics) } }

  /// Of stages that are made from now on, from their first views on; retained.
  public static var textMetrics: (any TextMetrics)?

  // MARK: Observers

  /// Records what collection views on the stage say to their layouts, data sources and delegates. nil, the default,
  /// costs nothing.
  public var trace: Trace? { didSet { observe() } }

  /// nil while nothing is inspected.
  var inspector: Inspector? { didSet { observe() } }

  /// For ``takeInspection()``.
  var inspectionReader: InspectionReader?

  private func observe() {
    screen.callRecorder = trace
    screen.elementObserver = inspector
    screenContext.animationObserver = inspector
  }

  /// The stage is being driven.
  func makeCurrent() {
    screenContext.makeCurrent()
    Leftovers.clearUp()
  }

  /// A click of the secondary button: opens the menu of what is at the point, as a long press does.
  /// - Returns: whether there is one.
  @discardableResult public func secondaryClick(at point: CGPoint) -> Bool {
    observer?.heard(.secondaryClick(point))
    makeCurrent()
    window.layoutIfNeeded()
    return window.secondaryClick(at: point)
  }

  // MARK: Frames

  /// Does one frame. A time before the present one counts as the present.
  public func frame(at time: CFTimeInterval) {
    ensure(time.isFinite, "frame(at: \(time)): a frame needs a time in seconds that is finite.")
    screenContext.advance(to: max(time, clock.time))
    Leftovers.clearUp()
    clock.fire(frameDuration: 1 / framesPerSecond)
    window.layoutIfNeeded()
    while !screenContext.afterLayout.isEmpty { screenContext.afterLayout.make() }
    window.layoutIfNeeded()
    CATransaction.flush()
    context.commit(at: clock.time, to: sink)
    context.endAnimations(at: clock.time)
    clock.endTimelines()
    screenContext.endDetachedAnimations()
    #if !hasFeature(Embedded)
      KeyValueObservers.endFrame()
    #endif
    screenContext.completions.make()
    observer?.frameIsDone()
  }

  /// Does the frames of a time span: one every `1 / framesPerSecond` seconds, the last exactly at its end.
  public func advance(by duration: TimeInterval) {
    let start = time
    let count = frameCount(duration, "advance(by: \(duration))")
    for index in 1..<max(count, 1) { frame(at: start + Double(index) / framesPerSecond) }
    frame(at: start + duration)
  }

  /// How many frames a time span takes.
  private func frameCount(_ duration: TimeInterval, _ call: @autoclosure () -> String) -> Int {
    let count = (duration * framesPerSecond - 1e-6).rounded(.up)
    ensure(count < Double(Int32.max), "\(call()): give a time span in seconds that comes to an end.")
    return max(1, Int(max(count, 0)))
  }

  /// Whether time has to go on: something moves, waits for its time or has changed, or a finger is down, which may rest
  /// before it is lifted.
  public var needsFrame: Bool {
    context.hasChanges || clock.hasWork || window.layer.needsLayoutAnywhere || !screenContext.afterLayout.isEmpty
      || !screenContext.completions.isEmpty || window.hasTouches
  }

  // MARK: Touches

  // They are delivered at once, at `time`; animations that they start begin then.

  /// A finger goes down at a point of the window.
  /// - Parameter id: tells fingers apart.
  /// - Parameter point: in the window's coordinates.
  public func touchDown(at point: CGPoint, id: Int = 0) {
    check(point, "A touch")
    history?.touchDown(at: point, id: id)
    observer?.heard(.touchDown(point, id: id))
    deliver { window.touchDown(at: point, id: id) }
  }

  /// A finger that is down is at another point of the window now.
  /// - Parameter id: as when it went down.
  /// - Parameter point: in the window's coordinates.
  public func touchMove(to point: CGPoint, id: Int = 0) {
    check(point, "A touch")
    history?.touchMove(to: point, id: id)
    observer?.heard(.touchMove(point, id: id))
    deliver { window.touchMove(to: point, id: id) }
  }

  /// A finger leaves the screen where it was last.
  /// - Parameter id: as when it went down.
  public func touchUp(id: Int = 0) {
    history?.touchUp(id: id)
    observer?.heard(.touchUp(id: id))
    deliver { window.touchUp(id: id) }
  }

  /// The system takes the touch away.
  public func touchCancel(id: Int = 0) {
    history?.touchUp(id: id)
    observer?.heard(.touchCancel(id: id))
    deliver { window.touchCancel(id: id) }
  }

  /// A touch that goes down and up at the present time.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// A finger that goes down, moves evenly in every frame of the duration, and goes up with the last.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    let count = frameCount(duration, "drag(from:to:duration: \(duration))")
    touchDown(at: start)
    let begin = time
    for index in 1...count {
      let elapsed = index == count ? duration : Double(index) / framesPerSecond
      let fraction = duration > 0 ? elapsed / duration : 1
      frame(at: begin + elapsed)
      touchMove(to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
    touchUp()
  }

  private func check(_ point: CGPoint, _ subject: String) {
    ensure(point.x.isFinite && point.y.isFinite, "\(subject) is at \(point.description): give finite coordinates.")
  }

  func deliver(_ touch: () -> Void) {
    makeCurrent()
    window.layoutIfNeeded()
    touch()
  }

  // MARK: Wheels and keys

  /// Scrolls the innermost scroll view under a point that can move. After a pause of 0.15 s it comes to rest where a
  /// drag would let it.
  /// - Parameter delta: added to its content offset, in points.
  /// - Parameter point: where the pointer is, in the window's coordinates.
  public func scrollWheel(at point: CGPoint, by delta: CGVector) {
    check(point, "A wheel")
    ensure(
      delta.dx.isFinite && delta.dy.isFinite, "scrollWheel(at:by: (\(delta.dx), \(delta.dy))): give finite numbers.")
    observer?.heard(.wheel(point, delta))
    deliver {
      var view = window.hitTest(point, with: nil)
      while let current = view {
        if let scrollView = current as? UIScrollView, scrollView.turnWheel(by: delta) { return }
        view = current.superview
      }
    }
  }

  /// Presses a key, by its name in the DOM: arrows, "PageUp", "PageDown", " ", "Home" and "End" scroll the innermost scroll
  /// view around what has the focus that scrolls along the key's axis, else the frontmost one, or, where it rests only at
  /// pages or items, bring it to the next one. A section of a collection view that scrolls across the layout is meant only
  /// while the focus is in it.
  /// Where text is edited, keys edit it: arrows, "Home" and "End" move the caret, "Backspace" and "Delete" delete, "Enter"
  /// returns, "Escape" ends editing, "Tab" goes on to the next field.
  /// - Parameter focus: the node of the view that has it; nil for none.
  /// - Parameter key: its name as browsers have it, such as "ArrowDown".
  public func key(_ key: String, focus: Int? = nil) {
    observer?.heard(.key(key))
    deliver {
      if pressWhileEditing(key) { return }
      var candidates: [UIScrollView] = []
      var view = focus.flatMap { find($0, in: window) }
      while let current = view {
        if let scrollView = current as? UIScrollView { candidates.append(scrollView) }
        view = current.superview
      }
      for scrollView in scrollViews(in: window) where !scrollView.scrollsOnlyWithFocus { candidates.append(scrollView) }
      ScrollKey(named: key)?.press(on: candidates)
    }
  }

  /// From front to back, the outer before the inner; without hidden ones.
  func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden else { return [] }
    var found = (view as? UIScrollView).map { [$0] } ?? []
    for subview in view.subviews.reversed() { found += scrollViews(in: subview) }
    return found
  }

  /// What is seen now. Layout that is due is done first.
  public var scene: Scene {
    makeCurrent()
    window.layoutIfNeeded()
    var nodes: [Scene.Node] = []
    collect(window.layer, parent: 0, into: &nodes)
    return Scene(time: time, size: window.bounds.size, nodes: nodes)
  }

  private func collect(_ layer: CALayer, parent: Int, into nodes: inout [Scene.Node]) {
    let values = layer.drawnValues(at: time)
    guard layer.isMask || !layer.isInvisible(values) else { return }
    nodes.append(Scene.Node(layer, values: values, parent: parent))
    if let mask = layer.mask { collect(mask, parent: layer.identifier, into: &nodes) }
    for sublayer in layer.drawingOrder { collect(sublayer, parent: layer.identifier, into: &nodes) }
  }

  /// Draws what changes, frame by frame; retained. A new one is told everything in the next frame.
  public var renderer: (any SceneRenderer)? {
    didSet {
      connect()
      context.drawEverything()
    }
  }

  /// nil while none is kept.
  var history: SceneHistory? { didSet { connect() } }

  /// nil while nobody listens, which costs a comparison for each change and each touch. A new one is told everything
  /// in the next frame.
  package var observer: (any StageObserver)? {
    didSet {
      connect()
      if observer != nil { context.drawEverything() }
    }
  }

  private func connect() {
    let isSeen = renderer != nil || history != nil || observer != nil
    sink = isSeen ? SceneSink(renderer, history, observer) : nil
  }

  /// Tells a renderer of everything that is there now.
  func show(_ layer: CALayer, parent: Int, to renderer: any SceneRenderer) {
    let values = layer.drawnValues(at: time)
    renderer.render(Scene.Node(layer, values: values, parent: parent), changes: .all)
    if let mask = layer.mask { show(mask, parent: layer.identifier, to: renderer) }
    let sublayers = layer.drawingOrder
    for sublayer in sublayers { show(sublayer, parent: layer.identifier, to: renderer) }
    renderer.arrange(sublayers.map { $0.identifier }, of: layer.identifier)
  }
}
