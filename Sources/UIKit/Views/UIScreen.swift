import QuartzCore
import Runtime

/// A screen that views are shown on, with what its person has asked for. Each stage has one.
///
/// Windows and the views in them ask their own. What is in no window asks ``main``.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The screen that is being driven, or was last. Before there is a stage, it is a phone's: 390 by 844 points.
  public static var main: UIScreen { ScreenContext.current.screen }

  fileprivate override init() {
    UIScreen.count += 1
    number = UIScreen.count
    ownTraits = UITraitCollection(UITraitCollection(screen: UIScreen.size).values, screenNumber: number)
    super.init()
  }

  private static var count = 0
  /// No other screen has it.
  private let number: Int

  /// The size of a phone's screen, for programs that ask before there is a stage.
  private static let size = CGSize(width: 390, height: 844)

  /// From zero, in points. Views of view controllers have this size until they are put somewhere.
  public package(set) var bounds = CGRect(origin: .zero, size: UIScreen.size)

  /// Of what is on the screen and says nothing else: light or dark, the size classes, the direction of reading.
  public package(set) var traitCollection: UITraitCollection {
    get { ownTraits }
    set {
      if !newValue.isEqual(ownTraits) { ownTraits = UITraitCollection(newValue.values, screenNumber: number) }
    }
  }

  @exclusivity(unchecked) private var ownTraits: UITraitCollection

  /// Pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }

  /// Pixels per point: screens show points at no other scale.
  public var nativeScale: CGFloat { scale }

  /// From zero, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// That of the stage.
  public package(set) var maximumFramesPerSecond = 60

  /// The window on it that became the key window last. Not counted: the window clears it when it goes.
  final unowned(unsafe) var keyWindow: UIWindow?

  /// Whether the person asked for less movement.
  package var isReduceMotionEnabled = false

  /// What happens when a batch update contradicts itself or the data source.
  package var updateFailurePolicy = UICollectionView.UpdateFailurePolicy.standard

  /// How wide text is.
  package var textWidths = TextWidths()

  // MARK: Observers

  /// Told what the screen's collection views say to their layouts, data sources and delegates.
  package var callRecorder: (any CallRecorder)? { didSet { noteObserver(callRecorder) } }

  /// Told what becomes of the elements of the screen's collection views.
  package var elementObserver: (any ElementObserver)? { didSet { noteObserver(elementObserver) } }

  /// Whether any screen ever had one of them; until then no view asks for its screen's. It only saves work.
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
  /// The screen that the layer is on; while it is on none, the one that is being driven.
  package final var screen: UIScreen { screenContext.screen }
}
