/// The call with which Swift of a person ends.
enum WrittenCall {
    /// The function before the parenthesis that the last one closes, and the arguments within; nil in doubt.
    static func last(of text: SwiftText) -> (function: String, arguments: [String])? {
        guard let last = text.tokens.indices.last, text.isMark(")", at: last),
            text.tokens[last].range.upperBound == text.bytes.count
        else { return nil }
        // The places at which brackets are open, and those of interpolations of literals as well.
        var open: [Int] = []
        var commas: [Int: [Int]] = [:]
        for place in text.tokens.indices.dropLast() {
            let token = text.tokens[place]
            if token.kind == .literal {
                if text[token].first == UInt8(ascii: ")"), open.popLast() == nil { return nil }
                if text[token].last == UInt8(ascii: "(") { open.append(token.range.upperBound - 1) }
                continue
            }
            switch text.mark(at: place) {
            case "(", "[", "{": open.append(token.range.lowerBound)
            case ")", "]", "}": guard open.popLast() != nil else { return nil }
            case ",": commas[open.last ?? -1, default: []].append(token.range.lowerBound)
            default: break
            }
        }
        guard open.count == 1, let start = open.first else { return nil }
        let ends = commas[start, default: []] + [text.bytes.count - 1]
        var arguments: [String] = []
        var from = start + 1
        for end in ends {
            let argument = text.bytes[from..<end].drop { $0 == UInt8(ascii: " ") }
            arguments.append(String(decoding: argument, as: UTF8.self))
            from = end + 1
        }
        return (String(decoding: text.bytes[..<start], as: UTF8.self), arguments)
    }
}
