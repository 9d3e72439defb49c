/// Picture frames, empty in the middle.
enum Frames {
  /// Returns a wooden frame as wide as a sixteenth of its height.
  static func wood(width: Int, height: Int) -> Sketch {
    var sketch = Sketch(width: width, height: height)
    let edge = max(4, height / 16)
    let wood = sketch.gradient("#b98a55", "#8a5a2b", "#c89a63")
    let half = edge / 2
    func outline(_ inset: Int) -> String {
      "M\(inset) \(inset)H\(width - inset)V\(height - inset)H\(inset)Z"
    }
    sketch.line(outline(half), wood, width: edge)
    sketch.line(outline(edge - 1), "#5c3a18", width: 1)
    return sketch
  }
}
