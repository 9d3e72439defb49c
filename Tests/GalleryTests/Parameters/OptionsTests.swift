// The sheet of options of demos A and B, used by touch: what it changes is seen in the next animation.

import CollectionMotion
import Foundation
import Gallery
import QuartzCore
import Stage
import Testing
import TestSupport
import UIKit

@MainActor @Suite struct OptionsTests {
  private let stage: Stage

  init() {
    stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: CellAnimationsViewController())
  }

  private func turnOff(_ title: String, on stage: Stage) throws {
    try stage.pressOptions()
    let control = try #require(stage.views(UISwitch.self).first { $0.accessibilityLabel == title })
    #expect(control.isOn)
    stage.tap(at: stage.centre(of: control))
    stage.advance(by: 0.3)
    try stage.pressOptions()
  }

  @Test func theSheetIsOutOfTheWayUntilItIsAskedFor() throws {
    #expect(!stage.scene.nodes.contains { $0.semantics.label == "Damping" })
    try stage.pressOptions()
    let slider = try #require(stage.views(UISlider.self).first)
    #expect(stage.window.bounds.contains(slider.convert(slider.bounds, to: nil)))
    #expect(stage.scene.nodes.contains { $0.text?.string == "Damping 1.00" })
    try stage.pressOptions()
    #expect(!stage.scene.nodes.contains { $0.text?.string == "Damping 1.00" })
  }

  @Test func theSheetAndItsButtonKeepOutOfTheSafeArea() throws {
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    stage.advance(by: 0.1)
    let button = try #require(stage.views(UIButton.self).first { $0.title(for: .normal) == "Options" })
    #expect(abs(button.convert(button.bounds, to: nil).maxY - (844 - 34 - 6)) < 1e-9)
    try stage.pressOptions()
    let lowest = stage.views(UISwitch.self).map { $0.convert($0.bounds, to: nil).maxY }.max()
    #expect(try #require(lowest) < button.convert(button.bounds, to: nil).minY)
  }

  @Test func theDampingSliderMakesTheSpringBounce() throws {
    try stage.pressOptions()
    let slider = try #require(stage.views(UISlider.self).first { $0.accessibilityLabel == "Damping" })
    let right = slider.convert(CGPoint(x: slider.bounds.maxX - 14, y: slider.bounds.midY), to: nil)
    stage.drag(from: right, to: CGPoint(x: right.x - slider.bounds.width, y: right.y), duration: 0.3)
    try stage.pressOptions()
    stage.tap(at: CGPoint(x: 195, y: 250))
    var tallest: CGFloat = 0
    for _ in 0..<40 {
      stage.advance(by: 1.0 / 60)
      tallest = max(tallest, try #require(stage.cell(2)).frame.height)
    }
    // A spring with damping ratio z overshoots by e^(-pi z / sqrt(1 - z^2)): half of the travel for 0.22.
    #expect(tallest > 300 + 200 * 0.5)
  }

  @Test func withoutFinalAttributesWhatGoesOffFades() throws {
    try turnOff("Final attributes", on: stage)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    let leaving = try #require(stage.cell(8))
    #expect(leaving.isDisappearing)
    #expect(leaving.alpha < 0.9)
  }

  @Test func withoutInitialAttributesWhatComesOnFadesIn() throws {
    try turnOff("Initial attributes", on: stage)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 195, y: 250))
    stage.advance(by: 0.1)
    #expect(try #require(stage.cell(7)).alpha < 0.9)
  }

  @Test func withoutATargetOffsetACellAtTheBottomStaysCutOff() throws {
    try turnOff("Target content offset", on: stage)
    stage.tap(at: CGPoint(x: 195, y: 750))
    stage.advance(by: 1)
    #expect(stage.contentOffset.y == 0)
    #expect(try #require(stage.cell(7)).frame.maxY > 844)
  }

  @Test func withoutBoundsInvalidationHeadersNoLongerStick() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: StickyHeadersViewController())
    func header(_ section: Int) -> Scene.Node? {
      stage.scene.nodes.first { node in
        guard case .element(let element) = node.content else { return false }
        return element.category == .supplementary && element.section == section
      }
    }
    func scroll(by distance: CGFloat) {
      stage.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 500 - distance), duration: 0.5)
      stage.advance(by: 3)
    }
    scroll(by: 100)
    #expect(try #require(header(0)).frame.minY == stage.contentOffset.y)
    try turnOff("Bounds invalidation", on: stage)
    let place = try #require(header(0)).frame.minY
    scroll(by: -50)
    #expect(stage.contentOffset.y < place - 20)
    #expect(try #require(header(0)).frame.minY == place)
  }
}
