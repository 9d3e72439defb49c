import FrameCommands
import UIKit

/// The box of a layer, as presented: colours, corners, border and shadow.
struct LayerLook: Equatable {
  /// The opacity from 0 to 1.
  var opacity: Double
  var style: Style

  struct Style: Equatable {
    var isHidden = false
    var clips = false
    var background: CommandBuffer.Color
    var cornerRadius = 0.0
    var corners = 0
    var borderWidth = 0.0
    var border: CommandBuffer.Color
    var shadow = CommandBuffer.Color(nil)
    var shadowRadius = 0.0
    var shadowOffset = CGSize.zero
    var shadowPath: CGPath?
  }

  /// Reads the properties of a layer.
  /// - Parameters:
  ///   - layer: The presentation layer.
  ///   - model: The model layer, for what cannot be animated.
  @MainActor init(_ layer: CALayer, model: CALayer) {
    opacity = min(max(Double(layer.opacity), 0), 1)
    style = Style(
      isHidden: model.isHidden || (!model.isDoubleSided && layer.isBackFacing), clips: model.masksToBounds,
      background: .init(layer.backgroundColor), cornerRadius: Double(layer.cornerRadius),
      corners: Int(model.maskedCorners.rawValue), borderWidth: Double(layer.borderWidth),
      border: .init(layer.borderColor))
    guard layer.shadowOpacity > 0 else { return }
    style.shadow = .init(layer.colorOfShadow, opacity: Double(layer.shadowOpacity))
    style.shadowRadius = Double(layer.shadowRadius)
    style.shadowOffset = layer.shadowOffset
    style.shadowPath = layer.shadowPath
  }
}

extension LayerLook.Style {
  func write(_ number: Int, _ buffer: inout CommandBuffer) {
    buffer.style(
      layer: number, isHidden: isHidden, clips: clips, background: background, cornerRadius: cornerRadius,
      borderWidth: borderWidth, border: border, shadow: shadow, shadowRadius: shadowRadius,
      shadowX: Double(shadowOffset.width), shadowY: Double(shadowOffset.height), corners: corners,
      shadowPath: shadowPath?.svg)
  }
}

extension CALayer {
  /// Whether the viewer sees the layer's back.
  fileprivate var isBackFacing: Bool { CATransform3DInvert(transform).m33 < 0 }
}

extension CommandBuffer.Color {
  /// Creates a colour in sRGB; a transparent one for nil.
  init(_ color: CGColor?, opacity: Double = 1) {
    let parts = color?.sRGB ?? (red: 0, green: 0, blue: 0, alpha: 0)
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha * opacity)
  }
}
