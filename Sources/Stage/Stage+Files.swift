import CoreGraphics
import Foundation
import UIKit

/// A file that a host drags over a stage, such as one from a desktop.
public struct StageFile {
  /// The name with its extension, which decides the type.
  public var name: String
  /// A closure that reads the content, or returns nil if it cannot be read. It is called when a program asks for it.
  public var read: @MainActor () -> Data?

  /// Creates a file.
  public init(name: String, read: @escaping @MainActor () -> Data?) {
    self.name = name
    self.read = read
  }
}

// Files from outside. Views take them by drop interactions and drop delegates: each file is an item whose provider has
// its data. Scripts and films do not contain them.
extension Stage {
  /// Begins a drag of files, or replaces one that goes on.
  /// - Parameter point: The position of the pointer, in the window's coordinates.
  /// - Returns: Whether a drop here would copy the files.
  @discardableResult public func dragFiles(_ files: [StageFile], to point: CGPoint) -> Bool {
    deliver {
      let providers = files.map { NSItemProvider(fileNamed: $0.name, read: $0.read) }
      _ = ExternalDrag(providers, at: point, in: window)
    }
    return screen.externalDrag?.isAccepted ?? false
  }

  /// Moves the files of ``dragFiles(_:to:)``. Without any, nothing happens.
  /// - Parameter point: The position of the pointer, in the window's coordinates.
  /// - Returns: Whether a drop here would copy the files.
  @discardableResult public func moveFiles(to point: CGPoint) -> Bool {
    deliver { screen.externalDrag?.move(to: point) }
    return screen.externalDrag?.isAccepted ?? false
  }

  /// Drops the files where they are.
  /// - Returns: Whether a view has accepted them.
  @discardableResult public func dropFiles() -> Bool {
    var isAccepted = false
    deliver { isAccepted = screen.externalDrag?.drop() ?? false }
    return isAccepted
  }

  /// Ends the drag of files without a drop, for example because the pointer has left the window.
  public func cancelFiles() { deliver { screen.externalDrag?.cancel() } }
}
