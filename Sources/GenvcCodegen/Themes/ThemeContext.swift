import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcVocabulary

/// All that the template `Theme` sees.
struct ThemeContext {
    let value: TemplateValue

    /// The braces around a declaration in a group of `Theme`.
    private static let depth = 2

    init(_ tokens: TokenTable) {
        let shades = tokens.colors.flatMap(Self.shades)
        let hasValues = shades.contains { if case .components = $0.source { true } else { false } }
        let isDynamic = tokens.colors.contains { !$0.isPlain }
        value = [
            "groups": .list(
                TokenGroup.allCases.map { group in
                    [
                        "name": .string(group.rawValue),
                        "tokens": .list(
                            tokens.tokens(of: group).map {
                                ["name": .string($0.name), "value": .string(SwiftLiteral.number($0.points))]
                            }),
                    ]
                }),
            "colors": .list(
                tokens.colors.map {
                    ["lines": Self.lines([tokens.isRuntime ? Self.following($0) : Self.declaration(of: $0)])]
                }),
            "palette": tokens.isRuntime
                ? [
                    "colors": .list(
                        tokens.colors.map { ["lines": Self.lines([Self.declaration(of: $0, as: "var")])] })
                ] : .null,
            "fonts": .list(
                tokens.fonts.map {
                    ["name": .string($0.name), "lines": Self.lines([Self.font($0)], depth: Self.depth + 1)]
                }),
            "initializers": hasValues || isDynamic
                ? ["hasValues": .bool(hasValues), "isDynamic": .bool(isDynamic)] : .null,
        ]
    }

    /// The shades that a token has, from light to dark with high contrast.
    private static func shades(of token: ColorToken) -> [Shade] {
        [token.light, token.dark, token.highContrastLight, token.highContrastDark].compactMap { $0 }
    }

    private static func lines(_ statements: [Statement], depth: Int = Self.depth) -> TemplateValue {
        TemplateValue.lines(StatementPrinter.lines(statements, depth: depth))
    }

    /// The declaration of a colour that is what the palette says.
    private static func following(_ token: ColorToken) -> Statement {
        "static let \(token.name) = UIColor { $0.palette.\(token.name).resolvedColor(with: $0) }"
    }

    /// The declaration of a colour.
    private static func declaration(of token: ColorToken, as keyword: String = "static let") -> Statement {
        let target: Expression = "\(keyword) \(token.name)"
        guard !token.isPlain else { return .set(target, expression(for: token.light, prefix: "UIColor")) }
        var arguments: [Expression] = [
            "light: \(expression(for: token.light))", "dark: \(expression(for: token.dark ?? token.light))",
        ]
        if let shade = token.highContrastLight { arguments.append("highContrastLight: \(expression(for: shade))") }
        if let shade = token.highContrastDark { arguments.append("highContrastDark: \(expression(for: shade))") }
        return .set(target, .call("UIColor", arguments))
    }

    /// - Parameter prefix: What stands before the name of a colour of UIColor: nothing where its type is known.
    private static func expression(for shade: Shade, prefix: String = "") -> Expression {
        let opacity = shade.opacity.map { ".withAlphaComponent(\(SwiftLiteral.number($0)))" } ?? ""
        switch shade.source {
        case .components(let color):
            let alpha = shade.opacity.map { ", alpha: \(SwiftLiteral.number($0))" } ?? ""
            // A token says it as `#0A5FD6`.
            return "UIColor(hex: 0x\(String(color.hexadecimal.dropFirst()))\(alpha))"
        case .system(let name): return "\(prefix).\(name)\(opacity)"
        case .asset(let name):
            // The colour of texts stands in for an asset that is missing, so that it is seen.
            let asset: Expression = "UIColor(named: \(SwiftLiteral.string(name))) ?? .label"
            return opacity.isEmpty ? asset : "(\(asset))\(opacity)"
        }
    }

    /// The call that makes a font.
    private static func font(_ token: FontToken) -> Statement {
        .line(FontExpression(token.font, size: SwiftLiteral.number, scope: "").expression)
    }
}
