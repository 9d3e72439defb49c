import CommandSupport
import Foundation

/// The build of a page with the screens of a package, in the clone of Murmuration.
public struct ScreensBuild {
  /// What is built: a page with the workbench, or a folder for other pages.
  public enum Product {
    case page(URL)
    case folder(URL)

    public var url: URL {
      switch self {
      case .page(let url), .folder(let url): url
      }
    }

    fileprivate var arguments: [String] {
      switch self {
      case .page(let url): ["--screens", url.path]
      case .folder(let url): ["--folder", url.path]
      }
    }
  }

  /// How long the compiler may take for a smaller page. A draft is the largest, and is there soonest.
  public enum Effort {
    case full, quick, draft

    fileprivate var arguments: [String] {
      switch self {
      case .full: []
      case .quick: ["--quick"]
      case .draft: ["--draft"]
      }
    }
  }

  private let murmuration: URL

  /// - Parameter murmuration: the folder of the clone.
  public init(murmuration: URL) { self.murmuration = murmuration }

  private struct Page: Encodable {
    var name: String
    var all: [String]
    var files: [String: String]
  }

  /// Compiles the copy of the sources and writes the page.
  /// - Throws: an error with what the compiler says about the package's files.
  public func build(_ copy: ScreensCopy, of package: ScreensPackage, to output: Product, effort: Effort)
    throws(WebScreensError)
  {
    // The copy and what is compiled of it are in folders of the clone, so that UIKit is compiled for the first page only.
    let lock = try BuildLock(murmuration.appendingPathComponent(".build/web.lock")) {
      Output.complain("another page is being built in this clone; waiting for it", of: "Scripts/web")
    }
    defer { lock.unlock() }
    let folder = murmuration.appendingPathComponent(".build/screens")
    try copy.write(to: folder)
    let page = Page(
      name: package.name, all: copy.sources.map { $0.name },
      files: Dictionary(copy.sources.map { ($0.name, $0.text) }) { first, _ in first })
    do {
      try JSONEncoder().encode(page).write(to: folder.appendingPathComponent("page.json"), options: .atomic)
    } catch {
      throw WebScreensError("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = murmuration.appendingPathComponent("Hosts/Web/build")
    process.arguments = output.arguments + effort.arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["MURMURATION_SCREENS": copy.list]) { $1 }
    (process.standardOutput, process.standardError) = (pipe, pipe)
    do { try process.run() } catch {
      throw WebScreensError("\(process.executableURL!.path) cannot be run: \(error.localizedDescription)")
    }
    var said = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      said += data
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where line.hasPrefix("==> ") {
        try? Output.write(line + "\n", toStandard: STDERR_FILENO)
      }
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CompilerOutput(String(decoding: said, as: UTF8.self)).error(of: package)
    }
  }
}
