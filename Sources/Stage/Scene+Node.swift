import CoreGraphics
import Foundation
import QuartzCore
import Runtime

extension Scene {
  /// One layer as it is presented.
  public struct Node {
    /// Identifies the layer for as long as it lives; never used again.
    public var id: Int
    /// The `id` of the layer that contains this one, 0 for the window.
    public var parent: Int

    /// Where the anchor point lies in the parent's bounds coordinates.
    public var position: CGPoint
    /// The origin is where the layer's children are scrolled to.
    public var bounds: CGRect
    /// In units of the bounds' size.
    public var anchorPoint: CGPoint
    /// Applied around the anchor point.
    public var transform: CATransform3D
    /// The layer's own opacity, 0 to 1; it applies to its children, too.
    public var opacity: Double

    /// Everything else that is seen. Most frames change nothing of it, and their nodes share it.
    var look: Shared<Look>
    /// What the layer is. Cells that move up in their list change this alone.
    var meaning: Shared<Meaning>

    struct Look {
      var clips: Bool
      var isHidden: Bool
      var backgroundColor: CGColor?
      var cornerRadius: CGFloat
      var maskedCorners: CACornerMask = .all
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

    /// The bounds' size around the position, before the transform, in the parent's coordinates.
    public var frame: CGRect {
      CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
  }
}

extension Scene.Node {
  /// Children are cut off at the bounds.
  public var clips: Bool {
    get { look.value.clips }
    set { look.value.clips = newValue }
  }

  /// Neither the layer nor its children are drawn. Nodes of a ``Stage/scene`` never are hidden; those that
  /// a ``SceneRenderer`` gets may be.
  public var isHidden: Bool {
    get { look.value.isHidden }
    set { look.value.isHidden = newValue }
  }

  /// Nil for none.
  public var backgroundColor: CGColor? {
    get { look.value.backgroundColor }
    set { look.value.backgroundColor = newValue }
  }

  /// Points.
  public var cornerRadius: CGFloat {
    get { look.value.cornerRadius }
    set { look.value.cornerRadius = newValue }
  }

  /// The corners that are round.
  public var maskedCorners: CACornerMask {
    get { look.value.maskedCorners }
    set { look.value.maskedCorners = newValue }
  }

  /// Points, inside of the bounds; 0 for none.
  public var borderWidth: CGFloat {
    get { look.value.borderWidth }
    set { look.value.borderWidth = newValue }
  }

  /// Nil for none.
  public var borderColor: CGColor? {
    get { look.value.borderColor }
    set { look.value.borderColor = newValue }
  }

  /// Nil for none.
  public var shadow: Scene.Shadow? {
    get { look.value.shadow }
    set { look.value.shadow = newValue }
  }

  /// Drawn above the background.
  public var image: Scene.Image? {
    get { look.value.image }
    set { look.value.image = newValue }
  }

  /// Drawn above the background.
  public var text: Scene.Text? {
    get { look.value.text }
    set { look.value.text = newValue }
  }

  /// Drawn above the background.
  public var shape: Scene.Shape? {
    get { look.value.shape }
    set { look.value.shape = newValue }
  }

  /// Drawn above the background.
  public var gradient: Scene.Gradient? {
    get { look.value.gradient }
    set { look.value.gradient = newValue }
  }

  /// Whether the node, with its children, is its parent's mask and none of the parent's children: of the parent and
  /// all in it as much is seen as the mask's alpha says.
  public var isMask: Bool {
    get { look.value.isMask }
    set { look.value.isMask = newValue }
  }

  /// What assistive technology is told.
  public var semantics: Scene.Semantics {
    get { meaning.value.semantics }
    set { meaning.value.semantics = newValue }
  }

  /// Where text can be typed; nil for most nodes.
  public var field: Scene.Field? {
    get { meaning.value.field }
    set { meaning.value.field = newValue }
  }

  /// What it is in a collection view.
  public var content: Scene.Content {
    get { meaning.value.content }
    set { meaning.value.content = newValue }
  }
}
