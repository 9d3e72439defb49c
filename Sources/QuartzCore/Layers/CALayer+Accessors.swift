// What other modules of the package see of the properties that a layer stores without checks; see `CALayer.swift`.

extension CALayer {
  /// The model values.
  package final var values: LayerValues { storedValues }

  /// The bounds' size around the position, before the transform.
  package final var untransformedFrame: CGRect { storedValues.untransformedFrame }

  /// One of the model values.
  package final func value(of path: LayerKeyPath) -> AnimationValue {
    // A read as a whole copies them, which is felt where an update changes a thousand.
    switch path {
    case .position: return .point(storedValues.position)
    case .bounds: return .rect(storedValues.bounds)
    case .opacity: return .number(storedValues.opacity)
    default: return storedValues[path]
    }
  }

  /// The tree on screen that the layer is in.
  package final var context: LayerContext? { storedContext }

  /// A delegate that owns the layer and resets this before it goes.
  package final var owner: (any CALayerDelegate)? {
    get { storedOwner }
    set { storedOwner = newValue }
  }

  /// The identifier of the superlayer, 0 for none.
  package final var superlayerIdentifier: Int { storedSuperlayerIdentifier }

  /// What the sink keeps of the layer: how the last frame showed it. Anyone who shows the layer may go on with it.
  package final var sinkRecord: AnyObject? {
    get { storedSinkRecord }
    set { storedSinkRecord = newValue }
  }

  /// What is shown besides the background.
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

  /// Marks sublayers for `reorderSublayers(_:)`.
  package final var isChangingPlaces: Bool {
    get { storedIsChangingPlaces }
    set { storedIsChangingPlaces = newValue }
  }
}
