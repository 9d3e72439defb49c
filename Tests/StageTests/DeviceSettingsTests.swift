import CoreGraphics
import Stage
import Testing
import UIKit

/// What a device brings to its screens. The settings of new stages are static, so these tests are not run side by side.
@MainActor @Suite(.serialized) struct DeviceSettingsTests {
  private final class LabelController: UIViewController {
    let label = UILabel()
    var traits: [UITraitCollection] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      traits.append(traitCollection)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Words"
      view.addSubview(label)
    }
  }

  private func makeStage(_ controller: UIViewController) -> Stage {
    Stage(size: CGSize(width: 390, height: 844), rootViewController: controller)
  }

  private let other = DeviceSettings(
    isDark: true, textSize: 9, isRightToLeft: true, isMotionReduced: true, isContrastIncreased: true,
    insets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  @Test func aNewStageHasTheSettingsFromItsFirstViewOn() throws {
    Stage.deviceSettings = try #require(other)
    defer { Stage.deviceSettings = DeviceSettings() }
    let controller = LabelController()
    let stage = makeStage(controller)
    let first = try #require(controller.traits.first)
    #expect(first.userInterfaceStyle == .dark && first.layoutDirection == .rightToLeft)
    #expect(first.accessibilityContrast == .high && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(first.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(stage.isReduceMotionEnabled)
  }

  @Test func aRunningStageFollowsItsUser() throws {
    let controller = LabelController()
    let stage = makeStage(controller)
    let before = controller.label.font.pointSize
    stage.use(try #require(other))
    stage.frame(at: 0.1)
    #expect(controller.label.font.pointSize > before * 1.5)
    #expect(stage.traitCollection.layoutDirection == .rightToLeft)
    #expect(controller.view.safeAreaInsets.top == 59 && stage.isReduceMotionEnabled)
    stage.use(DeviceSettings())
    stage.frame(at: 0.2)
    #expect(controller.label.font.pointSize == before)
    #expect(stage.traitCollection.layoutDirection == .leftToRight && stage.traitCollection.userInterfaceStyle == .light)
    #expect(stage.traitCollection.accessibilityContrast == .normal && !UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(controller.view.safeAreaInsets == .zero && !stage.isReduceMotionEnabled)
  }

  @Test func aStageWithInsetsOfItsOwnKeepsThem() throws {
    Stage.deviceSettings = try #require(other)
    defer { Stage.deviceSettings = DeviceSettings() }
    let stage = Stage(
      size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      rootViewController: LabelController())
    #expect(stage.safeAreaInsets.top == 20 && stage.safeAreaInsets.bottom == 0)
  }

  @Test func impossibleSettingsAreRefused() {
    func settings(_ textSize: Int, _ top: CGFloat) -> DeviceSettings? {
      DeviceSettings(
        isDark: false, textSize: textSize, isRightToLeft: false, isMotionReduced: false, isContrastIncreased: false,
        insets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
    #expect(settings(11, 0)?.textSize == .accessibilityExtraExtraExtraLarge)
    #expect(settings(12, 0) == nil && settings(-1, 0) == nil)
    #expect(settings(3, .infinity) == nil && settings(3, .nan) == nil)
  }
}
