import QuartzCore
import Runtime

/// A screen with the traits and settings of its user. Each stage has one.
///
/// Windows and their views use the screen they are on. Views outside a window use ``main``.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The current screen: the one driven last. Before there is a stage, it is a phone's: 390 by 844 points.
  public static var main: UIScreen { ScreenContext.current.screen }

  fileprivate override init() {
    UIScreen.count += 1
    number = UIScreen.count
    ownTraits = UITraitCollection(UITraitCollection(screen: UIScreen.size).values, screenNumber: number)
    super.init()
  }

  private static var count = 0
  /// The unique number of the screen.
  private let number: Int

  /// The size of a phone's screen, for programs that read it before there is a stage.
  private static let size = CGSize(width: 390, height: 844)

  /// The bounds in points, with an origin of zero. It is the initial size of view controllers' views.
  public package(set) var bounds = CGRect(origin: .zero, size: UIScreen.size)

  /// The default traits on the screen: light or dark, the size classes, the layout direction.
  public package(set) var traitCollection: UITraitCollection {
    get { ownTraits }
    set {
      if !newValue.isEqual(ownTraits) { ownTraits = UITraitCollection(newValue.values, screenNumber: number) }
    }
  }

  @exclusivity(unchecked) private var ownTraits: UITraitCollection

  /// The number of pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }

  /// The number of pixels per point. Screens have no other scale.
  public var nativeScale: CGFloat { scale }

  /// The bounds in pixels, with an origin of zero.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The frame rate of the stage.
  public package(set) var maximumFramesPerSecond = 60

  /// The window on the screen that became the key window last. Not retained: the window clears it when it is
  /// deallocated.
  final unowned(unsafe) var keyWindow: UIWindow?

  /// Whether Reduce Motion is enabled.
  package var isReduceMotionEnabled = false

  /// The animation blocks on the screen.
  package var animationBlocks = AnimationBlocks()

  /// The response to a batch update that contradicts itself or the data source.
  package var updateFailurePolicy = UICollectionView.UpdateFailurePolicy.standard

  /// The measurement of text.
  package var textWidths = TextWidths()

  /// The drag that a finger holds, or that assistive technology has begun; nil for none.
  var drag: DragOperation?
  /// The drag from outside that is above the screen; nil for none.
  package var externalDrag: ExternalDrag?

  /// Asks the views below drags again, which have moved.
  func updateDrags() {
    drag?.update()
    externalDrag?.update()
  }

  /// The closure with which the host opens addresses; it returns whether it has. Nil if the host opens none.
  package var urlOpener: ((URL) -> Bool)?

  /// The text on the pasteboard; nil for none.
  package var copiedText: String? { didSet { copyCount += 1 } }
  /// The number of texts that the pasteboard has had.
  private(set) var copyCount = 0
  /// The closure with which the host gives other programs a text that is copied. Nil if the host does not.
  package var textCopier: ((String) -> Void)?

  // MARK: Observers

  /// The observer of the calls of collection views to their layouts, data sources and delegates.
  package var callRecorder: (any CallRecorder)? { didSet { noteObserver(callRecorder) } }

  /// The observer of the elements of collection views.
  package var elementObserver: (any ElementObserver)? { didSet { noteObserver(elementObserver) } }

  /// Whether any screen ever had an observer. Until then no view looks for its screen's.
  @exclusivity(unchecked) private(set) static var areAnyObserved = false

  private func noteObserver(_ observer: AnyObject?) { if observer != nil { UIScreen.areAnyObserved = true } }
}

extension ScreenContext {
  package var screen: UIScreen {
    if let interface { return unsafeDowncast(interface, to: UIScreen.self) }
    let screen = UIScreen()
    interface = screen
    return screen
  }
}

extension CALayer {
  /// The layer's screen, or the current one if it has none.
  package final var screen: UIScreen { screenContext.screen }
}
