#if !hasFeature(Embedded)
  import Foundation

  // The same for text with one look. On Apple's systems these are methods of `NSString`, which strings have, too. Embedded
  // Swift has no attributes of any type: draw an attributed string there.

  @MainActor extension String {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
      NSAttributedString(string: self, attributes: attributes)
    }

    /// As wide as its longest paragraph, which is not broken, and as high as its lines; in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      attributed(attributes).size()
    }

    /// See `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      attributed(attributes).draw(at: point)
    }

    /// See `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      attributed(attributes).draw(in: rect)
    }

    /// See `NSAttributedString.draw(with:options:context:)`.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
      context: NSStringDrawingContext?
    ) {
      attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// Around what `draw(with:options:attributes:context:)` draws, from the origin.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
      context: NSStringDrawingContext?
    ) -> CGRect {
      attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
  }

  @MainActor extension NSString {
    /// See `NSAttributedString.size()`.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      description.size(withAttributes: attributes)
    }

    /// See `NSAttributedString.draw(at:)`.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      description.draw(at: point, withAttributes: attributes)
    }

    /// See `NSAttributedString.draw(in:)`.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
      description.draw(in: rect, withAttributes: attributes)
    }

    /// See `NSAttributedString.draw(with:options:context:)`.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
      context: NSStringDrawingContext?
    ) {
      description.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Around what `draw(with:options:attributes:context:)` draws, from the origin.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
      context: NSStringDrawingContext?
    ) -> CGRect {
      description.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
  }
#endif
