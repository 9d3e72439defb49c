import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// An element of a collection view: its layout attributes and its presented state.
public struct InspectedElement: Equatable {
  /// The `id` of the element's node in the scene.
  public var layer: Int
  /// The `id` of the collection view's node in the scene.
  public var collectionView: Int
  /// The category, kind, index path and z-index of the element.
  public var identity: Scene.Element
  /// The reuse identifier of its view, or nil for a view that was not registered.
  public var reuseIdentifier: String?
  /// The current layout attributes. For a moving element, those of its final position.
  public var attributes: Trace.Element
  /// The presented frame before the transform, in content coordinates.
  public var presentedFrame: CGRect
  /// The presented opacity, from 0 to 1.
  public var presentedAlpha: Double
  /// The presented transform.
  public var presentedTransform: CATransform3D
  /// The presented corners in the window's coordinates: top left, top right, bottom right, bottom left.
  public var presentedCorners: [CGPoint]
  /// The animated change that moves the element, or nil for an element at rest.
  public var journey: Journey?

  /// The movement of an element in an animated change.
  public struct Journey: Equatable {
    /// The kind of an element's movement.
    public enum Motion: String, Sendable {
      /// Appearing elements have initial attributes, disappearing ones final attributes, and moving ones both
      /// positions.
      case appears, disappears, moves
    }
    /// The kind of the movement.
    public var motion: Motion
    /// The attributes at the beginning.
    public var initial: Trace.Element
    /// The attributes at the end.
    public var final: Trace.Element
    /// The corners of the initial attributes in the window's coordinates, in the order of `presentedCorners`, at the
    /// presented content offset.
    public var initialCorners: [CGPoint]
    /// The corners of the final attributes in the window's coordinates, in the order of `presentedCorners`.
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

  /// The JSON for the outlines of the initial and final position, or nil for an element at rest.
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

// MARK: - Searches

extension CALayer {
  /// The element whose layer this is, or nil.
  var shownElement: Scene.Element? {
    guard let view = delegate as? UICollectionReusableView,
      case .element(let element) = Scene.Content(view, view.shownElement, values)
    else { return nil }
    return element
  }

  /// The layer of the innermost enclosing element, which may be this layer.
  var enclosingElementLayer: CALayer? {
    var layer: CALayer? = self
    while let current = layer, current.shownElement == nil { layer = current.superlayer }
    return layer
  }

  /// Returns the layer of the innermost, frontmost element at a presented position.
  /// - Parameter point: A point in the superlayer's coordinates.
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

  /// Returns the layer with a number in this layer's tree. Linear in the number of layers.
  func layer(numbered number: Int) -> CALayer? {
    if identifier == number { return self }
    for sublayer in sublayers ?? [] { if let found = sublayer.layer(numbered: number) { return found } }
    return nil
  }

  /// Calls a closure with this layer and all its descendants, except masks.
  func forEachLayer(_ body: (CALayer) -> Void) {
    body(self)
    for sublayer in sublayers ?? [] { sublayer.forEachLayer(body) }
  }

  /// Returns the presented corners of a sublayer with the given values, in the window's coordinates.
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
  /// The values of a layer with these attributes.
  var layerValues: LayerValues {
    var values = LayerValues()
    values.position = CGPoint(x: frame.midX, y: frame.midY)
    values.bounds.size = frame.size
    values.transform = transform
    return values
  }
}
