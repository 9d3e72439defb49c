import CoreGraphics
import FilmFormat
import Foundation
import FrameCommands
import QuartzCore
import Stage

// Conversions from the inspector's events to a film's commands.

@MainActor extension CommandBuffer {
  mutating func append(_ element: InspectedElement) {
    self.element(
      layer: element.layer, identity: Identity(element.identity), collectionView: element.collectionView,
      reuseIdentifier: element.reuseIdentifier, attributes: Attributes(element.attributes),
      ways: element.journey.map { journey in
        let motion: WayMotion =
          switch journey.motion {
          case .appears: .appears
          case .disappears: .disappears
          case .moves: .moves
          }
        return [Way(motion: motion, initial: Attributes(journey.initial), final: Attributes(journey.final))]
      } ?? [])
  }

  mutating func append(_ animation: InspectedAnimation) {
    self.animation(
      layer: animation.layer, id: animation.number, element: CommandBuffer.one(animation.element),
      inside: CommandBuffer.one(animation.enclosingElement), name: animation.name, key: animation.key,
      begin: animation.begin, end: CommandBuffer.one(animation.end), duration: CommandBuffer.one(animation.duration),
      curve: animation.curve.words, progress: animation.springProgress(pieces: 24) ?? [],
      additive: animation.isAdditive, repeats: CommandBuffer.one(animation.repeatCount),
      autoreverses: animation.autoreverses)
    if !animation.start.isEmpty { start(layer: animation.layer, id: animation.number, values: animation.start) }
  }

  mutating func append(_ settings: DeviceSettings) {
    let insets = settings.safeAreaInsets
    surroundings(
      layer: 0, style: settings.style == .dark ? .dark : .light,
      textSize: DeviceSettings.textSizes.firstIndex(of: settings.textSize) ?? 3,
      rightToLeft: settings.direction == .rightToLeft, reducedMotion: settings.isReduceMotionEnabled,
      increasedContrast: settings.isIncreaseContrastEnabled, top: insets.top, left: insets.left,
      bottom: insets.bottom, right: insets.right)
  }

  mutating func append(_ counters: Inspection.Counters) {
    self.counters(
      layer: 0, cellsOnScreen: counters.cellsOnScreen, viewsOnScreen: counters.viewsOnScreen,
      viewsWaiting: counters.viewsWaiting, created: counters.created, reused: counters.reused,
      layoutCalls: counters.layoutCalls, attributes: counters.attributes, evaluations: counters.evaluations,
      nodes: counters.nodes, animations: counters.animations)
  }

  mutating func append(_ costs: Inspection.Costs, of entries: [Trace.Entry]) {
    let measured = entries.filter { $0.cost != nil }
    self.costs(
      layer: 0, input: costs.input, timers: costs.timers, layout: costs.layout, drawing: costs.drawing,
      completions: costs.completions, calls: measured.map { $0.number }, seconds: measured.compactMap { $0.cost })
  }

  mutating func append(_ entry: Trace.Entry, reason: String?) {
    let kind: CallKind =
      switch entry.kind {
      case .pass: .pass
      case .call: .call
      case .note: .note
      }
    let callee: CallCallee =
      switch entry.receiver {
      case nil: .none
      case .collectionView: .collectionView
      case .layout: .layout
      case .dataSource: .dataSource
      case .delegate: .delegate
      }
    call(
      layer: 0, number: entry.number, time: entry.time, kind: kind, depth: entry.depth,
      pass: entry.pass.map { [$0] } ?? [], reason: reason, callee: callee, collectionView: entry.collectionView ?? 0,
      text: entry.sentence)
  }

  private static func one(_ element: Scene.Element?) -> [Identity] { element.map { [Identity($0)] } ?? [] }

  /// Returns a list with a value, or an empty one for infinity.
  private static func one(_ value: Double) -> [Double] { value.isFinite ? [value] : [] }
}

extension CommandBuffer.Identity {
  /// Creates an identity. The views of a layout itself may have the largest integer, which depends on the machine, as
  /// item.
  init(_ element: Scene.Element) {
    let kind: CommandBuffer.IdentityKind =
      switch element.category {
      case .cell: .cell
      case .supplementary: .supplementary
      case .decoration: .decoration
      }
    self.init(
      kind: kind, elementKind: element.kind, section: min(element.section, Int(Int32.max)),
      item: min(element.item, Int(Int32.max)), departing: element.isDisappearing)
  }
}

extension CommandBuffer.Attributes {
  init(_ attributes: Trace.Element) {
    let matrix = attributes.transform
    let numbers: [Double] = [
      matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
      matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
    ]
    let frame = attributes.frame
    self.init(
      left: frame.origin.x, top: frame.origin.y, width: frame.size.width, height: frame.size.height,
      alpha: attributes.alpha, transform: CATransform3DIsIdentity(matrix) ? nil : numbers,
      zIndex: min(max(attributes.zIndex, -Int(Int32.max)), Int(Int32.max)), hidden: attributes.isHidden)
  }
}

extension InspectedElement {
  /// Returns whether the command for two elements is the same. Presented values are excluded, because a layer's own
  /// commands convey them.
  func isSameCommand(as other: InspectedElement) -> Bool {
    identity == other.identity && collectionView == other.collectionView && reuseIdentifier == other.reuseIdentifier
      && attributes == other.attributes && journey?.motion == other.journey?.motion
      && journey?.initial == other.journey?.initial && journey?.final == other.journey?.final
  }
}
