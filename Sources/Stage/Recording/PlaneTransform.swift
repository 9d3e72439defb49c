import CoreGraphics
import Foundation

/// The decomposition of a 2 x 2 matrix into transforms that SVG can animate: a scale, then a skew, then a rotation.
enum PlaneTransform {
  /// Converts a track of matrices (a, b, c, d) into one of rotation and skew in degrees and the two scales. Angles are
  /// continuous from key to key: an additional half turn becomes a scale of the opposite sign.
  static func track(_ matrices: RecordedTrack) -> RecordedTrack {
    var last: [Double]?
    return matrices.map { matrix in
      let parts = decomposed(matrix, after: last)
      last = parts
      return parts
    }
  }

  private static func decomposed(_ matrix: [Double], after last: [Double]?) -> [Double] {
    let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
    var scaleX = (a * a + b * b).squareRoot()
    // Without an extent along x the matrix has no direction, so keep the last one.
    var rotation = scaleX > 1e-6 ? atan2(b, a) * 180 / .pi : last?[0] ?? 0
    if let last {
      rotation += ((last[0] - rotation) / 360).rounded() * 360
      let turn = rotation - last[0]
      if abs(turn) > 90 {
        rotation -= turn > 0 ? 180 : -180
        scaleX = -scaleX
      }
    }
    let sine = sin(rotation * .pi / 180)
    let cosine = cos(rotation * .pi / 180)
    let scaleY = d * cosine - c * sine
    let shear = c * cosine + d * sine
    let skew = abs(scaleY) > 1e-6 ? atan(shear / scaleY) * 180 / .pi : last?[1] ?? 0
    return [rotation, skew, scaleX, scaleY]
  }
}
