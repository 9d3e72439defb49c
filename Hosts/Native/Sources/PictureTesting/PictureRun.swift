import Foundation

/// The results of a test run in files. Several processes may share a run: `swift test` starts one for XCTest and one for Swift
/// Testing. Each writes into a folder of its own, and the pages are made of all.
package struct PictureRun: Sendable {
  /// The page of the pictures that differ.
  let report: URL
  /// The folder of this process.
  let own: URL
  private let process: String

  /// The run of this process.
  static let current: PictureRun = {
    let path = ProcessInfo.processInfo.environment["PICTURE_REPORT"].flatMap { $0.isEmpty ? nil : $0 }
    let run = PictureRun(report: path ?? ".build/pictures/report.html", process: currentProcess)
    // Only then is it known which pictures nobody has asked for.
    atexit { PictureRun.current.writePages() }
    return run
  }()

  /// Begins a run, or takes part in one: results of other runs are removed, unless their process goes on.
  /// - Parameters:
  ///   - report: The path of the page of the pictures that differ. Everything else is beside it.
  ///   - process: The name of the run, a dot, and the number of the process.
  package init(report: String, process: String) {
    self.report = URL(fileURLWithPath: report)
    self.process = process
    own = self.report.deletingLastPathComponent().appendingPathComponent("parts/" + process)
    let manager = FileManager.default
    locked {
      for part in parts where part.lastPathComponent == process || !isCurrent(part.lastPathComponent) {
        try? manager.removeItem(at: part)
      }
      try? manager.createDirectory(at: own, withIntermediateDirectories: true)
      writePagesLocked()
    }
  }

  /// The name of this process: processes with the same parent belong to the same run.
  package static var currentProcess: String {
    // The time at which the parent began, for numbers of processes are used again.
    let fields = (try? String(contentsOfFile: "/proc/\(getppid())/stat", encoding: .utf8))?
      .split(separator: ")").last?.split(separator: " ")
    return "\(getppid())-\(fields.flatMap { $0.count > 19 ? String($0[19]) : nil } ?? "0").\(getpid())"
  }

  private func isCurrent(_ other: String) -> Bool {
    let parts = other.split(separator: ".")
    guard parts.count == 2, let number = Int32(parts[1]) else { return false }
    return parts[0] == process.split(separator: ".")[0] || kill(number, 0) == 0
  }

  private var parts: [URL] {
    let folder = own.deletingLastPathComponent()
    return ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
      .sorted { $0.path < $1.path }
  }

  /// The results of all processes, sorted by the files of the pictures.
  var results: [(folder: String, result: PictureResult)] {
    parts.flatMap { part in
      ((try? FileManager.default.contentsOfDirectory(at: part, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "json" }
        .compactMap { try? JSONDecoder().decode(PictureResult.self, from: Data(contentsOf: $0)) }
        .map { (folder: "parts/" + part.lastPathComponent, result: $0) }
    }.sorted { ($0.result.file, $0.folder, $0.result.words) < ($1.result.file, $1.folder, $1.result.words) }
  }

  /// Returns the pictures beside those that were compared, which no test of the run asked for, sorted by name.
  static func unused(besides results: [PictureResult]) -> [String] {
    let used = Set(results.map { $0.file })
    let folders = Set(used.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
    return folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .map { $0.standardizedFileURL }.filter { $0.pathExtension == "png" && !used.contains($0.path) }.map { $0.path }
    }.sorted()
  }

  // MARK: - Pages

  /// Writes the pages of what is known so far: the report if pictures differ, all pictures, and a comment.
  package func writePages() { locked { writePagesLocked() } }

  private func writePagesLocked() {
    let results = results
    let failures = results.filter { $0.result.outcome == .different }
    let unused = PictureRun.unused(besides: results.map { $0.result })
    let report = PictureReport(failures: failures, unused: unused)
    let index = PictureIndex(results: results, unused: unused, report: self.report.lastPathComponent)
    let comment = PictureComment(results: results.map { $0.result }, unused: unused)
    let folder = self.report.deletingLastPathComponent()
    write(failures.isEmpty ? nil : report.html, to: self.report)
    write(results.isEmpty ? nil : index.html, to: folder.appendingPathComponent("index.html"))
    write(results.isEmpty ? nil : comment.markdown, to: folder.appendingPathComponent("comment.md"))
  }

  /// Replaces a page, or removes it. A file that is not one of these pages stays.
  private func write(_ text: String?, to file: URL) {
    if let old = try? Data(contentsOf: file), !old.isEmpty, old.range(of: Data(PictureRun.mark.utf8)) == nil {
      return
    }
    if let text { try? Data(text.utf8).write(to: file, options: .atomic) } else { unlink(file.path) }
  }

  /// The line in every page by which it is known.
  static let mark = "<!-- Pictures of a test run -->"

  /// Calls a function while no other process writes.
  private func locked(_ body: () -> Void) {
    let folder = report.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = open(folder.appendingPathComponent(".lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if lock >= 0 { flock(lock, LOCK_EX) }
    body()
    if lock >= 0 { close(lock) }
  }
}
