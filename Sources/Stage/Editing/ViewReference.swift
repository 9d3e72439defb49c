import UIKit

/// The words for a view in Swift: the name of a property, or else a word for its class, and its place.
@MainActor struct ViewReference {
  let name: String
  /// The place of the view, for a comment; nil for a view that its name tells apart.
  let comment: String?

  init(_ view: UIView) {
    let place = view.layer.enclosingElementLayer?.shownElement.map { element in
      let kind = element.kind.map { "\($0) " } ?? "cell "
      return kind + "\(element.section), \(element.item)"
    }
    let named = ConstraintText.name(of: view)
    if ViewReference.isIdentifier(named) {
      (name, comment) = (named, place)
    } else {
      name = ViewReference.word(for: view)
      // A name may be a text with lines, and the comment ends with its line.
      comment = [named, place].compactMap { $0 }.joined(separator: ", in ")
        .split { $0.isNewline }.joined(separator: " ")
    }
  }

  private static let keywords: Set<String> = [
    "_", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Whether a name can stand in Swift for a view: it is no keyword, and does not begin with a capital, as classes do.
  private static func isIdentifier(_ name: String) -> Bool {
    if keywords.contains(name) { return false }
    guard let first = name.utf8.first, first == 0x5F || 0x61...0x7A ~= first else { return false }
    return name.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x5F }
  }

  private static func word(for view: UIView) -> String {
    if view is UICollectionViewCell { return "cell" }
    if view is UICollectionView { return "collectionView" }
    if view is UILabel { return "label" }
    if view is UIImageView { return "imageView" }
    return view is UIButton ? "button" : "view"
  }
}
