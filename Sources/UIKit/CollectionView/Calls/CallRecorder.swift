// The calls of a collection view to its layout, data source and delegate, for diagnostic tools. Without a recorder, a
// call costs one comparison.

import Foundation
import QuartzCore

/// A recorder of calls in their order. Every `called` has its `returned`, every `began` its `ended`; the calls in
/// between are nested.
@MainActor package protocol CallRecorder: AnyObject {
  func began(_ pass: CallPass, of collectionView: UICollectionView)
  func ended()
  /// Records the beginning of a call.
  /// - Parameters:
  ///   - name: the method in Swift's notation, such as "layoutAttributesForItem(at:)".
  ///   - arguments: the arguments of the last labels of the name; the preceding ones contain no information.
  func called(_ callee: Callee, _ name: String, _ arguments: [CallValue], for collectionView: UICollectionView?)
  func returned(_ result: CallValue?)
  /// Records an action of the collection view itself.
  func note(_ text: String, for collectionView: UICollectionView)
}

/// Makes a call and records it, with the calls nested in it, if there is a recorder.
/// - Parameters:
///   - name: the method in Swift's notation.
///   - arguments: the arguments of the last labels of the name.
///   - answer: returns the recorded form of the result; nothing by default.
@MainActor @inline(__always) func recorded<Answer>(
  _ callee: Callee, _ name: String, _ arguments: @autoclosure () -> [CallValue], for collectionView: UICollectionView?,
  by recorder: (any CallRecorder)?, answer value: (Answer) -> CallValue?, _ call: () -> Answer
) -> Answer {
  recorder?.called(callee, name, arguments(), for: collectionView)
  let answer = call()
  recorder?.returned(value(answer))
  return answer
}

extension UICollectionView {
  /// The recorder of the view's screen, if it has one.
  @inline(__always) final var callRecorder: (any CallRecorder)? {
    UIScreen.areAnyObserved ? ownLayer.screen.callRecorder : nil
  }

  /// Makes a call and records it.
  @inline(__always) final func tell<Answer>(
    _ callee: Callee, _ name: String, _ arguments: @autoclosure () -> [CallValue] = [],
    answer: (Answer) -> CallValue? = { _ in nil }, _ call: () -> Answer
  ) -> Answer {
    recorded(callee, name, arguments(), for: self, by: callRecorder, answer: answer, call)
  }
}

/// The receiver of a call. `collectionView` is the collection view itself, called by the app or the layout.
package enum Callee { case collectionView, layout, dataSource, delegate }

/// The purpose of a group of calls.
package enum CallPass {
  case layout
  /// A layout pass inside an animation block.
  case animatedLayout
  /// A layout pass inside an animation block in which the bounds have changed.
  case animatedBoundsChange
  case batchUpdate
  /// An animated change of layouts.
  case layoutTransition
  /// Scrolling or a new size, before it takes effect.
  case boundsChange
  case reload
  case touch
  /// The end of a drag.
  case dragEnd
  case interactiveMovement
}

/// An argument or a result. Attributes and contexts must be read at once, because layouts change them later.
package enum CallValue {
  case number(CGFloat)
  case flag(Bool)
  case text(String)
  case index(Int)
  case indexes(IndexSet)
  case path(IndexPath?)
  case paths([IndexPath])
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case insets(UIEdgeInsets)
  case view(UICollectionReusableView)
  case attributes(UICollectionViewLayoutAttributes?)
  case elements([UICollectionViewLayoutAttributes]?)
  case updates([UICollectionViewUpdateItem])
  case context(UICollectionViewLayoutInvalidationContext)
}

/// The kind of an element's animation in a change.
package enum ElementMotion { case appears, disappears, moves }
