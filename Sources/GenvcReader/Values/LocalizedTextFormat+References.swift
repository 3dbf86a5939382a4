import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension LocalizedTextFormat {
    /// A text with references in it; `$$` is a dollar sign, and `$4` is itself. Nil where a reference was reported.
    func readReferences(_ scalar: YAMLScalar) -> LocalizedText? {
        let text = SpecText(scalar)
        var bytes: [UInt8] = []
        var arguments: [LocalizedText.Argument] = []
        var isComplete = true
        var index = 0
        while index < text.bytes.count {
            let byte = text.bytes[index]
            guard byte == UInt8(ascii: "$") else {
                bytes.append(byte)
                index += 1
                continue
            }
            if index + 1 < text.bytes.count, text.bytes[index + 1] == byte {
                bytes.append(byte)
                index += 2
            } else if let scan = ReferenceScan(in: text.bytes, at: index) {
                if let reference = ReferenceFormat(reading).read(scan, in: text),
                    check(argument: reference, hasDefault: Self.hasDefault(text, behind: scan.bytes))
                {
                    arguments.append(
                        LocalizedText.Argument(
                            offset: bytes.count, reference: reference, format: formats.format(of: reference)))
                } else {
                    isComplete = false
                }
                index = scan.bytes.upperBound
            } else if index + 1 < text.bytes.count, text.bytes[index + 1] == UInt8(ascii: "{") {
                let end = text.bytes[index...].firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? text.bytes.count
                reportNoReference(index..<end, in: text)
                isComplete = false
                index = end
            } else {
                bytes.append(byte)
                index += 1
            }
        }
        guard isComplete else { return nil }
        return LocalizedText(String(decoding: bytes, as: UTF8.self), arguments: arguments)
    }

    /// Reports what begins as a reference in braces and is none.
    private func reportNoReference(_ bytes: Range<Int>, in text: SpecText) {
        reading.report(
            .wrongType, "\(Wording.code(text.string(bytes))) is no reference", at: text.range(of: bytes),
            label: "write `${name}`, or `${name.member}`",
            help: "a computed field of `state` can make anything else: `{ type: String, computed: true }`; `$$` is a"
                + " dollar sign")
    }

    /// True for a reference behind which `??` stands, which is a default where the reference is all of a value.
    private static func hasDefault(_ text: SpecText, behind reference: Range<Int>) -> Bool {
        text.bytes[reference.upperBound...].drop { $0 == UInt8(ascii: " ") }.starts(with: "??".utf8)
    }

    /// True for a type that a text can show, by itself or by its format; reports any other.
    private func check(argument reference: Reference, hasDefault: Bool) -> Bool {
        let path = reference.pathText
        let advice =
            hasDefault
            ? "a text with words or forms takes no default: give `\(path)` a value at first"
            : "alone it can have a default: `$\(path) ?? …`"
        SampledTypes(reading).needValue(of: reference, advice)
        if let entry = formats.entry(of: reference), reference.type?.isOptional != true {
            return TextFormatReader(reading).check(entry, fits: reference)
        }
        SampledTypes(reading).showAsText(reference)
        switch reference.type {
        case nil, .basic(.string), .basic(.integer), .basic(.double): return true
        case .some(let type):
            reading.report(
                .wrongType,
                "a text takes a String or a number, and \(Wording.code("$" + reference.pathText)) is "
                    + SampledTypes(reading).noun(of: reference),
                at: reference.range,
                label: type.isOptional ? advice : nil,
                help: TextFormatReader.help(for: type))
            return false
        }
    }
}
