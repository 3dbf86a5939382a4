import GenvcCodegen
import GenvcDiagnostics

/// The parts of a string catalogue as Xcode writes them: names sorted, two spaces for each level, a blank on both sides
/// of the colon, no line end behind the last bracket.
enum CatalogJSON {
    /// A value of a part.
    indirect enum Value {
        case text(String)
        case number(Int)
        /// Members, which are sorted by their names when they are written.
        case object([(name: String, value: Value)])
    }

    /// The names of members that Xcode gives a meaning to.
    enum Name {
        static let strings = "strings"
        static let sourceLanguage = "sourceLanguage"
        static let comment = "comment"
        static let extractionState = "extractionState"
        static let localizations = "localizations"
        static let stringUnit = "stringUnit"
        static let state = "state"
        static let value = "value"
        static let variations = "variations"
        static let plural = "plural"
        static let device = "device"
        static let substitutions = "substitutions"
        static let argument = "argNum"
        static let specifier = "formatSpecifier"
        static let one = "one"
        static let other = "other"
        static let version = "version"
    }

    /// The states of entries and of their texts.
    enum State {
        /// Xcode leaves the entry alone: it would take the forms for text that no code has.
        static let manual = "manual"
        /// Xcode found key and text in the code, and keeps the text as the code has it.
        static let extractedWithValue = "extracted_with_value"
        /// No code has the key any more.
        static let stale = "stale"
        /// A text as it was extracted.
        static let new = "new"
        static let translated = "translated"
        /// A translation of another source text.
        static let needsReview = "needs_review"
    }

    /// The format of whole numbers in code: `Int` is 64 bits wide.
    static let integerSpecifier = "lld"
    /// The version of the format.
    static let version = "1.0"

    /// A value, whose first line stands behind its name.
    ///
    /// - Parameter level: the number of objects around it.
    static func text(of value: Value, level: Int) -> String {
        switch value {
        case .text(let text): return quoted(text)
        case .number(let number): return String(number)
        case .object(let members):
            return object(
                members.map { ($0.name, quoted($0.name) + " : " + text(of: $0.value, level: level + 1)) },
                level: level)
        }
    }

    /// Members, each written already but for the blanks before it, as an object.
    ///
    /// - Parameter level: the number of objects around the object.
    static func object(_ members: [(name: String, text: String)], level: Int) -> String {
        let lines = members.sorted(byKey: \.name).map { indentation(level + 1) + $0.element.text }
        return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation(level) + "}"
    }

    /// `"name" : value`, with the blanks before it.
    static func member(_ name: String, _ value: Value, level: Int) -> String {
        indentation(level) + quoted(name) + " : " + text(of: value, level: level)
    }

    /// The blanks before a line in so many objects.
    static func indentation(_ level: Int) -> String { String(repeating: "  ", count: level) }

    /// A text in quotes, with the escapes that JSON asks for and no others.
    static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        JSONWriter.appendQuoted(text, to: &bytes) { $0.value < 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension CatalogJSON.Value {
    /// The entry of a text.
    static func entry(of text: CatalogText, in language: String) -> Self {
        .object([
            (CatalogJSON.Name.comment, .text(text.comment)),
            (CatalogJSON.Name.extractionState, .text(text.extractionState)),
            (CatalogJSON.Name.localizations, .object([(language, .source(of: text))])),
        ])
    }

    /// The text in the source language.
    static func source(of text: CatalogText) -> Self {
        switch text.forms {
        case .single(let value): .object([(CatalogJSON.Name.stringUnit, .unit(value, CatalogJSON.State.new))])
        case .plural(let one, let other): .object([(CatalogJSON.Name.variations, .plural(one, other))])
        case .substituted(let part):
            .object([
                (CatalogJSON.Name.stringUnit, .unit(part.whole, CatalogJSON.State.translated)),
                (
                    CatalogJSON.Name.substitutions,
                    .object([
                        (
                            part.name,
                            .object([
                                (CatalogJSON.Name.argument, .number(part.argument)),
                                (CatalogJSON.Name.specifier, .text(CatalogJSON.integerSpecifier)),
                                (CatalogJSON.Name.variations, .plural(part.one, part.other)),
                            ])
                        )
                    ])
                ),
            ])
        }
    }

    /// Both forms of a text.
    private static func plural(_ one: String, _ other: String) -> Self {
        let forms = [(CatalogJSON.Name.one, one), (CatalogJSON.Name.other, other)].map { name, text in
            (
                name: name,
                value: Self.object([(CatalogJSON.Name.stringUnit, .unit(text, CatalogJSON.State.translated))])
            )
        }
        return .object([(CatalogJSON.Name.plural, .object(forms))])
    }

    private static func unit(_ text: String, _ state: String) -> Self {
        .object([(CatalogJSON.Name.state, .text(state)), (CatalogJSON.Name.value, .text(text))])
    }
}

extension CatalogText {
    /// The state that keeps Xcode from losing the entry.
    var extractionState: String { isPlural ? CatalogJSON.State.manual : CatalogJSON.State.extractedWithValue }
}
