// The recorded calls that concern self-sizing cells.

import Runtime

extension TracedLayout {
  func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    tell(
      "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
      [.attributes(preferred), .attributes(original)], answer: CallValue.flag
    ) {
      ensure(!preferred.hasNaN, Mistake.preferredNaN(preferred))
      return layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }

  func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    tell(
      "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
      [.attributes(preferred), .attributes(original)], answer: CallValue.context
    ) {
      layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }
}
