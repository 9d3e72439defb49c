import QuartzCore
import UIKit

/// A layout together with a naive account of it.
@MainActor protocol Specimen: AnyObject {
  var layout: UICollectionViewLayout { get }
  /// Everything, computed from nothing but the data and the bounds.
  func board(_ contents: Contents, bounds: CGRect, insets: UIEdgeInsets) -> Board
  /// Whether scrolling changes the board.
  var dependsOnOffset: Bool { get }
  /// What the board depends on besides, as a number.
  var state: Int { get }
  /// What stays in an update starts where it is, because the layout leaves its initial attributes to the base class.
  var keepsInitialAttributes: Bool { get }
  /// Changes a parameter of the layout, which invalidates it.
  func adjust(_ number: Int)
}

extension Specimen {
  var state: Int { 0 }
}
