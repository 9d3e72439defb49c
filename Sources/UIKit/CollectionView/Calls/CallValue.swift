import Foundation
import QuartzCore

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
