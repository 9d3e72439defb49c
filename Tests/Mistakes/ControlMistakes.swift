import UIKit

@MainActor let controlMistakes = [
  Mistake("a title for a segment that is not there", says: "There is no segment 2") {
    UISegmentedControl(items: ["a", "b"]).setTitle("c", forSegmentAt: 2)
  },
  Mistake("the title of segment -1", says: "There is no segment -1") {
    _ = UISegmentedControl(items: ["a", "b"]).titleForSegment(at: -1)
  },
  Mistake("an image for a segment that is not there", says: "There is no segment 5") {
    UISegmentedControl(items: ["a"]).setImage(nil, forSegmentAt: 5)
  },
  Mistake("a segment chosen that is not there", says: "There is no segment 7") {
    UISegmentedControl(items: ["a"]).selectedSegmentIndex = 7
  },
  Mistake("a segment enabled that is not there", says: "There is no segment 1") {
    UISegmentedControl(items: ["a"]).setEnabled(false, forSegmentAt: 1)
  },
  Mistake("less than no pages", says: "A page control cannot have -1 pages") {
    UIPageControl(frame: .zero).numberOfPages = -1
  },
  Mistake("steps that lead nowhere", says: "The stepValue of a stepper must be above 0, but is 0.0") {
    UIStepper(frame: .zero).stepValue = 0
  },
]
