import Stage
import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private nonisolated static func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// A system colour with what it looks like on light ground and on dark.
  struct Row: Sendable {
    let color: UIColor
    let light: UIColor
    let dark: UIColor

    init(_ color: UIColor, _ light: UIColor, _ dark: UIColor) {
      self.color = color
      self.light = light
      self.dark = dark
    }
  }

  nonisolated static let rows: [Row] = {
    func c(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
      UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
    return [
      Row(.systemRed, c(255, 56, 60), c(255, 66, 69)), Row(.systemOrange, c(255, 141, 40), c(255, 146, 48)),
      Row(.systemYellow, c(255, 204, 0), c(255, 214, 0)), Row(.systemGreen, c(52, 199, 89), c(48, 209, 88)),
      Row(.systemMint, c(0, 200, 179), c(0, 218, 195)), Row(.systemTeal, c(0, 195, 208), c(0, 210, 224)),
      Row(.systemCyan, c(0, 192, 232), c(60, 211, 254)), Row(.systemBlue, c(0, 136, 255), c(0, 145, 255)),
      Row(.systemIndigo, c(97, 85, 245), c(109, 124, 255)), Row(.systemPurple, c(203, 48, 224), c(219, 52, 242)),
      Row(.systemPink, c(255, 45, 85), c(255, 55, 95)), Row(.systemBrown, c(172, 127, 94), c(183, 138, 102)),
      Row(.systemGray, c(142, 142, 147), c(142, 142, 147)), Row(.systemGray2, c(174, 174, 178), c(99, 99, 102)),
      Row(.systemGray3, c(199, 199, 204), c(72, 72, 74)), Row(.systemGray4, c(209, 209, 214), c(58, 58, 60)),
      Row(.systemGray5, c(229, 229, 234), c(44, 44, 46)), Row(.systemGray6, c(242, 242, 247), c(28, 28, 30)),
      Row(.label, c(0, 0, 0), c(255, 255, 255)), Row(.secondaryLabel, c(60, 60, 67, 0.6), c(235, 235, 245, 0.6)),
      Row(.tertiaryLabel, c(60, 60, 67, 0.3), c(235, 235, 245, 0.3)),
      Row(.quaternaryLabel, c(60, 60, 67, 0.18), c(235, 235, 245, 0.16)),
      Row(.placeholderText, c(60, 60, 67, 0.3), c(235, 235, 245, 0.3)),
      Row(.separator, c(60, 60, 67, 0.29), c(84, 84, 88, 0.6)), Row(.opaqueSeparator, c(198, 198, 200), c(56, 56, 58)),
      Row(.link, c(0, 122, 255), c(9, 132, 255)), Row(.tintColor, c(0, 136, 255), c(0, 145, 255)),
      Row(.systemFill, c(120, 120, 128, 0.2), c(120, 120, 128, 0.36)),
      Row(.secondarySystemFill, c(120, 120, 128, 0.16), c(120, 120, 128, 0.32)),
      Row(.tertiarySystemFill, c(118, 118, 128, 0.12), c(118, 118, 128, 0.24)),
      Row(.quaternarySystemFill, c(116, 116, 128, 0.08), c(116, 116, 128, 0.18)),
      Row(.systemBackground, c(255, 255, 255), c(0, 0, 0)),
      Row(.secondarySystemBackground, c(242, 242, 247), c(28, 28, 30)),
      Row(.tertiarySystemBackground, c(255, 255, 255), c(44, 44, 46)),
      Row(.systemGroupedBackground, c(242, 242, 247), c(0, 0, 0)),
      Row(.secondarySystemGroupedBackground, c(255, 255, 255), c(28, 28, 30)),
      Row(.tertiarySystemGroupedBackground, c(242, 242, 247), c(44, 44, 46)),
    ]
  }()

  /// Those of iOS 26, which Apple's Human Interface Guidelines give for colours with names and for greys; else of iOS 18.
  @Test(arguments: rows.indices) func systemColoursHaveTheirValues(index: Int) {
    let row = ColorTests.rows[index]
    #expect(row.color.resolvedColor(with: light) == row.light)
    #expect(row.color.resolvedColor(with: dark) == row.dark)
    #expect(row.color.resolvedColor(with: UITraitCollection()) == row.light)
  }

  /// The values that Apple's Human Interface Guidelines give for increased contrast, in light and dark mode.
  private nonisolated static let highContrastRows: [Row] = [
    Row(.systemRed, color(233, 21, 45), color(255, 97, 101)),
    Row(.systemOrange, color(197, 83, 0), color(255, 160, 86)),
    Row(.systemYellow, color(161, 106, 0), color(254, 223, 67)),
    Row(.systemGreen, color(0, 137, 50), color(74, 217, 104)),
    Row(.systemMint, color(0, 133, 117), color(84, 223, 203)),
    Row(.systemTeal, color(0, 129, 152), color(59, 221, 236)),
    Row(.systemCyan, color(0, 126, 174), color(109, 217, 255)),
    Row(.systemBlue, color(30, 110, 244), color(92, 184, 255)),
    Row(.systemIndigo, color(86, 74, 222), color(167, 170, 255)),
    Row(.systemPurple, color(176, 47, 194), color(234, 141, 255)),
    Row(.systemPink, color(231, 18, 77), color(255, 138, 196)),
    Row(.systemBrown, color(149, 109, 81), color(219, 166, 121)),
    Row(.systemGray, color(108, 108, 112), color(174, 174, 178)),
    Row(.systemGray2, color(142, 142, 147), color(124, 124, 128)),
    Row(.systemGray3, color(174, 174, 178), color(84, 84, 86)),
    Row(.systemGray4, color(188, 188, 192), color(68, 68, 70)),
    Row(.systemGray5, color(216, 216, 220), color(54, 54, 56)),
    Row(.systemGray6, color(235, 235, 240), color(36, 36, 38)),
    Row(.label, color(0, 0, 0), color(255, 255, 255)), Row(.systemBackground, color(255, 255, 255), color(0, 0, 0)),
  ]

  @Test(arguments: highContrastRows.indices) func systemColoursDifferMoreWithIncreasedContrast(index: Int) {
    let row = ColorTests.highContrastRows[index]
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(row.color.resolvedColor(with: high) == row.light)
    #expect(row.color.resolvedColor(with: UITraitCollection(traitsFrom: [dark, high])) == row.dark)
  }

  @Test func groundThatLiesHigherIsOneStepLighterInTheDark() {
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(UIColor.systemBackground.resolvedColor(with: elevated) == ColorTests.color(28, 28, 30))
    #expect(UIColor.secondarySystemBackground.resolvedColor(with: elevated) == ColorTests.color(44, 44, 46))
    #expect(UIColor.tertiarySystemGroupedBackground.resolvedColor(with: elevated) == ColorTests.color(58, 58, 60))
    let high = UITraitCollection(userInterfaceLevel: .elevated)
    #expect(UIColor.systemBackground.resolvedColor(with: high) == .white)
  }

  @Test func aProviderIsAskedWithTheTraitsOfWhoeverResolves() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .label : .red }
    #expect(color.resolvedColor(with: light) == .red)
    #expect(color.resolvedColor(with: dark) == .white)  // label in the dark
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  @Test func fixedColoursAreEqualByLookAndDynamicOnesOnlyToThemselves() {
    let provider: (UITraitCollection) -> UIColor = { _ in .red }
    let color = UIColor(dynamicProvider: provider)
    #expect(color == color && color != UIColor(dynamicProvider: provider) && color != .red)
    #expect(UIColor.label == .label && UIColor.label != .black && UIColor.label != .systemBackground)
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(Set([UIColor.label, .label, .red, UIColor(white: 0, alpha: 1), .black]).count == 3)
  }

  @Test func anotherAlphaKeepsAColourDynamic() {
    let faded = UIColor.label.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faded.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
    #expect(faded == UIColor.label.withAlphaComponent(0.5) && faded != UIColor.label.withAlphaComponent(0.4))
    #expect(faded.withAlphaComponent(0.4) == UIColor.label.withAlphaComponent(0.4))
  }

  @Test func aCoreGraphicsColourIsThatOfTheCurrentTraits() {
    var colors: [CGColor] = []
    dark.performAsCurrent {
      colors.append(UIColor.label.cgColor)
      light.performAsCurrent { colors.append(UIColor.label.cgColor) }
      colors.append(UIColor.label.cgColor)
    }
    #expect(colors == [UIColor.white.cgColor, UIColor.black.cgColor, UIColor.white.cgColor])
  }

  @Test func aColourTellsItsParts() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5) == color)
    var white: CGFloat = -1
    #expect(!color.getWhite(&white, alpha: nil) && white == -1)
    #expect(UIColor.gray.getWhite(&white, alpha: &alpha) && white == 0.5 && alpha == 1)
  }

  @Test func coloursOfTheWiderSpaceAreThoseOfSRGBNextToThem() {
    func near(_ color: UIColor, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool {
      let seen = color.cgColor
      return abs(seen.red - red) < 0.001 && abs(seen.green - green) < 0.001 && abs(seen.blue - blue) < 0.001
    }
    #expect(near(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1), 1, 1, 1))
    #expect(near(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1), 0.5, 0.5, 0.5))
    #expect(near(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), 1, 0, 0))
    // The green of CSS, #008000.
    let green = UIColor(displayP3Red: 0.21604, green: 0.49418, blue: 0.13151, alpha: 0.5)
    #expect(near(green, 0, 128.0 / 255, 0) && green.cgColor.alpha == 0.5)
  }

  @Test func aColourIsFoundByTheNameThatTheHostGaveIt() {
    #expect(UIColor(named: "ColorTests") == nil)
    Stage.addColor(UIColor { $0.userInterfaceStyle == .dark ? .white : .red }, named: "ColorTests")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor(named: "ColorTests")?.resolvedColor(with: dark) == .white)
    Stage.addColor(.blue, named: "ColorTests")
    #expect(UIColor(named: "ColorTests") == .blue)
  }
}
