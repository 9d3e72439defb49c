import CommandSupport
import Foundation
import PageBundle
import WatchSupport

/// `Scripts/web --watch`: builds a page again whenever the sources of its package change, and serves it.
struct PageWatch {
  private let folder: URL
  private let server: PageServer
  private let build: () throws(CommandError) -> String

  private static let pause: TimeInterval = 0.1

  /// - Parameters:
  ///   - folder: the package.
  ///   - port: nil for the usual one, or another if that is taken.
  ///   - build: builds the product, and returns what there is to say of it.
  init(
    _ folder: URL, product: ScreensBuild.Product, port: UInt16?, build: @escaping () throws(CommandError) -> String
  ) throws(CommandError) {
    self.folder = folder
    self.build = build
    do {
      server = try PageServer(product, script: PageBundle.carried.get().watch, port: port)
    } catch {
      throw CommandError((error as? WebScreensError)?.message ?? "\(error)")
    }
  }

  /// Goes on until the program is interrupted.
  /// - Throws: if the first build fails, since there is no page to show yet.
  func run() throws(CommandError) -> Never {
    // The page itself may be in the folder.
    var watch = SourceWatch(folder) { $0.hasSuffix(".swift") }
    Output.say(try build(), of: "Scripts/web")
    server.start()
    Output.say("Watching \(folder.path)\n\(server.address)", of: "Scripts/web")
    while true {
      Thread.sleep(forTimeInterval: Self.pause)
      guard watch.hasChanged() else { continue }
      watch.waitUntilAllIsWritten()
      buildAgain()
    }
  }

  private func buildAgain() {
    server.tell { $0.isBuilding = true }
    let begin = Date()
    do {
      _ = try build()
      Output.say(String(format: "Built in %.1f s", Date().timeIntervalSince(begin)), of: "Scripts/web")
      server.tell { ($0.isBuilding, $0.problem, $0.version) = (false, nil, $0.version + 1) }
    } catch {
      Output.complain(error.message, of: "Scripts/web")
      server.tell { ($0.isBuilding, $0.problem) = (false, error.message) }
    }
  }
}
