extension LayerValues {
  package subscript(path: LayerKeyPath) -> AnimationValue {
    get {
      switch path {
      case .position: return .point(position)
      case .positionX: return .number(position.x)
      case .positionY: return .number(position.y)
      case .zPosition: return .number(zPosition)
      case .anchorPoint: return .point(anchorPoint)
      case .anchorPointZ: return .number(anchorPointZ)
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
      case .shadowPath: return .path(shadowPath)
      case .contentsRect: return .rect(contentsRect)
      case .contentsRectOrigin: return .point(contentsRect.origin)
      case .contentsRectSize: return .size(contentsRect.size)
      case .transform: return .transform(transform)
      case .sublayerTransform: return .transform(sublayerTransform)
      case .translationX: return .number(transform.m41)
      case .translationY: return .number(transform.m42)
      case .translationZ: return .number(transform.m43)
      case .scale, .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotationZ:
        return .number(TransformComponents(transform)[path])
      case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
        return drawing.shape[path]
      case .colors, .locations, .startPoint, .endPoint: return drawing.gradient[path]
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
        case .startPoint: if drawing.isGradient { drawing.gradient.startPoint = point }
        case .endPoint: if drawing.isGradient { drawing.gradient.endPoint = point }
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
        case .fillColor: if drawing.isShape { drawing.shape.fillColor = color }
        case .strokeColor: if drawing.isShape { drawing.shape.strokeColor = color }
        default: break
        }
      case .path(let shape):
        switch path {
        case .path: if drawing.isShape { drawing.shape.path = shape }
        case .shadowPath: shadowPath = shape
        default: break
        }
      case .colors(let colors): if path == .colors, drawing.isGradient { drawing.gradient.colors = colors }
      case .numbers(let numbers): if path == .locations, drawing.isGradient { drawing.gradient.locations = numbers }
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
    case .anchorPointZ: anchorPointZ = number
    case .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
      if drawing.isShape { drawing.shape.set(path, number) }
    case .translationX: transform.m41 = number
    case .translationY: transform.m42 = number
    case .translationZ: transform.m43 = number
    case .scale, .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotationZ:
      var components = TransformComponents(transform)
      components[path] = number
      transform = components.transform
    default: break
    }
  }
}

// The key paths of one value each, which is read and written once for all of them.

extension ShapeValues {
  fileprivate subscript(path: LayerKeyPath) -> AnimationValue {
    switch path {
    case .path: .path(self.path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineWidth: .number(lineWidth)
    case .miterLimit: .number(miterLimit)
    default: .number(lineDashPhase)
    }
  }

  fileprivate mutating func set(_ path: LayerKeyPath, _ number: Double) {
    switch path {
    case .strokeStart: strokeStart = number
    case .strokeEnd: strokeEnd = number
    case .lineWidth: lineWidth = number
    case .miterLimit: miterLimit = number
    default: lineDashPhase = number
    }
  }
}

extension GradientValues {
  fileprivate subscript(path: LayerKeyPath) -> AnimationValue {
    switch path {
    case .colors: .colors(colors)
    case .locations: .numbers(locations)
    case .startPoint: .point(startPoint)
    default: .point(endPoint)
    }
  }
}

extension TransformComponents {
  fileprivate subscript(path: LayerKeyPath) -> Double {
    get {
      switch path {
      case .scale: (scale.x + scale.y + scale.z) / 3
      case .scaleX: scale.x
      case .scaleY: scale.y
      case .scaleZ: scale.z
      case .rotationX: rotation.angles.x
      case .rotationY: rotation.angles.y
      default: rotation.angles.z
      }
    }
    set {
      switch path {
      case .scale: scale = SIMD3(newValue, newValue, newValue)
      case .scaleX: scale.x = newValue
      case .scaleY: scale.y = newValue
      case .scaleZ: scale.z = newValue
      default:
        var angles = rotation.angles
        switch path {
        case .rotationX: angles.x = newValue
        case .rotationY: angles.y = newValue
        default: angles.z = newValue
        }
        rotation = Quaternion(angles: angles)
      }
    }
  }
}

extension Quaternion {
  /// The angles in radians about x, then y, then z that result in this rotation.
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
