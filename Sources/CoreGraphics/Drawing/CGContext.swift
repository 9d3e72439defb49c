/// A drawing context. All fills, strokes and images are stored as vectors, and the result is an image that hosts draw
/// at any scale.
///
/// The origin is the upper left corner and y points down, as in UIKit's contexts. Programs get a context from
/// `UIGraphicsImageRenderer`, `UIGraphicsGetCurrentContext()`, `UIView.draw(_:)` or `CALayer.draw(in:)`. A bitmap
/// context, which programs create, has y pointing up, and pixels that can be read if the host draws them.
///
/// All members are final, so that unused ones are not linked.
public final class CGContext {
  /// The graphics state, which can be saved and restored.
  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashes: [CGFloat] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    /// The number of the clip path, which includes the previous ones; nil for none.
    var clip: Int?
    /// The bounding rectangle of the clip, in points of the drawing.
    var clipBounds: CGRect
  }

  struct Shadow {
    /// The offset in points, regardless of the transform.
    var offset: CGSize
    /// The standard deviation of the blur, in points.
    var radius: CGFloat
    var color: CGColor
  }

  /// The size in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat

  var state: State
  var saved: [State] = []
  /// The current path in points of the drawing: elements are transformed when they are added.
  var currentPath = CGMutablePath()

  /// The markup of the drawing, and of each group and mask that has begun in it.
  var levels = [""]
  var definitions = ""
  var definitionCount = 0
  /// The states in which groups were begun.
  var groups: [State] = []

  /// The function that creates the image; nil until something is drawn, so that a program without drawings does not
  /// link it.
  private var maker: ((CGContext) -> CGImage)?

  /// The memory of a bitmap context, and the functions that serve it; nil in any other context.
  var memory: BitmapMemory?
  var willMark, didMark: ((CGContext) -> Void)?
  var imageOfMemory: ((CGContext) -> CGImage?)?
  /// The transform from a bitmap's coordinates, whose y points up, to those of the drawing.
  var baseTransform = CGAffineTransform.identity

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    state = State(clipBounds: CGRect(origin: .zero, size: size))
  }

  /// An image of the drawing so far, or nil if it is empty.
  package var drawing: CGImage? { maker?(self) }

  /// Records that the drawing is not empty.
  func noteMark() {
    maker = { $0.encoded() }
    willMark?(self)
  }

  // MARK: States

  /// Saves the graphics state, except the path, for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Restores the last saved state. Does nothing if there is none.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  // MARK: Transforms

  /// The transform from the current coordinates to points of the drawing, from its upper left corner; in a bitmap
  /// context to pixels, from the lower left corner.
  public var ctm: CGAffineTransform {
    memory == nil ? state.transform : state.transform.concatenating(baseTransform.inverted())
  }

  /// Applies a transform to subsequent drawing, before the existing one.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// Translates the coordinates, in units of the current ones.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates along each axis about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the coordinates.
  /// - Parameter angle: The angle in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
}
