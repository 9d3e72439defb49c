import CWindow
import CoreGraphics
import Foundation
import Stage

/// Files that are dragged over a window from outside.
@MainActor final class WindowFiles {
  private unowned let window: StageWindow
  /// Whether the stage knows of a drag.
  private var isDragging = false

  init(_ window: StageWindow) { self.window = window }

  /// Passes what happens with files to the stage.
  /// - Returns: Whether they would be accepted, or have been.
  func take(
    _ phase: StageFilesPhase, _ paths: UnsafePointer<UnsafeMutablePointer<CChar>?>?, _ point: CGPoint
  ) -> Bool {
    let wasDragging = isDragging
    isDragging = phase == STAGE_FILES_OVER
    switch phase {
    case STAGE_FILES_LEAVE:
      window.perform { $0.cancelFiles() }
      return false
    case STAGE_FILES_OVER where wasDragging: return window.perform { $0.moveFiles(to: point) }
    default: break
    }
    var files: [StageFile] = []
    var next = paths
    while let path = next?.pointee {
      files.append(WindowFiles.file(at: String(cString: path)))
      next = next?.advanced(by: 1)
    }
    let isAccepted = window.perform { stage in
      let isAccepted = wasDragging ? stage.moveFiles(to: point) : stage.dragFiles(files, to: point)
      return phase == STAGE_FILES_DROP ? stage.dropFiles() : isAccepted
    }
    // What the program loads from the files arrives in the next frame.
    window.wake(isForced: phase == STAGE_FILES_DROP)
    return isAccepted
  }

  private static func file(at path: String) -> StageFile {
    let url = URL(fileURLWithPath: path)
    return StageFile(name: url.lastPathComponent) { try? Data(contentsOf: url) }
  }
}
