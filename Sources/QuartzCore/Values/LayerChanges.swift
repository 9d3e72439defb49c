import Runtime

/// What of a layer has changed since the last frame. The lower eight bits are those that scenes tell renderers.
///
/// Every layer of every frame asks, in this module and in others: it is compiled where it is used.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
  @inlinable package static var created: LayerChanges { LayerChanges(rawValue: 1) }
  @inlinable package static var geometry: LayerChanges { LayerChanges(rawValue: 2) }
  @inlinable package static var opacity: LayerChanges { LayerChanges(rawValue: 4) }
  @inlinable package static var style: LayerChanges { LayerChanges(rawValue: 8) }
  @inlinable package static var content: LayerChanges { LayerChanges(rawValue: 16) }
  @inlinable package static var semantics: LayerChanges { LayerChanges(rawValue: 32) }
  @inlinable package static var picture: LayerChanges { LayerChanges(rawValue: 64) }
  /// Shapes and gradients.
  @inlinable package static var drawing: LayerChanges { LayerChanges(rawValue: 128) }
  @inlinable package static var children: LayerChanges { LayerChanges(rawValue: 256) }
  /// Of a layer that comes on the screen.
  static let entering: LayerChanges = [.created, .children]
  /// What the layer does to the geometry of its sublayers.
  static var sublayerGeometry: LayerChanges { LayerChanges(rawValue: 512) }

  @inlinable package func contains(_ other: LayerChanges) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// What is to be drawn anew of the layer itself.
  @inlinable package var ofLayer: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
}
