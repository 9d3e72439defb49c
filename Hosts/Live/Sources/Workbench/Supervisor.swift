import Foundation
import WatchSupport

/// Builds a program again whenever its sources change, and has the new one take the place of the old one. It keeps the socket
/// at which all of them serve, so that the page finds each of them at the same address.
@MainActor final class Supervisor {
  private let options: LiveOptions
  private let screens: ScreenList
  private let package: LivePackage
  private var watch: SourceWatch
  private let socket: LiveSocket
  private let address: LiveAddress
  /// What serves the page; nil when it has ended.
  private var child: LiveChild?
  /// Of its file.
  private var version: SourceWatch.Version?
  /// What tells pages why there is no program.
  private var server: LiveServer?

  private static let pause: TimeInterval = 0.1

  init(screens: ScreenList, options: LiveOptions) throws {
    self.screens = screens
    self.options = options
    package = try LivePackage(options)
    watch = SourceWatch(package.folder)
    (socket, address) = try LiveHost.listen(options)
  }

  /// Goes on until the program is interrupted.
  func run() throws {
    // A program that is gone is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    print("Watching \(package.folder.path)")
    replace(with: LiveProgram.executable)
    LiveHost.announce(address, options)
    while true {
      Thread.sleep(forTimeInterval: Supervisor.pause)
      if let child, let reason = child.ending { end(reason) }
      guard watch.hasChanged() else { continue }
      watch.waitUntilAllIsWritten()
      build()
    }
  }

  private func build() {
    let begin = Date()
    print("Building…")
    if let child { child.tellOfBuilding() } else { tell("The program has stopped. The next one is being built…") }
    switch package.build() {
    case .failure(let problem):
      print(problem.description)
      tell(problem.description)
    case .success(let executable):
      print(String(format: "Built in %.1f s", Date().timeIntervalSince(begin)))
      // What was changed and changed back, or is no part of the program, makes no other one.
      if child == nil || SourceWatch.version(of: executable.path) != version {
        replace(with: executable)
      } else {
        tell("")
      }
    }
    fflush(nil)
  }

  /// Has another program go on where the present one is, unless it ends before it has begun.
  private func replace(with executable: URL) {
    let found = SourceWatch.version(of: executable.path)
    do {
      let next = try LiveChild(executable, socket: socket, address: address)
      if let reason = next.waitUntilReady() {
        print(reason)
        tell("The program could not start. \(reason)")
        return
      }
      child?.leave()
      child = next
      version = found
      server?.stop()
      server = nil
    } catch {
      tell("\(error)")
    }
  }

  /// The program has ended by itself. Its pages know that already.
  private func end(_ reason: String) {
    child = nil
    print(reason)
    fflush(nil)
    tell("The program has stopped. \(reason)\nIt will be rebuilt and restarted when its sources change.")
  }

  /// - Parameter notice: what there is to say above the stage; empty for nothing.
  private func tell(_ notice: String) {
    if let child { return child.tell(notice) }
    server?.stop()
    let page = PageText(screens.listed, origin: "ws://\(address.host)")
    let handlers = LiveServer.Handlers(
      page: { page.text }, opened: { $0.send(.notice(notice.isEmpty ? nil : notice)) }, heard: { _, _ in },
      closed: { _ in })
    server = try? LiveServer(socket, address, handlers)
  }
}
