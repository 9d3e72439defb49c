/// What a layer shows besides its background; hosts draw it.
package enum LayerContent: Equatable {
  case none
  case text(LayerText)
}
