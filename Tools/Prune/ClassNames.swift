import Foundation

/// What the program's own views and layers are called, by the addresses of their classes' tables: Embedded Swift knows no
/// names of classes. The page passes them to the program.
struct ClassNames {
  /// Lines of an address and a name, "1053264 FeedCell", ordered by address.
  let lines: String

  init(_ module: WebModule, _ liveness: Liveness, plain: PlainNames) {
    let tables = liveness.tables
    let names: [Int: Substring] = Dictionary(
      uniqueKeysWithValues: module.data.enumerated().compactMap { index, piece in
        guard tables.isClass[index], let name = plain.meanings[piece.name], name.hasPrefix("type metadata for ") else {
          return nil
        }
        return (index, name.dropFirst(18))
      })
    func isShown(_ piece: Int) -> Bool {
      var next: Int? = piece
      while let current = next {
        if let name = names[current], Self.shown.contains(name) { return true }
        next = tables.superclasses[current]
      }
      return false
    }
    let own = names.filter { piece, name in
      liveness.classes[piece] && !Self.frameworks.contains { name.hasPrefix($0) } && isShown(piece)
    }
    lines = own.compactMap { piece, name in
      module.address(of: piece).map { (address: $0, name: Self.ownName(in: name)) }
    }.sorted { $0.address < $1.address }.map { "\($0.address) \($0.name)\n" }.joined()
  }

  /// The classes of what is shown.
  private static let shown: Set<Substring> = ["UIKit.UIView", "QuartzCore.CALayer"]
  /// Of these, the workbench shows the nearest public class.
  private static let frameworks = ["UIKit.", "QuartzCore.", "(extension in UIKit)", "(extension in QuartzCore)"]

  /// Returns the name of a class without its module, the types that it is in, its file and its type arguments.
  static func ownName(in name: Substring) -> Substring {
    var (depth, former, kept) = (0, Character(" "), "")
    for character in name {
      if character == "<" { depth += 1 }
      if depth == 0 { kept.append(character) }
      if character == ">" && former != "-" { depth -= 1 }  // the arrow of a closure closes nothing
      former = character
    }
    let plain = kept[...]
    let outer = plain.range(of: " #").map { plain[..<$0.lowerBound] } ?? plain  // of a function
    let last = outer.split(separator: ".").last ?? outer
    return last.hasPrefix("(") ? last.dropFirst().prefix { $0 != " " } : last
  }
}
