import Runtime

/// What of a layer has changed since the last frame. The lower eight bits are those that scenes tell renderers.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  package static let created = LayerChanges(rawValue: 1)
  package static let geometry = LayerChanges(rawValue: 2)
  package static let opacity = LayerChanges(rawValue: 4)
  package static let style = LayerChanges(rawValue: 8)
  package static let content = LayerChanges(rawValue: 16)
  package static let semantics = LayerChanges(rawValue: 32)
  package static let picture = LayerChanges(rawValue: 64)
  /// Shapes and gradients.
  package static let drawing = LayerChanges(rawValue: 128)
  package static let children = LayerChanges(rawValue: 256)
  /// What the layer does to the geometry of its sublayers.
  static let sublayerGeometry = LayerChanges(rawValue: 512)

  /// What is to be drawn anew of the layer itself.
  package var ofLayer: UInt8 { UInt8(truncatingIfNeeded: rawValue) }
}
