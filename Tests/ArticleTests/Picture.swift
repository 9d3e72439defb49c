import UIKit

/// What an article's picture shows: a snippet's view controller, and what is done to it.
@MainActor struct Picture {
  /// Of the file, without its ending: that of the type that the article is about.
  let name: String
  private let size: CGSize
  private let begin: @MainActor () -> (controller: UIViewController, acts: @MainActor (Player) -> Void)

  init<Controller: UIViewController>(
    _ name: String, height: CGFloat, _ make: @escaping @MainActor () -> Controller,
    _ act: @escaping @MainActor (Controller, Player) -> Void
  ) {
    self.name = name
    size = CGSize(width: 320, height: height)
    begin = {
      let controller = make()
      return (controller, { act(controller, $0) })
    }
  }

  /// Does the acts, between two moments of rest.
  /// - Parameter prepare: gets the player before the first frame that is shown.
  @discardableResult func play(_ prepare: @MainActor (Player) -> Void) -> Player {
    let (controller, acts) = begin()
    let player = Player(title: name, size: size, controller: controller)
    prepare(player)
    player.wait(0.5)
    acts(player)
    player.wait(0.3)
    return player
  }
}

extension Picture {
  static let all = single + palette

  /// The scroll transitions that have no picture of their own, three by three.
  private static let palette = ["fade", "slide", "parallax"].enumerated().map { row, name in
    Picture("ScrollTransition-\(name)", height: 138, { PaletteViewController(row: row) }) { controller, player in
      controller.scroll(to: 120)
      player.wait(1)
      controller.scroll(to: 0)
      player.wait(0.8)
    }
  }

  private static let single = [
    Picture("AnimatedFlowLayout", height: 320, { TilesViewController() }) { controller, player in
      controller.replaceATile()
      player.wait(0.8)
      controller.addARow()
      player.wait(0.5)
    },
    Picture("AnimatedCompositionalLayout", height: 240, { ShelvesViewController() }) { controller, player in
      controller.addAShelf()
      player.wait(1)
      controller.removeAShelf()
      player.wait(0.9)
    },
    Picture("LayoutTransitions", height: 240, { ShuffleViewController() }) { controller, player in
      controller.turnRound()
      player.wait(1.2)
    },
    Picture("Choreography", height: 220, { RippleViewController() }) { controller, player in
      player.tap(110, 85)
      player.wait(1)
      controller.showRows()
      player.wait(1)
    },
    Picture("ChoreographyPerformer", height: 240, { StepsViewController() }) { controller, player in
      controller.insertAStep()
      player.wait(1.1)
      controller.removeAStep()
      player.wait(0.8)
    },
    Picture("AnchoredContent", height: 240, { ConversationViewController() }) { controller, player in
      controller.receive(5)
      player.wait(0.6)
      controller.receive(6)
      player.wait(0.6)
      player.drag(160, 80, by: CGVector(dx: 0, dy: 70), duration: 0.4)
      player.wait(0.8)
      controller.receive(7)
      controller.loadOlderMessages()
      player.wait(0.6)
    },
    Picture("ItemTransition", height: 310, { TransitionsViewController() }) { controller, player in
      controller.insertEverywhere()
      player.wait(0.8)
    },
    Picture("ScrollTransition", height: 300, { CoversViewController() }) { _, player in
      player.drag(220, 50, by: CGVector(dx: -90, dy: 0), duration: 0.7)
      player.drag(80, 260, by: CGVector(dx: 0, dy: -70), duration: 0.6)
      player.drag(240, 260, by: CGVector(dx: 0, dy: -50), duration: 0.6)
      player.wait(0.8)
    },
    Picture("ScrollTransitionPerformer", height: 160, { FanViewController() }) { _, player in
      player.drag(240, 60, by: CGVector(dx: -170, dy: 0), duration: 0.3)
      player.wait(1.2)
    },
    Picture("MatchedTransition", height: 240, { PeopleViewController() }) { _, player in
      player.tap(160, 84)
      player.wait(0.9)
      player.drag(160, 80, by: CGVector(dx: -30, dy: 90), duration: 0.5)
      player.wait(0.9)
    },
    Picture("MatchedElementAnimator", height: 240, { BasketViewController() }) { controller, player in
      controller.buy(5)
      player.wait(0.3)
      controller.buy(2)
      player.wait(0.8)
    },
    Picture("CollapsingHeaderView", height: 260, { PlaceViewController() }) { _, player in
      player.drag(160, 200, by: CGVector(dx: 0, dy: -60), duration: 0.5)
      player.wait(0.6)
      player.drag(160, 220, by: CGVector(dx: 0, dy: -50), duration: 0.4)
      player.wait(0.8)
      player.drag(160, 80, by: CGVector(dx: 0, dy: 160), duration: 0.5)
      player.wait(0.8)
    },
    Picture("ExpandableListLayout", height: 320, { ExpandingListViewController() }) { _, player in
      player.tap(160, 90)
      player.wait(0.8)
      player.tap(160, 260)
      player.wait(0.8)
      player.drag(160, 260, by: CGVector(dx: 0, dy: -160), duration: 0.4)
      player.wait(0.8)
    },
    Picture("LayoutAnimation", height: 240, { GrowingTilesViewController() }) { controller, player in
      controller.changeSize()
      player.wait(1)
      controller.changeSize()
      player.wait(1)
    },
    Picture("CenteredRowLayout", height: 160, { CardsViewController() }) { _, player in
      player.drag(240, 80, by: CGVector(dx: -180, dy: 0), duration: 0.3)
      player.wait(1.2)
    },
    Picture("ParallaxPagingLayout", height: 160, { PagesViewController() }) { _, player in
      player.drag(260, 80, by: CGVector(dx: -200, dy: 0), duration: 0.5)
      player.wait(1)
    },
    Picture("FilmstripLayout", height: 64, { FilmstripViewController() }) { _, player in
      player.drag(260, 32, by: CGVector(dx: -160, dy: 0), duration: 0.4)
      player.wait(1.2)
    },
    Picture("ScrollSynchronizer", height: 228, { PicturesViewController() }) { controller, player in
      player.drag(260, 80, by: CGVector(dx: -200, dy: 0), duration: 0.4)
      player.wait(0.8)
      player.tap(240, 196)
      player.wait(0.6)
      controller.deleteShownPicture()
      player.wait(0.6)
    },
    Picture("SelectionStripLayout", height: 96, { StripViewController() }) { controller, player in
      player.tap(204, 48)
      player.wait(0.7)
      controller.insertAtSelection()
      player.wait(0.7)
      controller.moveSelectionToEnd()
      player.wait(0.8)
    },
    Picture("ScatterLayout", height: 220, { BoardViewController() }) { controller, player in
      controller.takeAway()
      player.wait(0.6)
      player.stage.resize(to: CGSize(width: 240, height: 220), duration: 0.4)
      player.wait(0.6)
    },
    Picture("ZoomTransition", height: 220, { RoomsViewController() }) { _, player in
      player.tap(60, 60)
      player.wait(1.5)
      player.tap(160, 110)
      player.wait(1.2)
    },
    Picture("DragMotion", height: 240, { HandViewController() }) { _, player in
      player.stage.touchDown(at: CGPoint(x: 42, y: 42), id: 1)
      player.wait(0.6)
      for step in 1...12 {
        player.stage.touchMove(to: CGPoint(x: 42 + 11 * step, y: 42 + 11 * step), id: 1)
        player.wait(1.0 / 30)
      }
      player.tap(118, 42)
      player.wait(0.3)
      player.tap(124, 42)
      player.wait(0.6)
      player.stage.touchUp(id: 1)
      player.wait(1.2)
    },
    Picture("ProgressAnimator", height: 200, { WheelViewController() }) { controller, player in
      controller.turnBy(0.25)
      player.wait(1)
    },
    Picture("LayoutHistory", height: 200, { RowsViewController() }) { controller, player in
      controller.replaceRows()
      player.wait(0.6)
      controller.changeHeight()
      player.wait(0.7)
      controller.changeHeight()
      player.wait(0.7)
    },
  ]
}
