// What a collection view says to its layout, data source and delegate, for whoever wants to know. With no
// recorder a call costs one comparison.

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
