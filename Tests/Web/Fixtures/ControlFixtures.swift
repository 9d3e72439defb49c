import UIKit

/// A slider, a switch and a button with an image.
final class ControlFixture: UIViewController {
  override func viewDidLoad() {
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    slider.value = 0.5
    slider.accessibilityLabel = "slider"
    view.addSubview(slider)
    let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 0, height: 0))
    toggle.accessibilityLabel = "switch"
    view.addSubview(toggle)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 140, width: 200, height: 50)
    button.setTitle("Four colours", for: .normal)
    button.setImage(UIImage(named: "quadrants"), for: .normal)
    view.addSubview(button)
  }
}

/// One label as large as its text, one with lines in a width of 200 points, and one with pieces of several looks.
final class TextFixture: UIViewController {
  override func viewDidLoad() {
    let text = "Starlings wheel above the pier before they settle for the night, thousands of them, in one cloud."
    let line = UILabel(frame: CGRect(x: 10, y: 10, width: 0, height: 0))
    line.text = "As wide as it looks: WWW iii"
    line.sizeToFit()
    view.addSubview(line)
    let lines = UILabel(frame: CGRect(x: 10, y: 60, width: 200, height: 0))
    lines.numberOfLines = 0
    lines.textAlignment = .center
    lines.text = text
    lines.frame.size.height = lines.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.addSubview(lines)
    let short = UILabel(frame: CGRect(x: 10, y: 300, width: 200, height: 60))
    short.numberOfLines = 2
    short.text = text
    view.addSubview(short)
    let styled = NSMutableAttributedString(string: "Starlings ")
    styled.append(NSAttributedString(string: "wheel ", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    styled.append(NSAttributedString(string: "above the pier", attributes: [.foregroundColor: UIColor.red]))
    let looks = UILabel(frame: CGRect(x: 10, y: 400, width: 200, height: 0))
    looks.numberOfLines = 0
    looks.attributedText = styled
    looks.frame.size.height = looks.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.addSubview(looks)
    let small = UILabel(frame: CGRect(x: 10, y: 500, width: 120, height: 30))
    small.adjustsFontSizeToFitWidth = true
    small.minimumScaleFactor = 0.5
    small.text = "Starlings above the pier"
    view.addSubview(small)
  }
}
