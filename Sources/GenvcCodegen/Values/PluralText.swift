import GenvcModel
import GenvcVocabulary

/// A text with a form for one thing: the arguments of its call, and the forms as a string catalogue has them.
///
/// A text of several arguments has one part that changes: the shortest, from word to word, that holds the number and in
/// which the two forms differ. Another argument in that part stands by its place, `%1$@`: Foundation reads the part
/// with all arguments of the call, and Apple's own catalogues are written so.
struct PluralText {
    /// A word, a character between two words, or an argument.
    fileprivate enum Token: Hashable {
        case text(String)
        case argument(Int)
    }

    /// The arguments of the call, in their order.
    let arguments: [LocalizedText.Argument]
    /// The number itself, behind the arguments, where those have it as a formatted text only; nil elsewhere.
    let extraNumber: Reference?
    /// The format of the code.
    let value: String
    /// The forms.
    let forms: CatalogText.Forms

    /// Nil for a text without a form for one thing.
    init?(_ text: LocalizedText) {
        guard let one = text.exactForms.first(where: { $0.count == .one })?.text,
            let counted = text.countedReference
        else { return nil }
        let others = FormatPieces(text)
        let ones = FormatPieces(one, sharing: others.arguments)
        arguments = ones.arguments
        let shown = others.arguments.firstIndex { $0.reference.path == counted.path } ?? 0
        let isText = !others.arguments[shown].isNumber
        extraNumber = isText ? counted : nil
        let count = arguments.count + (isText ? 1 : 0)
        value = others.format(ofArguments: count)
        guard count > 1 else {
            forms = .plural(one: ones.format(ofArguments: count), other: value)
            return
        }
        let (before, after) = (Self.tokens(ones), Self.tokens(others))
        let part = Part(before, after, around: .argument(shown), keepsMarks: text.marked != nil)
        let name = counted.path[counted.path.count - 1]
        func written(_ tokens: ArraySlice<Token>, number: Int?) -> String {
            tokens.map { token in
                switch token {
                case .text(let text): FormatPieces.escaped(text)
                case .argument(let place):
                    place == number ? "%arg" : ones.specifier(place, ofArguments: count)
                }
            }.joined()
        }
        let number = isText ? nil : shown
        forms = .substituted(
            CatalogText.Substitution(
                whole: written(after[..<part.start], number: nil) + "%#@\(name)@"
                    + written(after[(after.count - part.end)...], number: nil),
                name: name, argument: isText ? count : shown + 1,
                one: written(before[part.start..<(before.count - part.end)], number: number),
                other: written(after[part.start..<(after.count - part.end)], number: number)))
    }

    /// The words of a text, each character between them, and the arguments.
    private static func tokens(_ pieces: FormatPieces) -> [Token] {
        var tokens: [Token] = []
        for piece in pieces.pieces {
            switch piece {
            case .argument(let place): tokens.append(.argument(place))
            case .literal(let characters):
                var word = String.UnicodeScalarView()
                var isOfWord = false
                for scalar in characters.unicodeScalars {
                    let belongs = scalar.isOfWord
                    if !word.isEmpty, !(belongs && isOfWord) {
                        tokens.append(.text(String(word)))
                        word = String.UnicodeScalarView()
                    }
                    word.append(scalar)
                    isOfWord = belongs
                }
                if !word.isEmpty { tokens.append(.text(String(word))) }
            }
        }
        return tokens
    }
}

/// The part in which two forms of a text differ, by the tokens before and behind it that both share.
private struct Part {
    private(set) var start: Int
    private(set) var end: Int

    /// - Parameters:
    ///   - number: the argument that the part has to hold.
    ///   - keepsMarks: true where a phrase in brackets with a name behind it is in the part as a whole or not at all.
    init(_ one: [PluralText.Token], _ other: [PluralText.Token], around number: PluralText.Token, keepsMarks: Bool) {
        start = Self.shared(one[...], other[...], upTo: number)
        end = Self.shared(one.dropFirst(start).reversed()[...], other.dropFirst(start).reversed()[...], upTo: number)
        // A translator needs words at both ends, and a form that is empty would be none.
        while start > 0, isOpenAtStart(one) || isOpenAtStart(other) { start -= 1 }
        while end > 0, isOpenAtEnd(one) || isOpenAtEnd(other) { end -= 1 }
        guard keepsMarks else { return }
        while let side = cutMark(one) ?? cutMark(other) {
            if side == .start, start > 0 { start -= 1 } else if end > 0 { end -= 1 } else { return }
        }
    }

    /// The number of tokens with which both begin, before the number.
    private static func shared(
        _ one: ArraySlice<PluralText.Token>, _ other: ArraySlice<PluralText.Token>, upTo number: PluralText.Token
    ) -> Int {
        zip(one, other).prefix { $0 == $1 && $0 != number }.count
    }

    /// True if the part is empty or begins with a space.
    private func isOpenAtStart(_ tokens: [PluralText.Token]) -> Bool {
        start >= tokens.count - end || tokens[start] == .space
    }

    /// True if the part is empty or ends with a space.
    private func isOpenAtEnd(_ tokens: [PluralText.Token]) -> Bool {
        start >= tokens.count - end || tokens[tokens.count - end - 1] == .space
    }

    private enum Side { case start, end }

    /// The side at which the part cuts `[phrase](name)`; nil where it does not.
    private func cutMark(_ tokens: [PluralText.Token]) -> Side? {
        let part = tokens[start..<(tokens.count - end)]
        var open = 0
        for token in part {
            if token == .text("[") || token == .text("(") { open += 1 }
            if token == .text("]") || token == .text(")") { open -= 1 }
            if open < 0 { return .start }
        }
        let isBeforeName = part.last == .text("]") && end > 0 && tokens[tokens.count - end] == .text("(")
        return open > 0 || isBeforeName ? .end : nil
    }
}

extension PluralText.Token {
    fileprivate static let space = PluralText.Token.text(" ")
}

extension Unicode.Scalar {
    /// True for letters and digits, and for what joins them to one word.
    fileprivate var isOfWord: Bool {
        self == "'" || self == "’" || self == "-" || properties.isAlphabetic || properties.numericType != nil
    }
}
