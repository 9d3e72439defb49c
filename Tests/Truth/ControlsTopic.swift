import Stage

@testable import UIKit

extension Topic {
  /// The sizes of controls and bars, and the positions of what is in them.
  static let controls = Topic(name: "controls") {
    let facts = try FactFile<ControlFacts>("controls").facts
    return facts.switches() + facts.slidersAndProgress() + facts.indicators() + facts.search() + facts.navigations()
      + facts.tabsAndSheets() + facts.bars.navigationComparisons()
      + facts.bars.toolbarComparisons()
  }
}

/// Frames are in the order x, y, width, height.
struct ControlFacts: Decodable {
  let `switch`: Switch
  let sliders: [Slider]
  let pageControls: [PageControl]
  let stepper: [Double]
  let progress: Progress
  /// The sides of a medium and of a large activity indicator.
  let activity: [Double]
  /// The height of a refresh control.
  let refresh: Double
  let searchBar: SearchBar
  let navigation: Navigation
  let tabBar: Double
  let bars: BarFacts
  /// Pairs of a distance from the upper edge of a sheet and that of its outline from the left.
  let sheetCorner: [[Double]]

  struct Switch: Decodable {
    let size: [Double]
    let intrinsic: [Double]
    let knob: [String: [Double]]
  }

  struct Slider: Decodable {
    let width: Double
    let value: Float
    let height: Double
    let track: [Double]
    let filled: Double
    let knob: [Double]
  }

  struct PageControl: Decodable {
    let pages: Int
    let width: Double
    let height: Double
    /// The distance of the dots.
    let distance: Double
  }

  struct Progress: Decodable {
    let height: Double
    /// Width of the bar, progress, width of what is filled.
    let filled: [[Double]]
  }

  struct SearchBar: Decodable {
    let height: Double
    /// Width and height of the bar, and the top of its field.
    let frames: [[Double]]
    /// The beginning and the height of the field, which ends as far from the other end.
    let field: [Double]
    /// The beginning of the text in a field of 304 points, its room, and its room beside a clear button.
    let text: [Double]
  }

  /// A navigation controller without a safe area.
  struct Navigation: Decodable {
    let size: [Double]
    let top: Double
    /// The inset of the content without and with a large title.
    let inset: Double
    let largeInset: Double
    /// Places in the controller's view.
    let titleMiddle: Double
    let largeTitle: [Double]
    /// How far a large title is scrolled until it is gone.
    let collapse: Double
  }
}

private func compare(_ name: String, _ recorded: Double, _ ours: Double, _ tolerance: Double = 0.01) -> Comparison {
  Comparison(name: name, recorded: recorded, ours: ours, tolerance: tolerance)
}

private func compare(_ name: String, _ recorded: [Double], _ ours: CGRect) -> [Comparison] {
  let numbers = [("x", ours.minX), ("y", ours.minY), ("width", ours.width), ("height", ours.height)]
  return zip(recorded, numbers).map { compare("\(name), \($1.0)", $0, Double($1.1)) }
}

private func compare(_ name: String, _ recorded: [Double], _ ours: CGSize) -> [Comparison] {
  [compare("\(name), width", recorded[0], ours.width), compare("\(name), height", recorded[1], ours.height)]
}

@MainActor extension ControlFacts {
  fileprivate func switches() -> [Comparison] {
    let control = UISwitch()
    var all = compare("switch", `switch`.size, control.bounds.size)
    all += compare("intrinsic size of a switch", `switch`.intrinsic, control.intrinsicContentSize)
    for (name, isOn) in [("off", false), ("on", true)] {
      control.isOn = isOn
      all += compare("knob of a switch, \(name)", `switch`.knob[name] ?? [], control.subviews[1].frame)
    }
    return all
  }

  fileprivate func slidersAndProgress() -> [Comparison] {
    let bars = sliders.flatMap { fact in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: fact.width, height: fact.height))
      slider.value = fact.value
      slider.layoutIfNeeded()
      let name = "slider of \(fact.width) by \(fact.height) at \(fact.value)"
      return compare("\(name), track", fact.track, slider.subviews[0].frame)
        + compare("\(name), knob", fact.knob, slider.subviews[2].frame)
        + [
          compare("\(name), filled", fact.filled, slider.subviews[1].frame.width),
          compare("\(name), natural height", 34, slider.intrinsicContentSize.height),
        ]
    }
    let progresses = progress.filled.flatMap { fact in
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: fact[0], height: progress.height))
      view.progress = Float(fact[1])
      view.layoutIfNeeded()
      let name = "progress view of \(fact[0]) at \(fact[1])"
      return [
        compare("\(name), height", progress.height, view.intrinsicContentSize.height),
        compare("\(name), filled", fact[2], view.subviews[0].subviews[0].frame.width),
      ]
    }
    return bars + progresses
  }

  fileprivate func indicators() -> [Comparison] {
    let pages = pageControls.flatMap { fact in
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 280, height: 30))
      control.numberOfPages = fact.pages
      control.layoutIfNeeded()
      let size = control.size(forNumberOfPages: fact.pages)
      let dots = control.subviews.dropFirst().map { $0.center.x }
      return compare("page control of \(fact.pages) pages", [fact.width, fact.height], size)
        + [compare("distance of \(fact.pages) dots", fact.distance, dots[1] - dots[0])]
    }
    let wheels = [UIActivityIndicatorView.Style.medium, .large].enumerated().flatMap { index, style in
      compare(
        "activity indicator \(index)", [activity[index], activity[index]],
        UIActivityIndicatorView(style: style).intrinsicContentSize)
    }
    return pages + wheels + compare("stepper", stepper, UIStepper().intrinsicContentSize)
      + [compare("refresh control, height", refresh, UIRefreshControl().bounds.height)]
  }

  fileprivate func search() -> [Comparison] {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let fields = searchBar.frames.flatMap { fact in
      bar.frame.size = CGSize(width: fact[0], height: fact[1])
      bar.layoutIfNeeded()
      return compare(
        "search field in \(fact[0]) by \(fact[1])",
        [searchBar.field[0], fact[2], fact[0] - 2 * searchBar.field[0], searchBar.field[1]],
        bar.searchTextField.frame)
    }
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 304, height: 36))
    let empty = field.textRect(forBounds: field.bounds)
    field.text = "Hello"
    let filled = field.textRect(forBounds: field.bounds)
    return fields + [
      compare("search bar, height", searchBar.height, bar.sizeThatFits(CGSize(width: 320, height: 0)).height),
      compare("search field, text", searchBar.text[0], empty.minX),
      compare("search field, room", searchBar.text[1], empty.width),
      compare("search field with text, room", searchBar.text[2], filled.width),
    ]
  }

  fileprivate func navigations() -> [Comparison] {
    func show(isLarge: Bool) -> (UINavigationController, UIScrollView) {
      let (content, scrollView) = (UIViewController(), UIScrollView())
      content.title = "Library"
      scrollView.contentSize = CGSize(width: 375, height: 1200)
      content.view = scrollView
      let controller = UINavigationController(rootViewController: content)
      controller.navigationBar.prefersLargeTitles = isLarge
      let stage = Stage(
        size: CGSize(width: navigation.size[0], height: navigation.size[1]), rootViewController: controller)
      stage.advance(by: 0.1)
      return (controller, scrollView)
    }
    func titles(_ controller: UINavigationController) -> [UILabel] {
      func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
      }
      return labels(controller.navigationBar).filter { $0.text == "Library" }
    }
    func place(_ label: UILabel?, in controller: UINavigationController) -> CGRect {
      label.map { $0.convert($0.bounds, to: controller.view) } ?? .null
    }
    let (plain, content) = show(isLarge: false)
    let (large, list) = show(isLarge: true)
    let title = place(titles(large).max { $0.font.pointSize < $1.font.pointSize }, in: large)
    let inset = list.adjustedContentInset.top
    list.contentOffset.y = 500
    large.view.layoutIfNeeded()
    return [
      compare("navigation bar, top", navigation.top, plain.navigationBar.frame.minY),
      compare("content below a title", navigation.inset, content.adjustedContentInset.top),
      compare("middle of a title", navigation.titleMiddle, place(titles(plain).first, in: plain).midY),
      compare("content below a large title", navigation.largeInset, inset),
      compare("large title, x", navigation.largeTitle[0], title.minX),
      compare("large title, y", navigation.largeTitle[1], title.minY),
      compare("a large title scrolled away", navigation.collapse, inset - list.adjustedContentInset.top),
    ]
  }

  fileprivate func tabsAndSheets() -> [Comparison] {
    var height = compare("tab bar", tabBar, UITabBar().intrinsicContentSize.height)
    height.keptBecause = "Bars do not float"
    let (root, presented) = (UIViewController(), UIViewController())
    let stage = Stage(size: CGSize(width: 393, height: 852), rootViewController: root)
    root.present(presented, animated: false)
    stage.advance(by: 0.1)
    let radius = Double(presented.sheetPresentationController?.sheet?.subviews[0].layer.cornerRadius ?? 0)
    return [height]
      + sheetCorner.map { fact in
        let part = max(0, radius - fact[0])
        return compare(
          "outline of a sheet \(fact[0]) below its edge", fact[1],
          radius - (radius * radius - part * part).squareRoot(), 0.25)
      }
  }
}
