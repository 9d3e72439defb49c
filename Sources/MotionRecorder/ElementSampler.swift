import FrameCommands
import UIKit

/// An element of a collection view, as the view that shows it has it.
struct SampledElement: Equatable {
  var identity: CommandBuffer.Identity
  /// The layer of the collection view.
  var collectionView: Int
  var reuseIdentifier: String?
  var attributes: CommandBuffer.Attributes
}

/// Finds the elements that views of collection views show.
///
/// Attributes are the model values of the view, which are those that the collection view has applied last, so no layout
/// is asked for them. The layout's elements are only asked for the kind of a new header or decoration view, and when a
/// decoration view has changed.
@MainActor final class ElementSampler {
  /// The last elements of views, by their layers.
  private var elements: [ObjectIdentifier: SampledElement] = [:]

  /// Forgets the element of a layer that has been removed.
  func forget(_ layer: CALayer) { elements[ObjectIdentifier(layer)] = nil }

  /// Returns the element of a view; nil for a view that is none.
  /// - Parameter number: The layer of the collection view.
  func element(
    _ view: UICollectionReusableView, in collectionView: UICollectionView, number: Int
  ) -> SampledElement? {
    let key = ObjectIdentifier(view.layer)
    let (last, attributes) = (elements[key], CommandBuffer.Attributes(view))
    let present = identity(of: view, attributes, last, in: collectionView)
    guard var identity = present ?? last?.identity else { return nil }
    identity.departing = present == nil
    let element = SampledElement(
      identity: identity, collectionView: number, reuseIdentifier: view.reuseIdentifier, attributes: attributes)
    elements[key] = element
    return element
  }

  /// Returns the present identity of a view; nil for one that is disappearing, or no element.
  private func identity(
    of view: UICollectionReusableView, _ attributes: CommandBuffer.Attributes, _ last: SampledElement?,
    in collectionView: UICollectionView
  ) -> CommandBuffer.Identity? {
    if let cell = view as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell) {
      return CommandBuffer.Identity(.cell, nil, indexPath)
    }
    switch last?.identity.kind {
    case .cell: return nil
    case .supplementary:
      guard let kind = last?.identity.elementKind else { return nil }
      return collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        .first { collectionView.supplementaryView(forElementKind: kind, at: $0) === view }
        .map { CommandBuffer.Identity(.supplementary, kind, $0) }
    case .decoration where last?.attributes == attributes:
      return last?.identity.departing == true ? nil : last?.identity
    case .decoration, nil: return found(view, in: collectionView)
    }
  }

  /// Finds a header or decoration view among the layout's elements. Decoration views cannot be looked up, and are known
  /// by their attributes.
  private func found(
    _ view: UICollectionReusableView, in collectionView: UICollectionView
  ) -> CommandBuffer.Identity? {
    // An element that leaves the bounds disappears, although it has attributes.
    let bounds = collectionView.bounds
    for each in collectionView.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [] {
      guard let kind = each.representedElementKind, each.frame.intersects(bounds) else { continue }
      switch each.representedElementCategory {
      case .supplementaryView where collectionView.supplementaryView(forElementKind: kind, at: each.indexPath) === view:
        return CommandBuffer.Identity(.supplementary, kind, each.indexPath)
      case .decorationView
      where each.center == view.center && each.size == view.bounds.size && each.alpha == view.alpha:
        return CommandBuffer.Identity(.decoration, kind, each.indexPath)
      default: continue
      }
    }
    return nil
  }
}

extension CommandBuffer.Identity {
  fileprivate init(_ kind: CommandBuffer.IdentityKind, _ elementKind: String?, _ indexPath: IndexPath) {
    // Layouts may give views of their own the largest integer, which depends on the machine, and paths of one index.
    let largest = Int(Int32.max)
    self.init(
      kind: kind, elementKind: elementKind, section: min(indexPath.first ?? 0, largest),
      item: min(indexPath.count > 1 ? indexPath[1] : 0, largest), departing: false)
  }
}

extension CommandBuffer.Attributes {
  @MainActor fileprivate init(_ view: UIView) {
    let (size, center, anchor, matrix) = (view.bounds.size, view.center, view.layer.anchorPoint, view.layer.transform)
    let components = [
      matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24, matrix.m31,
      matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
    ]
    let limit = Double(Int32.max)
    self.init(
      left: Double(center.x - size.width * anchor.x), top: Double(center.y - size.height * anchor.y),
      width: Double(size.width), height: Double(size.height), alpha: Double(view.alpha),
      transform: CATransform3DIsIdentity(matrix) ? nil : components.map { Double($0) },
      zIndex: Int(min(max(Double(view.layer.zPosition), -limit), limit)), hidden: view.isHidden)
  }
}
