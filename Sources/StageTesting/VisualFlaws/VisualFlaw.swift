import CoreGraphics
import Foundation

/// A fault that a viewer of the screen sees, with its place and time.
public struct VisualFlaw: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of flaws, each with its definition. Lengths are in points, durations in seconds.
  ///
  /// A view counts as opaque from an opacity of 0.9, including its background and its superviews, and a text as
  /// readable from 0.2. The screen is at rest when nothing has moved, faded or changed for 0.1 s.
  public enum Kind: String, CaseIterable, Sendable {
    /// Two readable texts overlap by at least 3 points in both directions, for at least 0.05 s.
    ///
    /// A text that an opaque view hides doesn't count. A cross-fade is allowed: two texts with a common left edge,
    /// centre or right edge and a common vertical centre, to 2 points, whose opacities have a sum of at most 1.2.
    case overlappingTexts
    /// Something opaque, which is neither its superview nor inside it, covers at least 5 % of a line of text or of a
    /// control while the screen is at rest.
    ///
    /// Content of a scroll view counts if something outside of that scroll view covers it and scrolling can't move it
    /// clear. Other content counts if the two are in the same cell, or both in none, and a part of the line remains
    /// visible. Views of at least a quarter of the screen are taken for sheets, which may cover anything, as are rounded
    /// views with controls or texts, such as menus and popovers, that come after the first frame.
    case covered
    /// There is nothing where the layout of a collection view has an element, for at least 0.05 s: the element has no
    /// view, or the rows of a list, which touch each other in the layout, come apart by at least 4 points and show what
    /// is behind the list, or a decoration view of another colour, such as the background of a section.
    case hole
    /// An element of a collection view appears at once while others are moved by an animation: it has an opacity of at
    /// least 0.7 and a visible size of at least 16 by 16 points in its first frame, without coming from an edge, from
    /// behind another element, or in the place of another element.
    case suddenAppearance
    /// An element of a collection view vanishes at once while others are moved by an animation; the opposite of
    /// ``suddenAppearance``.
    case suddenDisappearance
    /// A header that can be pinned is more than 2 points outside of its section for at least 0.03 s: it lies on what
    /// cells of another section draw, or on its own first cell below the place where it is pinned. A header that
    /// something opaque hides doesn't count.
    ///
    /// Collection views with headers that have lain on cells of their sections are examined, unless they scroll
    /// horizontally.
    case misplacedHeader
    /// An opaque view takes a corner or a bay out of a picture of at least 40 by 40 points, only during a transition:
    /// it covers between 2 % and 95 % of the visible picture without reaching across its whole width or height, is in
    /// the same cell or beside it, and does not cover the picture at rest before or afterwards.
    case notch
    /// The opacity of a view rises and falls, or falls and rises, by at least 0.3 within 0.2 s. A view that comes and
    /// goes counts as well. Elements of collection views, which scroll in and out, controls, which react to touches,
    /// changes that a touch, wheel or key reverses, and views that cross-fade with one of the same frame, now or when they
    /// came, are excluded.
    case flash
  }

  /// The kind of the flaw.
  public var kind: Kind
  /// The view that has the flaw, such as `text “Lake Bled”` or `cell [0, 2]`.
  public var subject: String
  /// The description of the flaw, to follow the subject.
  public var words: String
  /// The place on the screen, in points.
  public var frame: CGRect
  /// The time of the first frame with the flaw, in seconds of the stage.
  public var time: Double
  /// The time from the first frame with the flaw to the last one, in seconds; 0 for a single frame.
  public var duration: Double

  /// A sentence with the time, the subject, the flaw, its place and its duration.
  public var description: String {
    let place = [frame.minX, frame.minY, frame.width, frame.height].map { VisualFlaw.text($0, decimals: 1) }
    let length = duration > 0 ? ", for \(VisualFlaw.text(duration, decimals: 2)) s" : ""
    return "at \(VisualFlaw.text(time, decimals: 3)) s the \(subject) \(words), at (\(place.joined(separator: ", ")))"
      + length
  }

  static func text(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = String(format: "%.\(decimals)f", value)
    guard text.contains(".") else { return text }
    let short = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return short.isEmpty ? "0" : String(short.reversed())
  }
}
