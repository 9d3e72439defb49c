import CollectionMotion

/// A module leaves its code to the program, which takes in no methods of a class that it only casts to: the demos make
/// these, no fixture does. Without them here the build must compile all modules again.
@MainActor public func makeClassesOnlyCastTo() -> [AnyObject] { [FilmstripLayout(), CenteredRowLayout(), ParallaxPagingLayout()] }
