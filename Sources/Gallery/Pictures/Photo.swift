import CollectionMotion
import UIKit

/// A picture with a name.
public struct Photo {
  public let title: String
  public let image: UIImage

  public init(title: String, image: UIImage) {
    self.title = title
    self.image = image
  }

  /// Width by height; 1 for a picture without a size.
  public var aspectRatio: CGFloat {
    image.size.width > 0 && image.size.height > 0 ? image.size.width / image.size.height : 1
  }
}

/// The photos that there are.
@MainActor public enum PhotoLibrary {
  /// What a Photos demo begins with: the samples, until someone puts their own here.
  public static var photos = samples

  /// The pictures that the gallery draws itself, of very different shapes.
  public static let samples: [Photo] = {
    let sketches: [(title: String, sketch: Sketch)] = [
      ("Dawn", Landscapes.dawn()), ("Sunflower", Patterns.sunflower()), ("Mountains", Landscapes.mountains()),
      ("Coast", Landscapes.coast()), ("Birches", Landscapes.birches()), ("Flock", Patterns.flock()),
      ("Waves", Patterns.waves()), ("Dunes", Landscapes.dunes()), ("Moonlight", Landscapes.moonlight()),
      ("City", Landscapes.city()), ("Tiles", Patterns.tiles()), ("Fern", Patterns.fern()),
      ("Aurora", Landscapes.aurora()), ("Rings", Patterns.rings()),
    ]
    return sketches.compactMap { title, sketch in sketch.image.map { Photo(title: title, image: $0) } }
  }()
}
