import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The stable names of the texts of a screen, for `Localizable.strings` and UI tests.
struct TextKeys {
    /// `login`
    let screenKey: String
    /// `Login`, in words.
    let place: String
    /// The names of parts of alerts whose ids name other texts too.
    private let alertNames: [Screen.KeyName]

    /// The keys of a screen begin with its name: `login.title`.
    init(_ screen: Screen) {
        screenKey = screen.name.text.loweredFirst
        place = Words.title(of: screen.name.text)
        alertNames = screen.alertKeyNames
    }

    /// The keys of a component begin with its name: `planButton.name`.
    init(component name: String) {
        screenKey = name.loweredFirst
        place = Words.title(of: name)
        alertNames = []
    }

    /// The class, for its entries in a string catalogue.
    var owner: CatalogTexts.Owner { CatalogTexts.Owner(prefix: screenKey + ".", place: place) }

    /// `login.title` for the main text of an element, `login.email.accessibilityHint` for another.
    ///
    /// - Parameter caseName: the case of `when` that the text belongs to.
    func key(of view: ViewNode, _ key: Key, position: Int? = nil, case caseName: String? = nil) -> String {
        // The class itself is named by what stands before the dot.
        let element = view.isHost ? "" : keyName(of: view)
        var name = element.isEmpty ? screenKey : "\(screenKey).\(element)"
        if !key.isMainText { name += ".\(key.name)" }
        if let position { name += "\(position + 1)" }
        if let caseName { name += ".\(caseName)" }
        return name
    }

    /// The word for an element: its id, unless other texts have that.
    private func keyName(of view: ViewNode) -> String {
        guard let element = view.element, let id = element.id else { return view.name }
        return alertNames.first { $0.place == element.range }?.text ?? id.text
    }

    /// The comment for translators: what the text belongs to, which of its texts it is, where it stands, in which case
    /// of `when`, and what is put into it.
    ///
    /// Examples are `Send button title on Transfer when sending` and `Posts label on Plurals: %lld is posts`.
    ///
    /// - Parameters:
    ///   - code: what the element is called there, where its kind does not say it.
    ///   - fields: what is put in; empty for nothing.
    func comment(for view: ViewNode, _ key: Key, in code: ClassBeingWritten, of fields: String) -> String {
        let kind = code.translatorNoun ?? Self.noun(of: view)
        let words = code.isOnlyText ? kind : Self.words(for: key, at: kind)
        let condition = code.caseName.map { " when \(Words.telling(ofCase: $0))" } ?? ""
        return "\(words.capitalizedFirst) on \(place)\(condition)\(fields.isEmpty ? "" : ": \(fields)")"
    }

    /// The words for a text: `button title`, `label`, `switch label read by VoiceOver`.
    private static func words(for key: Key, at kind: String) -> String {
        if let spoken = key.spokenWord {
            return kind.isEmpty ? "VoiceOver \(spoken)" : "\(kind) \(spoken) read by VoiceOver"
        }
        if key.isNamedByKind, !kind.isEmpty { return kind }
        let name = key.wordForOne ?? Words.lowercased(of: key.name)
        return kind.isEmpty ? name : "\(kind) \(name)"
    }

    /// The words for the element of a view, in small letters: `email text field`, or those of its kind for one without
    /// an id; empty for the class itself.
    private static func noun(of view: ViewNode) -> String {
        guard !view.isHost, let element = view.element else { return "" }
        // A part of the controller is named by its key.
        guard element.kind.standing != .part else { return Words.lowercased(of: element.id?.text ?? view.name) }
        return Words.naming(
            element.id.map { Words.lowercased(of: $0.text) } ?? "", Words.lowercased(of: element.kind.name))
    }

    /// `login.emailTextField`
    func identifier(of view: ViewNode) -> String { "\(screenKey).\(view.name)" }
}
