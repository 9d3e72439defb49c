import QuartzCore
import UIKit

/// Where a naive account of a layout puts everything.
struct Board {
  var places: [Place] = []
  var contentSize = CGSize.zero

  /// An element and its attributes.
  struct Place {
    let key: Key
    var frame: CGRect
    var alpha: CGFloat = 1
    var zIndex = 0
    var transform = CATransform3DIdentity
    var isHidden = false
    /// A handler that is told of what is in sight sets its opacity, and not while a finger has it out of its place.
    var mayFade = false
    /// It follows a finger, and is shown wherever that is.
    var isCarried = false
    /// The upright rectangle around what is seen, in content coordinates.
    var outline: CGRect

    init(_ key: Key, _ frame: CGRect, zIndex: Int = 0) {
      self.key = key
      self.frame = frame
      self.zIndex = zIndex
      outline = frame
    }

    /// How far it reaches into a rectangle, in points; 0 or less when nothing of it is there.
    func depth(in rect: CGRect) -> CGFloat {
      min(
        rect.maxX - outline.minX, outline.maxX - rect.minX, rect.maxY - outline.minY,
        outline.maxY - rect.minY)
    }

    mutating func scale(by factor: CGFloat) {
      transform = CATransform3DMakeScale(factor, factor, 1)
      outline = CGRect(
        x: frame.midX - frame.width * factor / 2, y: frame.midY - frame.height * factor / 2,
        width: frame.width * factor, height: frame.height * factor)
    }
  }

  /// Which element: by category, kind (empty for cells) and index path.
  struct Key: Hashable, CustomStringConvertible {
    let category: UICollectionView.ElementCategory
    let kind: String
    let path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
      self.category = category
      self.kind = kind
      self.path = path
    }

    init(cell item: Int, _ section: Int) {
      self.init(.cell, "", IndexPath(item: item, section: section))
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      self.init(
        attributes.representedElementCategory, attributes.representedElementKind ?? "",
        attributes.indexPath)
    }

    var description: String { (kind.isEmpty ? "cell" : kind) + " [\(path.section), \(path.item)]" }

    /// Cells, supplementary views, decoration views; each by index path.
    func precedes(_ other: Key) -> Bool {
      if category != other.category { return category.rawValue < other.category.rawValue }
      if path != other.path { return path < other.path }
      return kind < other.kind
    }
  }
}
