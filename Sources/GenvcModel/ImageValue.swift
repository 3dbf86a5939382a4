import GenvcVocabulary

/// An image of the asset catalogue or a symbol.
package struct ImageValue: Sendable, Hashable {
    /// The source of the image, with its name there.
    package enum Source: Sendable, Hashable {
        /// A picture of the asset catalogue, by its name.
        case asset(String)
        /// A symbol of SF Symbols, by its name.
        case symbol(String)
    }

    /// The source of the image.
    package let source: Source
    /// A case of `UIImage.RenderingMode`, or nil.
    package let renderingMode: String?
    /// The point size of a symbol, which does not follow the text size; nil for the size of the text beside it.
    package let pointSize: Double?
    /// The weight of a symbol, of the cases of `UIImage.SymbolWeight`, or nil.
    package let weight: FontWeight?
    /// A case of `UIImage.SymbolScale`, or nil.
    package let scale: String?

    /// A picture. Point size, weight and scale are those of a symbol, and nil for an asset.
    package init(
        _ source: Source, renderingMode: String? = nil, pointSize: Double? = nil, weight: FontWeight? = nil,
        scale: String? = nil
    ) {
        self.source = source
        self.renderingMode = renderingMode
        self.pointSize = pointSize
        self.weight = weight
        self.scale = scale
    }

    /// An image of the asset catalogue, as it stands there.
    package static func asset(_ name: String) -> ImageValue { ImageValue(.asset(name)) }
    /// A symbol of SF Symbols, as large as the text around it.
    package static func symbol(_ name: String) -> ImageValue { ImageValue(.symbol(name)) }

    /// True for a symbol.
    package var isSymbol: Bool {
        switch source {
        case .asset: false
        case .symbol: true
        }
    }

    /// True if the spec sets the size, weight or scale of the symbol.
    package var hasConfiguration: Bool { pointSize != nil || weight != nil || scale != nil }

    /// The image as a spec writes it: `logo`, `symbol:star`.
    package var word: String {
        switch source {
        case .asset(let name): name
        case .symbol(let name): "symbol:" + name
        }
    }
}
