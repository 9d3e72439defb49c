import CoreGraphics
import Foundation
import Runtime
import UIKit

// The screen of a stage: its size, its safe area and its traits.

extension Stage {
  /// Changes the size of the screen, as a rotation does, after notifying the view controllers.
  /// - Parameters:
  ///   - safeAreaInsets: The new safe area insets, or nil to keep them.
  ///   - duration: The duration in seconds over which layouts change; 0 is immediate.
  ///   - size: The new size, in points.
  ///
  /// A size or insets that are not finite are rejected with a message, and a duration counts as 0.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, duration: TimeInterval = 0) {
    guard size.isFinite else { return refuseNumbers("the size of a stage", size.description) }
    Stage.check(size)
    let safeAreaInsets = safeAreaInsets.flatMap { Stage.areFinite($0) ? $0 : nil }
    let duration = finiteNumber(duration, "the duration of a stage's resizing")
    deliver {
      window.resize(to: size, traits: traits(for: size), duration: duration) { [self] in
        showScreen()
        if let safeAreaInsets { window.screenSafeAreaInsets = safeAreaInsets }
      }
    }
  }

  /// The distances by which bars and rounded corners extend into the screen, in points. The default is zero.
  public var safeAreaInsets: UIEdgeInsets {
    get { window.screenSafeAreaInsets }
    set {
      guard Stage.areFinite(newValue) else { return }
      deliver { window.screenSafeAreaInsets = newValue }
    }
  }

  /// The traits of the screen. Unspecified traits default to those of a light screen of this size with a left-to-right
  /// layout.
  public var traitCollection: UITraitCollection {
    get { window.traitCollection }
    set {
      deliver {
        wantedTraits = newValue
        showScreen()
      }
    }
  }

  static func check(_ size: CGSize) {
    ensure(
      size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite,
      "The size of a stage must be finite and not negative, but is \(size.width) by \(size.height).")
  }

  /// Returns whether insets are finite. Others are rejected with a message.
  static func areFinite(_ safeAreaInsets: UIEdgeInsets) -> Bool {
    if !safeAreaInsets.isFinite { refuseNumbers("the safeAreaInsets of a stage") }
    return safeAreaInsets.isFinite
  }

  private func traits(for size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [UITraitCollection(screen: size), wantedTraits])
  }

  func showScreen() {
    screen.bounds = window.bounds
    screen.traitCollection = traits(for: window.bounds.size)
    window.screenTraits = screen.traitCollection
  }

  /// Taps the status bar. If a single scroll view on screen has `scrollsToTop`, it scrolls to its top; if there are
  /// several, none does.
  public func tapStatusBar() {
    deliver {
      let views = scrollViews(in: window).filter { $0.scrollsToTop && $0.isScrollEnabled }
      if views.count == 1 { views[0].scrollToTop() }
    }
  }
}
