import CoreGraphics
import Foundation
import QuartzCore
import Stage

/// Writes what changes on the stage into a command buffer.
@MainActor final class PageRenderer: SceneRenderer {
  private var buffer = CommandBuffer()
  private let images = PageImages()

  /// Has the page draw what was rendered since the last time.
  func flush() {
    buffer.flush()
    images.sweep()
  }

  // MARK: - SceneRenderer

  func render(_ node: Scene.Node, changes: Scene.Changes) {
    let isNew = changes.contains(.created)
    if isNew {
      buffer.begin(.create, node: node.id)
      buffer.append(node.parent)
      buffer.append(node.isMask)
    }
    if isNew || changes.contains(.geometry) { writeGeometry(of: node) }
    if isNew || changes.contains(.opacity) {
      buffer.begin(.opacity, node: node.id)
      buffer.append(node.opacity)
    }
    if isNew || changes.contains(.style) { writeStyle(of: node) }
    if isNew ? node.image != nil : changes.contains(.image) { writeImage(of: node) }
    if changes.contains(.text) || (isNew && node.text != nil) { writeText(of: node) }
    if changes.contains(.drawing) || (isNew && node.shape != nil) { writeShape(of: node) }
    if changes.contains(.drawing) || (isNew && node.gradient != nil) { writeGradient(of: node) }
    if isNew || changes.contains(.semantics) { writeSemantics(of: node) }
  }

  func arrange(_ children: [Int], of id: Int) {
    buffer.begin(.arrange, node: id)
    buffer.append(children.count)
    for child in children { buffer.append(child) }
  }

  func remove(_ id: Int) { buffer.begin(.remove, node: id) }

  // MARK: - Commands

  private func writeGeometry(of node: Scene.Node) {
    let frame = node.frame
    buffer.begin(.geometry, node: node.id)
    buffer.append(frame.origin.x)
    buffer.append(frame.origin.y)
    buffer.append(frame.size.width)
    buffer.append(frame.size.height)
    buffer.append(node.bounds.origin.x)
    buffer.append(node.bounds.origin.y)
    buffer.append(node.anchorPoint.x)
    buffer.append(node.anchorPoint.y)
    writeTransform(node.transform)
  }

  private func writeTransform(_ transform: CATransform3D) {
    if CATransform3DIsIdentity(transform) {
      buffer.append(0)
    } else if CATransform3DIsAffine(transform) {
      buffer.append(6)
      buffer.append(transform.m11)
      buffer.append(transform.m12)
      buffer.append(transform.m21)
      buffer.append(transform.m22)
      buffer.append(transform.m41)
      buffer.append(transform.m42)
    } else {
      buffer.append(16)
      buffer.append(transform.m11)
      buffer.append(transform.m12)
      buffer.append(transform.m13)
      buffer.append(transform.m14)
      buffer.append(transform.m21)
      buffer.append(transform.m22)
      buffer.append(transform.m23)
      buffer.append(transform.m24)
      buffer.append(transform.m31)
      buffer.append(transform.m32)
      buffer.append(transform.m33)
      buffer.append(transform.m34)
      buffer.append(transform.m41)
      buffer.append(transform.m42)
      buffer.append(transform.m43)
      buffer.append(transform.m44)
    }
  }

  private func writeStyle(of node: Scene.Node) {
    buffer.begin(.style, node: node.id)
    buffer.append(node.isHidden)
    buffer.append(node.clips)
    writeColor(node.backgroundColor)
    buffer.append(node.cornerRadius)
    buffer.append(node.borderWidth)
    writeColor(node.borderColor)
    writeColor(node.shadow?.color, opacity: node.shadow?.opacity ?? 0)
    buffer.append(node.shadow?.radius ?? 0)
    buffer.append(node.shadow?.offset.width ?? 0)
    buffer.append(node.shadow?.offset.height ?? 0)
    buffer.append(Int(node.maskedCorners.rawValue))
    writePath(node.shadow?.path)
  }

  private func writePath(_ path: CGPath?) {
    guard let path else {
      buffer.append(0)
      return buffer.append(-1)
    }
    buffer.append(path.description)
  }

  private func writeShape(of node: Scene.Node) {
    buffer.begin(.shape, node: node.id)
    let shape = node.shape
    writePath(shape?.path)
    writeColor(shape?.fillColor)
    buffer.append(shape?.isFilledByEvenOddRule ?? false)
    writeColor(shape?.strokeColor)
    buffer.append(shape?.strokeStart ?? 0)
    buffer.append(shape?.strokeEnd ?? 1)
    buffer.append(shape?.lineWidth ?? 0)
    buffer.append(shape?.miterLimit ?? 0)
    buffer.append(shape?.lineCap.rawValue ?? 0)
    buffer.append(shape?.lineJoin.rawValue ?? 0)
    buffer.append(shape?.dashPhase ?? 0)
    buffer.append(shape?.dashes.count ?? 0)
    for length in shape?.dashes ?? [] { buffer.append(length) }
  }

  private func writeGradient(of node: Scene.Node) {
    buffer.begin(.gradient, node: node.id)
    let gradient = node.gradient
    buffer.append(gradient?.stops.count ?? 0)
    buffer.append(gradient?.kind.rawValue ?? 0)
    buffer.append(gradient?.start.x ?? 0)
    buffer.append(gradient?.start.y ?? 0)
    buffer.append(gradient?.end.x ?? 0)
    buffer.append(gradient?.end.y ?? 0)
    for stop in gradient?.stops ?? [] {
      buffer.append(stop.location)
      writeColor(stop.color)
    }
  }

  /// No colour is a clear one.
  private func writeColor(_ color: CGColor?, opacity: Double = 1) {
    buffer.append(color?.red ?? 0)
    buffer.append(color?.green ?? 0)
    buffer.append(color?.blue ?? 0)
    buffer.append((color?.alpha ?? 0) * opacity)
  }

  private func writeImage(of node: Scene.Node) {
    buffer.begin(.image, node: node.id)
    guard let image = node.image else {
      for _ in 0..<4 { buffer.append(0) }
      return
    }
    buffer.append(images.number(of: image))
    buffer.append(image.source.width)
    buffer.append(image.source.height)
    buffer.append(image.pieces.count)
    for piece in image.pieces {
      let matrix = image.transform(of: piece)
      for value in [
        piece.frame.origin.x, piece.frame.origin.y, piece.frame.width, piece.frame.height, matrix.a, matrix.b, matrix.c,
        matrix.d, matrix.tx, matrix.ty,
      ] { buffer.append(value) }
    }
  }

  private func writeText(of node: Scene.Node) {
    buffer.begin(.text, node: node.id)
    let runs = node.text.map { self.runs(of: $0, width: node.bounds.width) } ?? []
    switch node.text?.alignment ?? .left {
    case .left: buffer.append(0)
    case .center: buffer.append(1)
    case .right: buffer.append(2)
    }
    buffer.append(runs.count)
    for run in runs {
      buffer.append(run.string)
      buffer.append(run.fontSize)
      buffer.append(run.fontWeight)
      buffer.append(run.isMonospaced)
      writeColor(run.color)
    }
  }

  /// The pieces of the lines, with line breaks between them; pieces of one look are one.
  private func runs(of text: Scene.Text, width: CGFloat) -> [Scene.Text.Run] {
    var runs: [Scene.Text.Run] = []
    for (index, line) in text.lines(width: width).enumerated() {
      if index > 0 { runs[runs.count - 1].string += "\n" }
      for run in line {
        if let last = runs.last, last.hasLook(of: run) {
          runs[runs.count - 1].string += run.string
        } else {
          runs.append(run)
        }
      }
    }
    return runs
  }

  private func writeSemantics(of node: Scene.Node) {
    let semantics = node.semantics
    buffer.begin(.semantics, node: node.id)
    switch semantics.role {
    case .none: buffer.append(0)
    case .list: buffer.append(1)
    case .listItem: buffer.append(2)
    case .button: buffer.append(3)
    case .text: buffer.append(4)
    case .image: buffer.append(5)
    case .header: buffer.append(6)
    case .dialog: buffer.append(7)
    case .slider: buffer.append(8)
    case .toggle: buffer.append(9)
    }
    buffer.append(semantics.label)
    buffer.append(semantics.isSelected)
    buffer.append(semantics.isEnabled)
    buffer.append(semantics.position)
    buffer.append(semantics.count)
    buffer.append(semantics.value)
  }
}

extension Scene.Text.Run {
  fileprivate func hasLook(of other: Scene.Text.Run) -> Bool {
    var same = other
    same.string = string
    return self == same
  }
}
