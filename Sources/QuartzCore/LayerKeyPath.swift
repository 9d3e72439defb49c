/// A property of a layer that an animation can name, or a part of one.
package enum LayerKeyPath: UInt8 {
  case position, positionX, positionY, zPosition, anchorPoint
  case bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset
  case transform, translationX, translationY, translationZ
  case contentsRect, contentsRectOrigin, contentsRectSize
  case sublayerTransform, scale, scaleX, scaleY, scaleZ, rotationX, rotationY, rotationZ

  /// - Parameter path: as in Core Animation, "position.x" or "transform.rotation.z".
  package init?(_ path: String) {
    switch path {
    case "position": self = .position
    case "position.x": self = .positionX
    case "position.y": self = .positionY
    case "zPosition": self = .zPosition
    case "anchorPoint": self = .anchorPoint
    case "bounds": self = .bounds
    case "bounds.origin": self = .boundsOrigin
    case "bounds.origin.x": self = .boundsOriginX
    case "bounds.origin.y": self = .boundsOriginY
    case "bounds.size": self = .boundsSize
    case "bounds.size.width": self = .boundsWidth
    case "bounds.size.height": self = .boundsHeight
    case "opacity": self = .opacity
    case "backgroundColor": self = .backgroundColor
    case "cornerRadius": self = .cornerRadius
    case "borderWidth": self = .borderWidth
    case "borderColor": self = .borderColor
    case "shadowColor": self = .shadowColor
    case "shadowOpacity": self = .shadowOpacity
    case "shadowRadius": self = .shadowRadius
    case "shadowOffset": self = .shadowOffset
    case "contentsRect": self = .contentsRect
    case "contentsRect.origin": self = .contentsRectOrigin
    case "contentsRect.size": self = .contentsRectSize
    case "transform": self = .transform
    case "sublayerTransform": self = .sublayerTransform
    case "transform.translation.x": self = .translationX
    case "transform.translation.y": self = .translationY
    case "transform.translation.z": self = .translationZ
    case "transform.scale": self = .scale
    case "transform.scale.x": self = .scaleX
    case "transform.scale.y": self = .scaleY
    case "transform.scale.z": self = .scaleZ
    case "transform.rotation.x": self = .rotationX
    case "transform.rotation.y": self = .rotationY
    case "transform.rotation", "transform.rotation.z": self = .rotationZ
    default: return nil
    }
  }

  /// Colours blend and do not add up.
  package var isColor: Bool { self == .backgroundColor || self == .borderColor || self == .shadowColor }

  /// What a frame has to draw anew when this is animated.
  var changes: LayerChanges {
    switch self {
    case .opacity: return .opacity
    case .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowRadius,
      .shadowOffset:
      return .style
    case .zPosition: return [.geometry, .children]
    case .sublayerTransform: return .sublayerGeometry
    case .contentsRect, .contentsRectOrigin, .contentsRectSize: return .picture
    default: return .geometry
    }
  }
}

extension LayerValues {
  package subscript(path: LayerKeyPath) -> AnimationValue {
    get {
      switch path {
      case .position: return .point(position)
      case .positionX: return .number(position.x)
      case .positionY: return .number(position.y)
      case .zPosition: return .number(zPosition)
      case .anchorPoint: return .point(anchorPoint)
      case .bounds: return .rect(bounds)
      case .boundsOrigin: return .point(bounds.origin)
      case .boundsOriginX: return .number(bounds.origin.x)
      case .boundsOriginY: return .number(bounds.origin.y)
      case .boundsSize: return .size(bounds.size)
      case .boundsWidth: return .number(bounds.size.width)
      case .boundsHeight: return .number(bounds.size.height)
      case .opacity: return .number(opacity)
      case .backgroundColor: return .color(backgroundColor)
      case .cornerRadius: return .number(cornerRadius)
      case .borderWidth: return .number(borderWidth)
      case .borderColor: return .color(borderColor)
      case .shadowColor: return .color(shadowColor)
      case .shadowOpacity: return .number(shadowOpacity)
      case .shadowRadius: return .number(shadowRadius)
      case .shadowOffset: return .size(shadowOffset)
      case .contentsRect: return .rect(contentsRect)
      case .contentsRectOrigin: return .point(contentsRect.origin)
      case .contentsRectSize: return .size(contentsRect.size)
      case .transform: return .transform(transform)
      case .sublayerTransform: return .transform(sublayerTransform)
      case .translationX: return .number(transform.m41)
      case .translationY: return .number(transform.m42)
      case .translationZ: return .number(transform.m43)
      case .scale:
        let scale = TransformComponents(transform).scale
        return .number((scale.x + scale.y + scale.z) / 3)
      case .scaleX: return .number(TransformComponents(transform).scale.x)
      case .scaleY: return .number(TransformComponents(transform).scale.y)
      case .scaleZ: return .number(TransformComponents(transform).scale.z)
      case .rotationX: return .number(TransformComponents(transform).rotation.angles.x)
      case .rotationY: return .number(TransformComponents(transform).rotation.angles.y)
      case .rotationZ: return .number(TransformComponents(transform).rotation.angles.z)
      }
    }
    set {
      switch newValue {
      case .number(let number): set(path, number)
      case .point(let point):
        switch path {
        case .position: position = point
        case .anchorPoint: anchorPoint = point
        case .boundsOrigin: bounds.origin = point
        case .contentsRectOrigin: contentsRect.origin = point
        default: break
        }
      case .size(let size):
        switch path {
        case .boundsSize: bounds.size = size
        case .shadowOffset: shadowOffset = size
        case .contentsRectSize: contentsRect.size = size
        default: break
        }
      case .rect(let rect):
        switch path {
        case .bounds: bounds = rect
        case .contentsRect: contentsRect = rect
        default: break
        }
      case .transform(let matrix):
        switch path {
        case .transform: transform = matrix
        case .sublayerTransform: sublayerTransform = matrix
        default: break
        }
      case .transformDifference: break
      case .color(let color):
        switch path {
        case .backgroundColor: backgroundColor = color
        case .borderColor: borderColor = color
        case .shadowColor: shadowColor = color
        default: break
        }
      }
    }
  }

  private mutating func set(_ path: LayerKeyPath, _ number: Double) {
    switch path {
    case .positionX: position.x = number
    case .positionY: position.y = number
    case .zPosition: zPosition = number
    case .boundsOriginX: bounds.origin.x = number
    case .boundsOriginY: bounds.origin.y = number
    case .boundsWidth: bounds.size.width = number
    case .boundsHeight: bounds.size.height = number
    case .opacity: opacity = number
    case .cornerRadius: cornerRadius = number
    case .borderWidth: borderWidth = number
    case .shadowOpacity: shadowOpacity = number
    case .shadowRadius: shadowRadius = number
    case .translationX: transform.m41 = number
    case .translationY: transform.m42 = number
    case .translationZ: transform.m43 = number
    case .scale, .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotationZ:
      var components = TransformComponents(transform)
      switch path {
      case .scale: components.scale = SIMD3(number, number, number)
      case .scaleX: components.scale.x = number
      case .scaleY: components.scale.y = number
      case .scaleZ: components.scale.z = number
      default:
        var angles = components.rotation.angles
        switch path {
        case .rotationX: angles.x = number
        case .rotationY: angles.y = number
        default: angles.z = number
        }
        components.rotation = Quaternion(angles: angles)
      }
      transform = components.transform
    default: break
    }
  }
}

extension Quaternion {
  /// The turns in radians about x, then y, then z that make this rotation.
  var angles: SIMD3<Double> {
    SIMD3(
      atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), asin(min(max(2 * (w * y - z * x), -1), 1)),
      atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
  }

  init(angles: SIMD3<Double>) {
    let x = Quaternion(x: sin(angles.x / 2), y: 0, z: 0, w: cos(angles.x / 2))
    let y = Quaternion(x: 0, y: sin(angles.y / 2), z: 0, w: cos(angles.y / 2))
    let z = Quaternion(x: 0, y: 0, z: sin(angles.z / 2), w: cos(angles.z / 2))
    self = z * y * x
  }
}
