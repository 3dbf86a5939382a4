import GenvcCodegen

extension Genvc {
    /// The sort of class made of a screen, as the command line names it.
    public enum Style: String, Sendable, CaseIterable {
        /// A view controller, generated whole.
        case controller
        /// A view, generated whole, and a view controller that is made once.
        case view

        /// The style as the generator knows it.
        var code: CodeStyle {
            switch self {
            case .controller: .controller
            case .view: .view
            }
        }
    }
}
