package struct ImageValue: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
        case asset(String)
        case symbol(String)
    }

    package let source: Source
    /// A case of `UIImage.RenderingMode`, or nil.
    package let renderingMode: String?
    /// Points of a symbol, which do not follow the text size; nil: as large as the text that it stands beside.
    package let pointSize: Double?
    /// A case of `UIImage.SymbolWeight`, or nil.
    package let weight: String?
    /// A case of `UIImage.SymbolScale`, or nil.
    package let scale: String?

    package init(
        _ source: Source, renderingMode: String? = nil, pointSize: Double? = nil, weight: String? = nil,
        scale: String? = nil
    ) {
        self.source = source
        self.renderingMode = renderingMode
        self.pointSize = pointSize
        self.weight = weight
        self.scale = scale
    }

    package static func asset(_ name: String) -> ImageValue { ImageValue(.asset(name)) }
    package static func symbol(_ name: String) -> ImageValue { ImageValue(.symbol(name)) }

    package var isSymbol: Bool {
        switch source {
        case .asset: false
        case .symbol: true
        }
    }

    /// True for a symbol whose size, weight or scale is said.
    package var hasConfiguration: Bool { pointSize != nil || weight != nil || scale != nil }

    /// As a spec writes it: `logo`, `symbol:star`.
    package var word: String {
        switch source {
        case .asset(let name): name
        case .symbol(let name): "symbol:" + name
        }
    }
}
