/// One line of a script: what is done to the collection view.
///
/// Its numbers are raw: they are reduced to what there is when the operation is performed (item 17 of 5 is item 2). So
/// any list of operations can be performed, also with some of them left out, and failing scripts can be shortened.
struct Operation: Equatable {
  var kind: Kind
  /// As many as the kind has.
  var numbers: [Int] = []
  /// The changes of a batch.
  var edits: [Edit] = []

  enum Kind: String, CaseIterable {
    /// Style, then the changes; see ``BatchStyle``.
    case batch
    /// A batch that contradicts itself or the data: kind, section, item.
    case mistake
    /// New data and `reloadData()`: seed; 1 to leave the layout to the next operation, or to animate a snapshot.
    case reload
    /// Another layout: which; 0 by the setter, 1 animated, 2 animated in an animation block, 3 and 4 by hand, finished
    /// and cancelled.
    case exchange
    /// A parameter of the layout changes: which; 0 at once, 1 in an animation, 2 in an empty batch, 3 at the next layout.
    case adjust
    /// Section and item, which a partial invalidation context names.
    case invalidate
    /// Content offset in thousandths of its range, x and y; 0 at once, 1 animated, 2 in an animation block.
    case offset
    /// Section, item, position, 1 for animated.
    case scrollToItem
    /// A finger goes down at a point in hundredths of the screen.
    case down
    /// The finger moves by so many points in each of so many frames: x, y, frames.
    case move
    case up
    case cancel
    /// A touch at a point in hundredths of the screen.
    case tap
    /// Points.
    case wheel
    /// Width and height; 0 at once, 1 in an animation block, 2 the whole screen, 3 and another size before it is laid out,
    /// 4 and back.
    case resize
    /// Top, left, bottom and right content inset, in points.
    case inset
    /// Section, item, 1 for animated.
    case select
    case deselect
    /// An item on screen is taken up by hand: which.
    case lift
    /// It is carried to a point in hundredths of the screen.
    case carry
    case drop
    /// It goes back to where it was.
    case putBack
    /// Something is done in a callback to come: callback, deed, its number, how many calls to let pass; see
    /// ``Interjection``.
    case interject
    /// 1 to allow multiple selection.
    case multiple
    /// 1 to have a background view.
    case background
    /// How the content scrolls: 0 as usual, 1 by pages, 2 locked to a direction, 3 to where the delegate wants.
    case manner
    /// Frames go by.
    case wait
    /// Frames go by until everything rests.
    case settle

    // Only done to the gallery; see Gallery/GalleryTrial+Touches.swift.

    /// A demo: which; 0 at once, else animated.
    case open
    /// 0 back, 1 back at once, 2 to the index at once, 3 another gallery in the window.
    case leave
    /// A button, counted back to front.
    case press
    /// A finger goes down on a button and stays.
    case hold
    /// A finger from a point to another one, in hundredths of the screen, and frames.
    case drag
    /// A finger from the left edge: how far down and how far to the right, in hundredths of the screen, and frames.
    case swipe
    /// Two fingers: their middle in hundredths of the screen, their distance at first and at last in points, frames.
    case pinch
    case key
    /// The screen's sides change places: 1 for animated.
    case turn
    /// A parameter of the demo: which, and thousandths of its range.
    case choose
    /// A finger makes a gesture on views of their own; its number says which.
    case gesture

    // Only done to screens; see Screens/ScreenTrial+Changes.swift.

    /// The same data is shown anew: 0 all, 1 what is on screen, 2 a section, 3 an item; section, item.
    case refresh
    /// An item wants another size: section, item; 0 it is reloaded, 1 reconfigured, 2 its cell says so.
    case grow
    /// 0 the size of text, 1 light or dark, 2 the direction of reading; which; 1 in an animation block.
    case trait
    /// Room for a keyboard, in points; 0 by the content inset, 1 by the safe area, in an animation; 2 at once.
    case keyboard
    /// A property animator: what is done with it, and a number; see Screens/ScreenTrial+Animators.swift.
    case animator
    /// An item of an outline is expanded or collapsed: section, item; 0 without animation.
    case toggle
    /// A row is pulled aside: which, points, frames; 0 let go, 1 thrown, 2 thrown back, 3 taken away.
    case slide
    /// 1 to edit.
    case editing
    /// A row is carried by its handle: which, points, frames.
    case handle
    /// Which screen changes are made to; 0 the one in front.
    case turnTo
    /// Which of two stages fingers are on.
    case device

    /// How many numbers it takes.
    var count: Int {
      switch self {
      case .refresh, .grow, .trait, .toggle, .handle: 3
      case .keyboard, .animator: 2
      case .slide: 4
      case .editing, .turnTo, .device: 1
      case .drag, .pinch: 5
      case .swipe: 3
      case .open, .choose: 2
      case .leave, .press, .hold, .key, .turn, .gesture: 1
      case .inset, .scrollToItem, .interject: 4
      case .mistake, .offset, .move, .resize, .select, .deselect: 3
      case .reload, .exchange, .adjust, .invalidate, .down, .tap, .wheel, .carry: 2
      case .batch, .multiple, .background, .manner, .wait, .lift: 1
      case .up, .cancel, .settle, .drop, .putBack: 0
      }
    }
  }
}
