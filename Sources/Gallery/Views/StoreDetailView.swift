import CollectionMotion
import UIKit

/// A card that grows from its place on a page until it covers it, and shrinks back.
///
/// The only state is whether it is open: opening and closing set all positions in an animation that begins with the
/// presented ones. So a tap during the animation reverses it without a jump, any number of times.
final class StoreDetailView: UIView {
  /// A closure that returns where the card comes from, in the coordinates of a view, and its corner radius there; nil
  /// if there is no such place.
  var source: @MainActor (UIView) -> (frame: CGRect, cornerRadius: CGFloat)? = { _ in nil }
  /// A closure that is called when the card has closed.
  var onClosed: @MainActor () -> Void = {}
  /// The duration of opening and closing in seconds, and the damping ratio: 1 does not bounce.
  var duration: TimeInterval = 0.6
  var damping: CGFloat = 0.85

  /// Whether the card is open or opening.
  private(set) var isOpen = false
  /// The number of the current run. It distinguishes the completion of a reversed run from the current one.
  private var run = 0

  private let backdrop = UIControl()
  let card = UIView()
  private let scrollView = UIScrollView()
  private let art = StoreArtView()
  private let details = StoreDetailBody()
  private lazy var closeButton = UIButton.titled("Close", weakly(self) { $0.setOpen(false) })
  /// A control over everything that reverses the animation on a tap.
  private let turner = UIControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backdrop.backgroundColor = UIColor(white: 0, alpha: 0.45)
    card.clipsToBounds = true
    card.backgroundColor = .secondarySystemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    // Nearly opaque: prices scroll under it.
    closeButton.backgroundColor = UIColor(white: 0.12, alpha: 0.85)
    closeButton.layer.cornerRadius = 16
    closeButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    closeButton.setTitleColor(.white, for: .normal)
    backdrop.addAction(UIAction(handler: weakly(self) { $0.setOpen(false) }), for: .touchUpInside)
    turner.addAction(UIAction(handler: weakly(self) { $0.setOpen(!$0.isOpen) }), for: .touchUpInside)
    scrollView.addSubview(art)
    scrollView.addSubview(details)
    card.addSubview(scrollView)
    card.addSubview(closeButton)
    for view in [backdrop, card, turner] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: StoreEntry, isOwned: Bool, get: @escaping @MainActor () -> Void) {
    art.show(entry, isLarge: true)
    details.show(entry, isOwned: isOwned, get: get)
  }

  // MARK: Opening and closing

  /// Opens or closes the card, beginning with its presented position.
  func setOpen(_ isOpen: Bool) {
    guard isOpen != self.isOpen else { return }
    if run == 0 { UIView.performWithoutAnimation { place() } }
    self.isOpen = isOpen
    run += 1
    let run = run
    turner.isHidden = false
    guard !UIAccessibility.isReduceMotionEnabled else { return fade(run) }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.place() },
      completion: weakly(self) { $0.arrive(run) })
  }

  /// Fades the open card in or out, with Reduce Motion enabled.
  private func fade(_ run: Int) {
    let isOpen = isOpen
    UIView.performWithoutAnimation {
      alpha = isOpen ? 0 : 1
      if isOpen { place() }
    }
    UIView.animate(
      withDuration: LayoutAnimation.reducedMotionDuration, animations: { self.alpha = isOpen ? 1 : 0 },
      completion: weakly(self) { $0.arrive(run) })
  }

  private func arrive(_ run: Int) {
    guard run == self.run else { return }
    turner.isHidden = true
    if !isOpen { onClosed() }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// The frame of the open card: the whole view, or a centred sheet if there is more space than the card needs.
  private var openFrame: CGRect {
    guard bounds.width > 600 else { return bounds }
    let height = bounds.height - 2 * max(16, safeAreaInsets.top)
    return CGRect(x: bounds.midX - 280, y: bounds.midY - height / 2, width: 560, height: height)
  }

  private func place() {
    let open = openFrame
    let closed = source(self) ?? (CGRect(x: open.midX, y: open.midY, width: 0, height: 0), 0)
    backdrop.frame = bounds
    backdrop.alpha = isOpen ? 1 : 0
    turner.frame = bounds
    card.frame = isOpen ? open : closed.frame
    card.layer.cornerRadius =
      isOpen ? (open.width < bounds.width ? StoreCardCell.cornerRadius : 0) : closed.cornerRadius
    scrollView.frame = card.bounds
    let artHeight = isOpen ? min(max(open.height * 0.52, 220), open.width * 1.1) : closed.frame.height
    let detailsHeight = details.height(width: open.width)
    art.frame = CGRect(x: 0, y: 0, width: card.bounds.width, height: artHeight)
    details.frame = CGRect(x: 0, y: artHeight, width: open.width, height: detailsHeight)
    details.alpha = isOpen ? 1 : 0
    art.layoutIfNeeded()
    details.layoutIfNeeded()
    scrollView.contentSize = CGSize(width: card.bounds.width, height: artHeight + detailsHeight + safeAreaInsets.bottom)
    if !isOpen { scrollView.setContentOffset(.zero, animated: false) }
    let top = open.width < bounds.width ? 14 : max(14, safeAreaInsets.top)
    closeButton.frame = CGRect(x: card.bounds.width - 78, y: top, width: 64, height: 32)
    closeButton.alpha = isOpen ? 1 : 0
  }
}
