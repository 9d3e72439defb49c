import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether files of a folder have changed. It looks at their sizes and times, which costs a microsecond a file and works
/// everywhere.
struct SourceWatch {
  /// What a file is otherwise when it is written. Some file systems' clocks are slow.
  struct Version: Equatable {
    var file: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private let folder: String
  private var versions: [String: Version] = [:]
  private var lastListing = Date.distantPast

  /// Seconds between looks for new files; those that are known are looked at each time.
  private static let listingInterval: TimeInterval = 0.5
  /// Seconds without a change after which files are complete.
  private static let writingInterval: TimeInterval = 0.05

  init(_ folder: URL) {
    self.folder = folder.path
    versions = files()
  }

  /// Whether something has changed since the last call.
  mutating func hasChanged() -> Bool {
    var current: [String: Version]
    if Date().timeIntervalSince(lastListing) > SourceWatch.listingInterval {
      current = files()
      lastListing = Date()
    } else {
      current = versions
      for path in versions.keys { current[path] = SourceWatch.version(of: path) }
    }
    defer { versions = current }
    return current != versions
  }

  /// Waits after a change until nothing changes any more: some programs write files in more than one step.
  mutating func waitUntilAllIsWritten() {
    repeat { Thread.sleep(forTimeInterval: SourceWatch.writingInterval) } while hasChanged()
  }

  /// All files of the package, without what is hidden and what was built.
  private func files() -> [String: Version] {
    var found: [String: Version] = [:]
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else { return found }
    while let name = enumerator.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") || last == "build" {
        enumerator.skipDescendants()
      } else if last.contains(".") {
        let path = "\(folder)/\(name)"
        found[path] = SourceWatch.version(of: path)
      }
    }
    return found
  }

  /// nil for what is no file.
  static func version(of path: String) -> Version? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Version(
      file: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
