#if Window
  import Foundation
  import WatchSupport
  import Window

  /// Builds a program with windows again whenever its sources change, and starts it anew: each window is told what it was told
  /// before, and goes on where it was.
  @MainActor final class WindowSupervisor {
    /// The arguments of the program: the screens and the looks of its windows.
    private let arguments: [String]
    private let package: LivePackage
    private var watch: SourceWatch
    /// The folder with the histories of the windows, in the build folder of the package.
    private let histories: URL
    /// Nil while there is none that runs.
    private var program: Process?
    /// The histories that the running program had to repeat when it began.
    private var repeated: [Data] = []

    private static let pause: TimeInterval = 0.1

    /// - Parameters:
    ///   - arguments: The arguments for windows.
    ///   - options: The package, and what `swift build` is told besides.
    init(_ arguments: [String], options: LiveOptions) throws {
      var options = options
      if !options.buildOptions.contains(where: { ["--traits", "--enable-all-traits"].contains($0) }) {
        options.buildOptions += ["--traits", "Window"]
      }
      self.arguments = arguments
      package = try LivePackage(options)
      watch = SourceWatch(package.folder)
      histories = package.scratch.appendingPathComponent("windows-\(ProcessInfo.processInfo.processIdentifier)")
      // What has been typed is private. The folder may be that of an interrupted program with the same number.
      try? FileManager.default.removeItem(at: histories)
      try FileManager.default.createDirectory(
        at: histories, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Goes on until all windows are closed.
    /// - Returns: The exit status of the program.
    func run() throws -> Int32 {
      defer { try? FileManager.default.removeItem(at: histories) }
      print("Watching \(package.folder.path)")
      try start(LiveProgram.executable)
      while true {
        fflush(nil)
        Thread.sleep(forTimeInterval: WindowSupervisor.pause)
        if let program, !program.isRunning {
          self.program = nil
          if program.terminationReason == .exit { return program.terminationStatus }
          print("The program has stopped. It will be rebuilt and restarted when its sources change.")
          forgetWhatEndsIt()
        }
        guard watch.hasChanged() else { continue }
        watch.waitUntilAllIsWritten()
        try build()
      }
    }

    /// After a program that has ended while it repeated what a window had been told, windows begin anew.
    private func forgetWhatEndsIt() {
      let close = Data("[\"close\"]\n".utf8)
      // A window that has opened has been told of one more frame; one that was closed is told nothing.
      let ended = zip(repeated, told()).contains { $0 == $1 && $0.suffix(close.count) != close }
      guard ended else { return }
      for file in files() { try? FileManager.default.removeItem(at: file) }
    }

    private func files() -> [URL] {
      let files = try? FileManager.default.contentsOfDirectory(at: histories, includingPropertiesForKeys: nil)
      return (files ?? []).sorted { $0.path < $1.path }
    }

    /// The history of each window.
    private func told() -> [Data] { files().compactMap { try? Data(contentsOf: $0) } }

    private func build() throws {
      let begin = Date()
      let version = SourceWatch.version(of: LiveProgram.executable.path)
      print("Building…")
      fflush(nil)
      switch package.build() {
      case .failure(let problem): print(problem.description)
      case .success(let executable):
        print(String(format: "Built in %.1f s", Date().timeIntervalSince(begin)))
        let isSame = SourceWatch.version(of: executable.path) == version
        if program?.isRunning != true || !isSame { try start(executable) }
      }
    }

    /// Starts a program in place of the one that runs.
    private func start(_ executable: URL) throws {
      if let program, program.isRunning {
        program.terminate()
        program.waitUntilExit()
      }
      repeated = told()
      let next = Process()
      next.executableURL = executable
      next.arguments = ["--window"] + arguments
      next.environment = ProcessInfo.processInfo.environment
        .merging([WindowProgram.historyVariable: histories.path]) { $1 }
      try next.run()
      program = next
    }
  }
#endif
