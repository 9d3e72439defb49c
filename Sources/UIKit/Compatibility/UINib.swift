import Foundation
import Runtime

/// The name of a nib. Nibs are not read here: a class that makes the same views in code stands for one.
///
/// ```swift
/// UINib.use(PhotoCell.self, forNibNamed: "PhotoCell")
/// collectionView.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
/// ```
@preconcurrency @MainActor public final class UINib: NSObject {
  private let name: String
  private static var classes: [String: UICollectionReusableView.Type] = [:]

  /// - Parameter bundleOrNil: is not looked into.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Says which class stands for the nibs of a name from now on. Its views are told `awakeFromNib()`.
  public static func use(_ viewClass: UICollectionReusableView.Type, forNibNamed name: String) {
    classes[name] = viewClass
  }

  /// The class that stands for the nib.
  var viewClass: UICollectionReusableView.Type {
    guard let viewClass = UINib.classes[name] else {
      programmerError(
        "The nib \"\(name)\" cannot be read here: make its views in a class, and say so by UINib.use(_:forNibNamed:).")
    }
    return viewClass
  }
}

extension UICollectionView {
  /// Has cells of an identifier made by the class that stands for a nib; nil unregisters the identifier.
  @_disfavoredOverload
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    queues.register(nib?.viewClass, for: .init(kind: "", identifier: identifier), isNib: true)
  }

  /// Has supplementary views of a kind and an identifier made by the class that stands for a nib.
  @_disfavoredOverload
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    queues.register(nib?.viewClass, for: .init(kind: kind, identifier: identifier), isNib: true)
  }
}

#if !hasFeature(Embedded)
  extension UICollectionView {
    /// The same for a class that the compiler does not know to be one of cells.
    @_disfavoredOverload
    public final func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      register(cellClass.map { checked($0, as: UICollectionViewCell.self) }, forCellWithReuseIdentifier: identifier)
    }

    /// The same for a class that the compiler does not know to be one of supplementary views.
    @_disfavoredOverload
    public final func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
      register(
        viewClass.map { checked($0, as: UICollectionReusableView.self) }, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }

    private func checked<View>(_ anyClass: AnyClass, as type: View.Type) -> View.Type {
      guard let viewClass = anyClass as? View.Type else {
        programmerError("\(anyClass) is no \(type): a collection view cannot make its views of it.")
      }
      return viewClass
    }
  }
#endif
