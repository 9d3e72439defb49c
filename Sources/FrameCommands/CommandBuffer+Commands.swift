// Written by Tools/Commands/commands.py from Tools/Commands/commands.txt: change that, and run it again.

extension CommandBuffer {
  package enum TextAlignment: Int { case left, center, right }

  package enum SemanticsRole: Int {
    case none, list, listItem, button, text, image, header, dialog, slider, toggle, group, textField, searchField
  }

  package enum SemanticsExpansion: Int { case none, collapsed, expanded }

  package enum ShapeCap: Int { case butt, round, square }

  package enum ShapeJoin: Int { case miter, round, bevel }

  package enum GradientKind: Int { case axial, radial, conic }

  package enum FieldAlignment: Int { case left, center, right }

  package enum FieldKind: Int { case text, search, password }

  package enum FieldKeyboard: Int { case text, url, tel, email, numeric, decimal, search }

  package enum FieldReturnKey: Int { case enter, done, go, next, search, send }

  package enum FieldCapitals: Int { case none, words, sentences, characters }

  package enum AnimateProperty: Int { case translation, opacity, transform }

  package enum StopProperty: Int { case translation, opacity, transform }

  /// A colour that is not premultiplied.
  package struct Color: Equatable {
    /// The components, 0 to 1.
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  package mutating func append(_ value: Color) {
    append(value.red)
    append(value.green)
    append(value.blue)
    append(value.alpha)
  }

  /// A run of text in a single style.
  package struct Run: Equatable {
    /// The text; lines end with a line break.
    package var string: String
    /// The font size.
    package var size: Double
    /// The font weight, as in CSS.
    package var weight: Int
    /// Whether the font is monospaced.
    package var isMonospaced: Bool
    /// The text colour.
    package var color: Color

    package init(string: String, size: Double, weight: Int, isMonospaced: Bool, color: Color) {
      self.string = string
      self.size = size
      self.weight = weight
      self.isMonospaced = isMonospaced
      self.color = color
    }
  }

  package mutating func append(_ value: Run) {
    append(value.string)
    append(value.size)
    append(value.weight)
    append(value.isMonospaced)
    append(value.color)
  }

  /// A part of a picture: the whole picture is transformed by the matrix and clipped to the frame.
  package struct Piece: Equatable {
    /// The frame.
    package var left: Double
    package var top: Double
    package var width: Double
    package var height: Double
    /// The matrix of the whole picture, from pixels to points.
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(
      left: Double, top: Double, width: Double, height: Double, a: Double, b: Double, c: Double, d: Double, tx: Double,
      ty: Double
    ) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }
  }

  package mutating func append(_ value: Piece) {
    append(value.left)
    append(value.top)
    append(value.width)
    append(value.height)
    append(value.a)
    append(value.b)
    append(value.c)
    append(value.d)
    append(value.tx)
    append(value.ty)
  }

  /// A colour of a gradient.
  package struct Stop: Equatable {
    /// The location, 0 at the start, 1 at the end.
    package var location: Double
    /// The colour at the location.
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  package mutating func append(_ value: Stop) {
    append(value.location)
    append(value.color)
  }

  /// A value of an animation; the ones between two are on a line.
  package struct Keyframe: Equatable {
    /// The fraction of the duration, 0 to 1.
    package var fraction: Double
    /// An offset; an opacity; or a transform: the offset, angle in radians and factors of one in the plane, or a matrix
    /// of 16.
    package var values: [Double]

    package init(fraction: Double, values: [Double]) {
      self.fraction = fraction
      self.values = values
    }
  }

  package mutating func append(_ value: Keyframe) {
    append(value.fraction)
    append(value.values.count)
    for each in value.values { append(each) }
  }

  /// Creates a layer. Its appearance follows.
  /// - Parameters:
  ///   - parent: The parent layer, 0 for the window.
  ///   - isMask: Whether it is its parent's mask.
  package mutating func create(layer: Int, parent: Int, isMask: Bool) {
    append(1)
    append(layer)
    append(parent)
    append(isMask)
  }

  /// Sets the geometry of a layer, in the inner coordinates of its parent.
  /// - Parameters:
  ///   - left, top, width, height: The frame before the transform.
  ///   - originX, originY: The origin of the bounds, which is the scroll position of the children.
  ///   - anchorX, anchorY: The anchor point of the transform, in units of the size.
  ///   - matrix: The transform: a b c d tx ty or m11 to m44, none for the identity.
  package mutating func geometry(
    layer: Int, left: Double, top: Double, width: Double, height: Double, originX: Double, originY: Double,
    anchorX: Double, anchorY: Double, matrix: [Double]?
  ) {
    append(2)
    append(layer)
    append(left)
    append(top)
    append(width)
    append(height)
    append(originX)
    append(originY)
    append(anchorX)
    append(anchorY)
    append(matrix?.count ?? -1)
    for each in matrix ?? [] { append(each) }
  }

  /// Sets the opacity of a layer and its descendants.
  /// - Parameters:
  ///   - opacity: The opacity, 0 to 1.
  package mutating func opacity(layer: Int, opacity: Double) {
    append(3)
    append(layer)
    append(opacity)
  }

  /// Sets the style of a layer's box.
  /// - Parameters:
  ///   - isHidden: Whether the layer is hidden.
  ///   - clips: Whether the children are clipped to the bounds.
  ///   - background: The background colour, clear for none.
  ///   - cornerRadius: The radius of the rounded corners.
  ///   - borderWidth: The border width, inside the bounds.
  ///   - border: The border colour, clear for none.
  ///   - shadow: The shadow colour, clear for none.
  ///   - shadowRadius: The standard deviation of the blur.
  ///   - shadowX, shadowY: The offset of the shadow.
  ///   - corners: The rounded corners: the sum of 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  ///   - shadowPath: The path that casts the shadow, as an SVG path, none for the layer itself.
  package mutating func style(
    layer: Int, isHidden: Bool, clips: Bool, background: Color, cornerRadius: Double, borderWidth: Double,
    border: Color, shadow: Color, shadowRadius: Double, shadowX: Double, shadowY: Double, corners: Int,
    shadowPath: String?
  ) {
    append(4)
    append(layer)
    append(isHidden)
    append(clips)
    append(background)
    append(cornerRadius)
    append(borderWidth)
    append(border)
    append(shadow)
    append(shadowRadius)
    append(shadowX)
    append(shadowY)
    append(corners)
    append(shadowPath)
  }

  /// Sets the text, which is centred vertically in the layer.
  /// - Parameters:
  ///   - alignment: The alignment of the lines.
  ///   - runs: The runs, one or more.
  package mutating func text(layer: Int, alignment: TextAlignment, runs: [Run]) {
    append(5)
    append(layer)
    append(true)
    append(alignment.rawValue)
    append(runs.count)
    for each in runs { append(each) }
  }

  /// Removes the text of a layer.
  package mutating func noText(layer: Int) {
    append(5)
    append(layer)
    append(false)
  }

  /// Sets the semantics for assistive technology.
  /// - Parameters:
  ///   - role: The role.
  ///   - label: The label, empty for none.
  ///   - isSelected, isEnabled: The state of a control or an item.
  ///   - position, count: The position in its list, from 1, and the list's length; 0 for none.
  ///   - value: The value of a control.
  ///   - expansion: Whether it can be expanded, and is.
  package mutating func semantics(
    layer: Int, role: SemanticsRole, label: String, isSelected: Bool, isEnabled: Bool, position: Int, count: Int,
    value: String, expansion: SemanticsExpansion
  ) {
    append(6)
    append(layer)
    append(role.rawValue)
    append(label)
    append(isSelected)
    append(isEnabled)
    append(position)
    append(count)
    append(value)
    append(expansion.rawValue)
  }

  /// Sets the children of a layer.
  /// - Parameters:
  ///   - children: The layers, back to front.
  package mutating func children(layer: Int, children: [Int]) {
    append(7)
    append(layer)
    append(children.count)
    for each in children { append(each) }
  }

  /// Removes a layer and its remaining descendants.
  package mutating func remove(layer: Int) {
    append(8)
    append(layer)
  }

  /// Sets the picture, above the background.
  /// - Parameters:
  ///   - number: The number under which the picture was passed to the page.
  ///   - width, height: The size in pixels.
  ///   - pieces: The pieces, which do not overlap.
  package mutating func picture(layer: Int, number: Int, width: Double, height: Double, pieces: [Piece]) {
    append(9)
    append(layer)
    append(true)
    append(number)
    append(width)
    append(height)
    append(pieces.count)
    for each in pieces { append(each) }
  }

  /// Removes the picture of a layer.
  package mutating func noPicture(layer: Int) {
    append(9)
    append(layer)
    append(false)
  }

  /// Sets the shape, below the picture.
  /// - Parameters:
  ///   - path: The path, as an SVG path.
  ///   - fill: The fill colour, clear for none.
  ///   - isEvenOdd: Whether it is filled by the even-odd rule.
  ///   - stroke: The stroke colour, clear for none.
  ///   - start, end: The stroked part of the path, 0 to 1.
  ///   - width: The line width.
  ///   - miterLimit: The miter limit, in line widths.
  ///   - cap: The line cap.
  ///   - join: The line join.
  ///   - phase: The offset into the dash pattern at which the line begins.
  ///   - dashes: The lengths of dashes and gaps, alternating.
  package mutating func shape(
    layer: Int, path: String, fill: Color, isEvenOdd: Bool, stroke: Color, start: Double, end: Double, width: Double,
    miterLimit: Double, cap: ShapeCap, join: ShapeJoin, phase: Double, dashes: [Double]
  ) {
    append(10)
    append(layer)
    append(true)
    append(path)
    append(fill)
    append(isEvenOdd)
    append(stroke)
    append(start)
    append(end)
    append(width)
    append(miterLimit)
    append(cap.rawValue)
    append(join.rawValue)
    append(phase)
    append(dashes.count)
    for each in dashes { append(each) }
  }

  /// Removes the shape of a layer.
  package mutating func noShape(layer: Int) {
    append(10)
    append(layer)
    append(false)
  }

  /// Sets the gradient, above the background colour.
  /// - Parameters:
  ///   - kind: Along the line, outwards from its start, or around its start.
  ///   - startX, startY, endX, endY: The line, in units of the size.
  ///   - stops: The colours, two or more.
  package mutating func gradient(
    layer: Int, kind: GradientKind, startX: Double, startY: Double, endX: Double, endY: Double, stops: [Stop]
  ) {
    append(11)
    append(layer)
    append(true)
    append(kind.rawValue)
    append(startX)
    append(startY)
    append(endX)
    append(endY)
    append(stops.count)
    for each in stops { append(each) }
  }

  /// Removes the gradient of a layer.
  package mutating func noGradient(layer: Int) {
    append(11)
    append(layer)
    append(false)
  }

  /// Makes the layer an editable text, which it displays; the page overlays an editor while it is edited.
  /// - Parameters:
  ///   - text: The whole text.
  ///   - label: The label for assistive technology.
  ///   - isEnabled: Whether it can be edited.
  ///   - alignment: The alignment of the text.
  ///   - size, weight: The font, as in CSS.
  ///   - isMonospaced: Whether the font is monospaced.
  ///   - color, tint: The colours of the text and the caret.
  ///   - kind: The type of the HTML input.
  ///   - keyboard: The keys of an on-screen keyboard, as in HTML.
  ///   - returnKey: The label of the return key, as in HTML.
  ///   - capitals: The automatic capitalisation, as in HTML.
  ///   - corrects, checksSpelling: Whether the browser may correct the text and check its spelling.
  package mutating func field(
    layer: Int, text: String, label: String, isEnabled: Bool, alignment: FieldAlignment, size: Double, weight: Double,
    isMonospaced: Bool, color: Color, tint: Color, kind: FieldKind, keyboard: FieldKeyboard, returnKey: FieldReturnKey,
    capitals: FieldCapitals, corrects: Bool, checksSpelling: Bool
  ) {
    append(12)
    append(layer)
    append(text)
    append(label)
    append(isEnabled)
    append(alignment.rawValue)
    append(size)
    append(weight)
    append(isMonospaced)
    append(color)
    append(tint)
    append(kind.rawValue)
    append(keyboard.rawValue)
    append(returnKey.rawValue)
    append(capitals.rawValue)
    append(corrects)
    append(checksSpelling)
  }

  /// Defines a curve for animations that follow. Its layer is 0. Only hosts that run animations get this and the next
  /// two.
  /// - Parameters:
  ///   - number: The number of the curve, from 1. It replaces an older one.
  ///   - pieces: Fractions of the duration, each followed by the progress there.
  package mutating func curve(layer: Int, number: Int, pieces: [Double]) {
    append(13)
    append(layer)
    append(number)
    append(pieces.count)
    for each in pieces { append(each) }
  }

  /// Animates a property, in place of its last animation. Before the beginning, the first value applies.
  /// - Parameters:
  ///   - property: The offset from the layer's own position, the opacity, or the transform.
  ///   - begin, duration: The begin time on the stage's clock, and the duration, in seconds.
  ///   - curve: The number of the curve from the first keyframe to the last, 0 for a line.
  ///   - keyframes: The values, two or more, with as many numbers each.
  package mutating func animate(
    layer: Int, property: AnimateProperty, begin: Double, duration: Double, curve: Int, keyframes: [Keyframe]
  ) {
    append(14)
    append(layer)
    append(property.rawValue)
    append(begin)
    append(duration)
    append(curve)
    append(keyframes.count)
    for each in keyframes { append(each) }
  }

  /// Ends the animation of a property.
  /// - Parameters:
  ///   - property: The property.
  package mutating func stop(layer: Int, property: StopProperty) {
    append(15)
    append(layer)
    append(property.rawValue)
  }

  /// Removes a layer and its descendants, and keeps them as they are. Only hosts that keep layers get this and the next
  /// two.
  package mutating func setAside(layer: Int) {
    append(16)
    append(layer)
  }

  /// Returns a layer that was set aside, without its descendants. What has changed meanwhile follows.
  /// - Parameters:
  ///   - parent: The parent layer.
  package mutating func restore(layer: Int, parent: Int) {
    append(17)
    append(layer)
    append(parent)
  }

  /// Forgets a layer that was set aside.
  package mutating func discard(layer: Int) {
    append(18)
    append(layer)
  }
}
