import CoreGraphics
import Foundation
import QuartzCore

/// The presentation tree at one time, flattened from back to front.
///
/// Nodes are in drawing order, parents before their masks and children, so a host can draw one after the other, or nest
/// them by ``Node/parent``. Geometry is in points, in the coordinates of the parent's bounds; times are in seconds.
public struct Scene {
  /// The stage's time.
  public var time: CFTimeInterval
  /// The size of the screen, in points.
  public var size: CGSize
  /// The nodes in drawing order, parents before their masks and children.
  public var nodes: [Node]

  /// The shadow of a layer.
  public struct Shadow: Equatable {
    /// The colour, without the opacity.
    public var color: CGColor
    /// The opacity from 0 to 1.
    public var opacity: Double
    /// The blur radius, in points.
    public var radius: CGFloat
    /// The offset to the right and down, in points.
    public var offset: CGSize
    /// The path that casts the shadow, in the coordinates of the layer's bounds, or nil for the layer's contents.
    public var path: CGPath?
  }

  /// A text drawn inside the bounds, centred vertically.
  public struct Text: Equatable {
    /// The horizontal alignment of lines.
    public enum Alignment {
      /// The physical side, independent of the reading direction.
      case left, center, right
    }

    /// A run of text in a single style.
    public struct Run: Equatable {
      /// The characters of the run.
      public var string: String
      /// The font size in points.
      public var fontSize: CGFloat
      /// The font weight as in CSS: 400 is regular, 700 bold.
      public var fontWeight: Int
      /// Whether the font is monospaced.
      public var isMonospaced: Bool
      /// The colour in sRGB.
      public var color: CGColor
    }

    /// The horizontal alignment of lines.
    public var alignment: Alignment
    /// The whole text in its natural size, without line breaking. To draw it, use ``lines(width:)``.
    public var runs: [Run] { layout.runs.map { Run($0) } }
    /// The whole text without styles.
    public var string: String { layout.runs.reduce("") { $0 + $1.string } }
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines: Int { layout.numberOfLines }

    let layout: LayerText
  }

  /// The description of a node for assistive technology.
  public struct Semantics: Equatable {
    /// The role of a node.
    public enum Role {
      /// The ARIA roles of the same names. `text` is standalone text, and `none` is not announced.
      case none, list, listItem, button, text, image, header, dialog, slider, toggle, group, textField, searchField
    }
    /// The role of the node.
    public var role: Role
    /// The label that is read aloud; empty if the text itself is.
    public var label: String
    /// Whether the node is selected, like a selected cell.
    public var isSelected: Bool
    /// Whether the node is enabled.
    public var isEnabled: Bool
    /// The one-based position in its list; 0 outside a list.
    public var position: Int
    /// The length of its list; 0 outside a list.
    public var count: Int
    /// The value of a control, read aloud after the label.
    public var value = ""
    /// Whether the content is expanded; nil if it cannot be.
    public var isExpanded: Bool?
  }

  /// The role of a layer in a collection view.
  public enum Content {
    /// None.
    case plain
    /// A collection view, with its content offset and content size in points.
    case collectionView(contentOffset: CGPoint, contentSize: CGSize)
    /// A cell, supplementary view or decoration view.
    case element(Element)
  }

  /// An element of a collection view and its index path.
  public struct Element: Equatable {
    /// The kinds of elements.
    public enum Category: Int, Sendable {
      /// The cases of `UICollectionView.ElementCategory`.
      case cell, supplementary, decoration
    }
    /// The category of the element.
    public var category: Category
    /// The element kind; nil for cells.
    public var kind: String?
    /// The section after the latest update, or before it for a disappearing element.
    public var section: Int
    /// The item after the latest update, or before it for a disappearing element.
    public var item: Int
    /// The z-index in the layout. Higher ones are in front.
    public var zIndex: Int
    /// Whether the element is disappearing.
    public var isDisappearing: Bool

    package init(category: Category, kind: String?, section: Int, item: Int, zIndex: Int, isDisappearing: Bool) {
      self.category = category
      self.kind = kind
      self.section = section
      self.item = item
      self.zIndex = zIndex
      self.isDisappearing = isDisappearing
    }
  }

  /// The differences of a node from the previous frame.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The node is new and has to be drawn completely.
    public static let created = Changes(rawValue: 1)
    /// The position, bounds, anchor point or transform.
    public static let geometry = Changes(rawValue: 2)
    /// The opacity.
    public static let opacity = Changes(rawValue: 4)
    /// The colours, corners, border, shadow, clipping or visibility.
    public static let style = Changes(rawValue: 8)
    /// The text or its style.
    public static let text = Changes(rawValue: 16)
    /// The semantics for assistive technology.
    public static let semantics = Changes(rawValue: 32)
    /// The image or its position.
    public static let image = Changes(rawValue: 64)
    /// The shape or the gradient.
    public static let drawing = Changes(rawValue: 128)
    /// Everything, as for a node that is redrawn.
    public static let all = Changes(rawValue: 255)
  }
}

extension Scene: CustomStringConvertible {
  public var description: String { "Scene at \(time) s with \(nodes.count) nodes" }

  /// Returns the presented cell at an index path, or nil if it is not visible. With several collection views, the one
  /// drawn first is used; a disappearing cell is returned only if there is no other. Linear in the number of nodes.
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

/// The drawing side of a host. The stage calls it in every frame, with only the changes since the previous one.
@MainActor public protocol SceneRenderer: AnyObject {
  /// Draws a new or changed node. Parents are rendered before their children.
  func render(_ node: Scene.Node, changes: Scene.Changes)
  /// Sets the order of a node's children except its mask, by `id`, back to front, after they have been rendered. A
  /// child that is missing has been removed or has another parent.
  func arrange(_ children: [Int], of id: Int)
  /// Removes a node and its descendants.
  func remove(_ id: Int)
}
