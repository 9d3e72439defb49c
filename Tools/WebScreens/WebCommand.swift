import CommandSupport
import Foundation
import Runtime

/// `Scripts/web`: a page with the screens of a package, which needs no server, or an element for other pages.
public struct WebCommand {
  public static let help = """
    Usage: Scripts/web [FOLDER] [--output FILE | --folder FOLDER] [--quick | --watch]
                       [--port NUMBER] [--murmuration FOLDER]

    Compiles the screens of a package, such as Scripts/new creates, to WebAssembly, and writes a page that shows
    them in the workbench. The page is one file and needs no server. FOLDER is the package; the default is the
    current folder.

      --output FILE          the page, written as a whole or not at all; the default is the package's name with
                             the extension .html
      --folder FOLDER        a folder for any static host instead: the program, and the element murmuration-view
                             for your own pages
      --quick                a larger page, sooner
      --watch                a much larger page, soonest, which is built again whenever sources change; serves it on
                             this machine, and has browsers reload it and do again what was done
      --port NUMBER          the port for --watch; the default is 8080 or, if that is taken, any other
      --murmuration FOLDER   the clone of Murmuration that compiles; the default is the one of this script

    The package's sources stay as they are. What Embedded Swift does not have is rewritten in a copy: weak
    references and captures, unowned ones, key paths as functions, @main. What cannot be rewritten is listed
    with file, line, and what to write instead. The exit status is 0, or 2 after an error.
    """

  private let package, murmuration: URL
  private let output: ScreensBuild.Product
  private let effort: ScreensBuild.Effort
  /// For `--watch`; nil for the usual one.
  private var port: UInt16?

  /// - Parameter arguments: Those of the process, without its name.
  public init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(
      arguments, options: ["--output", "--folder", "--murmuration", "--port"], flags: ["--quick", "--watch"])
    guard reader.operands.count <= 1 else {
      throw CommandError("expected one folder with a package, not \(reader.operands.count)")
    }
    package = URL(fileURLWithPath: reader.operands.first ?? ".").standardizedFileURL
    murmuration = try WebCommand.clone(reader.value(of: "--murmuration"))
    effort = reader.isSet("--watch") ? .draft : reader.isSet("--quick") ? .quick : .full
    if let text = reader.value(of: "--port") {
      guard effort == .draft else { throw CommandError("--port is for --watch") }
      guard let number = UInt16(text), number > 0 else {
        throw CommandError("--port needs a number from 1 to 65535, not \(quotedInMessage(text))")
      }
      port = number
    }
    if let path = reader.value(of: "--folder") {
      guard reader.value(of: "--output") == nil else { throw CommandError("use --output or --folder, not both") }
      output = .folder(URL(fileURLWithPath: path).standardizedFileURL)
    } else {
      let path = reader.value(of: "--output") ?? package.lastPathComponent + ".html"
      output = .page(URL(fileURLWithPath: path).standardizedFileURL)
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: output.url.path, isDirectory: &isFolder) else { return }
    switch output {
    case .page(let url) where isFolder.boolValue:
      throw CommandError("\(quotedInMessage(url.path)) is a folder; --output names the file of the page")
    case .folder(let url) where !isFolder.boolValue: throw CommandError("\(quotedInMessage(url.path)) is no folder")
    default: break
    }
  }

  /// Makes the page; with `--watch`, goes on until the program is interrupted.
  /// - Returns: what was rewritten, and where the page is.
  public func run() throws(CommandError) -> String {
    guard effort == .draft else { return try build() }
    try PageWatch(package, product: output, port: port, build: build).run()
  }

  /// Copies the sources, has them compiled, and writes the page as a whole or not at all.
  private func build() throws(CommandError) -> String {
    do throws(WebScreensError) {
      let package = try ScreensPackage(folder: package)
      let copy = try ScreensCopy(package)
      guard copy.findings.isEmpty else {
        throw WebScreensError("\(package.name) uses what is not on the page\n" + copy.findings.joined(separator: "\n"))
      }
      try ScreensBuild(murmuration: murmuration).build(copy, of: package, to: output, effort: effort)
      let rewrites = copy.rewrites.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      let notes = rewrites.isEmpty ? "" : "Rewritten in the copy for the page: \(rewrites.joined(separator: ", ")).\n"
      switch output {
      case .page(let url):
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        return notes + "\(url.path) shows the screens of \(package.name): \((size + 999) / 1000) KB, in one file."
      case .folder(let url):
        return notes + "\(url.path) has the screens of \(package.name) for other pages; index.html shows how."
      }
    } catch {
      throw CommandError(error.message)
    }
  }

  /// The folder of Murmuration's package: the one that is named, or that of this program's sources.
  private static func clone(_ path: String?) throws(CommandError) -> URL {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = path.map { URL(fileURLWithPath: $0) } ?? sources.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Hosts/Web/build").path) else {
      throw CommandError(
        "there is no clone of Murmuration in \(quotedInMessage(folder.path)); use --murmuration to specify it")
    }
    return folder.standardizedFileURL
  }
}
