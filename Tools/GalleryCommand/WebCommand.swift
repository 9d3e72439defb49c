import Foundation
import Runtime
import ScreenRecording
import WebScreens

/// `gallery web`: a page with the screens of a package, which needs no server.
struct WebCommand {
  private let package, murmuration: URL
  private let output: ScreensBuild.Output
  private let isQuick: Bool

  init(_ arguments: [String]) throws(CommandError) {
    let reader = try OptionReader(arguments, options: ["--output", "--folder", "--murmuration"], flags: ["--quick"])
    guard reader.operands.count <= 1 else {
      throw CommandError("expected one folder with a package, not \(reader.operands.count)")
    }
    package = URL(fileURLWithPath: reader.operands.first ?? ".").standardizedFileURL
    murmuration = try NewCommand.package(reader.value(of: "--murmuration"))
    isQuick = reader.isSet("--quick")
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

  /// Copies the sources, has them compiled, and writes the page as a whole or not at all.
  /// - Returns: what was rewritten, and where the page is.
  func run() throws(CommandError) -> String {
    do throws(WebScreensError) {
      let package = try ScreensPackage(folder: package)
      let copy = try ScreensCopy(package)
      guard copy.findings.isEmpty else {
        throw WebScreensError("\(package.name) uses what is not on the page\n" + copy.findings.joined(separator: "\n"))
      }
      try ScreensBuild(murmuration: murmuration).build(copy, of: package, to: output, isQuick: isQuick)
      let rewrites = copy.rewrites.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      let notes = rewrites.isEmpty ? "" : "Rewritten in the copy for the page: \(rewrites.joined(separator: ", ")).\n"
      switch output {
      case .page(let url):
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
        return notes + "\(url.path) shows the screens of \(package.name): \((size + 999) / 1000) KB, in one file.\n"
      case .folder(let url):
        return notes + "\(url.path) has the screens of \(package.name) for other pages; index.html shows how.\n"
      }
    } catch {
      throw CommandError(error.message)
    }
  }
}
