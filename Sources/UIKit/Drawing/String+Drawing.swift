#if !hasFeature(Embedded)
  import Foundation

  // Drawing of text in a single style. On Apple's systems these are methods of `NSString`, which strings have, too.
  // Embedded Swift has no dictionaries of `Any`: draw an attributed string there.

  @MainActor extension String {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
      NSAttributedString(string: self, attributes: attributes)
    }

    /// Returns the size of the text in points: the width of its longest paragraph without line breaks, and the height
    /// of its lines.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      attributed(attributes).size()
    }

    /// Draws the text. See `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      attributed(attributes).draw(at: point)
    }

    /// Draws the text. See `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      attributed(attributes).draw(in: rect)
    }

    /// Draws the text. See `NSAttributedString.draw(with:options:context:)`.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
      context: NSStringDrawingContext?
    ) {
      attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the bounds of the text that `draw(with:options:attributes:context:)` draws, from the origin.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
      context: NSStringDrawingContext?
    ) -> CGRect {
      attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
  }

  @MainActor extension NSString {
    /// Returns the size of the text. See `NSAttributedString.size()`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      description.size(withAttributes: attributes)
    }

    /// Draws the text. See `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      description.draw(at: point, withAttributes: attributes)
    }

    /// Draws the text. See `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      description.draw(in: rect, withAttributes: attributes)
    }

    /// Draws the text. See `NSAttributedString.draw(with:options:context:)`.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
      context: NSStringDrawingContext?
    ) {
      description.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the bounds of the text that `draw(with:options:attributes:context:)` draws, from the origin.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
      context: NSStringDrawingContext?
    ) -> CGRect {
      description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
  }
#endif
