import GenvcDiagnostics
import GenvcVocabulary
import GenvcYAML

/// Turns of phrase that the messages of the reader share.
enum Wording {
    /// The bytes of a spec text that a message repeats at the most, so that a message stays one line.
    private static let longestQuote = 32
    /// The bytes of a list in a help text at the most.
    private static let longestList = 280

    /// The text in backticks, cut where it is long.
    static func code(_ text: String) -> String {
        guard text.utf8.count > longestQuote else { return "`\(text)`" }
        var cut = ""
        for scalar in text.unicodeScalars {
            guard cut.utf8.count < longestQuote else { break }
            cut.unicodeScalars.append(scalar)
        }
        return "`\(cut)…`"
    }

    /// A noun with its article: `a label`, `an imageView`.
    static func articled(_ noun: String) -> String {
        switch noun.utf8.first {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
            UInt8(ascii: "A"), UInt8(ascii: "E"), UInt8(ascii: "I"), UInt8(ascii: "O"):
            "an \(noun)"
        default: "a \(noun)"
        }
    }

    /// The words on a reference to state in the place of a value that stays.
    ///
    /// - Parameter words: The values that the key takes, as `explain` says them. Where they would fill the line, the
    /// reader finds them there.
    static func valueInPlace(of words: String) -> String {
        words.utf8.count <= mostBytesOfValues ? "write a value that stays: \(words)" : "write the value itself"
    }

    /// The most bytes of words on values behind a caret, which leave room for the line that they stand in.
    private static let mostBytesOfValues = 48

    /// The words on conditions, for a key that they may change; nil for a key that never changes.
    static func condition(changing key: Key) -> String? {
        key.effect.facts.contains(.varies) ? "conditions change it: `when: [ { if: …, \(key.name): … } ]`" : nil
    }

    /// The value as messages name it, in `takes a number, not …`.
    static func found(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let scalar): found(scalar)
        case .mapping: "keys of its own"
        case .sequence: "a list"
        case .null, .error: "nothing"
        }
    }

    /// The text in backticks, in quotes where the spec has them.
    static func found(_ scalar: YAMLScalar) -> String {
        switch scalar.style {
        case .plain: code(scalar.text)
        case .singleQuoted: code("'\(scalar.text)'")
        case .doubleQuoted: code("\"\(scalar.text)\"")
        case .literal, .folded: "a block of text"
        }
    }

    /// The label "did you mean `a` or `b`?"; nil where nothing is near.
    static func didYouMean(_ words: [String]) -> String? {
        words.isEmpty ? nil : "did you mean \(EnglishList.joined(words.map { "`\($0)`" }, "or"))?"
    }

    /// The words with commas, as many as fit in a help text.
    static func list(_ words: [String]) -> String {
        var text = ""
        for word in words {
            guard text.utf8.count + word.utf8.count + 2 <= longestList else { return text + ", …" }
            text += text.isEmpty ? word : ", " + word
        }
        return text
    }

    /// The text as a Swift name: `login screen` and `login-screen` as `loginScreen`. Empty where no letter is in it.
    static func camelCased(_ text: String) -> String {
        var result: [UInt8] = []
        var startsWord = false
        for byte in withoutMarks(text).utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                result.append(startsWord && !result.isEmpty ? byte - 32 : byte)
                startsWord = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                result.append(result.isEmpty ? byte + 32 : byte)
                startsWord = false
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if !result.isEmpty { result.append(byte) }
                startsWord = false
            default:
                startsWord = true
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
