import CollectionMotion
import Foundation
import Gallery
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct ParameterTests {
  private func open(_ controller: UIViewController) -> Stage {
    Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
  }

  private func controller(_ demo: Demo) throws -> DemoViewController {
    try #require(demo.makeViewController() as? DemoViewController)
  }

  @Test func everyDemoHasParametersWithNamesOfTheirOwn() throws {
    for demo in DemoIndex.demos {
      let parameters = try controller(demo).parameters
      #expect(parameters.count >= 7, "\(demo.id)")
      #expect(Set(parameters.map { $0.id }).count == parameters.count)
      #expect(parameters.allSatisfy { $0.range.contains($0.value) })
    }
  }

  @Test func springsAreMadeOfTheParametersOfTheirDemo() throws {
    var count = 0
    for demo in DemoIndex.demos {
      let controller = try controller(demo)
      for spring in controller.springs {
        count += 1
        for parameter in [spring.duration, spring.damping, spring.velocity].compactMap({ $0 }) {
          #expect(controller.parameter(parameter.id) === parameter, "\(demo.id)")
        }
        #expect(spring.duration.range.lowerBound > 0 && spring.damping.range.upperBound == 1)
      }
    }
    #expect(count == 3)
  }

  @Test func aChoiceIsBroughtIntoTheRangeAndToWholeSteps() {
    let spring = DemoParameter.slider("damping", "Damping", 0.1...1, step: 0.05, value: 1)
    spring.choose(0.36)
    #expect(spring.value == 0.35 && spring.code == "0.35")
    spring.choose(-3)
    #expect(spring.value == 0.1)
    spring.choose(.nan)
    #expect(spring.value == 0.1)
    let count = DemoParameter.number("items", "Items", 0...1_000_000, value: 40)
    count.choose(2_000_000.4)
    #expect(count.value == 1_000_000 && count.code == "1000000")
    let toggle = DemoParameter.toggle("sticks", "Sticks", isOn: false)
    toggle.choose(0.8)
    #expect(toggle.isOn && toggle.code == "true")
  }

  @Test func everyParameterOfEveryDemoCanGoFromEndToEndWhileScriptsRun() throws {
    for demo in DemoIndex.demos {
      let controller = try controller(demo)
      let stage = open(controller)
      for parameter in controller.parameters where parameter.kind != .number {
        for value in [parameter.range.lowerBound, parameter.range.upperBound, parameter.value] {
          let code = controller.code
          let before = parameter.value
          parameter.choose(value)
          stage.tap(at: CGPoint(x: 195, y: 250))
          stage.advance(by: 0.2)
          if value != before, parameter.id != "tiles" { #expect(controller.code != code, "\(demo.id) \(parameter.id)") }
        }
      }
    }
  }

  @Test func theNumberOfItemsChangesWhileTheDemoRuns() throws {
    for demo in [DemoIndex.demos[0], DemoIndex.demos[1], DemoIndex.demos[2], DemoIndex.demos[4], DemoIndex.demos[5]] {
      let controller = try controller(demo)
      let stage = open(controller)
      let list = try #require(stage.views(UICollectionView.self).first)
      let count = try #require(controller.parameters.first { $0.kind == .number && $0.id != "sections" })
      for wish in [3, 1_000_000, 0] {
        count.choose(Double(wish))
        stage.advance(by: 0.1)
        // Colours has a place to press behind its items.
        #expect(list.numberOfItems(inSection: 0) == wish + (demo.id == "colours" ? 1 : 0), "\(demo.id)")
      }
    }
  }

  @Test func theLastOfAMillionCellsIsReachedAndTapped() throws {
    let controller = try controller(DemoIndex.demos[0])
    let stage = open(controller)
    controller.parameter("items")?.choose(1_000_000)
    stage.key("End")
    stage.advance(by: 1)
    #expect(stage.contentOffset.y == 99_999_204.0)
    #expect(try #require(stage.cell(999_999)).frame == CGRect(x: 0, y: 99_999_900, width: 390, height: 100))
    stage.tap(at: CGPoint(x: 195, y: 750))
    stage.advance(by: 1.0 / 60)
    // Smooth as anywhere else: the spring of demo A, to a millionth of a point.
    let grown = 200 * CellAnimationsTests.progress(1.0 / 60)
    #expect(abs(try #require(stage.cell(999_999)).frame.height - (100 + grown)) < 1e-6)
    stage.advance(by: 1)
    #expect(try #require(stage.cell(999_999)).frame == CGRect(x: 0, y: 99_999_900, width: 390, height: 300))
    #expect(stage.contentOffset.y == 99_999_404.0)
  }

  @Test func theSheetOfOptionsAndTheParametersAreTheSame() throws {
    let controller = try controller(DemoIndex.demos[0])
    let stage = open(controller)
    let damping = try #require(controller.parameter("damping"))
    damping.choose(0.5)
    try stage.pressOptions()
    #expect(stage.scene.nodes.contains { $0.text?.string == "Damping 0.50" })
    let slider = try #require(stage.views(UISlider.self).first { $0.accessibilityLabel == "Damping" })
    #expect(slider.value == 0.5)
    stage.tap(at: slider.convert(CGPoint(x: slider.bounds.maxX - 14, y: slider.bounds.midY), to: nil))
    let control = try #require(stage.views(UISwitch.self).first { $0.accessibilityLabel == "Final attributes" })
    stage.tap(at: stage.centre(of: control))
    stage.advance(by: 0.5)
    #expect(controller.parameter("finalAttributes")?.isOn == false)
    controller.parameter("finalAttributes")?.choose(1)
    #expect(control.isOn)
  }

  @Test func parametersReachTheLayoutAtOnce() throws {
    let controller = try controller(DemoIndex.demos[0])
    let stage = open(controller)
    controller.parameter("itemHeight")?.choose(60)
    stage.advance(by: 1.0 / 60)
    #expect(try #require(stage.cell(4)).frame == CGRect(x: 0, y: 240, width: 390, height: 60))
    controller.parameter("duration")?.choose(2)
    stage.tap(at: CGPoint(x: 195, y: 30))
    stage.advance(by: 1.9)
    #expect(try #require(stage.cell(0)).frame.height < 300)
    stage.advance(by: 0.1)
    #expect(try #require(stage.cell(0)).frame.height == 300)
  }

  @Test func updatesLastAsLongAsTheParameterSays() throws {
    let controller = try controller(DemoIndex.demos[2])
    let stage = open(controller)
    controller.parameter("duration")?.choose(1)
    controller.parameter("deleteItem")?.choose(1)
    let cells = stage.cells.count
    stage.tap(at: CGPoint(x: 60, y: 80))
    stage.advance(by: 0.5)
    // Half of a fade.
    let leaving = try #require(stage.cells.first { $0.isDisappearing })
    #expect(abs(leaving.alpha - 0.5) < 1e-6)
    stage.advance(by: 0.5)
    #expect(stage.cells.count == cells - 1)
  }
}
