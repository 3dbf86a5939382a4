import GenvcModel
import GenvcVocabulary

extension Element {
    /// The main text as a spec writes it, `Guests: $guests`, and not as a sample fills it in: advice that quotes a text
    /// is right in each state. Nil for an empty text, and for one that only keys of its own can say, as that with a
    /// format.
    var writtenText: String? {
        guard let key = kind.mainTextKey else { return nil }
        return written.values.first { $0.key === key }?.value.asWrittenText
    }
}

extension Value {
    /// The value of a text key as a spec writes it; nil for an empty text, and where keys of its own are needed to say
    /// it.
    fileprivate var asWrittenText: String? {
        switch self {
        case .text(let text): return text.asWritten
        case .binding(let binding):
            guard binding.format == nil else { return nil }
            let reference = "$" + binding.reference.pathText
            switch binding.fallback?.value {
            case nil: return reference
            case .text(let text)?: return text.asWritten.map { reference + " ?? " + $0 }
            default: return nil
            }
        default: return nil
        }
    }
}

extension LocalizedText {
    /// The text with its references in place, as a spec writes it; nil where it is empty, or a reference has a format.
    fileprivate var asWritten: String? {
        guard arguments.allSatisfy({ $0.format == nil }) else { return nil }
        var written: [UInt8] = []
        var rest = arguments[...]
        let bytes = Array(text.utf8)
        for (offset, byte) in bytes.enumerated() {
            Self.append(&rest, upTo: offset, isBeforeWord: byte.isPartOfReference, to: &written)
            written.append(byte)
            // In a text of a spec two dollar signs are one.
            if byte == UInt8(ascii: "$") { written.append(byte) }
        }
        Self.append(&rest, upTo: bytes.count, isBeforeWord: false, to: &written)
        return written.isEmpty ? nil : String(decoding: written, as: UTF8.self)
    }

    /// Writes the references that stand at the offset; in braces where the text goes on as a name could.
    private static func append(
        _ rest: inout ArraySlice<Argument>, upTo offset: Int, isBeforeWord: Bool, to written: inout [UInt8]
    ) {
        while let argument = rest.first, argument.offset <= offset {
            let path = argument.reference.pathText
            written += (isBeforeWord ? "${\(path)}" : "$\(path)").utf8
            rest.removeFirst()
        }
    }
}

extension UInt8 {
    /// True for what could be a part of a reference if it stood behind one.
    fileprivate var isPartOfReference: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
