/// What was found in a header.
struct ImageHeader {
  var width: Int
  var height: Int
  var mediaType: String
  var orientation = CGImagePropertyOrientation.up
  var orientationPlace: Int?
}
