import Pictures
import Stage
import UIKit
import XCTest

extension XCTestCase {
  /// Asserts that a stage displays a picture in the repository, like the function of the same name for Swift Testing. To be
  /// called on the main thread, where XCTest runs tests.
  /// - Parameters:
  ///   - stage: The stage.
  ///   - name: The name of the picture, without its extension.
  ///   - times: The moments from now on, in seconds, that are drawn side by side; none for the present alone.
  ///   - scale: The pixels to a point.
  ///   - textStyle: The way in which text is drawn.
  ///   - tolerance: The tolerance of the comparison.
  public func assertPicture(
    of stage: Stage, named name: String, at times: [Double] = [], scale: CGFloat = 2, textStyle: TextStyle = .fonts,
    tolerance: PictureDifference.Tolerance = .standard, file: StaticString = #filePath, line: UInt = #line
  ) {
    let problem = MainActor.assumeIsolated {
      PictureCheck(testFile: "\(file)", tolerance: tolerance)
        .problem(with: stage, named: name, at: times, scale: scale, textStyle: textStyle)
    }
    if let problem { XCTFail(problem, file: file, line: line) }
  }

  /// Asserts that a controller's screen looks like a picture in the repository, in each of some configurations.
  /// - Parameters:
  ///   - controller: The controller, which is created anew for each configuration.
  ///   - name: The name of the pictures, without that of the configuration.
  ///   - configurations: The configurations.
  ///   - tolerance: The tolerance of the comparison.
  public func assertPicture(
    of controller: @MainActor @autoclosure () -> UIViewController, named name: String,
    as configurations: [PictureConfiguration] = [.phone], tolerance: PictureDifference.Tolerance = .standard,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let problems = MainActor.assumeIsolated {
      PictureCheck(testFile: "\(file)", tolerance: tolerance)
        .problems(with: controller, named: name, as: configurations)
    }
    for problem in problems { XCTFail(problem, file: file, line: line) }
  }

  /// Asserts that a view looks like a picture in the repository, in each of some configurations, whose sizes do not count.
  /// - Parameters:
  ///   - view: The view, which is created anew for each configuration.
  ///   - name: The name of the pictures, without that of the configuration.
  ///   - configurations: The configurations.
  ///   - tolerance: The tolerance of the comparison.
  public func assertPicture(
    of view: @MainActor @autoclosure () -> UIView, named name: String,
    as configurations: [PictureConfiguration] = [.phone], tolerance: PictureDifference.Tolerance = .standard,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let problems = MainActor.assumeIsolated {
      PictureCheck(testFile: "\(file)", tolerance: tolerance)
        .problems(withView: view, named: name, as: configurations)
    }
    for problem in problems { XCTFail(problem, file: file, line: line) }
  }
}
