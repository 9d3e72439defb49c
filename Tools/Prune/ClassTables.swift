import Foundation

/// The tables of a module's classes, and what the names of functions tell of classes.
struct ClassTables {
  /// Of each piece of data, whether it is the table of a class.
  let isClass: [Bool]
  /// Of each piece of data, whether it is the table of a conformance to a protocol.
  let isConformance: [Bool]
  /// Of each class, that which it inherits from.
  private(set) var superclasses: [Int: Int] = [:]
  /// The classes of the parameters of functions, by their numbers in the module.
  private(set) var parameters: [Int: [Int: Int]] = [:]
  /// The arguments of functions that are objects and cannot be nil, self among them.
  private(set) var arguments: [Int: [Argument]] = [:]
  /// The class of what functions return that make an object.
  private(set) var results: [Int: Int] = [:]
  /// Functions that return their first argument if it is an object of the class that is the second one.
  private(set) var casts: Set<Int> = []
  /// Functions that return the object that they are given.
  private(set) var retains: Set<Int> = []

  /// An argument that is an object.
  struct Argument {
    let owner: Int
    /// Its number among the parameters. A function that does not read it can be called without any object: the compiler passes
    /// something else.
    let parameter: Int
  }

  /// The place of the deinitializer in the table of a class, in bytes.
  static let deinitializer = 4

  /// In `arguments`, stands for all classes without a table in the module, of which there are no objects.
  private static let absent = -1

  /// - Parameter plain: what the names of functions and data mean.
  init(_ module: WebModule, plain: PlainNames) {
    let isClass = module.data.map { piece in
      piece.name.hasPrefix("$e") && piece.name.hasSuffix("N")
        && piece.references.contains {
          if $0.offset == Self.deinitializer, case .function = $0.target { true } else { false }
        }
    }
    self.isClass = isClass
    isConformance = module.data.map { $0.name.hasPrefix("$e") && $0.name.hasSuffix("WP") }
    var classes: [Substring: Int] = [:]
    for (index, piece) in module.data.enumerated() where isClass[index] {
      if let name = plain.meanings[piece.name], name.hasPrefix("type metadata for ") {
        classes[name.dropFirst(18)] = index
      }
      for reference in piece.references where reference.offset == 0 {
        if case .data(let superclass) = reference.target, isClass[superclass] { superclasses[index] = superclass }
      }
    }
    // To make an object, a function names the table of its class. Without it, there are none. A generic class has a table for
    // each of its type arguments.
    let tables = module.dataNames.compactMap { plain.meanings[$0]?.components(separatedBy: "type metadata for ") }
    let present = Set(tables.filter { $0.count == 2 }.map { $0[1].prefix { $0 != "<" } })
    var owners = classes
    for name in plain.classes where !present.contains(name[...]) && !name.hasPrefix("Swift.") {
      owners[name[...]] = Self.absent
    }
    for (function, names) in module.names {
      if names.contains(where: { $0.hasPrefix("swift_dynamicCastClass") }) { casts.insert(function) }
      if names.contains("swift_retain") || names.contains("swift_retain_n") { retains.insert(function) }
      // The linker may have put functions together: then it is nobody's. The compiler must not do that, see Package.swift.
      guard names.count == 1, let name = plain.meanings[names[0]] else { continue }
      let count = module.signature(of: function).parameters.count
      // A copy that is specialized for what it is called with has other parameters, but self in its place, if at all.
      if name.hasPrefix("function signature specialization "),
        let original = name.range(of: "> of ", options: .backwards),
        let method = MethodName(String(name[original.upperBound...]))
      {
        arguments[function] = Self.arguments(of: method, [:], self: owners, count: count)
      }
      // A method that a protocol requires is called of an object, unless it is static or makes one.
      if name.hasPrefix("protocol witness for "), !name.hasPrefix("protocol witness for static "),
        !name.contains(".init("),
        let conformance = name.range(of: " in conformance ", options: .backwards),
        let owner = owners[name[conformance.upperBound...].prefix { $0 != " " }]
      {
        arguments[function] = [Argument(owner: owner, parameter: count - 2)]
      }
      guard let method = MethodName(name) else { continue }
      let owner = classes[method.owner]
      if let type = method.result, let result = classes[type] { results[function] = result }
      let isOfObject = owner != nil && !method.makesObject
      parameters[function] = Self.parameters(
        of: method, self: isOfObject ? owner : nil, classes, count: count)
      arguments[function] = Self.arguments(
        of: method, Self.parameters(of: method, self: nil, owners, count: count), self: owners, count: count)
    }
  }

  /// Returns the arguments that cannot be nil. Classes of the standard library have objects that name no class, such as the
  /// empty dictionary.
  /// - Parameters:
  ///   - parameters: the classes of the parameters that are known.
  ///   - classes: the classes that self may be of.
  private static func arguments(
    of method: MethodName, _ parameters: [Int: Int], self classes: [Substring: Int], count: Int
  ) -> [Argument] {
    var result: [Argument] = []
    if !method.makesObject, !method.owner.hasPrefix("Swift."), let owner = classes[method.owner] {
      result.append(Argument(owner: owner, parameter: count - 2))
    }
    for (index, type) in method.parameters.enumerated() where !type.hasSuffix("?") && !type.hasPrefix("Swift.") {
      if let owner = parameters[index] { result.append(Argument(owner: owner, parameter: index)) }
    }
    return result
  }

  /// Types that are a single value in WebAssembly.
  private static let scalars: Set<Substring> = ["Swift.Bool", "Swift.Double", "Swift.Float", "Swift.Int"]

  /// Returns the classes of parameters if it is known which they are: the last two of a Swift function are self and an error,
  /// and before them are the others, if each is a single value.
  private static func parameters(
    of method: MethodName, self owner: Int?, _ classes: [Substring: Int], count: Int
  ) -> [Int: Int] {
    var result: [Int: Int] = [:]
    if let owner { result[count - 2] = owner }
    guard method.parameters.count == count - 2 else { return result }
    let types = method.parameters.map { classes[$0.hasSuffix("?") ? $0.dropLast() : $0] }
    guard zip(types, method.parameters).allSatisfy({ $0 != nil || scalars.contains($1) }) else { return result }
    for (index, type) in types.enumerated() { result[index] = type }
    return result
  }

  /// Returns whether the methods of a table can be called of an object of a class; nil for an object that may be any.
  func canBe(_ receiver: Int?, _ table: Int) -> Bool {
    guard let receiver else { return true }
    var next: Int? = table
    while let current = next {
      if current == receiver { return true }
      next = superclasses[current]
    }
    return false
  }
}
