import Foundation

/// The copy of a package's sources that is compiled for the page.
public struct ScreensCopy {
  /// What has to be said about the sources: `path:line: sentence`.
  public private(set) var findings: [String] = []
  /// The number of rewritten places by what was rewritten.
  public private(set) var rewrites: [String: Int] = [:]
  /// The modules for Package.swift, each with what it uses: "Cards:UIKit,CollectionMotion CardsScreens:Cards,UIKit".
  public private(set) var list = ""
  /// The files of the copy by their paths in it, which begin with the module.
  private(set) var files: [String: String] = [:]
  /// The original sources by their names, for the page's panel *Source*, those of the program first.
  public private(set) var sources: [(name: String, text: String)] = []

  /// The module between the program on the page and that of the package.
  private static let bridge = "OwnScreens"
  /// What closures and properties refer to objects with.
  private static let support =
    ["Foundation", "Runtime"].map { "import \($0)\n" }.joined() + """

      /// A reference to an object that does not keep it. The object is an `NSObject`: only these say when they are gone.
      @inline(__always) func weakReference<Object: NSObject>(_ object: Object?) -> Weak<Object> { Weak(object) }

      """

  public init(_ package: ScreensPackage) throws(WebScreensError) {
    var program: String?
    for module in package.modules {
      for path in module.sources {
        let file = module.folder.appendingPathComponent(path)
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
          throw WebScreensError("\(file.path) cannot be read as UTF-8")
        }
        let source = EmbeddedSource(text)
        findings += source.findings.map { "\(file.path):\($0.line): \($0.message)" }
        rewrites.merge(source.rewrites) { $0 + $1 }
        if module == package.modules.last { program = source.mainType ?? program }
        // A name of its own: the compiler warns of two paths with the same name in a module.
        files["\(module.name)/\(path.dropLast(".swift".count)).page.swift"] =
          "import Runtime\n#sourceLocation(file: \(Self.literal(file.path)), line: 1)\n" + source.text
        sources.append((name: path, text: text))
      }
      files["\(module.name)/WeakReference.swift"] = Self.support
    }
    guard let main = package.modules.last, let program else {
      throw WebScreensError(
        "no type of \(package.modules.last?.name ?? package.name) is marked @main; write "
          + "\"@main struct Screens: Workbench\" with the list of screens")
    }
    sources.reverse()
    files["\(main.name)/Program.swift"] = """
      import Workbench

      @MainActor public var screensOfPackage: [Screen] { \(program).screens }

      """
    files["\(Self.bridge)/OwnScreens.swift"] = """
      import \(main.name)
      import Workbench

      public let nameOfPackage = \(Self.literal(package.name))
      /// The screens of the package.
      @MainActor public var ownScreens: [Screen] { screensOfPackage }

      """
    // UIKit also where it is not named: whatever uses it is compiled with the program.
    var entries = package.modules.map { module in
      let uses = Set(module.modules + module.products + ["UIKit", "Runtime"]).sorted()
      return "\(module.name):\(uses.joined(separator: ","))"
    }
    entries.append("\(Self.bridge):\(main.name),UIKit,Workbench")
    list = entries.joined(separator: " ")
  }

  /// Returns a text as a literal of Swift.
  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Writes the copy into a folder. Files that are the same stay untouched, so that only what has changed is compiled;
  /// what belongs to no file of the copy is removed.
  public func write(to folder: URL) throws(WebScreensError) {
    let manager = FileManager.default
    do {
      for old in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? []
      where old.hasSuffix(".swift") && files[old] == nil {
        try manager.removeItem(at: folder.appendingPathComponent(old))
      }
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        let data = Data(text.utf8)
        if manager.contents(atPath: file.path) == data { continue }
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
      }
    } catch {
      throw WebScreensError("the copy for the page cannot be written: \(error.localizedDescription)")
    }
  }
}
