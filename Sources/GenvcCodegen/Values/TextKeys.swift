import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The stable names of the texts of a screen, for `Localizable.strings` and UI tests.
struct TextKeys {
    /// `login`
    let screenKey: String
    /// `Login`, in words
    let screenWords: String

    /// The keys of a screen begin with its name: `login.title`.
    init(_ screen: Screen) {
        screenKey = screen.name.text.loweredFirst
        screenWords = Words.title(of: screen.name.text)
    }

    /// The keys of a component begin with its name: `planButton.name`.
    init(component name: String) {
        screenKey = name.loweredFirst
        screenWords = Words.title(of: name)
    }

    /// `login.title` for the main text of an element, `login.email.accessibilityHint` for another.
    ///
    /// - Parameter caseName: the case of `when` that the text belongs to.
    func key(of view: ViewNode, _ key: Key, position: Int? = nil, case caseName: String? = nil) -> String {
        // The class itself is named by what stands before the dot.
        let element = view.isHost ? "" : view.element?.id?.text ?? view.name
        var name = element.isEmpty ? screenKey : "\(screenKey).\(element)"
        if !key.isMainText { name += ".\(key.name)" }
        if let position { name += "\(position + 1)" }
        if let caseName { name += ".\(caseName)" }
        return name
    }

    /// The comment for translators, which says where the text stands.
    func comment(for view: ViewNode, _ key: Key) -> String {
        // A part of the controller is named by an expression; its key says what it is.
        let isPart = view.element?.kind.standing == .part
        let name = isPart ? view.element?.id?.text ?? view.name : view.name
        // The class itself is named by what stands before the colon.
        let words = (view.isHost ? [] : [name]) + [key.name]
        return screenWords + ": " + words.map { Words.title(of: $0).asciiLowercased }.joined(separator: " ")
    }

    /// `login.emailTextField`
    func identifier(of view: ViewNode) -> String { "\(screenKey).\(view.name)" }
}

extension String {
    /// The text with the letters of ASCII in lower case; letters beyond stay as they are.
    var asciiLowercased: String {
        String(decoding: utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }, as: UTF8.self)
    }
}
