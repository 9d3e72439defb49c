import Foundation
import Runtime

/// A named nib. Nib files are not supported: a class that creates the same views in code represents it.
///
/// ```swift
/// UINib.use(PhotoCell.self, forNibNamed: "PhotoCell")
/// collectionView.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
/// ```
@preconcurrency @MainActor public final class UINib: NSObject {
  private let name: String
  private static var classes: [String: UICollectionReusableView.Type] = [:]

  /// Creates a nib.
  /// - Parameter bundleOrNil: Ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  /// Sets the class that represents the nibs of a name. Its views receive `awakeFromNib()`.
  public static func use(_ viewClass: UICollectionReusableView.Type, forNibNamed name: String) {
    classes[name] = viewClass
  }

  /// The class that represents the nib.
  var viewClass: UICollectionReusableView.Type {
    guard let viewClass = UINib.classes[name] else {
      programmerError(
        "The nib \"\(name)\" cannot be loaded. Create its views in a class, and register that with UINib.use(_:forNibNamed:)."
      )
    }
    return viewClass
  }
}
