import Foundation

/// What the plain name of a function tells, such as "UIKit.UIView.convert(_: CGPoint, to: UIKit.UIView) -> CGPoint". Only the
/// names of methods, getters, setters, observers, initializers and deinitializers are understood: not those of closures, of
/// functions within others, of specializations, and of whatever else the compiler makes.
struct MethodName {
  /// The type, with its module.
  let owner: Substring
  /// Whether it is an initializer that makes the object itself.
  let makesObject: Bool
  /// The types of the parameters.
  let parameters: [Substring]
  /// The type of what it returns, without a mark that it may be nil; nil for nothing.
  private(set) var result: Substring?

  init?(_ name: String) {
    var rest = name[...]
    // A method of an extension in another module is one of its class.
    if name.hasPrefix("(extension in "), let colon = name.firstIndex(of: ":") {
      rest = name[name.index(after: colon)...]
    }
    let start = rest.startIndex
    var parts: [Substring] = []
    var starts: [String.Index] = []
    repeat {
      starts.append(rest.startIndex)
      guard let part = Self.takePart(of: &rest) else { return nil }
      parts.append(part)
    } while rest.first == "." && rest.popFirst() != nil
    var count = parts.count - 1
    switch rest.first {
    case "(" where parts.last != "getter": break
    case " " where rest.hasPrefix(" : ") && parts.last.map { Self.accessors.contains($0) } == true:
      count -= 1
      if parts.last == "getter" { result = Self.withoutMark(rest.dropFirst(3)) }
    case nil where parts.last == "deinit" || parts.last == "__deallocating_deinit": break
    default: return nil
    }
    // A module, a type, and a name.
    guard count >= 2 else { return nil }
    owner = name[start..<name.index(before: starts[count])]
    makesObject = parts.last == "__allocating_init"
    guard rest.first == "(" else {
      parameters = []
      return
    }
    guard let types = Self.parameters(in: rest) else { return nil }
    parameters = types
    if let arrow = rest.range(of: ") -> ", options: .backwards) { result = Self.withoutMark(rest[arrow.upperBound...]) }
  }

  /// What is called of an object for a property. Others are not methods but begin one.
  private static let accessors: Set<Substring> = ["getter", "setter", "willset", "didset"]

  private static func withoutMark(_ type: Substring) -> Substring { type.hasSuffix("?") ? type.dropLast() : type }

  /// Takes an identifier, or one that is private: "(name in _0123)".
  private static func takePart(of rest: inout Substring) -> Substring? {
    let start = rest.startIndex
    if rest.first == "(" {
      guard let end = rest.firstIndex(of: ")") else { return nil }
      let words = rest[rest.index(after: start)..<end].split(separator: " ")
      guard words.count == 3, words[1] == "in", words[2].hasPrefix("_") else { return nil }
      rest = rest[rest.index(after: end)...]
    } else {
      rest = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return rest.startIndex > start ? name(of: rest, from: start) : nil
  }

  private static func name(of rest: Substring, from start: String.Index) -> Substring {
    rest.base[start..<rest.startIndex]
  }

  /// Returns the types in the list with which a text begins.
  private static func parameters(in text: Substring) -> [Substring]? {
    var (depth, types): (Int, [Substring]) = (0, [])
    var start = text.index(after: text.startIndex)
    var former: Character = " "
    for index in text.indices {
      let character = text[index]
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where former == "-": break
      case ")", "]", ">": depth -= 1
      default: break
      }
      former = character
      guard depth == 0 || depth == 1 && character == "," else { continue }
      let parameter = text[start..<index]
      let label = parameter.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !parameter.isEmpty {
        types.append(
          parameter.dropFirst(label.count).hasPrefix(": ") ? parameter.dropFirst(label.count + 2) : parameter)
      }
      guard depth > 0 else { return types }
      start = text.index(index, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
    }
    return nil
  }
}
