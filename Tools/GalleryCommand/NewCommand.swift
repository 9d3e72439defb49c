import Foundation
import Runtime

/// `gallery new`: a package to begin with, made of the files in Template.
struct NewCommand {
  private let name: String
  /// The folder of the new package, and that of Murmuration.
  private let folder, murmuration: URL

  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(arguments, options: ["--murmuration"])
    guard reader.operands.count == 1, let path = reader.operands.first else {
      throw CommandError("name the new package's folder, such as MyLayouts, not \(reader.operands.count) of them")
    }
    folder = URL(fileURLWithPath: path).standardizedFileURL
    name = try NewCommand.moduleName(folder.lastPathComponent)
    murmuration = try NewCommand.package(reader.value(of: "--murmuration"))
  }

  /// Writes the package as a whole or not at all, and says what to do next.
  func run() throws(CommandError) -> String {
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder.path) else {
      throw CommandError("\(quotedInMessage(folder.path)) is there already; nothing was written")
    }
    let unfinished = folder.deletingLastPathComponent()
      .appendingPathComponent(".gallery-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
    do {
      defer { try? manager.removeItem(at: unfinished) }
      try manager.createDirectory(at: unfinished, withIntermediateDirectories: true)
      for file in try NewCommand.files() {
        let target = unfinished.appendingPathComponent(file.path.replacingOccurrences(of: "NAME", with: name))
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents(of: file.url).write(to: target)
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
  private func contents(of file: URL) throws -> Data {
    let data = try Data(contentsOf: file)
    guard let text = String(validating: data, as: UTF8.self) else { return data }
    let path = path(from: folder, to: murmuration)
    return Data(text.replacing(#/NAME|MURMURATION/#) { $0.output == "NAME" ? name : path }.utf8)
  }

  /// From one folder to another, for a manifest: relative, since the two are moved and cloned together.
  private func path(from folder: URL, to other: URL) -> String {
    let (from, to) = (folder.pathComponents, other.pathComponents)
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + to[shared...]).joined(separator: "/")
  }
}

extension NewCommand {
  /// Modules that the new package or Swift itself has.
  private static let takenNames: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CollectionMotion", "CollectionIndex", "Stage", "StageTesting", "Films",
    "FilmPage", "Gallery", "Runtime", "CRuntime", "ConstraintSolver", "Workbench", "Foundation", "FoundationEssentials",
    "Testing", "XCTest", "Swift", "Dispatch", "Glibc", "Observation", "RegexBuilder", "Synchronization", "Distributed",
  ]

  /// Words of Swift that begin with a capital letter, which no module can be imported by.
  private static let keywords: Set<String> = ["Any", "Protocol", "Self", "Type"]

  private static func moduleName(_ name: String) throws(CommandError) -> String {
    guard name.wholeMatch(of: #/[A-Z][A-Za-z0-9_]*/#) != nil else {
      throw CommandError(
        "\(quotedInMessage(name)) cannot be the name of a package here: take a capital letter, then letters and digits")
    }
    guard !keywords.contains(name) else {
      throw CommandError("\(name) is a word of Swift's and cannot be the name of a package; take another name")
    }
    guard !takenNames.contains(name) else { throw CommandError("there is a module \(name) already; take another name") }
    return name
  }

  /// The folder of Murmuration's package: the one that is named, or that of this program's sources.
  private static func package(_ path: String?) throws(CommandError) -> URL {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = path.map { URL(fileURLWithPath: $0) } ?? sources.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else {
      throw CommandError(
        "there is no package in \(quotedInMessage(folder.path)); --murmuration says where Murmuration's clone is")
    }
    return folder.standardizedFileURL
  }

  /// What the new package is made of, by path: beside the program, or in the sources that it was built from.
  private static func files() throws -> [(path: String, url: URL)] {
    let beside = Bundle.main.bundleURL.appendingPathComponent("Murmuration_GalleryCommand.resources/Template")
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Template")
    let manager = FileManager.default
    guard let folder = [beside, sources].first(where: { manager.fileExists(atPath: $0.path) }) else {
      throw CommandError("the files of a new package are not beside this program")
    }
    return try manager.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { (path: $0, url: folder.appendingPathComponent($0)) }
      .filter { try $0.url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
  }
}
