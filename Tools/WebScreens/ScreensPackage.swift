import Foundation

/// A package whose program shows screens in the workbench, as `swift package describe` tells it.
public struct ScreensPackage: Equatable {
  /// A target of the package that the page needs.
  public struct Module: Equatable {
    public var name: String
    public var folder: URL
    /// The paths of the Swift files in the folder.
    public var sources: [String]
    /// The modules of the package that it uses, and products of other packages.
    public var modules, products: [String]
  }

  public var name: String
  /// The modules, each after those that it uses; the last one is the program.
  public var modules: [Module]

  /// The products of Murmuration that a page can use.
  public static let products: Set<String> = [
    "AVFoundation", "CollectionMotion", "CoreGraphics", "QuartzCore", "Stage", "UIKit", "Workbench",
  ]

  /// The modules of the page's program, which are in its build with those of the package. A test compares them with
  /// Package.swift.
  static let modulesOfPage: Set<String> = [
    "AVFoundation", "CRuntime", "CollectionIndex", "CollectionMotion", "ConstraintSolver", "CoreGraphics", "Foundation",
    "FrameCommands", "Gallery", "OwnScreens", "QuartzCore", "Runtime", "Stage", "UIKit", "Web", "WebImports",
    "Workbench", "_Concurrency",
  ]

  /// Asks SwiftPM about the package in a folder.
  public init(folder: URL) throws(WebScreensError) {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      throw WebScreensError("there is no Package.swift in \(folder.path)")
    }
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "describe", "--type", "json"]
    (process.standardOutput, process.standardError) = (output, errors)
    do { try process.run() } catch { throw WebScreensError("swift cannot be run: \(error.localizedDescription)") }
    let description = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = complaint.split(separator: "\n").first { $0.contains("error: ") } ?? Substring(complaint)
      throw WebScreensError("the package in \(folder.path) cannot be read: \(reason.replacing("error: ", with: ""))")
    }
    try self.init(description: description, folder: folder)
  }

  private struct Description: Decodable {
    struct Target: Decodable {
      var name, path, type: String
      var sources: [String]
      var target_dependencies, product_dependencies: [String]?
    }

    var name: String
    var targets: [Target]
  }

  /// - Parameter description: what `swift package describe --type json` prints.
  init(description data: Data, folder: URL) throws(WebScreensError) {
    let description: Description
    do { description = try JSONDecoder().decode(Description.self, from: data) } catch {
      throw WebScreensError("SwiftPM describes the package in \(folder.path) in a way that is not known")
    }
    name = description.name
    let programs = description.targets.filter {
      $0.type == "executable" && $0.product_dependencies?.contains("Workbench") == true
    }
    guard let program = programs.first, programs.count == 1 else {
      throw WebScreensError(
        programs.isEmpty
          ? "no program of \(name) depends on Workbench; a page shows the screens of one, such as Scripts/new makes"
          : "\(programs.map { $0.name }.joined(separator: " and ")) depend on Workbench; a page shows the screens of one"
      )
    }
    let targets = Dictionary(uniqueKeysWithValues: description.targets.map { ($0.name, $0) })
    var ordered: [Module] = []
    func add(_ name: String) throws(WebScreensError) {
      guard let target = targets[name], !ordered.contains(where: { $0.name == name }) else { return }
      let products = target.product_dependencies ?? []
      if let foreign = products.first(where: { !Self.products.contains($0) }) {
        throw WebScreensError(
          "\(name) depends on \(foreign), which is not on the page; there are "
            + Self.products.sorted().joined(separator: ", "))
      }
      // File systems may not tell capitals apart.
      if let own = Self.modulesOfPage.first(where: { $0.lowercased() == name.lowercased() }) {
        throw WebScreensError("the page has a module \(own) of its own; give the target \(name) another name")
      }
      let others = target.target_dependencies ?? []
      for other in others { try add(other) }
      if let file = target.sources.first(where: { !$0.hasSuffix(".swift") }) {
        throw WebScreensError("\(name) contains \(file); only Swift can be compiled for the page")
      }
      ordered.append(
        Module(
          name: name, folder: folder.appendingPathComponent(target.path), sources: target.sources, modules: others,
          products: products))
    }
    try add(program.name)
    modules = ordered
  }
}
