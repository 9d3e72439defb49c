import CollectionMotion
import UIKit

/// A picture with a title.
public struct Photo {
  public let title: String
  public let image: UIImage
  /// The line below the title.
  public let subtitle: String
  /// A story of one or two sentences.
  public let story: String

  public init(title: String, image: UIImage, subtitle: String = "", story: String = "") {
    self.title = title
    self.image = image
    self.subtitle = subtitle
    self.story = story
  }

  /// The width divided by the height; 1 for a picture without a size.
  public var aspectRatio: CGFloat {
    image.size.width > 0 && image.size.height > 0 ? image.size.width / image.size.height : 1
  }
}

/// The available photos.
@MainActor public enum PhotoLibrary {
  /// The initial photos of a Photos demo: the samples, until they are replaced.
  public static var photos = samples

  /// The pictures that the gallery draws itself, with very different proportions.
  public static let samples: [Photo] = {
    let sketches: [(title: String, sketch: Sketch, subtitle: String, story: String)] = [
      (
        "Dawn", Landscapes.dawn(), "First light, 5:12", "Fog fills the valleys until the sun is a hand above the ridge."
      ),
      (
        "Sunflower", Patterns.sunflower(), "South field, July",
        "Its seeds stand 137.5 degrees apart, so that none is in another's way."
      ),
      (
        "Mountains", Landscapes.mountains(), "North face, moonrise",
        "From the hut it is four hours to the saddle, by lamplight."
      ),
      (
        "Coast", Landscapes.coast(), "Lee shore, no wind",
        "A single sail all morning. The water stayed as flat as the sand behind us."
      ),
      (
        "Birches", Landscapes.birches(), "Edge of the bog",
        "White bark sends back the winter sun, which would crack a darker tree."
      ),
      (
        "Flock", Patterns.flock(), "Starlings at dusk",
        "Each bird minds the seven next to it. That is all it takes to fly as one."
      ),
      ("Waves", Patterns.waves(), "Indigo on cotton", "Circles overlap like scales, for a sea that stays friendly."),
      (
        "Dunes", Landscapes.dunes(), "After the wind",
        "Sand slides at 34 degrees, so every dune has the same steep side."
      ),
      (
        "Moonlight", Landscapes.moonlight(), "Fjord, 23:40",
        "The path of light points at whoever looks. No two people see the same one."
      ),
      (
        "City", Landscapes.city(), "Last train home",
        "One window in three is lit. The others have gone to look at the sky."
      ),
      (
        "Tiles", Patterns.tiles(), "One tile, two ways",
        "Turned at random, and the paths find each other by themselves."
      ),
      ("Fern", Patterns.fern(), "Under the hedge", "Every leaf is a small fern, with leaves that are small ferns."),
      (
        "Aurora", Landscapes.aurora(), "69 degrees north",
        "Oxygen glows green at a hundred kilometres, and red where the air is thinner."
      ),
      (
        "Rings", Patterns.rings(), "Study in colours",
        "Twenty squares with circles, to see which colours can stand each other."
      ),
    ]
    return sketches.compactMap { title, sketch, subtitle, story in
      sketch.image.map { Photo(title: title, image: $0, subtitle: subtitle, story: story) }
    }
  }()
}
