import CollectionMotion
import UIKit

/// A button that opens a sheet with sliders, switches and choices: on a bar at the bottom, beside a hint, or in the
/// corner of a demo that fills the screen. Touches beside the bar, the button and the sheet reach the demo.
final class OptionsPanel: UIView {
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 20
  private static let gap: CGFloat = 12

  private struct Row {
    let label: UILabel
    let control: UIControl
    /// The width in points; nil for the width that the label leaves.
    let width: CGFloat?
  }

  private let sheet = UIView()
  private var rows: [Row] = []
  private var isOpen = false
  private lazy var button: UIButton = UIButton.titled("Options", weakly(self) { $0.toggle() })
  private let hintLabel = UILabel()
  private let bar = BarView()

  /// The height of the bar, in points.
  static let barHeight: CGFloat = 48

  /// Whether there is a bar, below the content.
  var hasBar = false {
    didSet {
      bar.isHidden = !hasBar
      button.backgroundColor = hasBar ? nil : OptionsPanel.dark
      button.setTitleColor(hasBar ? .systemBlue : .white, for: .normal)
      setNeedsLayout()
    }
  }

  private static let dark = UIColor.gray(0.12, dark: 0.3).withAlphaComponent(0.85)

  /// A short instruction on the bar, beside the button.
  var hint: String? {
    didSet {
      hintLabel.text = hint
      hintLabel.isHidden = hint == nil
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    sheet.backgroundColor = .gray(1, dark: 0.17)
    sheet.layer.cornerRadius = 20
    sheet.layer.shadowOpacity = 0.25
    sheet.layer.shadowRadius = 12
    sheet.isHidden = true
    addSubview(sheet)
    bar.isHidden = true
    addSubview(bar)
    hintLabel.textColor = .secondaryLabel
    hintLabel.font = .systemFont(ofSize: 14)
    hintLabel.isHidden = true
    addSubview(hintLabel)
    button.backgroundColor = OptionsPanel.dark
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
    button.layer.cornerRadius = 18
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  /// The height that is kept free above the bottom of the safe area, in points.
  var bottomMargin: CGFloat = 0 { didSet { setNeedsLayout() } }

  // MARK: Rows

  /// Adds a row for a parameter. It also reflects changes from elsewhere.
  func add(_ parameter: DemoParameter) {
    switch parameter.kind {
    case .slider, .number: addSlider(parameter)
    case .toggle: addSwitch(parameter)
    case .choice: addChoice(parameter)
    }
  }

  private func addSlider(_ parameter: DemoParameter) {
    let slider = UISlider()
    slider.minimumValue = Float(parameter.range.lowerBound)
    slider.maximumValue = Float(parameter.range.upperBound)
    let label = addRow(parameter.title, slider, width: nil)
    let title = parameter.title
    let show = weakly(slider) { (slider: UISlider, value: CGFloat) in
      slider.value = Float(value)
      label.text = title + " " + OptionsPanel.text(value)
    }
    show(CGFloat(parameter.value))
    parameter.onChange(show)
    slider.addAction(
      UIAction(handler: weakly(slider) { slider, _ in parameter.choose(Double(slider.value)) }), for: .valueChanged)
  }

  private func addSwitch(_ parameter: DemoParameter) {
    let control = UISwitch()
    control.isOn = parameter.isOn
    addRow(parameter.title, control, width: control.sizeThatFits(.zero).width)
    parameter.onChange(weakly(control) { $0.isOn = $1 != 0 })
    control.addAction(
      UIAction(handler: weakly(control) { control, _ in parameter.choose(control.isOn ? 1 : 0) }), for: .valueChanged)
  }

  private func addChoice(_ parameter: DemoParameter) {
    let control = UISegmentedControl(items: parameter.choices)
    control.selectedSegmentIndex = parameter.index
    addRow(parameter.title, control, width: min(58 * CGFloat(parameter.choices.count), 256))
    parameter.onChange(weakly(control) { $0.selectedSegmentIndex = Int($1) })
    control.addAction(
      UIAction(handler: weakly(control) { control, _ in parameter.choose(Double(control.selectedSegmentIndex)) }),
      for: .valueChanged)
  }

  @discardableResult private func addRow(_ title: String, _ control: UIControl, width: CGFloat?) -> UILabel {
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .gray(0.15, dark: 0.9)
    control.accessibilityLabel = title
    sheet.addSubview(label)
    sheet.addSubview(control)
    rows.append(Row(label: label, control: control, width: width))
    setNeedsLayout()
    return label
  }

  /// Returns a number with two decimals.
  private static func text(_ value: CGFloat) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let decimals = hundredths % 100
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    return sign + "\(hundredths / 100)." + (decimals < 10 ? "0" : "") + "\(decimals)"
  }

  // MARK: Hint

  /// Fades out the hint.
  func dismissHint() {
    guard hint != nil, hintLabel.alpha > 0 else { return }
    UIView.animate(
      withDuration: 0.25, animations: { self.hintLabel.alpha = 0 }, completion: weakly(self) { $0.hint = nil })
  }

  // MARK: Opening

  private func toggle() {
    isOpen.toggle()
    button.setTitle(isOpen ? "Done" : "Options", for: .normal)
    sheet.isHidden = false
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: [],
      animations: { self.layoutRows() },
      completion: weakly(self) { $0.sheet.isHidden = !$0.isOpen })
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (hasBar && bar.frame.contains(point)) || button.frame.contains(point) || (isOpen && sheet.frame.contains(point))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  private func layoutRows() {
    let height = CGFloat(rows.count) * OptionsPanel.rowHeight + 2 * OptionsPanel.gap
    var room = bounds.inset(by: safeAreaInsets)
    bar.frame = CGRect(x: 0, y: room.maxY, width: bounds.width, height: bounds.height - room.maxY)
    room.size.height -= bottomMargin
    let width = min(room.width - 2 * OptionsPanel.gap, 480)
    let top = isOpen ? room.maxY - height - (hasBar ? 12 : 60) : bounds.height
    sheet.frame = CGRect(x: room.midX - width / 2, y: top, width: width, height: height)
    // The safe area ends above the bar.
    let y = hasBar ? room.maxY + (OptionsPanel.barHeight - 36) / 2 : room.maxY - 48
    button.frame = CGRect(x: room.maxX - 96, y: y, width: 84, height: 36)
    hintLabel.frame = CGRect(x: room.minX + 20, y: y, width: max(0, button.frame.minX - room.minX - 24), height: 36)
    for (index, row) in rows.enumerated() {
      let y = OptionsPanel.gap + CGFloat(index) * OptionsPanel.rowHeight
      let inner = width - 2 * OptionsPanel.margin
      let controlWidth = row.width ?? inner - 130
      row.label.frame = CGRect(
        x: OptionsPanel.margin, y: y, width: inner - controlWidth - OptionsPanel.gap, height: OptionsPanel.rowHeight)
      let room = CGSize(width: controlWidth, height: OptionsPanel.rowHeight)
      let controlHeight = min(row.control.sizeThatFits(room).height, room.height)
      row.control.frame = CGRect(
        x: width - OptionsPanel.margin - controlWidth, y: y + (OptionsPanel.rowHeight - controlHeight) / 2,
        width: controlWidth, height: controlHeight)
    }
  }
}
