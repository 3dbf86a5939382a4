import GenvcVocabulary

extension Element {
    /// The Swift expression that `menu: { swift: … }` gives, or nil.
    package var menuExpression: String? {
        for keyed in values where keyed.key.effect == .content(.menu) {
            if case .swift(let code) = keyed.value { return code }
        }
        return nil
    }

    /// True for a menu that the spec lists, or that Swift makes.
    package var hasMenu: Bool { !menu.isEmpty || menuExpression != nil }
}
