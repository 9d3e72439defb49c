import Foundation

extension Stage {
  /// The names of the program's own classes of views and layers by the addresses of their tables in memory, which
  /// `Tools/Prune` writes. Full Swift knows them by itself.
  public static var classNames: [UInt: String] = [:]

  /// Reads ``classNames`` from lines of an address and a name.
  public static func nameClasses(_ lines: String) {
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2, let address = UInt(parts[0]) { classNames[address] = String(parts[1]) }
    }
  }
}

/// The names of classes that are not UIKit's or Core Animation's.
@MainActor enum OwnClass {
  #if hasFeature(Embedded)
    /// Returns the name of an object's class; nil for a class of the frameworks, and if nobody has told it. An object begins
    /// with the address of its class.
    static func name<Object: AnyObject>(of object: Object) -> String? {
      if Stage.classNames.isEmpty { return nil }
      return Stage.classNames[UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()).load(as: UInt.self)]
    }
  #else
    private static let frameworks = ["UIKit.", "QuartzCore.", "(extension in UIKit)", "(extension in QuartzCore)"]
    private static var known: [ObjectIdentifier: String?] = [:]

    /// Returns the name of an object's class without its type arguments; nil for a class of the frameworks.
    static func name<Object: AnyObject>(of object: Object) -> String? {
      let type = type(of: object)
      if let name = known[ObjectIdentifier(type)] { return name }
      let whole = String(reflecting: type)
      let isOfFramework = frameworks.contains { whole.hasPrefix($0) }
      let name = isOfFramework ? nil : String(String(describing: type).prefix { $0 != "<" })
      known[ObjectIdentifier(type)] = .some(name)
      return name
    }
  #endif
}
