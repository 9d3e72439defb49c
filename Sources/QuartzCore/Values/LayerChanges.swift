import Runtime

/// The changes of a layer since the last frame. The lower eight bits are those that scenes pass to renderers.
///
/// Inlinable, because every layer of every frame reads them, in this module and in others.
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
  /// The shape or the gradient.
  @inlinable package static var drawing: LayerChanges { LayerChanges(rawValue: 128) }
  @inlinable package static var children: LayerChanges { LayerChanges(rawValue: 256) }
  /// The layer's effect on the geometry of its sublayers.
  static var sublayerGeometry: LayerChanges { LayerChanges(rawValue: 512) }

  @inlinable package func contains(_ other: LayerChanges) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// The changes to draw of the layer itself.
  @inlinable package var ofLayer: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
}
