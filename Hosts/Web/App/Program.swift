import CoreGraphics
import Foundation
import Gallery
import QuartzCore
import Stage
import UIKit
import WebImports

/// One demo on its stage, drawn into the page.
@MainActor final class Program {
  static var current: Program?
  #if !VIEW
    /// Whether animations and calls are recorded, and how many seconds of frames are kept, of the next demo, too.
    static var isInspecting = false { didSet { current?.stage.isInspecting = isInspecting } }
    static var historySeconds = 0.0 { didSet { current?.stage.keepHistory(seconds: historySeconds) } }
  #endif

  /// Whether the page runs the animations that it can, of the next demo, too; otherwise all of them are frames.
  static var handsOverAnimations = false

  /// Whether the page keeps the elements of layers that come and go, of the next demo, too. Films need them anew.
  #if VIEW
    static let keepsLayers = true
  #else
    static var keepsLayers = false
  #endif

  let stage: Stage
  let renderer = PageRenderer()
  #if !VIEW
    let script: String
    var watched: WatchedScript?
  #endif

  init(demo: Demo, size: CGSize) {
    // What the screen before waits for is nobody's any more.
    URLSession.shared.cancelAll()
    DispatchQueue.main.removeAll()
    #if VIEW
      stage = Stage(size: size, rootViewController: demo.makeViewController())
    #else
      stage = Stage(size: size, rootViewController: demo.makeViewController(), isInspecting: Program.isInspecting)
      script = demo.script
    #endif
    stage.urlOpener = { url in url.absoluteString.passed { murmuration_open_address($0, $1) } != 0 }
    stage.textCopier = { text in text.passed { murmuration_copy_text($0, $1) } }
    if Program.handsOverAnimations { stage.animationRenderer = renderer.writer }
    if Program.keepsLayers { stage.keepingRenderer = renderer.writer }
    stage.renderer = renderer.writer
    #if !VIEW
      stage.isEditable = true
      listenToPhotos()
      stage.keepHistory(seconds: Program.historySeconds)
    #endif
  }

  /// Performs the frame at a time; returns whether anything is still to come.
  func frame(at time: CFTimeInterval) -> Bool {
    stage.perform { DispatchQueue.main.perform(at: time) }
    #if VIEW
      stage.frame(at: time)
    #else
      performSteps(until: time)
    #endif
    renderer.flush()
    return stage.needsFrame || isWatching || DispatchQueue.main.isWaiting
  }

  /// The time at which the next frame is needed, in seconds; nil for none.
  var nextFrameTime: CFTimeInterval? {
    isWatching || DispatchQueue.main.isWaiting ? stage.time : stage.nextFrameTime
  }

  #if VIEW
    let isWatching = false
  #endif

  /// The field that is edited, as JSON; null for none.
  var edited: String {
    guard let field = stage.editedText else { return "null" }
    return JSONText.object([
      ("layer", "\(field.id)"), ("text", JSONText.quoted(field.text)), ("start", "\(field.selection.lowerBound)"),
      ("end", "\(field.selection.upperBound)"),
    ])
  }
}
