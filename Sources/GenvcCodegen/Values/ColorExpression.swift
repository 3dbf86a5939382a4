import GenvcModel
import GenvcSwift

/// A colour as a Swift expression.
struct ColorExpression {
    /// The expression where the type is known to be `UIColor`.
    let text: String
    /// The expression where nothing says the type.
    let typedText: String
    /// True if an asset of that name may be missing.
    let isOptional: Bool
    private let hasOpacity: Bool
    private let isFixed: Bool

    init(_ color: ColorValue) {
        let plain: String
        hasOpacity = color.opacity != nil
        isFixed = color.isFixed
        switch color.source {
        case .token(let name): (plain, typedText, isOptional) = Self.with("Theme.Colors.\(name)", nil, color.opacity)
        case .system(let name): (plain, typedText, isOptional) = Self.with("UIColor.\(name)", ".\(name)", color.opacity)
        case .asset(let name):
            let base = "UIColor(named: \(SwiftLiteral.string(name)))"
            let opacity = color.opacity.map { "?.withAlphaComponent(\(SwiftLiteral.number($0)))" } ?? ""
            (plain, typedText, isOptional) = (base + opacity, base + opacity, true)
        }
        text = plain
    }

    /// A color of a name: its shortest text, its text with the type, and whether it is optional. An opacity needs the
    /// type, since a method cannot begin with a dot.
    private static func with(_ name: String, _ short: String?, _ opacity: Double?) -> (String, String, Bool) {
        guard let opacity else { return (short ?? name, name, false) }
        let whole = "\(name).withAlphaComponent(\(SwiftLiteral.number(opacity)))"
        return (whole, whole, false)
    }

    /// The expression where there has to be a colour.
    var certainText: String { text + (isOptional ? " ?? .clear" : "") }

    /// The colour where there has to be one and nothing says the type.
    var nonOptionalText: String { isOptional ? "\(typedText) ?? .label" : typedText }

    /// The colour before a member that is asked of it. Behind an opacity the chain goes on by itself.
    var chainedText: String { typedText + (isOptional && !hasOpacity ? "?" : "") }

    /// The colour for a layer.
    var cgColor: String { chainedText + ".cgColor" }

    /// The colour for a layer, as the traits of the class have it; a color without appearances is the same in all.
    var resolvedCGColor: Expression {
        isFixed
            ? "\(chainedText).cgColor"
            : "\(chainedText).resolvedColor(with: \(Expression.name("traitCollection"))).cgColor"
    }
}
