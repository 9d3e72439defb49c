import FilmPage
import Foundation
import Stage

/// Serves a program's screens: the page, and a session for each page that is open.
@MainActor final class LiveHost {
  private let screens: ScreenList
  private let socket: LiveSocket
  let address: LiveAddress
  private let options: LiveOptions
  private let clients = LiveClients()
  /// The sessions of clients that have answered.
  private(set) var sessions: [LiveConnection: LiveSession] = [:]
  /// What there is to say above the stage, such as why a program could not be built.
  private var notice: String?
  private var server: LiveServer?
  private var watchdog: Watchdog?

  init(screens: ScreenList, options: LiveOptions) throws {
    self.screens = screens
    self.options = options
    if let inherited = LiveSocket.inherited {
      socket = inherited
      address = LiveAddress(port: inherited.port, token: LiveEnvironment.value("TOKEN") ?? LiveAddress.makeToken())
    } else {
      (socket, address) = try LiveHost.listen(options)
    }
  }

  /// At the port that is wanted, or where the program was the last time if that is free, or anywhere.
  static func listen(_ options: LiveOptions) throws -> (LiveSocket, LiveAddress) {
    let last = LiveAddress.last()
    let socket =
      try options.port.map { try LiveSocket(wanted: $0) }
      ?? last.flatMap { try? LiveSocket(wanted: $0.port) } ?? LiveSocket(wanted: nil)
    let address = LiveAddress(port: socket.port, token: last?.token ?? LiveAddress.makeToken())
    address.remember()
    return (socket, address)
  }

  /// Serves until the program ends.
  func run() throws {
    try serve()
    // A page or a supervisor that is gone is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    watchdog = Watchdog { [clients] text in
      for connection in clients.connections { connection.send(.stuck(text)) }
    }
    let timer = Timer(timeInterval: 1.0 / 30, repeats: true) { _ in
      onMain { for session in self.sessions.values { session.wakePage() } }
    }
    RunLoop.main.add(timer, forMode: .default)
    if LiveSocket.inherited == nil { LiveHost.announce(address, options) } else { listenToSupervisor() }
    RunLoop.main.run()
  }

  /// Begins to serve, and returns.
  func serve() throws {
    let (clients, titles) = (clients, screens.listed.map { $0.title })
    let page = PageText(screens.listed, origin: "ws://\(address.host)")
    let handlers = LiveServer.Handlers(
      page: { page.text },
      opened: { connection in
        let unwanted = clients.open(connection) { connection.close() }
        unwanted?.closeAtOnce()
        guard unwanted != connection else { return }
        connection.send(.screens(titles))
        connection.send(.measure([LiveClients.firstQuestion]))
        connection.close(after: LiveClients.patience) { !clients.hasAnswered(connection) }
      },
      heard: { connection, text in
        // The main actor may be busy for ever.
        if text == LiveHost.endMessage, clients.hasAnswered(connection) { LiveHost.end() }
        switch clients.hear(connection, text) {
        case .nothing: break
        case .message: onMain { self.sessions[connection]?.hear(text) }
        case .tooMuch: connection.closeAtOnce()
        case .page(let store, let said):
          onMain {
            self.open(connection, store)
            for text in said { self.sessions[connection]?.hear(text) }
          }
        }
      },
      closed: { connection in
        clients.remove(connection)
        onMain { self.sessions[connection] = nil }
      })
    server = try LiveServer(socket, address, handlers)
  }

  /// A page asks that the program ends, which does not return from a call.
  private nonisolated static let endMessage = #"["end"]"#

  private nonisolated static func end() -> Never {
    FileHandle.standardError.write(Data("It was ended in the page.\n".utf8))
    _exit(1)
  }

  /// Says where the page is, and has it opened.
  static func announce(_ address: LiveAddress, _ options: LiveOptions) {
    print("The screens are at \(address.url)")
    fflush(nil)
    guard options.opensPage else { return }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = ["xdg-open", address.url]
    opener.standardError = FileHandle.nullDevice
    opener.standardOutput = FileHandle.nullDevice
    try? opener.run()
  }

  private func open(_ connection: LiveConnection, _ store: TextWidthStore) {
    let metrics = LiveTextMetrics(store) { connection.send(.measure([$0])) }
    sessions[connection] = LiveSession(screens: screens, metrics: metrics) { connection.send($0) }
    connection.send(.notice(notice))
  }

  // MARK: A supervisor

  /// The supervisor writes lines to the standard input: that the next program is being built, what went wrong with it, or that
  /// it is there. They are passed on by the thread that reads them, since the main thread may not return from a call.
  private func listenToSupervisor() {
    let ready = LiveEnvironment.value("READY").flatMap { Int32($0) }
    if let ready { FileHandle(fileDescriptor: ready, closeOnDealloc: true).write(Data("ready\n".utf8)) }
    let (clients, server) = (clients, server)
    let tell: @Sendable (LiveAnswer) -> Void = { for connection in clients.connections { connection.send($0) } }
    Thread {
      while let line = readLine() {
        switch try? JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed) {
        case let text as String:
          let notice = text.isEmpty ? nil : text
          tell(.building(false))
          tell(.notice(notice))
          onMain { self.notice = notice }
        case is NSNull:
          tell(.replaced)
          server?.stop()
          // What was sent is on its way then.
          Thread.sleep(forTimeInterval: 0.2)
          fflush(nil)
          _exit(0)
        default: tell(.building(true))
        }
      }
      // Nobody is left to say that there is another program.
      exit(0)
    }.start()
  }
}

/// Does something on the main actor, after what was asked for before.
private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
