import GenvcModel
import GenvcSwift
import GenvcViews
import GenvcVocabulary

/// Makes, sets and unsets an activity indicator.
enum ActivityIndicatorWriter {
    /// The expression that makes it; nil for what has no style.
    static func initializer(_ view: ViewNode) -> Expression? {
        guard case .choice(let style)? = view.element?.constructionValue(.spinnerStyle)?.value else { return nil }
        return .call("\(view.typeName)", ["style: .\(style)"])
    }

    /// The statements that let it turn, or stop it while values are set again.
    ///
    /// - Parameter isOn: Whether it turns, as an expression.
    static func setting(
        _ keyed: KeyedValue, _ isOn: Expression, _ variable: Expression, isRendering: Bool
    ) -> [Statement] {
        switch keyed.value {
        case .boolean(true): return ["\(variable).startAnimating()"]
        case .boolean(false): return isRendering ? unsetting(variable) : []
        default:
            guard isRendering else { return [] }
            return [.chain([(isOn, ["\(variable).startAnimating()"]), (nil, unsetting(variable))])]
        }
    }

    /// The statement that stops it.
    static func unsetting(_ target: Expression) -> [Statement] { ["\(target).stopAnimating()"] }
}
