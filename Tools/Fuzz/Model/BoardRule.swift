import UIKit

/// Where everything is.
@MainActor protocol BoardRule: AnyObject {
  func board(_ counts: [Int], bounds: CGRect) -> Board
  /// Whether scrolling changes the board.
  var dependsOnOffset: Bool { get }
  /// After scrolling only the elements in view are invalidated, each by name.
  var namesElements: Bool { get }
  func adjust(_ number: Int)
}
