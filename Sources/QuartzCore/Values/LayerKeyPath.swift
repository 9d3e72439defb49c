/// An animatable property of a layer, or a component of one.
package enum LayerKeyPath: UInt8 {
  case position, positionX, positionY, zPosition, anchorPoint, anchorPointZ
  case bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset, shadowPath
  case transform, translationX, translationY, translationZ
  case contentsRect, contentsRectOrigin, contentsRectSize
  case sublayerTransform, scale, scaleX, scaleY, scaleZ, rotationX, rotationY, rotationZ
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  case colors, locations, startPoint, endPoint

  /// Creates a key path, or returns nil if there is none.
  /// - Parameter path: A key path of Core Animation, such as "position.x" or "transform.rotation.z".
  package init?(_ path: String) {
    switch path {
    case "position": self = .position
    case "position.x": self = .positionX
    case "position.y": self = .positionY
    case "zPosition": self = .zPosition
    case "anchorPoint": self = .anchorPoint
    case "anchorPointZ": self = .anchorPointZ
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
    case "shadowPath": self = .shadowPath
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
    case "path": self = .path
    case "fillColor": self = .fillColor
    case "strokeColor": self = .strokeColor
    case "strokeStart": self = .strokeStart
    case "strokeEnd": self = .strokeEnd
    case "lineWidth": self = .lineWidth
    case "miterLimit": self = .miterLimit
    case "lineDashPhase": self = .lineDashPhase
    case "colors": self = .colors
    case "locations": self = .locations
    case "startPoint": self = .startPoint
    case "endPoint": self = .endPoint
    default: return nil
    }
  }

  /// Whether values are interpolated but cannot be added, like colours and paths.
  package var isColor: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .colors, .path, .shadowPath:
      return true
    default: return false
    }
  }

  /// The changes that a frame has to draw if this property is animated.
  package var changes: LayerChanges {
    switch self {
    case .opacity: return .opacity
    case .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowRadius,
      .shadowOffset, .shadowPath:
      return .style
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase, .colors,
      .locations, .startPoint, .endPoint:
      return .drawing
    case .zPosition: return [.geometry, .children]
    case .sublayerTransform: return .sublayerGeometry
    case .contentsRect, .contentsRectOrigin, .contentsRectSize: return .picture
    default: return .geometry
    }
  }
}
