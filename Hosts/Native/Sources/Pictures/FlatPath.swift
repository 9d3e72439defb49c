import CCairo
import CoreGraphics

/// A subpath of straight lines.
struct FlatPath {
  private var points: [(x: Double, y: Double)]
  private var isClosed = false
  private(set) var length = 0.0

  private init(at point: (x: Double, y: Double)) { points = [point] }

  /// Returns the subpaths of a path, with curves replaced by lines that are as near as the context's tolerance.
  static func subpaths(of path: CGPath, in context: Context) -> [FlatPath] {
    cairo_new_path(context)
    cairo_append(context, path)
    guard let flat = cairo_copy_path_flat(context) else { return [] }
    defer { cairo_path_destroy(flat) }
    cairo_new_path(context)
    var subpaths: [FlatPath] = []
    var index = 0
    while index < Int(flat.pointee.num_data), let data = flat.pointee.data {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: subpaths.append(FlatPath(at: (data[index + 1].point.x, data[index + 1].point.y)))
      case CAIRO_PATH_LINE_TO where !subpaths.isEmpty:
        subpaths[subpaths.count - 1].addLine(to: (data[index + 1].point.x, data[index + 1].point.y))
      case CAIRO_PATH_CLOSE_PATH where !subpaths.isEmpty: subpaths[subpaths.count - 1].close()
      default: break
      }
      index += Int(header.length)
    }
    return subpaths
  }

  private mutating func addLine(to point: (x: Double, y: Double)) {
    guard let last = points.last else { return }
    length += ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y)).squareRoot()
    points.append(point)
  }

  private mutating func close() {
    guard !isClosed, let first = points.first else { return }
    addLine(to: first)
    points.removeLast()
    isClosed = true
  }

  /// Adds the subpath to the context's path.
  func append(to context: Context) {
    for (index, point) in points.enumerated() {
      if index == 0 { cairo_move_to(context, point.x, point.y) } else { cairo_line_to(context, point.x, point.y) }
    }
    if isClosed { cairo_close_path(context) }
  }
}
