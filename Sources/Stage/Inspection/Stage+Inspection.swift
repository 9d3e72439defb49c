import CoreGraphics
import Foundation
import QuartzCore
import Runtime
import UIKit

// Inspection: the running animations, the collection views' calls, and the movements of elements.

extension Stage {
  /// Whether the stage records its animations and its collection views' calls for the functions below. The default is
  /// false, which costs nothing.
  ///
  /// While true, calls are recorded into ``trace`` or, if that is nil, into a trace of the inspector's own with limited
  /// length.
  public var isInspecting: Bool {
    get { inspectionReader != nil }
    set {
      guard newValue != isInspecting else { return }
      if newValue {
        inspectionReader = beginInspection()
      } else if let reader = inspectionReader {
        inspectionReader = nil
        endInspection(reader)
      }
    }
  }

  /// Adds a client, which calls ``takeInspection(for:)`` independently of the others.
  package func beginInspection() -> InspectionReader {
    if let inspector { return inspector.addReader() }
    let existingViews = collectionViews.reduce(0) { $0 + $1.shownViews.count + $1.waitingViewCount }
    let inspector = Inspector(context, trace: trace, existingViews: existingViews)
    self.inspector = inspector
    trace = inspector.trace
    return inspector.addReader()
  }

  /// Removes a client. The recording ends with the last one.
  package func endInspection(_ reader: InspectionReader) {
    guard let inspector else { return }
    inspector.remove(reader)
    guard !inspector.hasReaders else { return }
    if inspector.ownsTrace { trace = nil }
    self.inspector = nil
  }

  /// Returns the events since the last call, or nil if the stage is not inspected. The first call includes the
  /// animations that were running when the inspection began. O(events + layers on the stage).
  public func takeInspection() -> Inspection? {
    inspectionReader.flatMap { takeInspection(for: $0) }
  }

  /// Returns the events since a client's last call.
  package func takeInspection(for reader: InspectionReader) -> Inspection? {
    makeCurrent()
    guard var inspection = inspector?.takeInspection(at: time, for: reader) else { return nil }
    window.layer.forEachLayer { _ in inspection.counters.nodes += 1 }
    for collectionView in collectionViews {
      let views = collectionView.shownViews
      inspection.counters.viewsOnScreen += views.count
      let cells = views.filter { $0.shownAttributes?.representedElementCategory == .cell }
      inspection.counters.cellsOnScreen += cells.count
      inspection.counters.viewsWaiting += collectionView.waitingViewCount
    }
    return inspection
  }

  private var collectionViews: [UICollectionView] {
    scrollViews(in: window).compactMap { $0 as? UICollectionView }
  }

  /// Passes the names of layers to a closure and, for those of elements, their state and movement. Linear in the number
  /// of layers on the stage.
  /// - Parameter layers: The `id`s of nodes in the scene. Layers that are not on the stage are skipped.
  package func describe(
    _ layers: Set<Int>, _ tell: (_ layer: Int, _ name: String, _ element: InspectedElement?) -> Void
  ) {
    let journeys = inspector?.moving ?? [:]
    window.layer.forEachLayer { layer in
      guard layers.contains(layer.identifier) else { return }
      tell(layer.identifier, layer.nameForPeople, inspect(layer, journeys))
    }
  }

  // MARK: Elements

  /// Returns the element that a layer belongs to, or nil. Linear in the number of layers on the stage.
  /// - Parameter layer: The `id` of the node in the scene.
  public func inspectedElement(_ layer: Int) -> InspectedElement? {
    window.layer.layer(numbered: layer)?.enclosingElementLayer.flatMap { inspect($0, inspector?.moving ?? [:]) }
  }

  /// Returns the innermost, frontmost element presented at a point of the window, or nil.
  public func inspectedElement(at point: CGPoint) -> InspectedElement? {
    window.layer.elementLayer(under: point, at: time).flatMap { inspect($0, inspector?.moving ?? [:]) }
  }

  /// The elements in animated changes, ordered by the creation of their layers. Empty if the stage is not inspected.
  /// Linear in the number of layers on the stage.
  public var movingElements: [InspectedElement] {
    guard let journeys = inspector?.moving, !journeys.isEmpty else { return [] }
    var found: [InspectedElement] = []
    window.layer.forEachLayer { layer in
      if journeys[layer.identifier] != nil, let element = inspect(layer, journeys) { found.append(element) }
    }
    return found.ordered { $0.layer < $1.layer }
  }

  private func inspect(_ layer: CALayer, _ journeys: [Int: Inspector.Journey]) -> InspectedElement? {
    guard let view = layer.delegate as? UICollectionReusableView, let element = layer.shownElement,
      let attributes = view.shownAttributes, let content = layer.superlayer,
      let collectionView = view.containingCollectionView
    else { return nil }
    let values = layer.drawnValues(at: time)
    return InspectedElement(
      layer: layer.identifier, collectionView: collectionView.layer.identifier, identity: element,
      reuseIdentifier: view.reuseIdentifier, attributes: Trace.Element(attributes),
      presentedFrame: values.untransformedFrame, presentedAlpha: values.opacity,
      presentedTransform: values.transform, presentedCorners: content.corners(of: values, at: time),
      journey: journeys[layer.identifier].map { journey in
        InspectedElement.Journey(
          motion: InspectedElement.Journey.Motion(journey.motion), initial: journey.initial, final: journey.final,
          initialCorners: content.corners(of: journey.initial.layerValues, at: time),
          finalCorners: content.corners(of: journey.final.layerValues, at: time))
      })
  }

  // MARK: JSON

  /// Returns an element as a JSON object, or null for nil; see Documentation/Inspector.md.
  public static func json(_ element: InspectedElement?) -> String { JSONText.optional(element?.json) }

  /// The outlines of the initial and final positions of ``movingElements``, as a JSON list.
  public var ghosts: String { JSONText.list(movingElements.compactMap { $0.ghost }) }

  /// Returns the names of a layer and its descendants: the nearest UIKit or Core Animation class, and the layer's text.
  /// The result is a JSON object keyed by layer number, empty if the layer is not on the stage. Linear in the number of
  /// layers on the stage.
  /// - Parameter layer: The `id` of the node in the scene.
  public func layerNames(in layer: Int) -> String {
    var names: [(String, String)] = []
    window.layer.layer(numbered: layer)?.forEachLayer {
      names.append(("\($0.identifier)", JSONText.quoted($0.nameForPeople)))
    }
    return JSONText.object(names)
  }
}
