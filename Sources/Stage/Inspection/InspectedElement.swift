import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// An element of a collection view: what its layout says of it and what is seen.
public struct InspectedElement: Equatable {
  /// The scene's nodes of the element and of its collection view.
  public var layer: Int
  /// The scene's node of its collection view.
  public var collectionView: Int
  /// Which element it is, and where in the drawing order.
  public var identity: Scene.Element
  /// What its view was registered as; nil for one that was not.
  public var reuseIdentifier: String?
  /// The attributes that it has now; those of its place at the end while it moves.
  public var attributes: Trace.Element
  /// Before the transform, in content coordinates, as it is seen.
  public var presentedFrame: CGRect
  /// As it is seen, 0 to 1.
  public var presentedAlpha: Double
  /// As it is seen.
  public var presentedTransform: CATransform3D
  /// Its corners on the stage as they are seen: top left, top right, bottom right, bottom left.
  public var presentedCorners: [CGPoint]
  /// nil for an element that no animated change moves now.
  public var journey: Journey?

  /// What an animated change does with an element.
  public struct Journey: Equatable {
    /// Whether an element comes, goes, or stays.
    public enum Motion: String, Sendable {
      /// As the collection view asked its layout: for initial attributes, for final ones, or for both places.
      case appears, disappears, moves
    }
    /// Whether it comes, goes, or stays and moves.
    public var motion: Motion
    /// The attributes with which it began, and those with which it ends.
    public var initial: Trace.Element
    /// The attributes with which it ends.
    public var final: Trace.Element
    /// Where those are on the stage, in the order of `presentedCorners`, with the content scrolled as it is seen.
    public var initialCorners: [CGPoint]
    /// Where the last attributes are on the stage, in the order of `presentedCorners`.
    public var finalCorners: [CGPoint]
  }
}

extension InspectedElement {
  var json: String {
    JSONText.object(
      [("layer", "\(layer)")] + identity.members + [
        ("reuseIdentifier", JSONText.optional(reuseIdentifier.map { JSONText.quoted($0) })),
        ("collectionView", "\(collectionView)"), ("attributes", attributes.json),
        (
          "presented",
          JSONText.object([
            ("frame", JSONText.list(presentedFrame)), ("alpha", JSONText.number(presentedAlpha)),
            ("transform", JSONText.list(presentedTransform)), ("quad", JSONText.list(presentedCorners)),
          ])
        ),
        ("motion", JSONText.optional(journey.map { JSONText.quoted($0.motion.rawValue) })),
        ("initial", JSONText.optional(journey?.initial.json)), ("final", JSONText.optional(journey?.final.json)),
      ])
  }

  /// What outlines of where it comes from and goes to need; nil for one that does not move.
  var ghost: String? {
    guard let journey else { return nil }
    return JSONText.object(
      [("layer", "\(layer)")] + identity.members + [
        ("motion", JSONText.quoted(journey.motion.rawValue)), ("initial", JSONText.list(journey.initialCorners)),
        ("final", JSONText.list(journey.finalCorners)), ("initialAlpha", JSONText.number(journey.initial.alpha)),
        ("finalAlpha", JSONText.number(journey.final.alpha)),
      ])
  }
}

extension Scene.Element {
  var members: [(String, String)] {
    [
      ("kind", JSONText.quoted(category.name)), ("elementKind", JSONText.optional(kind.map { JSONText.quoted($0) })),
      ("indexPath", "[\(section), \(item)]"), ("departing", JSONText.bool(isDisappearing)),
    ]
  }

  var json: String { JSONText.object(members) }
}

extension InspectedElement.Journey.Motion {
  init(_ motion: ElementMotion) {
    switch motion {
    case .appears: self = .appears
    case .disappears: self = .disappears
    case .moves: self = .moves
    }
  }
}

// MARK: - Finding

extension CALayer {
  /// The element whose layer it is.
  var shownElement: Scene.Element? {
    guard let view = delegate as? UICollectionReusableView,
      case .element(let element) = Scene.Content(view, view.shownElement, values)
    else { return nil }
    return element
  }

  /// The layer of the innermost element around it; itself if it is one's.
  var enclosingElementLayer: CALayer? {
    var layer: CALayer? = self
    while let current = layer, current.shownElement == nil { layer = current.superlayer }
    return layer
  }

  /// The layer of the innermost element under a point, the frontmost of several, as they are seen.
  /// - Parameter point: in the superlayer's coordinates.
  func elementLayer(under point: CGPoint, at time: CFTimeInterval) -> CALayer? {
    let values = drawnValues(at: time)
    guard !isInvisible(values) else { return nil }
    let inner = values.pointFromSuperlayer(point)
    let isInside = values.bounds.contains(inner)
    if masksToBounds, !isInside { return nil }
    for sublayer in drawingOrder.reversed() {
      if let found = sublayer.elementLayer(under: inner, at: time) { return found }
    }
    return isInside && shownElement != nil ? self : nil
  }

  /// A layer in this one's tree. Linear in its layers.
  func layer(numbered number: Int) -> CALayer? {
    if identifier == number { return self }
    for sublayer in sublayers ?? [] { if let found = sublayer.layer(numbered: number) { return found } }
    return nil
  }

  /// This layer and all in it, without masks.
  func forEachLayer(_ body: (CALayer) -> Void) {
    body(self)
    for sublayer in sublayers ?? [] { sublayer.forEachLayer(body) }
  }

  /// The corners of something in this layer, on the stage as they are seen.
  func corners(of values: LayerValues, at time: CFTimeInterval) -> [CGPoint] {
    let bounds = values.bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { corner in
      var point = values.pointInSuperlayer(corner)
      var layer: CALayer? = self
      while let current = layer {
        point = current.drawnValues(at: time).pointInSuperlayer(point)
        layer = current.superlayer
      }
      return point
    }
  }
}

extension Trace.Element {
  /// What a layer with these attributes has.
  var layerValues: LayerValues {
    var values = LayerValues()
    values.position = CGPoint(x: frame.midX, y: frame.midY)
    values.bounds.size = frame.size
    values.transform = transform
    return values
  }
}
