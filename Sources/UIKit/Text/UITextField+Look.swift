import Foundation
import QuartzCore
import Runtime

// The appearance of a text field and its layout.

extension UITextField {
  /// The insets between border and text, in points.
  private var insets: (side: CGFloat, above: CGFloat) {
    switch borderStyle {
    case .none: (0, 0.5)
    case .line: (2, 2)
    case .bezel, .roundedRect: (7, 6.5)
    }
  }

  /// The distance between the text and the views beside it, in points.
  private static let gap: CGFloat = 5

  /// Updates all views from the properties.
  final func update() {
    updateBorder()
    clearButton.isHidden = !(hasText && shows(clearButtonMode, isEditing: isEditing))
    leftView?.isHidden = !shows(leftViewMode, isEditing: isEditing)
    rightView?.isHidden = !showsRightView(isEditing: isEditing)
    content.update()
    content.alpha = isEnabled ? 1 : 0.5
    layer.noteChange(.semantics)
    layoutState?.naturalSizeDidChange()
    setNeedsLayout()
  }

  private func updateBorder() {
    border.isHidden = borderStyle == .none
    border.backgroundColor = borderStyle == .roundedRect ? .systemBackground : nil
    border.layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    border.layer.borderWidth = borderStyle == .roundedRect ? 0.5 : 1
    border.layer.borderColor = resolve(borderStyle == .roundedRect ? .systemGray3 : .label)
  }

  private func shows(_ mode: ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func showsClearButton(isEditing: Bool) -> Bool { hasText && shows(clearButtonMode, isEditing: isEditing) }

  private func showsRightView(isEditing: Bool) -> Bool {
    shows(rightViewMode, isEditing: isEditing) && !showsClearButton(isEditing: isEditing)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The attributes of `font` and `textColor`.
  final var looks: [NSAttributedString.Key: AnyValue] { [.font: ownFont, .foregroundColor: ownTextColor] }

  /// The alignment, with `natural` resolved to left or right.
  final var shownAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural, .justified: isMirrored ? .right : .left
    default: textAlignment
    }
  }

  // MARK: Geometry

  /// Returns the frame of the text inside the border and between the views beside it.
  final func room(in bounds: CGRect, isEditing: Bool) -> CGRect {
    let side = insets.side
    var (start, end) = (side, side)
    if leftView != nil, shows(leftViewMode, isEditing: isEditing) {
      start = distance(of: leftViewRect(forBounds: bounds), in: bounds, fromStart: true) + max(side, UITextField.gap)
    }
    if showsClearButton(isEditing: isEditing) {
      end = distance(of: clearButtonRect(forBounds: bounds), in: bounds, fromStart: false) + UITextField.gap
    } else if rightView != nil, showsRightView(isEditing: isEditing) {
      end = distance(of: rightViewRect(forBounds: bounds), in: bounds, fromStart: false) + max(side, UITextField.gap)
    }
    let width = max(0, bounds.width - start - end)
    return CGRect(
      x: bounds.minX + (isMirrored ? end : start), y: bounds.minY, width: width, height: bounds.height)
  }

  /// Returns the distance by which a frame extends into the bounds.
  private func distance(of frame: CGRect, in bounds: CGRect, fromStart: Bool) -> CGFloat {
    fromStart != isMirrored ? frame.maxX - bounds.minX : bounds.maxX - frame.minX
  }

  final func clearButtonFrame(in bounds: CGRect) -> CGRect {
    let side = UITextFieldClearButton.side
    return place(CGSize(width: side, height: side), in: bounds, atStart: false, distance: UITextField.gap)
  }

  final func frame(of view: UIView?, in bounds: CGRect, atStart: Bool) -> CGRect {
    guard let view else { return .zero }
    return place(size(of: view), in: bounds, atStart: atStart, distance: 0)
  }

  /// Returns the size of a view, or its preferred one if it has none.
  private func size(of view: UIView) -> CGSize {
    if view.bounds.size != .zero { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func place(_ size: CGSize, in bounds: CGRect, atStart: Bool, distance: CGFloat) -> CGRect {
    let x = atStart != isMirrored ? bounds.minX + distance : bounds.maxX - distance - size.width
    return CGRect(
      x: x, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  final func place() {
    border.frame = borderRect(forBounds: bounds)
    leftView?.placeUntransformed(in: leftViewRect(forBounds: bounds))
    rightView?.placeUntransformed(in: rightViewRect(forBounds: bounds))
    clearButton.frame = clearButtonRect(forBounds: bounds)
    let isPlaceholder = !hasText
    content.frame =
      isPlaceholder
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    content.layoutIfNeeded()
  }

  /// The natural size: the width of the text, or the placeholder if that is wider, and the height of a line with the
  /// border.
  final var naturalSize: CGSize {
    let probe = CGRect(x: 0, y: 0, width: 10_000, height: 100)
    let beside = probe.width - room(in: probe, isEditing: isEditing).width
    return CGSize(
      width: content.naturalWidth + beside, height: ownFont.lineHeight.rounded(.up) + 2 * insets.above)
  }
}
