import CoreGraphics
import Foundation
import QuartzCore
import Runtime

extension Scene {
  /// The presented state of a layer.
  public struct Node {
    /// The layer's identifier, which is never reused.
    public var id: Int
    /// The `id` of the layer's parent, 0 for the window.
    public var parent: Int

    /// The position of the anchor point in the parent's bounds coordinates.
    public var position: CGPoint
    /// The bounds. Their origin is the scroll position of the layer's children.
    public var bounds: CGRect
    /// The anchor point in units of the bounds' size.
    public var anchorPoint: CGPoint
    /// The transform about the anchor point.
    public var transform: CATransform3D
    /// The opacity of the layer including its children, from 0 to 1.
    public var opacity: Double

    /// The other visible properties. They change in few frames; nodes of other frames share them.
    var look: Shared<Look>
    /// The properties without visual effect. Cells that move up in their list change only these.
    var meaning: Shared<Meaning>

    struct Look {
      var clips: Bool
      var isHidden: Bool
      var backgroundColor: CGColor?
      var cornerRadius: CGFloat
      var maskedCorners: CACornerMask = .all
      var cornerCurve: CALayerCornerCurve = .circular
      var borderWidth: CGFloat
      var borderColor: CGColor?
      var shadow: Shadow?
      var image: Image? = nil
      var text: Text?
      var shape: Shape? = nil
      var gradient: Gradient? = nil
      var isMask: Bool = false
    }

    struct Meaning {
      var semantics: Semantics
      var content: Content
      var field: Field? = nil
    }

    /// The frame before the transform, in the parent's coordinates.
    public var frame: CGRect {
      CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
  }
}

extension Scene.Node {
  /// Whether children are clipped to the bounds.
  public var clips: Bool {
    get { look.value.clips }
    set { look.value.clips = newValue }
  }

  /// Whether the layer and its children are not drawn. Nodes of a ``Stage/scene`` are never hidden; those passed to a
  /// ``SceneRenderer`` may be.
  public var isHidden: Bool {
    get { look.value.isHidden }
    set { look.value.isHidden = newValue }
  }

  /// The background colour, or nil.
  public var backgroundColor: CGColor? {
    get { look.value.backgroundColor }
    set { look.value.backgroundColor = newValue }
  }

  /// The corner radius in points.
  public var cornerRadius: CGFloat {
    get { look.value.cornerRadius }
    set { look.value.cornerRadius = newValue }
  }

  /// The rounded corners.
  public var maskedCorners: CACornerMask {
    get { look.value.maskedCorners }
    set { look.value.maskedCorners = newValue }
  }

  /// The shape of the rounded corners.
  public var cornerCurve: CALayerCornerCurve {
    get { look.value.cornerCurve }
    set { look.value.cornerCurve = newValue }
  }

  /// The border width in points, inside the bounds; 0 for none.
  public var borderWidth: CGFloat {
    get { look.value.borderWidth }
    set { look.value.borderWidth = newValue }
  }

  /// The border colour, or nil.
  public var borderColor: CGColor? {
    get { look.value.borderColor }
    set { look.value.borderColor = newValue }
  }

  /// The shadow, or nil.
  public var shadow: Scene.Shadow? {
    get { look.value.shadow }
    set { look.value.shadow = newValue }
  }

  /// The image, drawn above the background, or nil.
  public var image: Scene.Image? {
    get { look.value.image }
    set { look.value.image = newValue }
  }

  /// The text, drawn above the background, or nil.
  public var text: Scene.Text? {
    get { look.value.text }
    set { look.value.text = newValue }
  }

  /// The shape, drawn above the background, or nil.
  public var shape: Scene.Shape? {
    get { look.value.shape }
    set { look.value.shape = newValue }
  }

  /// The gradient, drawn above the background, or nil.
  public var gradient: Scene.Gradient? {
    get { look.value.gradient }
    set { look.value.gradient = newValue }
  }

  /// Whether the node, with its children, is its parent's mask instead of a child. The mask's alpha determines the
  /// opacity of the parent and its descendants.
  public var isMask: Bool {
    get { look.value.isMask }
    set { look.value.isMask = newValue }
  }

  /// The semantics for assistive technology.
  public var semantics: Scene.Semantics {
    get { meaning.value.semantics }
    set { meaning.value.semantics = newValue }
  }

  /// The editable text; nil for most nodes.
  public var field: Scene.Field? {
    get { meaning.value.field }
    set { meaning.value.field = newValue }
  }

  /// The role of the layer in a collection view.
  public var content: Scene.Content {
    get { meaning.value.content }
    set { meaning.value.content = newValue }
  }
}
