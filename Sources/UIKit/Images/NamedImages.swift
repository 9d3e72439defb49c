/// The host's named images, the same for all screens, like those in an app's bundle.
@MainActor package enum NamedImages {
  private static var images: [String: UIImage] = [:]

  static func image(named name: String) -> UIImage? { images[name] }

  package static func add(_ image: UIImage, named name: String) { images[name] = image }
}
