/// A drawing as it is made: every fill, line and picture is kept as outlines, and the whole becomes an image that hosts
/// draw at any scale. There are no pixels, so none can be read.
///
/// The origin is the upper left corner and y points down, as in the contexts of UIKit. Programs get one from
/// `UIGraphicsImageRenderer`, `UIGraphicsGetCurrentContext()`, `UIView.draw(_:)` or `CALayer.draw(in:)`.
///
/// All members are final: of those that nobody calls nothing gets into a program.
public final class CGContext {
  /// What is saved and restored.
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
    /// The number of the clip path, which is within those before it; nil for none.
    var clip: Int?
    /// The upright rectangle around what is not clipped, in points of the drawing.
    var clipBounds: CGRect
  }

  struct Shadow {
    /// Points, whatever the transform.
    var offset: CGSize
    /// The standard deviation of the blur, in points.
    var radius: CGFloat
    var color: CGColor
  }

  /// Points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat

  var state: State
  var saved: [State] = []
  /// In points of the drawing: what is added goes through the transform of that moment.
  var currentPath = CGMutablePath()

  /// What was drawn: in the drawing, and in each group and mask that is begun in it.
  var levels = [""]
  var definitions = ""
  var definitionCount = 0
  /// The states in which groups were begun.
  var groups: [State] = []

  /// Makes the image; nil until something is drawn, so that a program that draws nothing does not hold what is needed
  /// for it.
  private var maker: ((CGContext) -> CGImage)?

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
    state = State(clipBounds: CGRect(origin: .zero, size: size))
  }

  /// What was drawn so far, if anything was.
  package var drawing: CGImage? { maker?(self) }

  /// Notes that there is something to see.
  func noteMark() { maker = { $0.encoded() } }

  // MARK: States

  /// Has ``restoreGState()`` bring back all but the path.
  public func saveGState() { saved.append(state) }

  /// Does nothing when no state was saved.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  // MARK: Transforms

  /// From the coordinates that are drawn in to points of the drawing, from its upper left corner.
  public var ctm: CGAffineTransform { state.transform }

  /// What follows goes through the transform first, and then through what there was.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// Moves the origin of what follows, in units of the coordinates that are drawn in.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Makes what follows larger by a factor along each axis, about the origin.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// - Parameter angle: radians; clockwise as it is seen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
}
