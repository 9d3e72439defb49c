/// A page that curls up from its lower right corner, and is rolled off beyond the opposite one; or down, all the way back.
///
/// The page is wrapped round a cylinder that rolls over it at an angle, seen from above without perspective: what the
/// cylinder has not reached lies flat, what it has passed goes half round it, shows the back of the page, and lies flat again
/// ahead of it. Each of these is a window that goes with the cylinder, in which the page is drawn by; the round part has
/// several, scaled by how steep it is. So everything goes in straight lines, and a host needs nothing but flat layers.
@MainActor struct PageCurl {
  /// Lies where the page does, and shows nothing beyond its edges.
  let view: UIView
  private let pieces: [Piece]
  /// Of the page, along the way of the cylinder, in points.
  private let length: CGFloat
  private let radius: CGFloat

  @MainActor private struct Piece {
    /// How much of the page it shows along the way.
    let height: CGFloat
    /// What is at its upper edge: a place on the page, and on the screen, up the way from where the cylinder touches it.
    let upperEdge: (onPage: CGFloat, onScreen: CGFloat)
    /// By how much it is shortened; negative where the page is turned over.
    let scale: CGFloat
    let paper: UIView
    let window = UIView()
  }

  private static let roundPieceCount = 16
  /// By how much a piece reaches over the one before it, in points, so that nothing shines through between them.
  private static let overlap: CGFloat = 1
  /// Between the way of the cylinder and the vertical.
  private static let slant: CGFloat = .pi / 6

  /// - Parameter page: a picture that stays as it is, as `pictureInPlace()` makes one.
  init(of page: UIView) {
    let (size, slant) = (page.bounds.size, PageCurl.slant)
    let across = size.width * cos(slant) + size.height * sin(slant)
    length = size.width * sin(slant) + size.height * cos(slant)
    radius = length / 7
    view = UIView(frame: CGRect(origin: .zero, size: size))
    view.layer.anchorPoint = page.layer.anchorPoint
    view.center = page.center
    view.transform3D = page.transform3D
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    let board = UIView(frame: CGRect(x: 0, y: 0, width: across, height: length))
    board.center = CGPoint(x: size.width / 2, y: size.height / 2)
    board.transform = CGAffineTransform(rotationAngle: -slant)
    view.addSubview(board)

    var pieces = [
      Piece(height: length, upperEdge: (length, length), scale: 1, paper: PageCurl.front(of: page, shade: 0))
    ]
    let step = CGFloat.pi / CGFloat(PageCurl.roundPieceCount)
    for index in 0...PageCurl.roundPieceCount {
      let (angle, isRound) = (CGFloat(index) * step, index < PageCurl.roundPieceCount)
      let scale = isRound ? (sin(angle + step) - sin(angle)) / step : -1
      let overlap = PageCurl.overlap
      let steepness = isRound ? angle + step / 2 : .pi
      let paper =
        scale > 0 ? PageCurl.front(of: page, shade: 0.4 * (1 - cos(steepness))) : PageCurl.back(of: page, at: steepness)
      pieces.append(
        Piece(
          height: (isRound ? radius * step : length) + overlap,
          upperEdge: (overlap - radius * angle, overlap * scale - radius * sin(angle)), scale: scale, paper: paper))
    }
    self.pieces = pieces
    for piece in pieces {
      piece.window.bounds = CGRect(x: 0, y: 0, width: across, height: piece.height)
      piece.window.clipsToBounds = true
      piece.window.addSubview(piece.paper)
      piece.window.transform = CGAffineTransform(scaleX: 1, y: piece.scale)
      piece.paper.transform = CGAffineTransform(rotationAngle: slant)
      board.addSubview(piece.window)
    }
  }

  /// How far the cylinder goes until nothing is left of the page.
  var end: CGFloat { length + radius }

  /// - Parameter contact: how far up the way the cylinder touches the page, from 0, where the page is whole, to ``end``.
  func roll(to contact: CGFloat) {
    for piece in pieces {
      let top = length - contact - piece.upperEdge.onScreen
      let across = piece.window.bounds.width
      piece.window.center = CGPoint(x: across / 2, y: top + piece.height * piece.scale / 2)
      piece.paper.center = CGPoint(x: across / 2, y: contact + piece.upperEdge.onPage - length / 2)
    }
  }

  /// A copy of the page, darker by some opacity of black.
  private static func front(of page: UIView, shade: CGFloat) -> UIView {
    let front = UIView(frame: page.bounds)
    for sublayer in page.layer.sublayers ?? [] { front.layer.addSublayer(sublayer.snapshot()) }
    let shadow = UIView(frame: page.bounds)
    shadow.backgroundColor = UIColor(white: 0, alpha: shade)
    front.addSubview(shadow)
    return front
  }

  /// Paper, which is darkest where it stands upright.
  private static func back(of page: UIView, at angle: CGFloat) -> UIView {
    let back = UIView(frame: page.bounds)
    let fading = 1 + cos(angle)
    back.backgroundColor = UIColor(white: 0.94 - 0.34 * fading * fading, alpha: 1)
    return back
  }
}
