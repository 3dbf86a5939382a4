import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The outcome of reading a value that may refer to state.
enum Bound {
    /// The value contains no reference.
    case none
    /// The reference is wrong, and that was reported.
    case failed
    /// The value follows state in this way.
    case value(Value)
}

/// Values that follow state: `$name`, with a default, a format or a condition.
///
/// It is asked before the format of the key's type, and leaves all values without a reference to that.
///
/// - `$name`: the value of a field, or of a member, `$user.name`.
/// - `$name ?? Nobody`: with a value for nil.
/// - `$count > 3 and not $isOpen`: a condition, for a boolean (`ConditionFormat`).
/// - `url:$picture`: a picture from the network (`RemotePictureFormat`).
struct BindingFormat {
    private let reading: Reading

    /// The formats of references that a `format` beside them says.
    private let formats: TextFormats

    /// The most defaults of one value: one more stands for nothing that a person reads.
    private static let mostDefaults = 8

    init(_ reading: Reading, _ formats: TextFormats = .none) {
        self.reading = reading
        self.formats = formats
    }

    /// The value of a key that takes `$name`, `$name ?? default`, or for a boolean a condition; `none` for any other
    /// value.
    func read(_ entry: YAMLEntry, for key: Key) -> Bound {
        guard case .scalar(let scalar) = entry.value.content else {
            return TextFormatReader(reading).formatted(entry, for: key)
        }
        if key.type == .boolean {
            return optionalBoolean(scalar, for: key) ?? ConditionFormat(reading).readBound(scalar, for: key)
        }
        if reading.takesBoundLengths, key.takesBoundLengths { return .none }
        let text = SpecText(scalar)
        guard let scan = ReferenceScan(in: text.bytes, at: 0) else {
            return RemotePictureFormat(reading).read(scalar, for: key)
        }
        guard let rest = fallbackBytes(in: text, behind: scan) else {
            // A text goes on behind the reference; any other value cannot.
            if key.type == .text { return .none }
            reading.report(
                .wrongType, "`\(key.name)` takes one reference", at: scalar.range,
                label: "write \(Wording.code(text.string(scan.bytes))), or `?? …` behind it")
            return .failed
        }
        guard key.takesReferences else {
            guard reading.scope.name(scan.path[0]) != nil || reading.scope.names.isEmpty else {
                _ = ReferenceFormat(reading).read(scan, in: text)
                return .failed
            }
            if reading.scope.names.isEmpty { return .none }
            reading.report(
                .wrongType, "`\(key.name)` cannot follow state", at: scalar.range,
                label: Wording.valueInPlace(of: key.type.words),
                help: key.takesBoundLengths ? "that of an element can" : Wording.condition(changing: key))
            return .failed
        }
        guard let reference = ReferenceFormat(reading).read(scan, in: text), check(reference, fits: key) else {
            return .failed
        }
        guard !rest.isEmpty else {
            guard checkNil(reference, key) else { return .failed }
            return .value(.binding(Binding(reference, format: formats.format(of: reference))))
        }
        return fallback(rest, of: reference, in: text, entry, key)
    }

    /// The Bool that may be nil and is given on to a parameter that may be nil as well; nil for anything else, which is
    /// a condition.
    private func optionalBoolean(_ scalar: YAMLScalar, for key: Key) -> Bound? {
        let text = SpecText(scalar)
        guard key.effect == .parameter, key.takesNil, let scan = ReferenceScan(in: text.bytes, at: 0),
            scan.bytes.upperBound == text.bytes.count, scan.path.count == 1,
            reading.scope.name(scan.path[0])?.type == .optional(.basic(.boolean))
        else { return nil }
        return ReferenceFormat(reading).read(scan, in: text).map { .value(.binding(Binding($0))) } ?? .failed
    }

    /// The bytes of the default behind `??`, empty where the reference is all; nil where something else follows.
    func fallbackBytes(in text: SpecText, behind scan: ReferenceScan) -> Range<Int>? {
        var index = scan.bytes.upperBound
        func skipSpaces() {
            while index < text.bytes.count, text.bytes[index] == UInt8(ascii: " ") { index += 1 }
        }
        skipSpaces()
        if index == text.bytes.count { return index..<index }
        let mark = Array("??".utf8)
        guard text.bytes[index...].starts(with: mark) else { return nil }
        index += mark.count
        skipSpaces()
        return index..<text.bytes.count
    }

    /// The reference with its default, which is read as a value of the key; `failed` where the reference is never nil.
    private func fallback(
        _ bytes: Range<Int>, of reference: Reference, in text: SpecText, _ entry: YAMLEntry, _ key: Key
    ) -> Bound {
        if let type = reference.type, !type.isOptional, !reference.isInferred {
            reading.report(
                .uselessKey, "\(Wording.code("$" + reference.pathText)) is never nil", at: reference.range,
                label: "leave out `??` and what follows", help: "its type is \(type.word)")
            return .failed
        }
        if reference.type?.basic == .attributedString, key.attributedPath != nil {
            reading.report(
                .wrongType, "an AttributedString takes no default", at: text.range(of: bytes),
                label: "leave out `??` and what follows", help: "nil shows no text")
            return .failed
        }
        SampledTypes(reading).makeOptional(reference)
        guard !bytes.isEmpty else {
            reading.report(.emptyValue, "nothing stands behind `??`", at: text.scalar.range, label: "write the default")
            return .failed
        }
        guard defaults(in: text.bytes[bytes]) < Self.mostDefaults else {
            reading.report(
                .tooDeep, "more than \(Self.mostDefaults) defaults stand in one value", at: text.range(of: bytes),
                label: "make a computed field of `state`")
            return .failed
        }
        var rest = YAMLScalar(text: text.string(bytes), style: .plain, range: text.range(of: bytes))
        // As in conditions, and in Swift, a text may stand in quotes.
        if rest.text.count >= 2, rest.text.hasPrefix("\""), rest.text.hasSuffix("\"") {
            rest = YAMLScalar(
                text: String(rest.text.dropFirst().dropLast()), style: .doubleQuoted, range: rest.range)
        }
        let node = YAMLNode(.scalar(rest), range: rest.range)
        let format = formats.format(of: reference)
        guard let value = reading.value(of: YAMLEntry(key: entry.key, value: node), for: key, formats: formats) else {
            return .failed
        }
        if case .binding(let binding) = value, binding.reference.pathText == reference.pathText {
            reading.report(
                .uselessKey, "\(Wording.code("$" + reference.pathText)) is its own default", at: rest.range,
                label: "write another default, or leave out `??` and what follows")
            return .failed
        }
        return .value(.binding(Binding(reference, fallback: value, format: format)))
    }

    /// The number of defaults behind the reference with which a default begins; 0 for any other default.
    private func defaults(in bytes: ArraySlice<UInt8>) -> Int {
        guard bytes.first == UInt8(ascii: "$") else { return 0 }
        let mark = UInt8(ascii: "?")
        return zip(bytes, bytes.dropFirst()).count { $0 == mark && $1 == mark }
    }

    /// True unless the reference may be nil and the key may not.
    private func checkNil(_ reference: Reference, _ key: Key) -> Bool {
        guard !key.takesNil else { return true }
        let canBeNil = reference.type?.isOptional ?? !reference.optionalMembers.isEmpty
        let name = "$" + reference.pathText
        let label =
            "write \(Wording.code(name + " ?? …"))"
            + (key.effect == .parameter ? ", or make the parameter optional" : "")
        guard canBeNil else {
            SampledTypes(reading).needValue(of: reference, label)
            return true
        }
        reading.report(
            .wrongType, "`\(key.name)` cannot be nil, and \(Wording.code(name)) can", at: reference.range, label: label)
        return false
    }

    /// True if a value of that type can stand at the key; reports it otherwise.
    private func check(_ reference: Reference, fits key: Key) -> Bool {
        if let entry = formats.entry(of: reference) {
            return TextFormatReader(reading).check(entry, fits: reference)
        }
        guard let type = reference.type else {
            if key.type.accepts(.basic(.string)) { SampledTypes(reading).showAsText(reference) }
            return true
        }
        let name = Wording.code("$" + reference.pathText)
        if type.basic == .attributedString, key.attributedPath != nil { return true }
        if key.type.accepts(type.unwrapped) || SampledTypes(reading).takes(reference, as: key.type) {
            guard key.type == .errorMessage, !type.isOptional, !reference.isInferred else { return true }
            reading.report(
                .wrongType, "`\(key.name)` takes an optional String, and \(name) is never nil", at: reference.range,
                label: "make it a `String?`", help: "nil means that there is no error")
            return false
        }
        reading.report(
            .wrongType,
            "`\(key.name)` takes \(key.type.referenceNoun ?? "nothing of the state"), and \(name) is \(SampledTypes(reading).noun(of: reference))",
            at: reference.range,
            label: key.effect == .construction(.image) && type.unwrapped == .basic(.url)
                ? "write `url:$\(reference.pathText)`"
                : SampledTypes(reading).sampleAdvice(for: reference, as: key.type),
            help: Self.help(for: key, given: type))
        return false
    }

    private static let helpForAttributedText =
        "the `text` of a label, and the texts of a cell, can be an AttributedString as a whole"

    /// The help that says how another type could stand at the key.
    private static func help(for key: Key, given type: FieldType) -> String {
        if key.type == .text, type.basic == .attributedString { return Self.helpForAttributedText }
        switch type.unwrapped {
        case .basic(.date) where key.type == .text: return TextFormatReader.help(for: type)
        case .custom(let name) where key.type == .text && BasicType.amounts.contains(name):
            return TextFormatReader.help(for: type)
        default: break
        }
        if key.effect == .parameter, case .choice(let choice) = key.type, case .cases = type.unwrapped {
            return "each class has enums of its own; `state: { …: { type: \(choice.noun), initial: … } }` has the"
                + " component's"
        }
        return "a computed field of `state` can turn one into the other: `{ type: …, computed: true }`"
    }
}

extension Key {
    /// True for keys whose value may refer to state, since the code can set it again and again.
    package var takesReferences: Bool {
        let facts = effect.facts
        guard facts.contains(.takesReferences) else { return false }
        if facts.contains(.takesBooleanReferences) { return type == .boolean }
        return !facts.contains(.asksTypeOfReference) || type.referenceNoun != nil
    }

    /// True for keys whose lengths the code can set again and again, each by itself.
    var takesBoundLengths: Bool { effect.facts.contains(.takesBoundLengths) }
}

extension ValueType {
    /// True if a reference of that type can be its value.
    fileprivate func accepts(_ type: FieldType) -> Bool {
        switch self {
        case .text: type == .basic(.string) || type == .basic(.integer) || type == .basic(.double)
        case .errorMessage: type == .basic(.string)
        case .boolean: type == .basic(.boolean)
        case .integer:
            if case .cases = type { true } else { type == .basic(.integer) }
        case .number, .length: type == .basic(.double) || type == .basic(.integer)
        case .color: type == .basic(.color)
        case .image: type == .basic(.image)
        case .date: type == .basic(.date)
        case .choice(let choice):
            if case .cases(let name, _) = type { name == choice.noun } else { type.isCustom }
        case .font: type.isCustom
        case .ownType(let word): type.word == word || type.isCustom
        default: false
        }
    }

    /// The type that a reference at the key must have, for a message.
    fileprivate var referenceNoun: String? {
        switch self {
        case .text: "a String or a number"
        case .errorMessage: "a String?"
        case .boolean: "a Bool"
        case .integer: "an Int, or a field with cases"
        case .number, .length: "a Double"
        case .color: "a Color"
        case .image: "an Image"
        case .date: "a Date"
        case .font: "a UIFont"
        case .choice(let choice): Wording.articled(choice.noun)
        case .ownType(let word): Wording.articled(word)
        default: nil
        }
    }
}
