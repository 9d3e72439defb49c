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
