import CoreGraphics
import Foundation
import Runtime
import UIKit

// The screen of a stage: its size, what covers it, and with which traits views are shown on it.

extension Stage {
  /// Gives the screen another size, in points, as a rotation does. Controllers are told before.
  /// - Parameters:
  ///   - safeAreaInsets: of the screen then; nil for the same.
  ///   - duration: seconds in which layouts change; 0 changes at once.
  ///   - size: of the screen, in points.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil, duration: TimeInterval = 0) {
    Stage.check(size)
    if let safeAreaInsets { Stage.check(safeAreaInsets) }
    deliver {
      window.resize(to: size, traits: traits(for: size), duration: duration) { [self] in
        showScreen()
        if let safeAreaInsets { window.screenSafeAreaInsets = safeAreaInsets }
      }
    }
  }

  /// How far bars and rounded corners reach into the screen, in points; zero at first.
  public var safeAreaInsets: UIEdgeInsets {
    get { window.screenSafeAreaInsets }
    set {
      Stage.check(newValue)
      deliver { window.screenSafeAreaInsets = newValue }
    }
  }

  /// What views are shown with. Traits that are set stay; those left unspecified are a light screen's of this size,
  /// read from left to right.
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
      "A stage needs a size that is finite and not negative: \(size.width) by \(size.height) is not.")
  }

  static func check(_ safeAreaInsets: UIEdgeInsets) { ensureNumbers(safeAreaInsets, "the safeAreaInsets of a stage") }

  private func traits(for size: CGSize) -> UITraitCollection {
    UITraitCollection(traitsFrom: [UITraitCollection(screen: size), wantedTraits])
  }

  func showScreen() {
    screen.bounds = window.bounds
    screen.traitCollection = traits(for: window.bounds.size)
    window.screenTraits = screen.traitCollection
  }

  /// Taps the bar above the screen. The only scroll view on screen that `scrollsToTop` goes to its top; where there
  /// are more, none does.
  public func tapStatusBar() {
    deliver {
      let views = scrollViews(in: window).filter { $0.scrollsToTop && $0.isScrollEnabled }
      if views.count == 1 { views[0].scrollToTop() }
    }
  }
}
