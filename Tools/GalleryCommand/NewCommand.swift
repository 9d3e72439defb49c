import Foundation
import Runtime
import ScreenRecording

/// `gallery new`: a package to begin with, made of the files in Template.
struct NewCommand {
  private let name: String
  /// The folder of the new package, and that of Murmuration.
  private let folder, murmuration: URL

  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(arguments, options: ["--murmuration"])
    guard reader.operands.count == 1, let path = reader.operands.first else {
      throw CommandError("expected one folder for the new package, such as MyLayouts, not \(reader.operands.count)")
    }
    folder = URL(fileURLWithPath: path).standardizedFileURL
    name = try NewCommand.moduleName(folder.lastPathComponent)
    murmuration = try NewCommand.package(reader.value(of: "--murmuration"))
  }

  /// Writes the package as a whole or not at all, and says what to do next.
  func run() throws(CommandError) -> String {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder.path) else {
      throw CommandError("\(quotedInMessage(folder.path)) already exists; nothing was written")
    }
    let unfinished = folder.deletingLastPathComponent()
      .appendingPathComponent(".gallery-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    do {
      defer { try? manager.removeItem(at: unfinished) }
      try manager.createDirectory(at: unfinished, withIntermediateDirectories: true)
      let replacements = replacements()
      for file in try NewCommand.files() {
        let target = unfinished.appendingPathComponent(file.path.replacingOccurrences(of: "NAME", with: name))
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents(of: file.url, replacements: replacements).write(to: target)
      }
      try manager.moveItem(at: unfinished, to: folder)
    } catch {
      throw CommandError("\(quotedInMessage(folder.path)) cannot be written: \(error.localizedDescription)")
    }
    return """
      \(folder.path) is a package with a layout, a screen, and tests.
      Next: cd there, and swift run \(name)Screens or swift test. Both need libsoup (apt-get install libsoup-3.0-dev pkg-config).

      """
  }

  /// Texts get the package's names; what is no text, such as a film, stays as it is.
  private func contents(of file: URL, replacements: [String: String]) throws -> Data {
    let data = try Data(contentsOf: file)
    guard let text = String(validating: data, as: UTF8.self) else { return data }
    let words = #/NAME|MURMURATION|PINNED_ADDRESS|PINNED_REVISION|CHECKED_OUT|FETCHED_TO/#
    return Data(text.replacing(words) { replacements[String($0.output)] ?? "" }.utf8)
  }

  /// What stands in the template for what is only known here.
  private func replacements() -> [String: String] {
    let path = path(from: folder, to: murmuration)
    let origin = CloneOrigin(of: murmuration)
    // In CI the package lies as many folders deep as its path to Murmuration climbs, so that both are in the workspace.
    let climbs = path.components(separatedBy: "/").prefix { $0 == ".." }.count
    let place = (Array(repeating: "packages", count: max(0, climbs - 1)) + [name]).joined(separator: "/")
    let beside = path.components(separatedBy: "/").drop { $0 == ".." }.joined(separator: "/")
    return [
      "NAME": name, "MURMURATION": path, "CHECKED_OUT": place, "FETCHED_TO": beside.isEmpty ? "." : beside,
      "PINNED_ADDRESS": origin.address ?? "", "PINNED_REVISION": origin.revision ?? "HEAD",
    ]
  }

  /// From one folder to another, for a manifest: relative, since the two are moved and cloned together.
  private func path(from folder: URL, to other: URL) -> String {
    let (from, to) = (folder.pathComponents, other.pathComponents)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + to[shared...]).joined(separator: "/")
  }
}

extension NewCommand {
  /// Modules of Swift, of Foundation and of Apple's systems that are imported by name.
  private static let takenModules: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "CoreFoundation", "Testing", "XCTest", "Swift", "SwiftUI", "Dispatch", "Glibc", "Musl", "Android", "Darwin",
    "Observation",
    "RegexBuilder", "Synchronization", "Distributed", "Cxx", "CxxStdlib", "Builtin", "PackageDescription", "Combine",
  ]

  /// Products, targets and tools of Murmuration and of its packages Live and Native.
  static let ownNames: Set<String> = [
    "Murmuration", "CollectionIndex", "CollectionMotion", "Gallery", "CRuntime", "CZlib", "Zlib", "PageBundle",
    "Assemble", "Runtime", "CoreGraphics", "AVFoundation", "QuartzCore", "UIKit", "ConstraintSolver", "Stage",
    "FrameCommands", "FilmFormat", "MotionRecorder", "MotionRecorderTests", "Films", "FilmPage", "StageTesting",
    "CommandSupport", "GalleryCommand", "GalleryOptions", "ScreenRecording",
    "CFuzz",
    "Fuzz", "Boards", "Benchmarks", "Solver", "TestSupport", "Mistakes", "MallocCounter", "CostTests",
    "CollectionIndexTests", "ConstraintSolverTests", "QuartzCoreTests", "UIKitTests", "CollectionMotionTests",
    "StageTests",
    "GalleryTests", "ArticleTests", "Scenarios", "ScenarioTests", "FuzzTests", "TruthTests", "GalleryCommandTests",
    "FilmsTests", "Web", "WebImports", "WebScreens", "WebScreensTests", "OwnScreens",
    "Fixtures",
    "Live", "Workbench", "WorkbenchTests", "MyScreens", "CSoup", "CCallStack", "Concurrency",
    "Native", "Pictures", "PictureRecording", "PictureTesting", "PicturesCommand", "CCairo", "CPango", "CPixbuf",
    "CPixels",
    "CRsvg", "Window", "WindowCommand", "CGTK", "CWindow",
  ]

  /// Words of Swift that begin with a capital letter, which no module can be imported by.
  private static let keywords: Set<String> = ["Any", "Protocol", "Self", "Type"]

  private static func moduleName(_ name: String) throws(CommandError) -> String {
    guard name.wholeMatch(of: #/[A-Z][A-Za-z0-9_]*/#) != nil else {
      throw CommandError(
        "\(quotedInMessage(name)) is not a valid package name; use a capital letter, then letters and digits")
    }
    guard !keywords.contains(name) else {
      throw CommandError("\(name) is a reserved word of Swift; choose another package name")
    }
    // Of the package Cards come the modules CardsScreens and CardsTests, too. File systems may not tell capitals apart.
    for module in [name, name + "Screens", name + "Tests"] {
      guard !takenModules.union(ownNames).contains(where: { $0.lowercased() == module.lowercased() }) else {
        throw CommandError("there is already a module \(module); choose another package name")
      }
    }
    return name
  }

  /// The folder of Murmuration's package: the one that is named, or that of this program's sources.
  static func package(_ path: String?) throws(CommandError) -> URL {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = path.map { URL(fileURLWithPath: $0) } ?? sources.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      throw CommandError(
        "there is no package in \(quotedInMessage(folder.path)); use --murmuration to specify Murmuration's clone")
    }
    return folder.standardizedFileURL
  }

  /// What the new package is made of, by path: beside the program, or in the sources that it was built from.
  private static func files() throws -> [(path: String, url: URL)] {
    let beside = Bundle.main.bundleURL.appendingPathComponent("Murmuration_GalleryCommand.resources/Template")
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Template")
    let manager = FileManager.default
    guard let folder = [beside, sources].first(where: { manager.fileExists(atPath: $0.path) }) else {
      throw CommandError("the template of a new package is missing next to this program")
    }
    return try manager.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { (path: $0, url: folder.appendingPathComponent($0)) }
      .filter { try $0.url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
  }
}
