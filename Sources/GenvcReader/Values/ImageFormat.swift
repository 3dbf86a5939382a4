import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Pictures of the app: assets and symbols.
///
/// - `portrait`: the name of an asset.
/// - `symbol:star.fill`: the name of a symbol.
/// - `{ symbol: star.fill, pointSize: 20, weight: bold }`: either with a configuration.
package struct ImageFormat {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// The values that a key of this type takes, in words for `explain`.
    static let words = "the name of an asset, symbol:name, or \(ImagePart.keyList)"

    /// The cases of `UIImage.RenderingMode`.
    package static let renderingMode = Choice("rendering mode", ["automatic", "alwaysOriginal", "alwaysTemplate"])

    /// The cases of `UIImage.SymbolScale`.
    package static let symbolScale = Choice("symbol scale", ["small", "medium", "large"])

    /// The picture of the name of an asset, of `symbol:name`, or of the long form; nil where it was reported.
    func read(_ entry: YAMLEntry) -> ImageValue? {
        if case .mapping(let entries) = entry.value.content { return readLong(entries, of: entry) }
        guard let scalar = reading.scalar(entry, "an asset or `symbol:name`") else { return nil }
        let text = scalar.text
        if let name = text.dropping(prefix: "symbol:") {
            return symbolName(String(name), scalar).map(ImageValue.symbol)
        }
        if text.hasPrefix(RemotePictureFormat.prefix) || text.hasPrefix("https:") || text.hasPrefix("http:") {
            reading.report(
                .unresolved, "no picture of `\(entry.key.text)` has a fixed address", at: scalar.range,
                label: "write `url:$field`, with the address in a field of `state`",
                help: "a picture that never changes belongs to the assets of the app")
            return nil
        }
        if let name = text.dropping(prefix: "asset:") {
            return ColorFormat(reading).assetName(name, scalar).map(ImageValue.asset)
        }
        for prefix in ["sf:", "system:", "systemName:"] {
            guard let name = text.dropping(prefix: prefix) else { continue }
            reading.report(
                .unknownValue, "\(Wording.code(text)) is no picture", at: scalar.range,
                label: "write `symbol:\(name)`")
            return nil
        }
        return .asset(text)
    }

    /// The name of a symbol; nil, and reported, for characters that none has.
    private func symbolName(_ name: String, _ scalar: YAMLScalar) -> String? {
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isNamePart || $0 == UInt8(ascii: ".") }) else {
            reading.report(
                .unknownValue, "\(Wording.code(name)) cannot be a symbol", at: scalar.range,
                label: "a name like `person.circle`")
            return nil
        }
        return name
    }

    /// The picture of `{ asset: | symbol:, renderingMode:, pointSize:, weight:, scale: }`; nil where it was reported.
    private func readLong(_ entries: [YAMLEntry], of owner: YAMLEntry) -> ImageValue? {
        var sources: [(entry: YAMLEntry, source: ImageValue.Source?)] = []
        var (mode, weight, scale) = (String?.none, FontWeight?.none, String?.none)
        var pointSize: Double?
        let before = reading.sink.diagnostics.count
        for entry in entries {
            if entry.key.text == "url" {
                reading.report(
                    .unknownKey, "a picture from the network has no keys of its own", at: entry.key.range,
                    label: "write `\(owner.key.text): url:$field`")
                continue
            }
            switch reading.part(entry, of: owner, as: ImagePart.self) {
            case .asset: sources.append((entry, reading.caption(entry).map(ImageValue.Source.asset)))
            case .symbol:
                let name = reading.scalar(entry, "a name like `person.circle`").flatMap { symbolName($0.text, $0) }
                sources.append((entry, name.map(ImageValue.Source.symbol)))
            case .renderingMode: mode = ChoiceFormat(reading).read(entry, of: Self.renderingMode)
            case .pointSize: pointSize = NumberFormat(reading).read(entry, in: FontFormat.points)
            case .weight: weight = ChoiceFormat(reading).read(entry, of: FontFormat.weights).flatMap(FontWeight.init)
            case .scale: scale = ChoiceFormat(reading).read(entry, of: Self.symbolScale)
            case nil: continue
            }
        }
        guard reading.sink.diagnostics.count == before else { return nil }
        if sources.count > 1 {
            reading.report(
                .conflictingKeys, "`asset` and `symbol` exclude each other", at: sources[1].entry.key.range,
                label: "keep one of them")
            return nil
        }
        guard let source = sources.first?.source else {
            reading.report(
                .missingKey, "this `\(owner.key.text)` has no picture", at: owner.key.range,
                label: "add `asset:` or `symbol:`")
            return nil
        }
        let image = ImageValue(source, renderingMode: mode, pointSize: pointSize, weight: weight, scale: scale)
        if !image.isSymbol,
            let key = entries.first(where: { ImagePart(rawValue: $0.key.text)?.isOfSymbols == true })?.key
        {
            reading.report(
                .uselessKey, "`\(key.text)` has no effect here", at: key.range, label: "only a symbol has it")
            return nil
        }
        if pointSize == nil, weight != nil,
            let key = entries.first(where: { ImagePart(rawValue: $0.key.text) == .scale })?.key
        {
            reading.report(
                .uselessKey, "`scale` has no effect beside `weight` alone", at: key.range,
                label: "add `pointSize:`, or leave one of the two out")
            return nil
        }
        return image
    }

    /// The value with each part written out; what follows state, or is no shorthand, as it stands.
    static func longForm(_ node: YAMLNode) -> LongForm {
        guard let scalar = LongForm.literal(node), !scalar.text.contains("$") else { return LongForm(node) }
        if let symbol = scalar.text.dropping(prefix: "symbol:") {
            return .mapping([LongForm.Entry(ImagePart.symbol, .plain(String(symbol)))])
        }
        if let asset = scalar.text.dropping(prefix: "asset:") {
            return .mapping([LongForm.Entry(ImagePart.asset, .plain(String(asset)))])
        }
        return .mapping([LongForm.Entry(ImagePart.asset, .scalar(scalar))])
    }
}
