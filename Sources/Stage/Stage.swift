// Stage: a headless device with a screen, a clock and touches, which displays a view controller frame by frame. Tests
// drive it, and so do hosts, which draw what it displays.

import CoreGraphics
import Foundation
import QuartzCore
import Runtime
import UIKit

/// A screen with a window, on a clock that advances only on request.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: MyViewController())
/// stage.tap(at: CGPoint(x: 195, y: 250))
/// stage.advance(by: 0.2)
/// // stage.scene is the screen two tenths of a second after the tap
/// ```
///
/// A frame consists of timers and display links, layout, evaluation of animations, rendering, and completion blocks, in
/// this order.
@MainActor public final class Stage {
  /// Creates a stage with a window that displays the controller's view, and renders the first frame at time 0.
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - safeAreaInsets: The distances by which bars and rounded corners extend into the screen, in points. Zero stands for
  ///     those of ``deviceSettings``.
  ///   - trace: A trace that records from the beginning.
  ///   - rootViewController: The controller whose view fills the window.
  public convenience init(
    size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, rootViewController: UIViewController, trace: Trace? = nil
  ) {
    self.init(size, safeAreaInsets, rootViewController, trace) { _ in nil }
  }

  /// Creates a stage as ``init(size:safeAreaInsets:rootViewController:trace:)`` does.
  /// - Parameter isInspecting: Whether to inspect from the beginning; see ``isInspecting``.
  public convenience init(
    size: CGSize, safeAreaInsets: UIEdgeInsets = .zero, rootViewController: UIViewController, trace: Trace? = nil,
    isInspecting: Bool
  ) {
    self.init(size, safeAreaInsets, rootViewController, trace) { isInspecting ? Inspector($0, trace: trace) : nil }
  }

  /// - Parameter makeInspector: The inspector from the beginning. It is not made here, so that programs that inspect nothing
  ///   do not contain one.
  private init(
    _ size: CGSize, _ safeAreaInsets: UIEdgeInsets, _ rootViewController: UIViewController, _ trace: Trace?,
    makeInspector: (LayerContext) -> Inspector?
  ) {
    Stage.check(size)
    let settings = Stage.deviceSettings
    let insets = safeAreaInsets == .zero ? settings.safeAreaInsets : safeAreaInsets
    wantedTraits = settings.traits
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    context = LayerContext(root: window.layer, on: screenContext)
    inspector = makeInspector(context)
    inspectionReader = inspector?.addReader()
    self.trace = inspector?.trace ?? trace
    textMetrics = Stage.textMetrics
    screen.isReduceMotionEnabled = settings.isReduceMotionEnabled
    screen.animationBlocks.timings = Stage.blockTimings
    screen.updateFailurePolicy = Stage.updateFailurePolicy
    screen.textWidths = TextWidths(textMetrics)
    observe()
    makeCurrent()
    showScreen()
    window.screenSafeAreaInsets = Stage.areFinite(insets) ? insets : .zero
    window.backgroundColor = .systemBackground
    window.rootViewController = rootViewController
    window.makeKeyAndVisible()
    #if !hasFeature(Embedded)
      noteExistence()
    #endif
    Stage.isMade?(self)
    frame(at: 0)
  }

  /// A closure that is called with every new stage before its first frame.
  package static var isMade: ((Stage) -> Void)?

  /// The screen's only window, which has its size.
  public let window: UIWindow

  /// The time in seconds since the stage was created, which `CACurrentMediaTime()` returns.
  public var time: CFTimeInterval { clock.time }

  /// The frame rate of `advance(by:)` and `drag(from:to:duration:)`.
  public var framesPerSecond: Double = 60 {
    didSet {
      guard framesPerSecond.isFinite else {
        refuseNumbers("the framesPerSecond of a stage")
        framesPerSecond = oldValue
        return
      }
      ensure(framesPerSecond > 0, "framesPerSecond must be above 0, but is \(framesPerSecond).")
      screen.maximumFramesPerSecond = Int(min(framesPerSecond, 1e6).rounded(.up))
    }
  }

  /// The stage's own state, so that several stages can be driven in turn: time, transactions, traits and the properties
  /// below.
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

  /// Removes everything from the screen, on the main actor. Pending work is deferred, because another stage may be in
  /// the middle of a frame.
  private func leaveScreen() {
    let screenContext = screenContext
    screenContext.leave()
    DeferredWork.add { screenContext.end() }
  }

  /// The traits as set; see Stage+Screen.swift.
  var wantedTraits: UITraitCollection

  // MARK: Settings

  /// Whether Reduce Motion is enabled. Views read it as `UIAccessibility.isReduceMotionEnabled`.
  public var isReduceMotionEnabled: Bool {
    get { screen.isReduceMotionEnabled }
    set { screen.isReduceMotionEnabled = newValue }
  }

  /// The initial value for new stages.
  public static var isReduceMotionEnabled: Bool {
    get { deviceSettings.isReduceMotionEnabled }
    set { deviceSettings.isReduceMotionEnabled = newValue }
  }

  /// The response to an invalid batch update; see `updateFailurePolicy`.
  public typealias UpdateFailurePolicy = UICollectionView.UpdateFailurePolicy

  /// The response to a batch update that contradicts itself or the data source.
  public var updateFailurePolicy: UpdateFailurePolicy {
    get { screen.updateFailurePolicy }
    set { screen.updateFailurePolicy = newValue }
  }

  /// The initial value for new stages.
  public static var updateFailurePolicy = UpdateFailurePolicy.standard

  /// The object that measures text, retained. Nil selects the built-in table, which gives the same results on every
  /// machine and suits tests and recordings. Setting it does not measure existing views again.
  public var textMetrics: (any TextMetrics)? { didSet { screen.textWidths = TextWidths(textMetrics) } }

  /// The initial value for new stages, in effect from their first views on. Retained.
  public static var textMetrics: (any TextMetrics)?

  // MARK: Observers

  /// A trace that records the calls of the stage's collection views to their layouts, data sources and delegates. The
  /// default is nil, which costs nothing.
  public var trace: Trace? { didSet { observe() } }

  /// The inspector, or nil if the stage is not inspected.
  var inspector: Inspector? { didSet { observe() } }

  /// The client for ``takeInspection()``.
  var inspectionReader: InspectionReader?

  /// The changes of properties, or nil if none can be edited.
  var propertyEdits: PropertyEdits?

  private func observe() {
    screen.callRecorder = trace
    screen.elementObserver = inspector
    screenContext.animationObserver = inspector
  }

  /// Makes the stage the current one.
  func makeCurrent() {
    screenContext.makeCurrent()
    DeferredWork.perform()
  }

  /// Clicks the secondary button: opens the context menu at a point, as a long press does.
  /// - Returns: Whether there is a menu.
  @discardableResult public func secondaryClick(at point: CGPoint) -> Bool {
    observer?.heard(.secondaryClick(point: point))
    makeCurrent()
    window.layoutIfNeeded()
    return window.secondaryClick(at: point)
  }

  // MARK: Frames

  /// Renders one frame. A time in the past counts as the current time.
  public func frame(at time: CFTimeInterval) {
    ensure(time.isFinite, "frame(at: \(time)): the time must be finite, in seconds.")
    let hasChanged = frameWatch != nil && needsFrame
    screenContext.advance(to: max(time, clock.time))
    measure(.timers) {
      DeferredWork.perform()
      clock.fire(frameDuration: 1 / framesPerSecond)
    }
    measure(.layout) {
      window.layoutIfNeeded()
      while !screenContext.afterLayout.isEmpty { screenContext.afterLayout.make() }
      window.layoutIfNeeded()
      CATransaction.flush()
    }
    measure(.drawing) { context.commit(at: clock.time, to: sink) }
    inspector?.reportStarting()
    frameWatch?(hasChanged)
    measure(.completions) {
      context.endAnimations(at: clock.time)
      clock.endTimelines()
      screenContext.endDetachedAnimations()
      #if !hasFeature(Embedded)
        KeyValueObservers.endFrame()
      #endif
      screenContext.completions.make()
    }
    observer?.frameIsDone()
  }

  /// Renders the frames of a time span: one every `1 / framesPerSecond` seconds, the last exactly at its end.
  public func advance(by duration: TimeInterval) {
    let span = span(of: duration, "advance(by: \(duration))")
    for index in 1...span.count { frame(at: span.time(of: index)) }
  }

  private func span(of duration: TimeInterval, _ call: @autoclosure () -> String) -> FrameSpan {
    FrameSpan(begin: time, duration: duration, framesPerSecond: framesPerSecond, call())
  }

  /// Whether time has to advance: something moves, waits or has changed, or a finger is down, which may rest before it
  /// is lifted.
  public var needsFrame: Bool {
    context.hasChanges || clock.hasWork || needsNextFrame
  }

  /// Whether something besides layers and the clock needs a frame.
  private var needsNextFrame: Bool {
    window.layer.needsLayoutAnywhere || !screenContext.afterLayout.isEmpty || !screenContext.completions.isEmpty
      || window.hasTouches
  }

  /// The time at which the next frame is needed, in seconds: the current time if that is as soon as possible, a later one
  /// if until then only the renderer moves something; nil if no frame is needed.
  package var nextFrameTime: CFTimeInterval? {
    if context.needsDrawing || clock.needsFrames || needsNextFrame { return time }
    let next = min(context.nextHandedEnd, clock.nextTimer)
    return next < .infinity ? max(next, time) : nil
  }

  // MARK: Touches

  // Touches are delivered immediately, at `time`; animations that they start begin then.

  /// Begins a touch at a point of the window.
  /// - Parameter id: The identifier of the finger.
  /// - Parameter point: A point in the window's coordinates.
  public func touchDown(at point: CGPoint, id: Int = 0) {
    check(point, "A touch")
    history?.touchDown(at: point, id: id)
    observer?.heard(.pointerDown(id: id, point: point))
    deliver { window.touchDown(at: point, id: id) }
  }

  /// Moves a touch to a point of the window.
  /// - Parameter id: The identifier of the finger.
  /// - Parameter point: A point in the window's coordinates.
  public func touchMove(to point: CGPoint, id: Int = 0) {
    check(point, "A touch")
    history?.touchMove(to: point, id: id)
    observer?.heard(.pointerMove(id: id, point: point))
    deliver { window.touchMove(to: point, id: id) }
  }

  /// Ends a touch at its last position.
  /// - Parameter id: The identifier of the finger.
  public func touchUp(id: Int = 0) {
    history?.touchUp(id: id)
    observer?.heard(.pointerUp(id: id))
    deliver { window.touchUp(id: id) }
  }

  /// Cancels a touch, as the system does.
  public func touchCancel(id: Int = 0) {
    history?.touchUp(id: id)
    observer?.heard(.pointerCancel(id: id))
    deliver { window.touchCancel(id: id) }
  }

  /// Begins and ends a touch at the current time.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// Drags a finger: it moves steadily in every frame of the duration and is lifted in the last.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    let span = span(of: duration, "drag(from:to:duration: \(duration))")
    touchDown(at: start)
    for index in 1...span.count {
      frame(at: span.time(of: index))
      touchMove(to: span.point(from: start, to: end, after: span.elapsed(at: index)))
    }
    touchUp()
  }

  func check(_ point: CGPoint, _ subject: String) {
    ensure(
      point.x.isFinite && point.y.isFinite, "\(subject) is at \(point.description). Its coordinates must be finite.")
  }

  /// The time of the last touch, wheel or key, in seconds; minus infinity before the first one.
  package private(set) var lastInput = -CFTimeInterval.infinity

  /// Does something that comes from outside of the screen, such as a message, with this screen as the current one.
  package func perform(_ work: () -> Void) {
    measure(.timers) {
      makeCurrent()
      work()
    }
  }

  func deliver(_ touch: () -> Void) {
    lastInput = time
    measure(.input) {
      makeCurrent()
      window.layoutIfNeeded()
      touch()
    }
  }

  /// The presented scene, after pending layout.
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

  /// The renderer that draws the changes of every frame; retained. A new one receives everything in the next frame.
  public var renderer: (any SceneRenderer)? {
    didSet { drawEverything() }
  }

  /// The part of the renderer that runs animations by itself, between the frames; retained. Nil, the default, has all of
  /// them drawn frame by frame. Set it before ``renderer``. A history that is kept from the start, and an observer, see frames in
  /// any case.
  package var animationRenderer: (any AnimationRenderer)?

  /// The part of the renderer that keeps removed nodes; retained. Nil, the default, has those that come back drawn completely. Set
  /// it before ``renderer``.
  package var keepingRenderer: (any KeepingRenderer)?

  /// The layers that the renderer has kept.
  private var keptLayers = KeptLayers()

  /// The history, or nil if none is kept.
  var history: SceneHistory? { didSet { connect() } }

  /// The observer, or nil; without one, each change and touch costs a comparison. A new one receives everything in the
  /// next frame.
  package var observer: (any StageObserver)? {
    didSet { if observer == nil { connect() } else { drawEverything() } }
  }

  /// A closure that is called in every frame when it is displayed, before completion blocks, with whether anything can
  /// have changed; for checks of what is displayed.
  package var frameWatch: (@MainActor (Bool) -> Void)?

  private func connect() {
    let isSeen = renderer != nil || history != nil || observer != nil
    sink = isSeen ? SceneSink(renderer, animationRenderer, keepingRenderer, keptLayers, history, observer) : nil
  }

  private func drawEverything() {
    keptLayers = KeptLayers()
    connect()
    context.drawEverything()
  }
}
