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

extension CallRecorder {
  /// Of a method that answers nothing.
  func returned() { returned(nil) }
}

extension UICollectionView {
  /// The recorder of the screen that the view is on, if it has one.
  final var callRecorder: (any CallRecorder)? { UIScreen.areAnyObserved ? layer.screen.callRecorder : nil }
}
