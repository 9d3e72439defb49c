/// A page that curls up from its lower right corner and is rolled off beyond the opposite one, or the reverse.
///
/// The page is wrapped around a cylinder that rolls over it at an angle, seen from above without perspective: the part
/// ahead of the cylinder lies flat; the part that it has passed bends around it by half a turn, shows the back of the
/// page, and lies flat again on top. Each of these is a window that moves with the cylinder and displays a copy of the
/// page; the bent part has several, scaled by their steepness. So all movements are linear, and a host only needs flat
/// layers.
@MainActor struct PageCurl {
  /// The view at the position of the page, which clips to its edges.
  let view: UIView
  private let pieces: [Piece]
  /// The length of the page along the cylinder's path, in points.
  private let length: CGFloat
  private let radius: CGFloat

  @MainActor private struct Piece {
    /// The length of the page that it displays, along the path.
    let height: CGFloat
    /// The positions of its upper edge on the page and on the screen, along the path from where the cylinder touches
    /// it.
    let upperEdge: (onPage: CGFloat, onScreen: CGFloat)
    /// The scale, which is negative where the page is turned over.
    let scale: CGFloat
    let paper: UIView
    let window = UIView()
  }

  private static let roundPieceCount = 16
  /// The overlap of consecutive pieces, in points, which avoids gaps.
  private static let overlap: CGFloat = 1
  /// The angle between the cylinder's path and the vertical.
  private static let slant: CGFloat = .pi / 6

  /// Creates a page curl.
  /// - Parameter page: A static image, as returned by `pictureInPlace()`.
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

  /// The distance of the cylinder at which the page is completely rolled off.
  var end: CGFloat { length + radius }

  /// Moves the cylinder.
  /// - Parameter contact: The position along the path at which the cylinder touches the page, from 0, where the page is
  ///   flat, to ``end``.
  func roll(to contact: CGFloat) {
    for piece in pieces {
      let top = length - contact - piece.upperEdge.onScreen
      let across = piece.window.bounds.width
      piece.window.center = CGPoint(x: across / 2, y: top + piece.height * piece.scale / 2)
      piece.paper.center = CGPoint(x: across / 2, y: contact + piece.upperEdge.onPage - length / 2)
    }
  }

  /// Returns a copy of the page, darkened by an opacity of black.
  private static func front(of page: UIView, shade: CGFloat) -> UIView {
    let front = UIView(frame: page.bounds)
    for sublayer in page.layer.sublayers ?? [] { front.layer.addSublayer(sublayer.snapshot()) }
    let shadow = UIView(frame: page.bounds)
    shadow.backgroundColor = UIColor(white: 0, alpha: shade)
    front.addSubview(shadow)
    return front
  }

  /// Returns the back of the page, which is darkest where it is vertical.
  private static func back(of page: UIView, at angle: CGFloat) -> UIView {
    let back = UIView(frame: page.bounds)
    let fading = 1 + cos(angle)
    back.backgroundColor = UIColor(white: 0.94 - 0.34 * fading * fading, alpha: 1)
    return back
  }
}
