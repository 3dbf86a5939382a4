import GenvcDiagnostics
import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcVocabulary

/// The accessibility identifiers that generated code sets, as constants for UI tests, which cannot import the app.
///
/// A constant stands where its text says: `AccessibilityIdentifiers.Login.emailTextField` is `login.emailTextField`.
package struct AccessibilityIdentifiers {
    /// The name of the bundled template, whose first line every file that it makes begins with.
    private static let template = "AccessibilityIdentifiers"

    /// Constants by the first word of their texts; those of one word stand under the empty text.
    private var groups: [(word: String, constants: [Constant])] = [("", [])]

    package init() {}

    /// A text, and the name it gets in its group.
    private struct Constant {
        /// The name of the constant, which no other of its group has.
        var name: String
        /// Between the quotes of a Swift literal.
        let text: String
        /// True if a number or a name stands behind the text, as for what is repeated.
        let isNumbered: Bool
        /// True if it is the name of a literal, which stands behind a dot.
        var isNamed: Bool { isNumbered && text.utf8.last == UInt8(ascii: ".") }
    }

    /// Adds what the files of a spec set, in the order of the code.
    package mutating func add(_ files: [Genvc.File]) {
        for file in files where !file.isCreatedOnce {
            for literal in Self.literals(in: SwiftText(file.contents)) { add(literal) }
        }
    }

    /// The texts that a generated file sets, up to the number where one follows, with the constants that stand for
    /// them.
    package static func names(in contents: [UInt8]) -> [(text: String, constant: String, isNumbered: Bool)] {
        var identifiers = AccessibilityIdentifiers()
        for literal in literals(in: SwiftText(contents)) { identifiers.add(literal) }
        return identifiers.names
    }

    /// All texts, up to the number where one follows, with the constants that stand for them.
    package var names: [(text: String, constant: String, isNumbered: Bool)] {
        groups.flatMap { group in
            let path = Self.template + (group.word.isEmpty ? "." : ".\(Self.constant(group.word.capitalizedFirst)).")
            return group.constants.map { ($0.text, path + Self.constant($0.name), $0.isNumbered) }
        }
    }

    /// True if a file is what `genvc identifiers` prints, and is made again whole.
    package static func made(_ contents: [UInt8]) -> Bool {
        BundledTemplates.all.contains { bundled in
            bundled.name == template && contents.starts(with: bundled.text.prefix { $0 != "\n" }.utf8)
        }
    }

    /// The constants as Swift, nil where a template has errors, and the findings in the templates.
    package func code(_ library: inout TemplateLibrary) -> (bytes: [UInt8]?, report: DiagnosticReport) {
        let own = groups[0].constants
        let context: TemplateValue = [
            "constants": .list(own.map(Self.context)),
            "groups": .list(
                groups.dropFirst().enumerated().map { place, group in
                    [
                        "name": .string(Self.constant(group.word.capitalizedFirst)),
                        "needsGap": .bool(place > 0 || !own.isEmpty),
                        "constants": .list(group.constants.map(Self.context)),
                    ]
                }),
        ]
        return library.render(Self.template, context)
    }

    /// The values that the template sees of a constant.
    private static func context(_ constant: Constant) -> TemplateValue {
        [
            "name": .string(Self.constant(constant.name)), "text": .string(constant.text),
            "isNumbered": .bool(constant.isNumbered), "isNamed": .bool(constant.isNamed),
        ]
    }

    // MARK: - Names

    /// Adds a constant for a text that is new; a name that is taken gets a number behind it.
    private mutating func add(_ literal: Literal) {
        let text = literal.text
        let words = text.split(separator: ".", maxSplits: 1).map(String.init)
        let word = words.count > 1 ? words[0] : ""
        let place = groups.firstIndex { $0.word == word } ?? groups.count
        if place == groups.count { groups.append((word, [])) }
        let known = groups[place].constants
        guard !known.contains(where: { $0.text == text }) else { return }
        let stem = Self.name(words.last ?? text)
        var name = stem
        var number = 1
        while known.contains(where: { $0.name == name }) {
            number += 1
            name = stem + String(number)
        }
        groups[place].constants.append(Constant(name: name, text: text, isNumbered: literal.isNumbered))
    }

    /// `shop.item-3` as `shopItem3`.
    private static func name(_ text: String) -> String {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init).camelCased
    }

    /// The name as it is declared, with `_` before one that does not begin with a letter.
    private static func constant(_ name: String) -> String {
        name.first.map { $0.isLetter } == true ? SwiftName.declared(name) : "_" + name
    }

    // MARK: - Code

    /// A literal that is assigned.
    private struct Literal {
        /// The text between the quotes, up to an interpolation.
        let text: String
        /// True if an interpolation follows: the number of what is repeated.
        let isNumbered: Bool
    }

    /// The literals that the code assigns to `accessibilityIdentifier`, but for those without a text.
    private static func literals(in code: SwiftText) -> [Literal] {
        code.tokens.indices.compactMap { place in
            guard code.isWord("accessibilityIdentifier", at: place), code.isMark(".", at: place - 1),
                code.isMark("=", at: place + 1), code.tokens.indices.contains(place + 2),
                code.tokens[place + 2].kind == .literal
            else { return nil }
            let literal = code[code.tokens[place + 2]]
            let isNumbered = literal.last == UInt8(ascii: "(")
            let text = String(decoding: literal.dropFirst().dropLast(isNumbered ? 2 : 1), as: UTF8.self)
            return text.isEmpty ? nil : Literal(text: text, isNumbered: isNumbered)
        }
    }
}
