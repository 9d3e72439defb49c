import CoreGraphics
import Foundation
import QuartzCore
import Stage

/// A screen as displayed at one time, with everything that a ``VisualFlawChecker`` reads.
public struct VisualFrame {
  /// A layer with its place on the screen. Parts are in drawing order, each before its descendants.
  struct Part {
    let id: Int
    /// The index of the superlayer's part.
    let parent: Int?
    /// The index after the last descendant.
    var end: Int
    /// The bounding box on the screen.
    let frame: CGRect
    /// The part of the frame that superviews do not clip; null if there is none.
    let visible: CGRect
    /// The rectangle that sublayers are clipped to.
    var clip: CGRect
    let toScreen: CGAffineTransform
    /// Whether the layer is neither rotated nor mirrored.
    let isUpright: Bool
    /// The opacity including the superlayers'.
    let opacity: Double
    /// The layer's own opacity.
    let ownOpacity: Double
    /// The place in the superlayer, and the size.
    let place: CGRect
    /// The opacity and colour of the background.
    let fill: Double
    let color: CGColor?
    let cornerRadius: CGFloat
    /// The opacity of whatever the layer draws at all, apart from text.
    let paint: Double
    let isPicture: Bool
    let text: String?
    /// The rectangles of the letters in each line, on the screen, not clipped.
    let lines: [CGRect]
    let isControl: Bool
    let label: String
    /// The element that the layer shows.
    let element: Scene.Element?
    /// The indexes of the nearest element, collection view and scroll view; the part itself can be the element.
    let elementPart: Int?
    let collectionPart: Int?
    let scrollPart: Int?
    /// Whether the part is a control or inside one.
    let isInControl: Bool
  }

  /// The stage's time in seconds.
  public private(set) var time: Double
  /// The time of the last touch, wheel or key, in seconds.
  let lastInput: Double
  let screen: CGRect
  private(set) var parts: [Part] = []
  /// The collection views by the index of their part.
  private(set) var collections: [Int: ScrollState] = [:]
  /// The displayed content offsets of the collection views.
  private(set) var offsets: [Int: CGPoint] = [:]
  /// The other scroll views by the index of their part.
  private(set) var scrollViews: [Int: ScrollState] = [:]
  /// The indexes of the parts by their layers.
  private(set) var indexes: [Int: Int] = [:]

  /// Reads the presentation of a stage, and the layouts of its collection views.
  /// - Parameter stage: The stage, between two frames.
  @MainActor public init(of stage: Stage) {
    self.init(stage.scene, scrollStates: ScrollState.all(in: stage.window), lastInput: stage.lastInput)
  }

  @MainActor init(_ scene: Scene, scrollStates: [Int: ScrollState], lastInput: Double) {
    self.lastInput = lastInput
    time = scene.time
    screen = CGRect(origin: .zero, size: scene.size)
    parts.reserveCapacity(scene.nodes.count)
    var masks: Set<Int> = []
    for node in scene.nodes {
      if node.isMask || masks.contains(node.parent) {
        // Only the extent of a mask is considered.
        masks.insert(node.id)
        if node.isMask, let parent = indexes[node.parent] {
          parts[parent].clip = parts[parent].clip.intersection(node.frame.applying(parts[parent].toScreen))
        }
        continue
      }
      let index = parts.count
      indexes[node.id] = index
      let state = scrollStates[node.id]
      if let state { if state.isCollectionView { collections[index] = state } else { scrollViews[index] = state } }
      if case .collectionView(let offset, _) = node.content { offsets[index] = offset }
      parts.append(part(node, at: index))
    }
    for index in parts.indices.reversed() {
      if let parent = parts[index].parent { parts[parent].end = max(parts[parent].end, parts[index].end) }
    }
  }

  /// Creates a frame with the same content at another time.
  init(_ frame: VisualFrame, time: Double) {
    self = frame
    self.time = time
  }

  // MARK: Parts

  @MainActor private func part(_ node: Scene.Node, at index: Int) -> Part {
    let parentIndex = indexes[node.parent]
    let parent = parentIndex.map { parts[$0] }
    let bounds = node.bounds
    let local = CGAffineTransform(
      translationX: -bounds.minX - node.anchorPoint.x * bounds.width,
      y: -bounds.minY - node.anchorPoint.y * bounds.height)
    let matrix = node.transform
    let around = CGAffineTransform(
      a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22,
      tx: matrix.m41 + node.position.x, ty: matrix.m42 + node.position.y)
    let toScreen = local.concatenating(around).concatenating(parent?.toScreen ?? .identity)
    let frame = bounds.applying(toScreen)
    let clip = parent?.clip ?? screen
    let opacity = (parent?.opacity ?? 1) * node.opacity
    let alpha = Double(node.backgroundColor?.components?.last ?? 0)
    var element: Scene.Element?
    if case .element(let shown) = node.content { element = shown }
    let isUpright =
      abs(toScreen.b) < 1e-6 && abs(toScreen.c) < 1e-6 && toScreen.a > 0 && toScreen.d > 0 && matrix.m34 == 0
    var paint = alpha
    if node.image != nil { paint = 1 }
    if let gradient = node.gradient {
      paint = max(paint, gradient.stops.map { Double($0.color.components?.last ?? 0) }.min() ?? 0)
    }
    let isControl =
      switch node.semantics.role {
      case .button, .slider, .toggle, .textField, .searchField: element == nil
      default: false
      }
    let lines = node.text.map { VisualFrame.lines(of: $0, in: bounds).map { $0.applying(toScreen) } } ?? []
    return Part(
      id: node.id, parent: parentIndex, end: index + 1, frame: frame, visible: frame.intersection(clip),
      clip: node.clips ? clip.intersection(frame) : clip, toScreen: toScreen, isUpright: isUpright, opacity: opacity,
      ownOpacity: node.opacity, place: node.frame, fill: alpha * opacity, color: node.backgroundColor,
      cornerRadius: node.cornerRadius, paint: paint * opacity,
      isPicture: node.image != nil && min(frame.width, frame.height) >= 40, text: node.text?.string, lines: lines,
      isControl: isControl, label: node.semantics.label, element: element,
      elementPart: element != nil ? index : parent?.elementPart,
      collectionPart: parentIndex.flatMap { collections[$0] != nil ? $0 : parts[$0].collectionPart },
      scrollPart: parentIndex.flatMap {
        collections[$0] != nil || scrollViews[$0] != nil ? $0 : parts[$0].scrollPart
      },
      isInControl: isControl || parent?.isInControl ?? false)
  }

  /// Returns the rectangles of the letters in each line of a text. Letters fill about 60 % of the height of a line.
  @MainActor private static func lines(of text: Scene.Text, in bounds: CGRect) -> [CGRect] {
    let sizes = text.lineSizes(width: bounds.width)
    var y = bounds.midY - sizes.reduce(0) { $0 + $1.height } / 2
    var lines: [CGRect] = []
    for size in sizes {
      let x =
        switch text.alignment {
        case .left: bounds.minX
        case .center: bounds.midX - size.width / 2
        case .right: bounds.maxX - size.width
        }
      if size.width > 0 {
        lines.append(CGRect(x: x, y: y + size.height * 0.2, width: size.width, height: size.height * 0.6))
      }
      y += size.height
    }
    return lines
  }

  // MARK: Questions

  func scrollState(_ index: Int) -> ScrollState? { collections[index] ?? scrollViews[index] }

  func isDescendant(_ index: Int, of ancestor: Int) -> Bool { index >= ancestor && index < parts[ancestor].end }

  /// Returns how much of what is at a place shines through the parts in front of it.
  /// - Parameters:
  ///   - rect: The place, on the screen.
  ///   - index: The part whose descendants and predecessors are not in front.
  ///   - ignored: A part whose descendants do not count.
  func transmittance(of rect: CGRect, inFrontOf index: Int, ignoring ignored: Int? = nil) -> Double {
    var light = 1.0
    let area = Double(rect.width * rect.height)
    guard area > 0 else { return 1 }
    for other in parts[index].end..<max(parts.count, parts[index].end) {
      let part = parts[other]
      guard part.paint > 0.01, ignored.map({ !isDescendant(other, of: $0) }) ?? true else { continue }
      let common = part.visible.intersection(rect)
      guard !common.isNull, Double(common.width * common.height) >= area * 0.5 else { continue }
      light *= 1 - min(part.paint, 1)
    }
    return light
  }

  /// Returns the opacity of everything that the descendants of a part draw at a point.
  /// - Parameter ignored: Whether a descendant does not count.
  func coverage(at point: CGPoint, by index: Int, ignoring ignored: (Part) -> Bool) -> Double {
    var light = 1.0
    for part in parts[index..<parts[index].end].dropFirst()
    where part.paint > 0.01 && part.visible.contains(point) && !ignored(part) { light *= max(0, 1 - part.paint) }
    return 1 - light
  }

  /// Returns whether a part or a descendant draws anything.
  func drawsAnything(_ index: Int) -> Bool {
    parts[index..<parts[index].end].contains { $0.paint > 0.1 || ($0.text != nil && $0.opacity > 0.1) }
  }

  /// Returns the bounding box of everything that a part and its descendants draw, or nil if they draw nothing.
  func drawnFrame(of index: Int) -> CGRect? {
    var drawn = CGRect.null
    for part in parts[index..<parts[index].end] {
      if part.paint > 0.1 { drawn = drawn.union(part.visible) }
      if part.opacity > 0.1 { for line in part.lines { drawn = drawn.union(line.intersection(part.visible)) } }
    }
    return drawn.isNull ? nil : drawn
  }

  /// A name of a part for people.
  func name(_ index: Int) -> String {
    let part = parts[index]
    if let element = part.element { return VisualFrame.name(element) }
    var name: String
    if let text = part.text, !text.isEmpty {
      name = "text “\(text.count > 40 ? text.prefix(39) + "…" : text[...])”"
    } else if part.isControl {
      name = "control" + (part.label.isEmpty ? "" : " “\(part.label)”")
    } else if part.isPicture {
      name = "picture"
    } else {
      name = "view" + (part.label.isEmpty ? "" : " “\(part.label)”")
    }
    if let element = part.elementPart.flatMap({ parts[$0].element }) { name += " in \(VisualFrame.name(element))" }
    return name
  }

  static func name(_ element: Scene.Element) -> String {
    let kind =
      switch element.category {
      case .cell: "cell"
      case .supplementary, .decoration:
        switch element.kind ?? "" {
        case "UICollectionElementKindSectionHeader": "header"
        case "UICollectionElementKindSectionFooter": "footer"
        case let kind: "\(element.category) \(kind)"
        }
      }
    return "\(kind) [\(element.section), \(element.item)]"
  }
}

extension CGRect {
  /// The area, 0 if there is none.
  var area: Double { isNull ? 0 : Double(width * height) }
}
