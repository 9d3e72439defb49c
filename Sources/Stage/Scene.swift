import CoreGraphics
import Foundation
import QuartzCore

/// What is on screen at one moment: the presentation tree, flattened back to front.
///
/// Nodes stand in drawing order, parents before their masks and their children, so a host can draw them one after
/// the other (or nest them by ``Node/parent``). Geometry is in points, in the coordinates of the
/// parent's bounds; times are in seconds.
public struct Scene {
  /// The stage's time that the scene shows.
  public var time: CFTimeInterval
  /// The size of the screen.
  public var size: CGSize
  /// In drawing order, parents before their masks and their children.
  public var nodes: [Node]

  /// What a layer throws behind itself.
  public struct Shadow: Equatable {
    /// Without its opacity.
    public var color: CGColor
    /// 0 to 1.
    public var opacity: Double
    /// Of the blur, in points.
    public var radius: CGFloat
    /// To the right and down, in points.
    public var offset: CGSize
    /// What throws the shadow, in the coordinates of the layer's bounds; nil for what the layer draws.
    public var path: CGPath?
  }

  /// Text to draw inside the bounds, centred vertically.
  public struct Text: Equatable {
    /// Where lines lie in the width.
    public enum Alignment {
      /// As on the screen, whatever the direction of reading is.
      case left, center, right
    }

    /// A piece of text of one look.
    public struct Run: Equatable {
      /// The characters; one run has no other look inside.
      public var string: String
      /// Points.
      public var fontSize: CGFloat
      /// As in CSS: 400 is regular, 700 bold.
      public var fontWeight: Int
      /// Whether all characters are equally wide.
      public var isMonospaced: Bool
      /// In sRGB.
      public var color: CGColor
    }

    /// Where lines lie in the bounds, left to right.
    public var alignment: Alignment
    /// The whole text, in its natural size and not broken into lines; draw ``lines(width:)``.
    public var runs: [Run] { layout.runs.map { Run($0) } }
    /// The whole text without its looks.
    public var string: String { layout.runs.reduce("") { $0 + $1.string } }
    /// The most lines to draw; 0 for no limit.
    public var numberOfLines: Int { layout.numberOfLines }

    let layout: LayerText
  }

  /// What assistive technology is told.
  public struct Semantics: Equatable {
    /// What kind of thing somebody meets there.
    public enum Role {
      /// As the roles of ARIA of these names; `text` is a text by itself, and `none` says nothing.
      case none, list, listItem, button, text, image, header, dialog, slider, toggle, group, textField, searchField
    }
    /// What kind of thing it is.
    public var role: Role
    /// Read aloud; empty where the text itself is.
    public var label: String
    /// Whether it is chosen, as a selected cell.
    public var isSelected: Bool
    /// Whether it can be used.
    public var isEnabled: Bool
    /// One-based place in its list and the list's length, 0 where it has none.
    public var position: Int
    /// The length of its list, 0 where it is in none.
    public var count: Int
    /// What a control is set to, read aloud after the label.
    public var value = ""
    /// Whether what it shows is expanded; nil where it cannot be.
    public var isExpanded: Bool?
  }

  /// What the layer is in a collection view.
  public enum Content {
    /// Anything else.
    case plain
    /// A collection view; where it is scrolled and how large its content is, in points.
    case collectionView(contentOffset: CGPoint, contentSize: CGSize)
    /// A cell, supplementary or decoration view.
    case element(Element)
  }

  /// A collection view's element, and where it is in the data.
  public struct Element: Equatable {
    /// The kinds of elements.
    public enum Category: Int, Sendable {
      /// As in `UICollectionView.ElementCategory`.
      case cell, supplementary, decoration
    }
    /// Which of the three kinds it is.
    public var category: Category
    /// The element kind, nil for cells.
    public var kind: String?
    /// After the latest update; for a disappearing element before it.
    public var section: Int
    /// After the latest update, as the section.
    public var item: Int
    /// As the layout says; elements of a higher one lie in front.
    public var zIndex: Int
    /// The element is disappearing.
    public var isDisappearing: Bool
  }

  /// What of a node is different from the frame before.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The node is new; everything is to be drawn.
    public static let created = Changes(rawValue: 1)
    /// Position, bounds, anchor point or transform.
    public static let geometry = Changes(rawValue: 2)
    /// How opaque the node is.
    public static let opacity = Changes(rawValue: 4)
    /// Colours, corners, border, shadow, clipping, hiding.
    public static let style = Changes(rawValue: 8)
    /// The text, or its look.
    public static let text = Changes(rawValue: 16)
    /// What assistive technology is told.
    public static let semantics = Changes(rawValue: 32)
    /// The image, or its place.
    public static let image = Changes(rawValue: 64)
    /// Shape and gradient.
    public static let drawing = Changes(rawValue: 128)
    /// Everything, as for a node that is drawn anew.
    public static let all = Changes(rawValue: 255)
  }
}

extension Scene: CustomStringConvertible {
  public var description: String { "Scene at \(time) s with \(nodes.count) nodes" }

  /// A collection view's cell as it is seen, nil when it is not on screen. Of several collection views, the one
  /// that is drawn first counts; a cell that disappears yields to one that is there. Linear in the nodes.
  public func cell(at indexPath: IndexPath) -> Node? {
    var disappearing: Node?
    for node in nodes {
      guard case .element(let element) = node.content, element.category == .cell,
        element.section == indexPath[0], element.item == indexPath[1]
      else { continue }
      if !element.isDisappearing { return node }
      disappearing = disappearing ?? node
    }
    return disappearing
  }
}

/// A host's drawing side. The stage calls it in every frame, with only what changed since the last.
@MainActor public protocol SceneRenderer: AnyObject {
  /// A node is new or has changed. A parent is rendered before its children.
  func render(_ node: Scene.Node, changes: Scene.Changes)
  /// The children of a node without its mask, by `id`, back to front; comes after they were rendered. A child that is
  /// not named any more has been removed or has another parent.
  func arrange(_ children: [Int], of id: Int)
  /// The node and everything in it is gone.
  func remove(_ id: Int)
}
