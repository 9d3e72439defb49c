// Accessors for other modules of the package to properties without exclusivity checks; see `CALayer.swift`.

extension CALayer {
  /// The model values.
  package final var values: LayerValues { storedValues }

  /// The size of the bounds around the position, before the transform.
  package final var untransformedFrame: CGRect { storedValues.untransformedFrame }

  /// Returns one of the model values.
  package final func value(of path: LayerKeyPath) -> AnimationValue {
    // Reading the values as a whole copies them, which is noticeable in an update of a thousand layers.
    switch path {
    case .position: return .point(storedValues.position)
    case .bounds: return .rect(storedValues.bounds)
    case .opacity: return .number(storedValues.opacity)
    default: return storedValues[path]
    }
  }

  /// The tree on screen that contains the layer, or nil.
  package final var context: LayerContext? { storedContext }

  /// A delegate that owns the layer and resets this property before it is deallocated.
  package final var owner: (any CALayerDelegate)? {
    get { storedOwner }
    set { storedOwner = newValue }
  }

  /// The identifier of the superlayer, 0 for none.
  package final var superlayerIdentifier: Int { storedSuperlayerIdentifier }

  /// The sink's state of the layer, as drawn in the last frame. Any other sink may use it.
  package final var sinkRecord: AnyObject? {
    get { storedSinkRecord }
    set { storedSinkRecord = newValue }
  }

  /// The contents besides the background.
  package final var content: LayerContent {
    get { storedContent }
    set { storedContent = newValue }
  }

  package final var picture: LayerPicture {
    get { storedPicture }
    set { storedPicture = newValue }
  }

  /// Whether the layer is its superlayer's mask.
  package final var isMask: Bool {
    get { storedIsMask }
    set { storedIsMask = newValue }
  }

  /// Whether the sublayer takes part in `reorderSublayers(_:)`.
  package final var isChangingPlaces: Bool {
    get { storedIsChangingPlaces }
    set { storedIsChangingPlaces = newValue }
  }
}
