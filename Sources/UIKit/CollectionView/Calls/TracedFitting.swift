// What cells that know their size ask of the layout, told to the recorder.

import Runtime

extension TracedLayout {
  func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    callRecorder?.called(
      .layout, "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
      [.attributes(preferred), .attributes(original)], for: layout.collectionView)
    ensure(!preferred.hasNaN, Mistake.preferredNaN(preferred))
    let answer = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    callRecorder?.returned(.flag(answer))
    return answer
  }

  func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    callRecorder?.called(
      .layout, "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
      [.attributes(preferred), .attributes(original)], for: layout.collectionView)
    let context = layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    callRecorder?.returned(.context(context))
    return context
  }
}
