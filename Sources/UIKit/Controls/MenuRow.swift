/// A row of an open menu: a checkmark, a title, an optional subtitle, and an image at the end. With the geometry of iOS 26.
@MainActor final class MenuRow: UIControl {
  /// The minimum height of a row, in points.
  static let height: CGFloat = 42
  /// The distance of the title from the upper edge, in points, and of a subtitle from the lower edge.
  private static let top: CGFloat = 32.0 / 3
  /// The distances above and below a title, together, in points.
  private static let room: CGFloat = 21
  /// The distance between title and subtitle, in points.
  private static let gap: CGFloat = 2.0 / 3
  /// The distance of text and images from the sides, in points.
  static let margin: CGFloat = 28
  /// The additional distance of the text in a menu with marks, in points.
  private static let markWidth: CGFloat = 12

  /// Whether a row of the menu has a mark, so that all have space for it.
  var hasMarks = false { didSet { if hasMarks != oldValue { setNeedsLayout() } } }
  /// Whether the row has a mark.
  var isMarked: Bool { mark != nil }
  private var start: CGFloat { MenuRow.margin + (hasMarks ? MenuRow.markWidth : 0) }

  private let label = UILabel()
  private let detail: UILabel?
  private let mark: UIImageView?
  private let imageView: UIImageView?

  /// Creates a row.
  /// - Parameter isBack: Whether the row leads back from a submenu.
  init(_ element: UIMenuElement, isBack: Bool = false) {
    let attributes = (element as? UIAction)?.attributes ?? []
    let menu = element as? UIMenu
    let isDestructive = attributes.contains(.destructive) || menu?.options.contains(.destructive) ?? false
    let color: UIColor =
      attributes.contains(.disabled) ? .tertiaryLabel : isDestructive ? .systemRed : .label
    detail = element.subtitle.map { text in
      let label = UILabel()
      label.text = text
      label.font = .adjustable(.footnote)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textColor = .secondaryLabel
      return label
    }
    func symbol(_ image: UIImage?) -> UIImageView? {
      guard let image else { return nil }
      let view = UIImageView(image: image)
      view.tintColor = color
      return view
    }
    let state = (element as? UIAction)?.state ?? .off
    let markName = isBack ? "chevron.left" : state == .on ? "checkmark" : state == .mixed ? "minus" : nil
    mark = symbol(markName.flatMap { UIImage(systemName: $0) })
    imageView = symbol(element.image ?? (menu == nil || isBack ? nil : UIImage(systemName: "chevron.right")))
    super.init(frame: .zero)
    label.text = element.title
    label.font = .adjustable(.body, weight: isBack ? .semibold : .regular)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = color
    for view in [label, detail, mark, imageView] as [UIView?] { if let view { addSubview(view) } }
    isEnabled = !attributes.contains(.disabled)
    isSelected = state == .on
    accessibilityLabel = element.title
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of title and subtitle for a width.
  override func naturalHeight(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: textWidth(width), height: 0)
    let text = label.sizeThatFits(room).height
    guard let detail else { return max(MenuRow.height, text + MenuRow.room) }
    return 2 * MenuRow.top + text + MenuRow.gap + detail.sizeThatFits(room).height
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - start - MenuRow.margin - (imageView?.image.map { $0.size.width + 8 } ?? 0))
  }

  override func stateDidChange() { backgroundColor = isHighlighted ? .systemFill : nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: CGRect) {
      view?.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    let image = imageView?.image?.size ?? .zero
    let end = bounds.width - MenuRow.margin - image.width
    place(
      imageView, CGRect(x: end, y: (bounds.height - image.height) / 2, width: image.width, height: image.height))
    let marked = mark?.image?.size ?? .zero
    place(
      mark,
      CGRect(
        x: (start - marked.width) / 2 + 2, y: (bounds.height - marked.height) / 2, width: marked.width,
        height: marked.height))
    label.textAlignment = isMirrored ? .right : .left
    detail?.textAlignment = label.textAlignment
    let width = textWidth(bounds.width)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    place(label, CGRect(x: start, y: MenuRow.top, width: width, height: height))
    guard let detail else { return }
    let detailHeight = detail.sizeThatFits(CGSize(width: width, height: 0)).height
    place(detail, CGRect(x: start, y: MenuRow.top + height + MenuRow.gap, width: width, height: detailHeight))
  }
}
