import Runtime

/// A presentation controller for sheets that rest at one of several heights, the detents. The user can drag a sheet
/// between them, and down to dismiss it.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights in ascending order; only the large one by default.
  open var detents: [Detent] = [.large()] {
    didSet {
      ensure(!detents.isEmpty, "A sheet needs at least one detent.")
      invalidateDetents()
    }
  }

  /// The selected height; nil for the smallest. A change inside ``animateChanges(_:)`` is animated.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
  }

  /// The largest height at which the views below are neither dimmed nor disabled; nil always dims them.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }

  /// Whether there is a grabber at the top edge, with which assistive technology and keys select other heights.
  open var prefersGrabberVisible = false { didSet { sheet?.grabber.isHidden = !prefersGrabberVisible } }

  /// The corner radius in points; nil for 10.
  open var preferredCornerRadius: CGFloat? { didSet { sheet?.cornerRadius = preferredCornerRadius } }

  /// Animates changes of the sheet's height.
  open func animateChanges(_ changes: () -> Void) {
    settle(velocity: 0, changes)
  }

  /// Resolves the heights again, after a change of the values they depend on.
  open func invalidateDetents() {
    sheet?.setNeedsLayout()
    updateDimming()
  }

  // MARK: Views

  private(set) final var sheet: SheetView?
  private let shade = UIView()
  /// The velocity downwards in points per second from which on a flick dismisses the sheet, however far it is. UIKit's
  /// limit is between 975 and 1000.
  private static let flickVelocity: CGFloat = 990
  /// The time in seconds over which a finger's movement is projected.
  private static let projection: CGFloat = 0.15

  open override var presentedView: UIView? { sheet ?? super.presentedView }

  override func prepare(in container: PresentationContainerView) {
    shade.backgroundColor = .black
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.frame = container.bounds
    shade.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler(weakly(self) { (controller: UISheetPresentationController) in controller.dismissByPerson() })
    shade.addGestureRecognizer(tap)
    container.addSubview(shade)
    let sheet = SheetView(presentedViewController.view, in: container, isForm: presentationStyle == .formSheet)
    sheet.controller = self
    sheet.onPan = weakly(self) { $0.pull($1) }
    sheet.grabber.onStep = weakly(self) { $0.step(by: $1) }
    sheet.grabber.isHidden = !prefersGrabberVisible
    sheet.cornerRadius = preferredCornerRadius
    self.sheet = sheet
    sheet.frame = container.bounds
    sheet.layoutIfNeeded()
  }

  override func animator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard let sheet else { return plainAnimator(isComing: isComing) }
    return ModalMovement(
      of: sheet, distance: sheet.shownHeight, shade: shade, dimming: dimming(at: restingHeight), isComing: isComing,
      style: presentedViewController.modalTransitionStyle)
  }

  override func didChangeWithoutAnimation(isShown: Bool) { shade.alpha = isShown ? dimming(at: restingHeight) : 0 }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    updateDimming()
  }

  // MARK: Heights

  struct Height {
    let identifier: Detent.Identifier
    /// The height with the safe area below, in points.
    let value: CGFloat
  }

  /// Returns the heights that apply, ascending. A centred form has a single one.
  final func heights() -> [Height] {
    guard let container = containerView else { return [] }
    if let form = sheet?.formHeight { return [Height(identifier: selectedDetentIdentifier ?? .large, value: form)] }
    let (safe, traits) = (container.safeAreaInsets, container.traitCollection)
    let largest = max(0, maximumHeight - safe.bottom)
    let context = SheetContext(maximumDetentValue: largest, containerTraitCollection: traits)
    var heights: [Height] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: context) else { continue }
      if value.isNaN {
        logMessageOnce(
          for: detent.identifier.rawValue,
          "The height of the detent \(quotedInMessage(detent.identifier.rawValue)) is not a number: the sheet is without it. Look for a division by zero where it is computed."
        )
        continue
      }
      heights.append(Height(identifier: detent.identifier, value: min(max(value, 0), largest) + safe.bottom))
    }
    if heights.isEmpty { heights.append(Height(identifier: .large, value: largest + safe.bottom)) }
    return heights.ordered { $0.value < $1.value }
  }

  /// The height of a large sheet with the safe area below, in points.
  final var maximumHeight: CGFloat {
    guard let container = containerView else { return 0 }
    return max(0, container.bounds.height - max(container.safeAreaInsets.top, SheetView.gap))
  }

  /// The height at which the sheet rests.
  final var restingHeight: CGFloat {
    let heights = heights()
    return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.value ?? 0
  }

  /// Returns the dimming at a height. It increases between the undimmed height and the next one.
  private func dimming(at height: CGFloat) -> CGFloat {
    let heights = heights()
    guard let index = heights.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return ModalMovement.dimming
    }
    let clear = heights[index].value
    guard index + 1 < heights.count else { return height > clear ? ModalMovement.dimming : 0 }
    return ModalMovement.dimming * min(max((height - clear) / max(heights[index + 1].value - clear, 1), 0), 1)
  }

  private func updateDimming() {
    guard let sheet, let container = containerView as? PresentationContainerView else { return }
    let dimming = dimming(at: sheet.draggedHeight ?? restingHeight)
    if presentedViewController.transition == nil { shade.alpha = dimming }
    shade.isUserInteractionEnabled = dimming > 0
    container.letsTouchesThrough = dimming == 0
    container.accessibilityViewIsModal = dimming > 0
  }

  /// Lets the sheet come to rest.
  /// - Parameter velocity: The velocity upwards, in points per second.
  private func settle(velocity: CGFloat, _ changes: () -> Void = {}) {
    guard let sheet else { return changes() }
    let spring = self.spring(distance: sheet.shownHeight - restingHeight, velocity: velocity)
    let animation = ViewAnimation(duration: spring.settlingDuration, delay: 0, curve: .spring(spring), options: [])
    animation.run(
      {
        changes()
        sheet.draggedHeight = nil
        updateDimming()
        sheet.setNeedsLayout()
        sheet.layoutIfNeeded()
      }, completion: nil)
  }

  /// Returns the spring of a sheet that comes to rest: critically damped, with the frequency sqrt(1000 / 3).
  /// - Parameters:
  ///   - distance: The height above the one where it comes to rest, in points.
  ///   - velocity: The velocity upwards, in points per second.
  private func spring(distance: CGFloat, velocity: CGFloat) -> Spring {
    Spring(
      frequency: (1000.0 / 3).squareRoot(), dampingRatio: 1,
      initialVelocity: abs(distance) > 1 ? -velocity / distance : 0)
  }

  // MARK: Gestures

  /// The height of the sheet at the beginning of the drag.
  private var startHeight: CGFloat = 0
  private var swipe: UIPercentDrivenInteractiveTransition?
  /// Whether the user has tried to drag down a sheet that must not be dismissed.
  private var wasRefused = false

  private func pull(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: nil).y
    switch pan.state {
    case .began:
      guard presentedViewController.transition == nil, let sheet else { return }
      startHeight = sheet.hold()
      wasRefused = false
      move(to: startHeight - translation)
    case .changed: move(to: startHeight - translation)
    case .ended: letGo(velocity: pan.velocity(in: nil).y)
    case .cancelled: letGo(velocity: 0)
    default: break
    }
  }

  private func move(to height: CGFloat) {
    guard startHeight > 0, let sheet, let smallest = heights().first?.value else { return }
    let below = smallest - height
    if swipe == nil, below > 0, !wasRefused {
      wasRefused = !mayBeDismissedByPerson()
      if !wasRefused { beginSwipe(sheet, smallest) }
    }
    if let swipe {
      swipe.update(max(0, below) / max(smallest, 1))
      sheet.draggedHeight = max(height, smallest)
    } else {
      sheet.draggedHeight = height
    }
    updateDimming()
    sheet.layoutIfNeeded()
  }

  private func beginSwipe(_ sheet: SheetView, _ smallest: CGFloat) {
    sheet.draggedHeight = smallest
    sheet.layoutIfNeeded()
    let swipe = UIPercentDrivenInteractiveTransition()
    swipe.completionCurve = .easeOut
    self.swipe = swipe
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.ownPresentation?.dismiss(animated: true, ledBy: swipe) { [self] in
      if presentedViewController.ownPresentation == nil { delegate?.presentationControllerDidDismiss(self) }
    }
  }

  private func letGo(velocity: CGFloat) {
    guard startHeight > 0, let sheet else { return }
    startHeight = 0
    let heights = heights()
    if let swipe {
      // A cancelled dismissal settles when the transition has ended.
      let isFlick = abs(velocity) >= UISheetPresentationController.flickVelocity
      let isBelow = sheet.shownHeight <= (heights.first?.value ?? 0)
      let below = swipe.percentComplete * sheet.shownHeight
      swipe.cancellingSpring = spring(distance: -below, velocity: -velocity)
      swipe.end(
        velocity: velocity / max(sheet.shownHeight, 1),
        finishes: isBelow && (isFlick ? velocity > 0 : swipe.percentComplete > 0.5))
      return
    }
    let projected = sheet.shownHeight - velocity * UISheetPresentationController.projection
    let nearest = heights.min { abs($0.value - projected) < abs($1.value - projected) }
    let isNew = nearest.map { $0.value != restingHeight } ?? false
    if wasRefused { notifyAttempt() }
    settle(velocity: -velocity) { if let nearest { selectedDetentIdentifier = nearest.identifier } }
    if isNew { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }

  override func dismissalWasCancelled() {
    swipe = nil
    updateDimming()
    settle(velocity: 0)
  }

  /// Selects the next, larger or smaller height for assistive technology and keys; after the last one, the first.
  private func step(by direction: Int) {
    let heights = heights()
    guard heights.count > 1 else { return }
    let index = heights.firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    let next = direction == 0 ? (index + 1) % heights.count : min(max(index + direction, 0), heights.count - 1)
    guard next != index else { return }
    settle(velocity: 0) { selectedDetentIdentifier = heights[next].identifier }
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

@MainActor private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
  let containerTraitCollection: UITraitCollection

  init(maximumDetentValue: CGFloat, containerTraitCollection: UITraitCollection) {
    self.maximumDetentValue = maximumDetentValue
    self.containerTraitCollection = containerTraitCollection
    super.init()
  }
}

/// The delegate of a sheet, which is also notified when the user selects a height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
