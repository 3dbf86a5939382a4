import GenvcChecks
import GenvcDiagnostics
import GenvcReader
import GenvcVocabulary

/// Values that are written in short or with keys of their own.
extension SchemaBuilder {
    /// A text for people.
    var text: JSONSchema {
        mutating get {
            definition("text") { builder in
                let text = builder.text
                let parts = TextPart.allCases.map { part in
                    switch part {
                    case .value, .zero, .one: part.member(text)
                    case .format: part.member(.anyOf([Self.format, .map(of: "^", to: Self.format)]))
                    case .key, .comment: part.member(.scalar)
                    case .isLocalized: part.member(.types(.boolean))
                    }
                }
                return .anyOf([.scalar, .object(parts, required: [TextPart.value.rawValue])])
            }
        }
    }

    /// The format of a number or a date: a word, and what stands behind it.
    private static let format = JSONSchema.pattern(
        "^ *(" + TextFormatWord.allCases.map(\.rawValue).joined(separator: "|") + ")( |$)")

    /// A token, a color of UIKit or of the assets, each also with an opacity.
    var color: JSONSchema {
        mutating get {
            definition("color") { _ in
                .anyOf([
                    .words(ColorToken.all.map(\.name) + ColorToken.systemColors),
                    .pattern("^([a-z][A-Za-z0-9]*( [-+]?[0-9.]+%)?$|asset:)"),
                ])
            }
        }
    }

    /// A text style or points, with a weight and a design; or the name of a font of the project.
    var font: JSONSchema {
        mutating get {
            definition("font") { _ in
                let styles = TextStyle.allCases.map(\.rawValue)
                let parts = FontPart.allCases.map { part in
                    switch part {
                    case .style, .relativeTo: part.member(.words(styles))
                    case .size: part.member(.number(FontFormat.points))
                    case .name: part.member(.scalar)
                    case .weight: part.member(.words(FontFormat.weights.names))
                    case .design: part.member(.words(FontFormat.designs.names))
                    case .italic, .monospacedDigits: part.member(.types(.boolean))
                    }
                }
                let sizes = [FontPart.style, .size].map { JSONSchema.having($0.rawValue) }
                let word = "(\(FontFormat.reservedWords.joined(separator: "|"))|[-+]?[0-9]+(\\.[0-9]+)?)"
                return .anyOf([
                    .words(styles), .number(FontFormat.points),
                    .pattern("^([a-z][A-Za-z0-9]*| *\(word)( +\(word))* *)$"),
                    JSONSchema.object(parts).with("anyOf", .schemas(sizes)),
                ])
            }
        }
    }

    /// A picture of the assets, a symbol, or one from the network.
    var image: JSONSchema {
        mutating get {
            definition("image") { _ in
                let parts = ImagePart.allCases.map { part in
                    switch part {
                    case .asset, .symbol: part.member(.scalar)
                    case .renderingMode: part.member(.words(ImageFormat.renderingMode.names))
                    case .pointSize: part.member(.number(FontFormat.points))
                    case .weight: part.member(.words(FontFormat.weights.names))
                    case .scale: part.member(.words(ImageFormat.symbolScale.names))
                    }
                }
                let sources = [ImagePart.asset, .symbol].map { JSONSchema.having($0.rawValue) }
                return .anyOf([.scalar, JSONSchema.object(parts).with("oneOf", .schemas(sources))])
            }
        }
    }

    /// The shadow of a view.
    var shadow: JSONSchema {
        mutating get {
            let color = color
            return .object(
                ShadowPart.allCases.map { part in
                    switch part {
                    case .color: part.member(color)
                    case .opacity: part.member(.number(ShadowFormat.opacities))
                    case .radius: part.member(.number(ShadowFormat.radii))
                    case .offset: part.member(Measure.pair)
                    }
                })
        }
    }

    /// The place and the size at which a view is drawn.
    var transform: JSONSchema {
        mutating get {
            definition("transform") { _ in
                let parts = TransformPart.allCases.map { part in
                    switch part {
                    case .scale: part.member(.number(TransformFormat.scales))
                    case .rotation: part.member(.number(TransformFormat.rotations))
                    case .offset: part.member(Measure.pair)
                    }
                }
                return .anyOf([.words([TransformFormat.identity]), .object(parts)])
            }
        }
    }

    /// A movement there and back.
    var animation: JSONSchema {
        mutating get {
            let transform = transform
            let parts = AnimationPart.allCases.map { part in
                switch part {
                case .condition: part.member(.types(.string))
                case .transform: part.member(transform)
                case .duration: part.member(.number(AnimationFormat.durations))
                case .repeatCount: part.member(.integer(AnimationFormat.counts))
                }
            }
            return .object(parts, required: [AnimationPart.condition, .transform].map(\.rawValue))
        }
    }

    /// A sign or a text at the end of a cell.
    var accessory: JSONSchema {
        mutating get {
            let text = text
            let parts = AccessoryPart.allCases.map { part in
                switch part {
                case .text: part.member(text)
                }
            }
            return .anyOf([.words(Choice.cellAccessory.names), .object(parts, required: AccessoryPart.names)])
        }
    }

    /// A rule about layouts that an element silences.
    var suppression: JSONSchema {
        let parts = SuppressionPart.allCases.map { part in
            switch part {
            case .rule: part.member(.words(ruleLevels.map(\.name)))
            case .reason: part.member(.scalar)
            }
        }
        return .object(parts, required: SuppressionPart.names)
    }

    /// The keys under `rules` of a project, one for each rule about layouts.
    var ruleLevels: [Key] { DiagnosticCode.rules.map(Key.level(of:)) }

    /// Names with the values of tokens.
    mutating func tokens(_ sort: TokenSort) -> JSONSchema {
        switch sort {
        case .fonts: return .map(of: NamePattern.id, to: font)
        case .lengths: return .map(of: NamePattern.id, to: .number(0...Token.mostPoints))
        case .colors:
            let shade = JSONSchema.anyOf([.words(ColorToken.systemColors), .scalar])
            let contrast = JSONSchema.object(ContrastPart.allCases.map { $0.member(shade) })
            let parts = ColorTokenPart.allCases.map { part in
                switch part {
                case .light, .dark: part.member(shade)
                case .highContrast: part.member(.anyOf([shade, contrast]))
                }
            }
            return .map(
                of: NamePattern.id, to: .anyOf([shade, .object(parts, required: [ColorTokenPart.light.rawValue])]))
        }
    }
}
