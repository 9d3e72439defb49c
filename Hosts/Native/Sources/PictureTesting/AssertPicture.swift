import Pictures
import Stage
import Testing
import UIKit

/// Asserts that a stage displays a picture in the repository.
///
/// ```swift
/// @Test func aCardUnfolds() {
///   let stage = Stage(size: CGSize(width: 390, height: 844), rootViewController: CardsViewController())
///   stage.tap(at: CGPoint(x: 195, y: 250))
///   assertPicture(of: stage, named: "Unfolding", at: [0, 0.1, 0.2, 0.5])
/// }
/// ```
/// The expected picture is `Pictures/NAME.png` beside the test's file. With `RECORD=1` in the environment it is written instead
/// of compared. Differences are issues of the test, and a page with all pictures of the run that differ is written to
/// `.build/pictures/report.html`, or where `PICTURE_REPORT` says. If the stage records its film, the page shows it, too.
/// ``PictureDifference`` defines what counts as different.
/// - Parameters:
///   - stage: The stage.
///   - name: The name of the picture, without its extension.
///   - times: The moments from now on, in seconds, that are drawn side by side, from left to right in every layout direction;
///     none for the present alone. The stage's time advances to the last of them.
///   - scale: The pixels to a point.
///   - textStyle: The way in which text is drawn.
///   - tolerance: The tolerance of the comparison.
///   - filePath: The test's file, beside which the pictures are.
///   - sourceLocation: The place in the source that issues name.
@MainActor public func assertPicture(
  of stage: Stage, named name: String, at times: [Double] = [], scale: CGFloat = 2, textStyle: TextStyle = .fonts,
  tolerance: PictureDifference.Tolerance = .standard, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = PictureCheck(testFile: filePath, tolerance: tolerance)
  if let problem = check.problem(with: stage, named: name, at: times, scale: scale, textStyle: textStyle) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// Asserts that a controller's screen looks like a picture in the repository, in each of some configurations.
///
/// The expected pictures are `Pictures/NAME.CONFIGURATION.png`; see ``assertPicture(of:named:at:scale:textStyle:tolerance:filePath:sourceLocation:)``.
/// - Parameters:
///   - controller: The controller, which is created anew for each configuration.
///   - name: The name of the pictures, without that of the configuration.
///   - configurations: The configurations.
///   - tolerance: The tolerance of the comparison.
///   - filePath: The test's file, beside which the pictures are.
///   - sourceLocation: The place in the source that issues name.
@MainActor public func assertPicture(
  of controller: @autoclosure () -> UIViewController, named name: String,
  as configurations: [PictureConfiguration] = [.phone], tolerance: PictureDifference.Tolerance = .standard,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = PictureCheck(testFile: filePath, tolerance: tolerance)
  for problem in check.problems(with: controller, named: name, as: configurations) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}

/// Asserts that a view looks like a picture in the repository, in each of some configurations, whose sizes do not count.
///
/// The expected pictures are `Pictures/NAME.CONFIGURATION.png`; see ``assertPicture(of:named:at:scale:textStyle:tolerance:filePath:sourceLocation:)``.
/// - Parameters:
///   - view: The view, which is created anew for each configuration. A view without a size gets the one that fits its
///     constraints.
///   - name: The name of the pictures, without that of the configuration.
///   - configurations: The configurations.
///   - tolerance: The tolerance of the comparison.
///   - filePath: The test's file, beside which the pictures are.
///   - sourceLocation: The place in the source that issues name.
@MainActor public func assertPicture(
  of view: @autoclosure () -> UIView, named name: String, as configurations: [PictureConfiguration] = [.phone],
  tolerance: PictureDifference.Tolerance = .standard, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = PictureCheck(testFile: filePath, tolerance: tolerance)
  for problem in check.problems(withView: view, named: name, as: configurations) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}
