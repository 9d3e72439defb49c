import UIKit

extension ScenarioTopic {
  /// Sheets: how they come, change their detent and go.
  static let sheets = ScenarioTopic(
    "sheets",
    [
      Scenario("present", "Which way does a large sheet come, and in which order are both controllers told?") { run in
        let sheet = makeSheet(run, [.large()])
        run.at(0) {
          run.watch("sheet", .screenY, .height) { sheet.viewIfLoaded }
          run.root.present(sheet, animated: true) { run.event("presented") }
        }
        run.at(1.5) { run.value("sheet", sheet.view.convert(sheet.view.bounds, to: nil)) }
        run.promise("The completion comes after viewDidAppear.") { $0.isOrdered("sheet didAppear", "presented") }
      },
      Scenario(
        "change-detent", "Which way does a sheet go from its medium to its large detent, and who is told?"
      ) { run in
        let sheet = makeSheet(run, [.medium(), .large()])
        let told = DetentCalls(run)
        sheet.sheetPresentationController?.delegate = told
        run.root.present(sheet, animated: false)
        run.at(0) {
          run.watch("sheet", .screenY, .height) { sheet.viewIfLoaded }
          sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
          }
        }
        run.end(1.5)
        run.promise("Changes by the program are not told.") { $0.count("didChangeDetent") == 0 }
      },
      Scenario("dismiss", "Which way does a sheet go, and is its delegate told of a dismissal by the program?") { run in
        let sheet = makeSheet(run, [.medium()])
        let told = DetentCalls(run)
        sheet.sheetPresentationController?.delegate = told
        run.root.present(sheet, animated: false)
        run.at(0) {
          run.watch("sheet", .screenY, .height) { sheet.viewIfLoaded }
          run.root.dismiss(animated: true) { run.event("dismissed") }
        }
        run.end(1.5)
        run.promise("A dismissal by the program is not told to the delegate.") { $0.count("didDismiss") == 0 }
      },
    ])

  private static func makeSheet(
    _ run: ScenarioRun, _ detents: [UISheetPresentationController.Detent]
  ) -> ToldController {
    let controller = ToldController(run, "sheet")
    controller.modalPresentationStyle = .pageSheet
    controller.sheetPresentationController?.detents = detents
    return controller
  }
}

/// Records what the delegate of a sheet is told.
@MainActor private final class DetentCalls: NSObject, UISheetPresentationControllerDelegate {
  private let run: ScenarioRun

  init(_ run: ScenarioRun) {
    self.run = run
    super.init()
    run.keep(self)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { run.event("didChangeDetent") }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { run.event("didDismiss") }
}
