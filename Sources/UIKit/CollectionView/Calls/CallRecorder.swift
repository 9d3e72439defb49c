// What a collection view says to its layout, data source and delegate, for whoever wants to know. With no
// recorder a call costs one comparison.

import Foundation
import QuartzCore

/// Writes down calls in their order. Every `called` has its `returned`, every `began` its `ended`; what comes between
/// happened inside.
@MainActor package protocol CallRecorder: AnyObject {
  func began(_ pass: CallPass, of collectionView: UICollectionView)
  func ended()
  /// - Parameters:
  ///   - name: as Swift writes the method, such as "layoutAttributesForItem(at:)".
  ///   - arguments: those of the last labels of the name; the ones before say nothing new.
  func called(_ callee: Callee, _ name: String, _ arguments: [CallValue], for collectionView: UICollectionView?)
  func returned(_ result: CallValue?)
  /// Something that the collection view did on its own account.
  func note(_ text: String, for collectionView: UICollectionView)
}

/// Makes a call, and has a recorder, if there is one, write it down together with what happens in it.
/// - Parameters:
///   - name: as Swift writes the method.
///   - arguments: those of the last labels of the name.
///   - answer: what is written of the answer; by default nothing.
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
  /// The recorder of the screen that the view is on, if it has one.
  @inline(__always) final var callRecorder: (any CallRecorder)? {
    UIScreen.areAnyObserved ? ownLayer.screen.callRecorder : nil
  }

  /// Makes a call, and has the recorder write it down.
  @inline(__always) final func tell<Answer>(
    _ callee: Callee, _ name: String, _ arguments: @autoclosure () -> [CallValue] = [],
    answer: (Answer) -> CallValue? = { _ in nil }, _ call: () -> Answer
  ) -> Answer {
    recorded(callee, name, arguments(), for: self, by: callRecorder, answer: answer, call)
  }
}

/// Who is called. `collectionView` is the collection view itself, called by the program or the layout.
package enum Callee { case collectionView, layout, dataSource, delegate }

/// What a group of calls is for.
package enum CallPass {
  case layout
  /// A layout pass inside an animation block.
  case animatedLayout
  /// The same with bounds that have changed.
  case animatedBoundsChange
  case batchUpdate
  /// An animated change of layouts.
  case layoutTransition
  /// Scrolling or a new size, before it happens.
  case boundsChange
  case reload
  case touch
  /// A finger lets go of a scrolling view.
  case dragEnd
  case interactiveMovement
}

/// An argument or an answer. Attributes and contexts are to be read at once: layouts change them afterwards.
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

/// What an animated change does with an element.
package enum ElementMotion { case appears, disappears, moves }
