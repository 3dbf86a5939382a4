import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension Reading {
    private static let remotePrefix = "url:"
    private static let renderingMode = Choice("rendering mode", ["automatic", "alwaysOriginal", "alwaysTemplate"])
    private static let symbolScale = Choice("symbol scale", ["small", "medium", "large"])
    private static let imageKeys = ["asset", "symbol", "renderingMode", "pointSize", "weight", "scale"]
    private static let symbolKeys = ["pointSize", "weight", "scale"]

    /// The name of an asset, `symbol:name`, or the long form.
    func image(_ entry: YAMLEntry) -> ImageValue? {
        if case .mapping(let entries) = entry.value.content { return longImage(entries, of: entry) }
        guard let scalar = scalar(entry, "an asset or `symbol:name`") else { return nil }
        let text = scalar.text
        if let name = text.dropping(prefix: "symbol:") {
            return symbolName(String(name), scalar).map(ImageValue.symbol)
        }
        if text.hasPrefix(Self.remotePrefix) || text.hasPrefix("https:") || text.hasPrefix("http:") {
            report(
                .unresolved, "no picture of `\(entry.key.text)` has a fixed address", at: scalar.range,
                label: "write `url:$field`, with the address in a field of `state`",
                help: "a picture that never changes belongs to the assets of the app")
            return nil
        }
        for prefix in ["sf:", "system:", "systemName:"] {
            guard let name = text.dropping(prefix: prefix) else { continue }
            report(
                .unknownValue, "\(Wording.code(text)) is no picture", at: scalar.range,
                label: "write `symbol:\(name)`")
            return nil
        }
        if Self.isSymbolName(text) {
            // A word of the long form says that an asset is called so.
            sink.add(
                Diagnostic(
                    .warning, .unknownValue, "\(Wording.code(text)) is looked for among the assets of the app",
                    at: scalar.range, label: "write `symbol:\(text)` for the symbol of that name",
                    help: "an asset that is called so is `{ asset: \(text) }`"))
        }
        return .asset(text)
    }

    /// Words behind the dots of SF Symbols, which no name of an asset has by chance.
    private static let symbolVariants: Set<String> = [
        "fill", "circle", "square", "rectangle", "slash", "badge", "left", "right", "up", "down", "forward", "backward",
        "plus", "minus", "checkmark", "xmark", "and", "on", "2", "3",
    ]

    /// True for `star.fill` and the like.
    private static func isSymbolName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && $0 == $0.lowercased() }) else { return false }
        return parts.allSatisfy { $0.utf8.allSatisfy(\.isNamePart) }
            && parts.dropFirst().contains(where: symbolVariants.contains)
    }

    private func symbolName(_ name: String, _ scalar: YAMLScalar) -> String? {
        guard !name.isEmpty, name.utf8.allSatisfy({ $0.isNamePart || $0 == UInt8(ascii: ".") }) else {
            report(
                .unknownValue, "\(Wording.code(name)) cannot be a symbol", at: scalar.range,
                label: "a name like `person.circle`")
            return nil
        }
        return name
    }

    /// `{ asset: | symbol:, renderingMode:, pointSize:, weight:, scale: }`
    private func longImage(_ entries: [YAMLEntry], of owner: YAMLEntry) -> ImageValue? {
        var sources: [(entry: YAMLEntry, source: ImageValue.Source?)] = []
        var (mode, weight, scale) = (String?.none, String?.none, String?.none)
        var pointSize: Double?
        let before = sink.diagnostics.count
        for entry in entries {
            switch entry.key.text {
            case "asset": sources.append((entry, caption(entry).map(ImageValue.Source.asset)))
            case "symbol":
                let name = scalar(entry, "a name like `person.circle`").flatMap { symbolName($0.text, $0) }
                sources.append((entry, name.map(ImageValue.Source.symbol)))
            case "renderingMode": mode = choice(entry, of: Self.renderingMode)
            case "pointSize": pointSize = number(entry, in: FontValue.points)
            case "weight": weight = choice(entry, of: Self.weights)
            case "scale": scale = choice(entry, of: Self.symbolScale)
            case "url":
                report(
                    .unknownKey, "a picture from the network has no keys of its own", at: entry.key.range,
                    label: "write `\(owner.key.text): url:$field`")
            default:
                reportUnknownPart(
                    entry, of: owner, among: Self.imageKeys,
                    synonyms: ["name": "asset", "systemName": "symbol", "size": "pointSize"])
            }
        }
        guard sink.diagnostics.count == before else { return nil }
        if sources.count > 1 {
            report(
                .conflictingKeys, "`asset` and `symbol` exclude each other", at: sources[1].entry.key.range,
                label: "keep one of them")
            return nil
        }
        guard let source = sources.first?.source else {
            report(
                .missingKey, "this `\(owner.key.text)` has no picture", at: owner.key.range,
                label: "add `asset:` or `symbol:`")
            return nil
        }
        let image = ImageValue(source, renderingMode: mode, pointSize: pointSize, weight: weight, scale: scale)
        if !image.isSymbol, let key = entries.first(where: { Self.symbolKeys.contains($0.key.text) })?.key {
            report(
                .uselessKey, "`\(key.text)` has no effect here", at: key.range, label: "only a symbol has it")
            return nil
        }
        if pointSize == nil, weight != nil, let key = entries.first(where: { $0.key.text == "scale" })?.key {
            report(
                .uselessKey, "`scale` has no effect beside `weight` alone", at: key.range,
                label: "add `pointSize:`, or leave one of the two out")
            return nil
        }
        return image
    }

    /// `url:$field`: the picture at an address that state holds.
    func remotePicture(_ scalar: YAMLScalar, for key: Key) -> Bound {
        let text = SpecText(scalar)
        let start = Self.remotePrefix.utf8.count
        guard key.type == .image, scalar.text.hasPrefix(Self.remotePrefix),
            let scan = ReferenceScan(in: text.bytes, at: start)
        else { return .none }
        guard key.effect == .construction(.image) else {
            report(
                .wrongType, "`\(key.name)` cannot come from the network", at: scalar.range,
                label: "only the `image` of an imageView can")
            return .failed
        }
        guard scan.bytes.upperBound == text.bytes.count else {
            let rest = text.range(of: scan.bytes.upperBound..<text.bytes.count)
            report(
                .wrongType, "nothing can stand behind `\(Self.remotePrefix)` and its reference", at: rest,
                label: "write what is shown until then as `placeholder:`")
            return .failed
        }
        guard let reference = reference(scan, in: text) else { return .failed }
        switch reference.type?.unwrapped {
        case .basic(.url), .custom: return .value(.binding(Binding(reference, isRemote: true)))
        case nil:
            use(reference, as: .url)
            return .value(.binding(Binding(reference, isRemote: true)))
        // A sample has no other words for an address, or has none.
        case .basic(.string) where reference.isInferred:
            use(reference, as: .url)
            return .value(.binding(Binding(reference, isRemote: true)))
        case .some(let type):
            report(
                .wrongType,
                "`\(Self.remotePrefix)` takes a URL, and \(Wording.code("$" + reference.pathText)) is "
                    + Wording.articled(type.word),
                at: reference.range, help: "a computed field of `state` can make it: `{ type: URL?, computed: true }`")
            return .failed
        }
    }
}
