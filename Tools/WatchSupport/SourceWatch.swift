import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether files of a folder have changed. It looks at their sizes and times, which costs a microsecond a file and works
/// everywhere.
public struct SourceWatch {
  /// What a file is otherwise when it is written. Some file systems' clocks are slow.
  public struct Version: Equatable {
    var file: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private let folder: String
  private let isWatched: (String) -> Bool
  private var versions: [String: Version] = [:]
  private var lastListing = Date.distantPast

  /// Seconds between looks for new files; those that are known are looked at each time.
  private static let listingInterval: TimeInterval = 0.5
  /// Seconds without a change after which files are complete.
  private static let writingInterval: TimeInterval = 0.05

  /// - Parameters:
  ///   - folder: the folder of a package. What is hidden and what was built, in folders named `build`, does not count.
  ///   - isWatched: whether a file counts, by its name; by default all do.
  public init(_ folder: URL, where isWatched: @escaping (String) -> Bool = { _ in true }) {
    self.folder = folder.path
    self.isWatched = isWatched
    versions = files()
  }

  /// Whether something has changed since the last call.
  public mutating func hasChanged() -> Bool {
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
  public mutating func waitUntilAllIsWritten() {
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
      } else if last.contains("."), isWatched(name) {
        let path = "\(folder)/\(name)"
        found[path] = SourceWatch.version(of: path)
      }
    }
    return found
  }

  /// Returns what a file is otherwise when it is written; nil for what is no file.
  public static func version(of path: String) -> Version? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Version(
      file: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }
}
