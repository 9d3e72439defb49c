import CoreGraphics
import Foundation
import FrameCommands
import QuartzCore

/// A renderer that writes the changes of a scene into a command buffer.
@MainActor package final class CommandWriter: SceneRenderer, KeepingRenderer {
  /// The commands since the last flush.
  package var buffer = CommandBuffer()
  private let numberOfImage: (Scene.Image) -> Int

  /// Creates a writer.
  /// - Parameter numberOfImage: Returns the number by which the reader of the commands identifies an image.
  package init(numberOfImage: @escaping (Scene.Image) -> Int) {
    self.numberOfImage = numberOfImage
  }

  // MARK: - SceneRenderer

  package func render(_ node: Scene.Node, changes: Scene.Changes) {
    let isNew = changes.contains(.created)
    if isNew { buffer.create(layer: node.id, parent: node.parent, isMask: node.isMask) }
    if isNew || changes.contains(.geometry) { writeGeometry(of: node) }
    if isNew || changes.contains(.opacity) { buffer.opacity(layer: node.id, opacity: node.opacity) }
    if isNew || changes.contains(.style) { writeStyle(of: node) }
    if isNew ? node.image != nil : changes.contains(.image) { writePicture(of: node) }
    if isNew ? node.text != nil : changes.contains(.text) { writeText(of: node) }
    if isNew ? node.shape != nil : changes.contains(.drawing) { writeShape(of: node) }
    if isNew ? node.gradient != nil : changes.contains(.drawing) { writeGradient(of: node) }
    if isNew || changes.contains(.semantics) {
      writeSemantics(of: node)
      writeField(of: node)
    }
  }

  package func arrange(_ children: [Int], of id: Int) { buffer.children(layer: id, children: children) }

  package func remove(_ id: Int) { buffer.remove(layer: id) }

  // MARK: - KeepingRenderer

  package func setAside(_ id: Int) { buffer.setAside(layer: id) }

  package func restore(_ node: Scene.Node, changes: Scene.Changes) {
    buffer.restore(layer: node.id, parent: node.parent)
    render(node, changes: changes)
  }

  package func discard(_ id: Int) { buffer.discard(layer: id) }

  // MARK: - Commands

  private func writeGeometry(of node: Scene.Node) {
    let frame = node.frame
    buffer.geometry(
      layer: node.id, left: frame.origin.x, top: frame.origin.y, width: frame.size.width, height: frame.size.height,
      originX: node.bounds.origin.x, originY: node.bounds.origin.y, anchorX: node.anchorPoint.x,
      anchorY: node.anchorPoint.y, matrix: matrix(of: node.transform))
  }

  private func matrix(of transform: CATransform3D) -> [Double]? {
    if CATransform3DIsIdentity(transform) { return nil }
    if CATransform3DIsAffine(transform) {
      return [transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42]
    }
    return transform.numbers
  }

  private func writeStyle(of node: Scene.Node) {
    let shadow = node.shadow
    buffer.style(
      layer: node.id, isHidden: node.isHidden, clips: node.clips, background: .init(node.backgroundColor),
      cornerRadius: node.cornerRadius, borderWidth: node.borderWidth, border: .init(node.borderColor),
      shadow: .init(shadow?.color, opacity: shadow?.opacity ?? 0), shadowRadius: Double(shadow?.radius ?? 0),
      shadowX: Double(shadow?.offset.width ?? 0), shadowY: Double(shadow?.offset.height ?? 0),
      corners: Int(node.maskedCorners.rawValue), shadowPath: shadow?.path?.description)
  }

  private func writeShape(of node: Scene.Node) {
    guard let shape = node.shape else { return buffer.noShape(layer: node.id) }
    buffer.shape(
      layer: node.id, path: shape.path.description, fill: .init(shape.fillColor),
      isEvenOdd: shape.isFilledByEvenOddRule, stroke: .init(shape.strokeColor), start: shape.strokeStart,
      end: shape.strokeEnd, width: shape.lineWidth, miterLimit: shape.miterLimit, cap: .init(shape.lineCap),
      join: .init(shape.lineJoin), phase: shape.dashPhase, dashes: shape.dashes)
  }

  private func writeGradient(of node: Scene.Node) {
    guard let gradient = node.gradient else { return buffer.noGradient(layer: node.id) }
    buffer.gradient(
      layer: node.id, kind: .init(gradient.kind), startX: gradient.start.x, startY: gradient.start.y,
      endX: gradient.end.x, endY: gradient.end.y,
      stops: gradient.stops.map { CommandBuffer.Stop(location: $0.location, color: .init($0.color)) })
  }

  private func writePicture(of node: Scene.Node) {
    guard let image = node.image else { return buffer.noPicture(layer: node.id) }
    let pieces = image.pieces.map { piece in
      let (frame, matrix) = (piece.frame, image.transform(of: piece))
      return CommandBuffer.Piece(
        left: frame.origin.x, top: frame.origin.y, width: frame.width, height: frame.height, a: matrix.a, b: matrix.b,
        c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
    }
    buffer.picture(
      layer: node.id, number: numberOfImage(image), width: Double(image.source.width),
      height: Double(image.source.height), pieces: pieces)
  }

  private func writeText(of node: Scene.Node) {
    guard let text = node.text else { return buffer.noText(layer: node.id) }
    let runs = runs(of: text, width: node.bounds.width).map {
      CommandBuffer.Run(
        string: $0.string, size: $0.fontSize, weight: $0.fontWeight, isMonospaced: $0.isMonospaced,
        color: .init($0.color))
    }
    if runs.isEmpty { return buffer.noText(layer: node.id) }
    buffer.text(layer: node.id, alignment: .init(text.alignment), runs: runs)
  }

  /// Returns the runs of the lines, separated by line breaks. Adjacent runs of the same style are joined.
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
    buffer.semantics(
      layer: node.id, role: .init(semantics.role), label: semantics.label, isSelected: semantics.isSelected,
      isEnabled: semantics.isEnabled, position: semantics.position, count: semantics.count, value: semantics.value,
      expansion: semantics.isExpanded.map { $0 ? .expanded : .collapsed } ?? .none)
  }
}

extension CommandWriter {
  fileprivate func writeField(of node: Scene.Node) {
    guard let field = node.field else { return }
    buffer.field(
      layer: node.id, text: field.text, label: field.label, isEnabled: field.isEnabled,
      alignment: .init(field.alignment), size: field.fontSize, weight: Double(field.fontWeight),
      isMonospaced: field.isMonospaced, color: .init(field.color), tint: .init(field.tint), kind: .init(field.kind),
      keyboard: .init(field.keyboard), returnKey: .init(field.returnKey), capitals: .init(field.capitals),
      corrects: field.corrects, checksSpelling: field.checksSpelling)
  }
}

extension Scene.Text.Run {
  fileprivate func hasLook(of other: Scene.Text.Run) -> Bool {
    var same = other
    same.string = string
    return self == same
  }
}

// MARK: - Conversions from scenes to commands

extension CommandBuffer.Color {
  /// Creates a colour; a transparent one for nil.
  fileprivate init(_ color: CGColor?, opacity: Double = 1) {
    self.init(
      red: Double(color?.red ?? 0), green: Double(color?.green ?? 0), blue: Double(color?.blue ?? 0),
      alpha: Double(color?.alpha ?? 0) * opacity)
  }
}

extension CommandBuffer.TextAlignment {
  fileprivate init(_ alignment: Scene.Text.Alignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    }
  }
}

extension CommandBuffer.ShapeCap {
  fileprivate init(_ cap: Scene.Shape.LineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension CommandBuffer.ShapeJoin {
  fileprivate init(_ join: Scene.Shape.LineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}

extension CommandBuffer.GradientKind {
  fileprivate init(_ kind: Scene.Gradient.Kind) {
    switch kind {
    case .axial: self = .axial
    case .radial: self = .radial
    case .conic: self = .conic
    }
  }
}

extension CommandBuffer.SemanticsRole {
  fileprivate init(_ role: Scene.Semantics.Role) {
    switch role {
    case .none: self = .none
    case .list: self = .list
    case .listItem: self = .listItem
    case .button: self = .button
    case .text: self = .text
    case .image: self = .image
    case .header: self = .header
    case .dialog: self = .dialog
    case .slider: self = .slider
    case .toggle: self = .toggle
    case .group: self = .group
    case .textField: self = .textField
    case .searchField: self = .searchField
    }
  }
}

extension CommandBuffer.FieldAlignment {
  fileprivate init(_ value: Scene.Text.Alignment) {
    switch value {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    }
  }
}

extension CommandBuffer.FieldKind {
  fileprivate init(_ value: Scene.Field.Kind) {
    switch value {
    case .text: self = .text
    case .search: self = .search
    case .secret: self = .password
    }
  }
}

extension CommandBuffer.FieldKeyboard {
  fileprivate init(_ value: Scene.Field.Keyboard) {
    switch value {
    case .text: self = .text
    case .url: self = .url
    case .telephone: self = .tel
    case .email: self = .email
    case .digits: self = .numeric
    case .decimal: self = .decimal
    case .search: self = .search
    }
  }
}

extension CommandBuffer.FieldReturnKey {
  fileprivate init(_ value: Scene.Field.ReturnKey) {
    switch value {
    case .enter: self = .enter
    case .done: self = .done
    case .go: self = .go
    case .next: self = .next
    case .search: self = .search
    case .send: self = .send
    }
  }
}

extension CommandBuffer.FieldCapitals {
  fileprivate init(_ value: Scene.Field.Capitals) {
    switch value {
    case .none: self = .none
    case .words: self = .words
    case .sentences: self = .sentences
    case .characters: self = .characters
    }
  }
}

extension CATransform3D {
  /// The numbers of the matrix, row by row.
  var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
