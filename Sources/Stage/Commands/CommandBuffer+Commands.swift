// Written by Tools/Commands/commands.py from Tools/Commands/commands.txt: change that, and run it again.

extension CommandBuffer {
  enum TextAlignment: Int { case left, center, right }

  enum SemanticsRole: Int {
    case none, list, listItem, button, text, image, header, dialog, slider, toggle, group, textField, searchField
  }

  enum SemanticsExpansion: Int { case none, collapsed, expanded }

  enum ShapeCap: Int { case butt, round, square }

  enum ShapeJoin: Int { case miter, round, bevel }

  enum GradientKind: Int { case axial, radial, conic }

  enum FieldAlignment: Int { case left, center, right }

  enum FieldKind: Int { case text, search, password }

  enum FieldKeyboard: Int { case text, url, tel, email, numeric, decimal, search }

  enum FieldReturnKey: Int { case enter, done, go, next, search, send }

  enum FieldCapitals: Int { case none, words, sentences, characters }

  /// Not premultiplied.
  struct Color {
    /// 0 to 1.
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  mutating func append(_ value: Color) {
    append(value.red)
    append(value.green)
    append(value.blue)
    append(value.alpha)
  }

  /// A piece of text in one look.
  struct Run {
    /// Lines end with a line break.
    var string: String
    /// Of the font.
    var size: Double
    /// Of the font, as in CSS.
    var weight: Int
    /// Whether all characters are equally wide.
    var isMonospaced: Bool
    /// Of the text.
    var color: Color
  }

  mutating func append(_ value: Run) {
    append(value.string)
    append(value.size)
    append(value.weight)
    append(value.isMonospaced)
    append(value.color)
  }

  /// A part of a picture: the whole of it goes through the matrix and is cut off at the frame.
  struct Piece {
    /// The frame.
    var left: Double
    var top: Double
    var width: Double
    var height: Double
    /// The matrix of the whole picture, from pixels to points.
    var a: Double
    var b: Double
    var c: Double
    var d: Double
    var tx: Double
    var ty: Double
  }

  mutating func append(_ value: Piece) {
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
  struct Stop {
    /// 0 at the start, 1 at the end.
    var location: Double
    /// There.
    var color: Color
  }

  mutating func append(_ value: Stop) {
    append(value.location)
    append(value.color)
  }

  /// A new layer. What it looks like follows.
  /// - Parameters:
  ///   - parent: The layer that it is in, 0 for the window.
  ///   - isMask: Whether it is its parent's mask.
  mutating func create(layer: Int, parent: Int, isMask: Bool) {
    append(1)
    append(layer)
    append(parent)
    append(isMask)
  }

  /// Where the layer is, in the inner coordinates of its parent.
  /// - Parameters:
  ///   - left, top, width, height: The frame before the transform.
  ///   - originX, originY: The bounds' origin, where its children are scrolled to.
  ///   - anchorX, anchorY: What stays in place under the transform, in units of the size.
  ///   - matrix: The transform: a b c d tx ty or m11 to m44, none for the identity.
  mutating func geometry(
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

  /// How opaque the layer is with all that is in it.
  /// - Parameters:
  ///   - opacity: 0 to 1.
  mutating func opacity(layer: Int, opacity: Double) {
    append(3)
    append(layer)
    append(opacity)
  }

  /// The box of the layer.
  /// - Parameters:
  ///   - isHidden: Whether it is not drawn.
  ///   - clips: Whether its children are cut off at its bounds.
  ///   - background: Clear for none.
  ///   - cornerRadius: Of the round corners.
  ///   - borderWidth: Inside of the bounds.
  ///   - border: Clear for none.
  ///   - shadow: Clear for none.
  ///   - shadowRadius: The standard deviation of the blur.
  ///   - shadowX, shadowY: The offset.
  ///   - corners: Which are round: the sum of 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  ///   - shadowPath: What throws the shadow as an SVG path, none for the layer itself.
  mutating func style(
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

  /// The text, from top to bottom in the middle of the layer.
  /// - Parameters:
  ///   - alignment: Of the lines.
  ///   - runs: One or more.
  mutating func text(layer: Int, alignment: TextAlignment, runs: [Run]) {
    append(5)
    append(layer)
    append(true)
    append(alignment.rawValue)
    append(runs.count)
    for each in runs { append(each) }
  }

  /// The layer has no text.
  mutating func noText(layer: Int) {
    append(5)
    append(layer)
    append(false)
  }

  /// What assistive technology is told.
  /// - Parameters:
  ///   - role: What it is.
  ///   - label: Empty for none.
  ///   - isSelected, isEnabled: As a control or an item.
  ///   - position, count: The place in its list, from 1, and the list's length; 0 for none.
  ///   - value: What a control is set to.
  ///   - expansion: Whether it can be expanded, and is.
  mutating func semantics(
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

  /// What is in the layer.
  /// - Parameters:
  ///   - children: Layers, back to front.
  mutating func children(layer: Int, children: [Int]) {
    append(7)
    append(layer)
    append(children.count)
    for each in children { append(each) }
  }

  /// The layer is gone, with all that is still in it.
  mutating func remove(layer: Int) {
    append(8)
    append(layer)
  }

  /// The picture, above the background.
  /// - Parameters:
  ///   - number: By which it was handed over.
  ///   - width, height: Pixels.
  ///   - pieces: None of them overlap.
  mutating func picture(layer: Int, number: Int, width: Double, height: Double, pieces: [Piece]) {
    append(9)
    append(layer)
    append(true)
    append(number)
    append(width)
    append(height)
    append(pieces.count)
    for each in pieces { append(each) }
  }

  /// The layer has no picture.
  mutating func noPicture(layer: Int) {
    append(9)
    append(layer)
    append(false)
  }

  /// A path, below the picture.
  /// - Parameters:
  ///   - path: As an SVG path.
  ///   - fill: Clear for none.
  ///   - isEvenOdd: Whether it is filled by the even-odd rule.
  ///   - stroke: Clear for none.
  ///   - start, end: The part of the line that is drawn, 0 to 1.
  ///   - width: Of the line.
  ///   - miterLimit: In widths of the line.
  ///   - cap: How the line ends.
  ///   - join: How it goes round corners.
  ///   - phase: How far into the dashes the line begins.
  ///   - dashes: Lengths that are drawn and left out in turn.
  mutating func shape(
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

  /// The layer has no shape.
  mutating func noShape(layer: Int) {
    append(10)
    append(layer)
    append(false)
  }

  /// Above the background colour.
  /// - Parameters:
  ///   - kind: Along the line, outwards from its start, or round its start.
  ///   - startX, startY, endX, endY: In units of the size.
  ///   - stops: Two or more.
  mutating func gradient(
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

  /// The layer has no gradient.
  mutating func noGradient(layer: Int) {
    append(11)
    append(layer)
    append(false)
  }

  /// Text can be typed in the layer, which shows it; the page lays an editor over it while it is edited.
  /// - Parameters:
  ///   - text: All of it.
  ///   - label: Read aloud.
  ///   - isEnabled: Whether it can be edited.
  ///   - alignment: Of the text.
  ///   - size, weight: Of the font, as in CSS.
  ///   - isMonospaced: Whether the font is.
  ///   - color, tint: Of the text, and of the caret.
  ///   - kind: What a browser calls it.
  ///   - keyboard: Keys of a keyboard on the screen, as in HTML.
  ///   - returnKey: As in HTML.
  ///   - capitals: Which letters are made capitals, as in HTML.
  ///   - corrects, checksSpelling: Whether the browser may.
  mutating func field(
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
}
