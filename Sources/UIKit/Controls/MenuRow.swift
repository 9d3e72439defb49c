/// A row of an open menu: a checkmark, a title, an optional subtitle, and an image at the end.
@MainActor final class MenuRow: UIControl {
  /// The minimum height of a row, in points.
  static let height: CGFloat = 44
  /// The vertical padding of the text, in points, and between title and subtitle.
  private static let room: CGFloat = 17
  private static let gap: CGFloat = 4
  private static let start: CGFloat = 32
  private static let padding: CGFloat = 16

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
    return max(MenuRow.height + 14, text + MenuRow.gap + detail.sizeThatFits(room).height + MenuRow.room)
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - MenuRow.padding - (imageView?.image?.size.width ?? 0) - MenuRow.start - 8)
  }

  override func stateDidChange() { backgroundColor = isHighlighted ? .systemFill : nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView?, _ frame: CGRect) {
      view?.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
    let image = imageView?.image?.size ?? .zero
    let end = bounds.width - MenuRow.padding - image.width
    place(
      imageView, CGRect(x: end, y: (bounds.height - image.height) / 2, width: image.width, height: image.height))
    let marked = mark?.image?.size ?? .zero
    place(
      mark,
      CGRect(
        x: (MenuRow.start - marked.width) / 2, y: (bounds.height - marked.height) / 2, width: marked.width,
        height: marked.height))
    label.textAlignment = isMirrored ? .right : .left
    detail?.textAlignment = label.textAlignment
    let width = textWidth(bounds.width)
    guard let detail else { return place(label, CGRect(x: MenuRow.start, y: 0, width: width, height: bounds.height)) }
    let heights = (
      label.sizeThatFits(CGSize(width: width, height: 0)).height,
      detail.sizeThatFits(CGSize(width: width, height: 0)).height
    )
    let top = (bounds.height - heights.0 - MenuRow.gap - heights.1) / 2
    place(label, CGRect(x: MenuRow.start, y: top, width: width, height: heights.0))
    place(detail, CGRect(x: MenuRow.start, y: top + heights.0 + MenuRow.gap, width: width, height: heights.1))
  }
}
