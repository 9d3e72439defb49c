// Properties by key, as Core Animation provides them, and their components by key path.

#if !hasFeature(Embedded)
  import Foundation
  import Runtime

  extension CALayer {
    func keyedValue(forKeyPath keyPath: String) -> Any? {
      if let path = LayerKeyPath(keyPath), hasProperty(path) {
        let value = values[path]
        return if case .number(let number) = value { NSNumber(value: number) } else { value.object }
      }
      switch keyPath {
      case "transform.translation": return CGSize(width: transform.m41, height: transform.m42)
      case "hidden": return isHidden
      case "masksToBounds": return masksToBounds
      case "name": return name
      default: return extras?.keyedValues[keyPath]
      }
    }

    func setKeyedValue(_ value: Any?, forKeyPath keyPath: String) {
      if let path = LayerKeyPath(keyPath), hasProperty(path) {
        guard let new = path.isColor && value == nil ? path.nothing : AnimationValue(value), new.isOfKind(values[path])
        else { return refuseValue(keyPath, "has the wrong type") }
        var changed = values
        changed[path] = new
        return assign(changed, path)
      }
      switch (keyPath, value) {
      case ("transform.translation", _):
        switch AnimationValue(value) {
        case .size(let size): translate(size.width, size.height)
        case .point(let point): translate(point.x, point.y)
        default: refuseValue(keyPath, "has the wrong type")
        }
      case ("hidden", let flag as Bool): isHidden = flag
      case ("masksToBounds", let flag as Bool): masksToBounds = flag
      case ("name", let text as String): name = text
      case ("name", nil): name = nil
      case ("hidden", _), ("masksToBounds", _), ("name", _): refuseValue(keyPath, "has the wrong type")
      default:
        if keyPath.contains(".") { return refuseValue(keyPath, "belongs to a key path that layers do not have") }
        if value != nil || extras != nil { madeExtras.keyedValues[keyPath] = value }
      }
    }

    private func translate(_ x: CGFloat, _ y: CGFloat) {
      var new = transform
      (new.m41, new.m42) = (x, y)
      transform = new
    }

    private func refuseValue(_ keyPath: String, _ reason: String) {
      logMessage(
        "setValue(_:forKeyPath: \(quotedInMessage(keyPath))) of \(type(of: self)) was ignored: the value \(reason)."
      )
    }

    /// Returns whether the layer has a property. Those of shapes and gradients belong to their classes.
    private func hasProperty(_ path: LayerKeyPath) -> Bool {
      switch path {
      case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
        self is CAShapeLayer
      case .colors, .locations, .startPoint, .endPoint: self is CAGradientLayer
      default: true
      }
    }

    /// Assigns the property that a path is a component of, so that overrides and implicit animations take effect.
    private func assign(_ new: LayerValues, _ path: LayerKeyPath) {
      switch path {
      case .position, .positionX, .positionY: position = new.position
      case .zPosition: zPosition = new.zPosition
      case .anchorPoint: anchorPoint = new.anchorPoint
      case .anchorPointZ: anchorPointZ = new.anchorPointZ
      case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight:
        bounds = new.bounds
      case .opacity: preciseOpacity = new.opacity
      case .backgroundColor: backgroundColor = new.backgroundColor
      case .cornerRadius: cornerRadius = new.cornerRadius
      case .borderWidth: borderWidth = new.borderWidth
      case .borderColor: borderColor = new.borderColor
      case .shadowColor: shadowColor = new.shadowColor
      case .shadowOpacity: shadowOpacity = Float(new.shadowOpacity)
      case .shadowRadius: shadowRadius = new.shadowRadius
      case .shadowOffset: shadowOffset = new.shadowOffset
      case .shadowPath: shadowPath = new.shadowPath
      case .contentsRect, .contentsRectOrigin, .contentsRectSize: contentsRect = new.contentsRect
      case .transform, .translationX, .translationY, .translationZ, .scale, .scaleX, .scaleY, .scaleZ, .rotationX,
        .rotationY, .rotationZ:
        transform = new.transform
      case .sublayerTransform: sublayerTransform = new.sublayerTransform
      case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
        (self as? CAShapeLayer)?.assign(new.drawing.shape, path)
      case .colors, .locations, .startPoint, .endPoint:
        (self as? CAGradientLayer)?.assign(new.drawing.gradient, path)
      }
    }
  }

  extension CAShapeLayer {
    fileprivate func assign(_ new: ShapeValues, _ path: LayerKeyPath) {
      switch path {
      case .path: self.path = new.path
      case .fillColor: fillColor = new.fillColor
      case .strokeColor: strokeColor = new.strokeColor
      case .strokeStart: strokeStart = new.strokeStart
      case .strokeEnd: strokeEnd = new.strokeEnd
      case .lineWidth: lineWidth = new.lineWidth
      case .miterLimit: miterLimit = new.miterLimit
      default: lineDashPhase = new.lineDashPhase
      }
    }
  }

  extension CAGradientLayer {
    fileprivate func assign(_ new: GradientValues, _ path: LayerKeyPath) {
      switch path {
      case .colors: colors = new.colors
      case .locations: locations = new.locations.map { NSNumber(value: $0) }
      case .startPoint: startPoint = new.startPoint
      default: endPoint = new.endPoint
      }
    }
  }

  extension LayerKeyPath {
    /// The value for no colour or no path.
    fileprivate var nothing: AnimationValue {
      switch self {
      case .path, .shadowPath: .path(nil)
      case .colors: .colors([])
      default: .color(nil)
      }
    }
  }

  extension AnimationValue {
    fileprivate func isOfKind(_ other: AnimationValue) -> Bool {
      switch (self, other) {
      case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
        (.color, .color), (.path, .path), (.colors, .colors), (.numbers, .numbers):
        true
      default: false
      }
    }
  }
#endif
