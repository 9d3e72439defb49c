import CoreGraphics
import Foundation
import QuartzCore
import Runtime
import UIKit

// Looking inside: which animations run, what the collection views ask, where elements come from and go to.

extension Stage {
  /// Whether the stage keeps a record of its animations and of the calls of its collection views, for the functions
  /// here. Off by default, which costs nothing. Switched on, it records into ``trace``; into a trace of its own, of
  /// limited length, where there is none.
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

  /// Somebody asks from now on by ``takeInspection(for:)``, beside those who do already.
  package func beginInspection() -> InspectionReader {
    if let inspector { return inspector.addReader() }
    let inspector = Inspector(context, trace: trace)
    self.inspector = inspector
    trace = inspector.trace
    return inspector.addReader()
  }

  /// With the last one the record ends, too.
  package func endInspection(_ reader: InspectionReader) {
    guard let inspector else { return }
    inspector.remove(reader)
    guard !inspector.hasReaders else { return }
    if inspector.ownsTrace { trace = nil }
    self.inspector = nil
  }

  /// What happened since the last call; the first has the animations that ran already when the inspection began. nil
  /// while nothing is inspected. O(what happened + layers on the stage).
  public func takeInspection() -> Inspection? {
    inspectionReader.flatMap { takeInspection(for: $0) }
  }

  /// The same, for one of several who ask.
  package func takeInspection(for reader: InspectionReader) -> Inspection? {
    makeCurrent()
    guard var inspection = inspector?.takeInspection(at: time, for: reader) else { return nil }
    window.layer.forEachLayer { _ in inspection.counters.nodes += 1 }
    for collectionView in scrollViews(in: window).compactMap({ $0 as? UICollectionView }) {
      let views = collectionView.shownViews
      inspection.counters.viewsOnScreen += views.count
      let cells = views.filter { $0.shownAttributes?.representedElementCategory == .cell }
      inspection.counters.cellsOnScreen += cells.count
      inspection.counters.viewsWaiting += collectionView.waitingViewCount
    }
    return inspection
  }

  /// Tells of layers their names, and of those of elements what they are and where they go. Linear in the layers on the
  /// stage.
  /// - Parameter layers: the nodes in the scene; those that are not on the stage are left out.
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

  /// The element that a layer is of or inside of, nil for none. Linear in the layers on the stage.
  /// - Parameter layer: the node in the scene.
  public func inspectedElement(_ layer: Int) -> InspectedElement? {
    window.layer.layer(numbered: layer)?.enclosingElementLayer.flatMap { inspect($0, inspector?.moving ?? [:]) }
  }

  /// The innermost element that is seen at a point of the window, the frontmost of several; nil for none.
  public func inspectedElement(at point: CGPoint) -> InspectedElement? {
    window.layer.elementLayer(under: point, at: time).flatMap { inspect($0, inspector?.moving ?? [:]) }
  }

  /// The elements that an animated change moves now, by the ages of their layers; none while nothing is inspected.
  /// Linear in the layers on the stage.
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

  // MARK: For pages

  /// An element as one JSON object, null for none; see Documentation/Inspector.md.
  public static func json(_ element: InspectedElement?) -> String { JSONText.optional(element?.json) }

  /// The outlines of ``movingElements``, where they come from and where they go to, as a JSON list.
  public var ghosts: String { JSONText.list(movingElements.compactMap { $0.ghost }) }

  /// What a layer and all layers in it are called: the nearest class of UIKit or Core Animation, and what it says. A JSON
  /// object with their numbers as names, empty if the layer is not on the stage. Linear in the layers on the stage.
  /// - Parameter layer: the node in the scene.
  public func layerNames(in layer: Int) -> String {
    var names: [(String, String)] = []
    window.layer.layer(numbered: layer)?.forEachLayer {
      names.append(("\($0.identifier)", JSONText.quoted($0.nameForPeople)))
    }
    return JSONText.object(names)
  }
}
