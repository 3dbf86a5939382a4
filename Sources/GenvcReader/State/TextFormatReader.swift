import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// `format`: how a number or a moment of the state is written in a text.
///
/// - `format: currency EUR`: for the only reference of the text.
/// - `format: { price: currency EUR, day: date }`: for several.
struct TextFormatReader {
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// A text that is a field with its format, `{ value: $price ?? Free, format: currency EUR }`, and so is not to be
    /// translated; `none` for any other value.
    func formatted(_ entry: YAMLEntry, for key: Key) -> Bound {
        guard key.type == .text, case .mapping(let entries) = entry.value.content, entries.count == 2,
            let value = entries.first(where: { TextPart(rawValue: $0.key.text) == .value }),
            entries.contains(where: { TextPart(rawValue: $0.key.text) == .format }),
            case .scalar(let scalar) = value.value.content
        else { return .none }
        let text = SpecText(scalar)
        guard let scan = ReferenceScan(in: text.bytes, at: 0),
            BindingFormat(reading).fallbackBytes(in: text, behind: scan) != nil
        else {
            return .none
        }
        guard let formats = read(entries) else { return .failed }
        let bound = BindingFormat(reading, formats).read(YAMLEntry(key: entry.key, value: value.value), for: key)
        guard case .value(.binding(let binding)) = bound, let entry = formats.entries.first else { return bound }
        guard binding.format == nil else { return bound }
        reportUnused(entry, among: [binding.reference.pathText])
        return .failed
    }

    /// The formats that `format` says among the keys of a text; none without that key, nil where it was reported.
    func read(_ entries: [YAMLEntry]) -> TextFormats? {
        guard let owner = entries.first(where: { TextPart(rawValue: $0.key.text) == .format }) else {
            return .some(.none)
        }
        guard case .mapping(let named) = owner.value.content else {
            guard let scalar = reading.scalar(owner, "a format such as `currency EUR`, or `{ name: format }`"),
                let entry = formatEntry(scalar, path: nil, at: owner.key.range)
            else { return nil }
            return TextFormats(entries: [entry])
        }
        var read: [TextFormats.Entry] = []
        for name in named {
            let path = name.key.text.utf8.first == UInt8(ascii: "$") ? String(name.key.text.dropFirst()) : name.key.text
            guard let scalar = reading.scalar(name, "a format such as `currency EUR`"),
                let entry = formatEntry(scalar, path: path, at: name.key.range)
            else { return nil }
            read.append(entry)
        }
        return TextFormats(entries: read)
    }

    /// True if each format stands for a reference of the text; reports one that does not.
    func check(_ formats: TextFormats, in text: LocalizedText?) -> Bool {
        guard let text else { return true }
        let paths = Set(text.arguments.map(\.reference.pathText))
        for entry in formats.entries {
            if entry.path == nil, paths.count > 1 {
                reportSeveral(text.arguments.map(\.reference), of: entry)
                return false
            }
            guard entry.path.map(paths.contains) ?? !paths.isEmpty else {
                reportUnused(entry, among: paths)
                return false
            }
        }
        return true
    }

    /// Reports a format without a name in a text with several references, some of which it may be for.
    private func reportSeveral(_ references: [Reference], of entry: TextFormats.Entry) {
        let takers = references.filter { reference in
            if case .basic(let basic)? = reference.type { entry.word.types.contains(basic) } else { true }
        }
        let names = Set((takers.isEmpty ? references : takers).map(\.pathText)).sorted()
        let formats = names.map { "\($0): \(entry.text)" }.joined(separator: ", ")
        reading.report(
            .wrongType, "this text has several references, and `format` does not say which it is for",
            at: entry.range, label: "write `{ \(formats) }`",
            help: names.count > 1 ? "or name only those that are to be written so" : nil)
    }

    /// Reports a format of a reference that the text does not have.
    private func reportUnused(_ entry: TextFormats.Entry, among paths: Set<String>) {
        let name = entry.path.map { Wording.code("$" + $0) + " does not stand" } ?? "no `$name` stands"
        let nearest = WordSuggestion.nearest(to: entry.path ?? "", among: paths.sorted())
        reading.report(
            .uselessKey, "this `format` has no effect here", at: entry.range,
            label: Wording.didYouMean(nearest) ?? "\(name) in `value`")
    }

    /// One format with the reference that it is for; nil where it was reported, also where it needs a newer system.
    private func formatEntry(_ scalar: YAMLScalar, path: String?, at range: SourceRange) -> TextFormats.Entry? {
        let words = scalar.text.split(separator: " ").map(String.init)
        guard let first = words.first, let word = TextFormatWord(rawValue: first) else {
            reportUnknownFormat(words.first ?? "", at: scalar.range)
            return nil
        }
        guard let format = format(word, words.dropFirst(), in: scalar) else { return nil }
        guard reading.deploymentTarget >= word.ios else {
            reading.report(
                .conflictingKeys,
                "\(Wording.code(word.rawValue)) needs iOS \(word.ios), and this screen is for \(reading.deploymentTarget)",
                at: scalar.range, label: "write `ios: \(word.ios)` at the screen",
                help: "or make the text in a computed field of `state`: `{ type: String, computed: true }`")
            return nil
        }
        return TextFormats.Entry(
            path: path, format: format, word: word, text: words.joined(separator: " "), range: range)
    }

    /// The format of a word and what follows it; nil where it was reported.
    private func format(
        _ word: TextFormatWord, _ rest: ArraySlice<String>, in scalar: YAMLScalar
    ) -> TextFormat? {
        switch word {
        case .currency:
            guard rest.count == 1, let code = rest.first, Self.isCurrency(code) else {
                return reportIncomplete(
                    word, scalar, "a currency is three capital letters, as `EUR` or `USD`",
                    help: "a currency that the state decides needs a computed field: `{ type: String, computed: true }`"
                )
            }
            return .currency(code)
        case .fractionLength, .max:
            guard case .number(let range) = word.argument, rest.count == 1,
                let number = rest.first.flatMap({ Int($0) }),
                range.contains(number)
            else {
                return reportIncomplete(word, scalar, "a whole number stands behind it")
            }
            return word == .max ? .maximum(number) : .fractionLength(number)
        case .percent, .compactName, .byteCount:
            guard rest.isEmpty else { return reportIncomplete(word, scalar, "nothing stands behind it") }
            return word == .percent ? .percent : word == .compactName ? .compactName : .byteCount
        case .duration:
            guard case .style(let patterns) = word.argument, rest.count <= 1,
                let pattern = (rest.first ?? patterns.first).flatMap(DurationPattern.init)
            else {
                return reportIncomplete(
                    word, scalar, "it is \(EnglishList.joined(DurationPattern.allCases.map(\.rawValue), "or"))")
            }
            return .duration(pattern: pattern)
        case .date, .time:
            return moment([word.rawValue] + rest, in: scalar)
        }
    }

    /// The format of a moment: `date`, `date long`, `time`, `date numeric time standard`. Nil where it was reported.
    private func moment(_ words: [String], in scalar: YAMLScalar) -> TextFormat? {
        var styles: [TextFormatWord: String] = [:]
        var last: TextFormatWord?
        for word in words {
            if let part = TextFormatWord(rawValue: word), part.types == [.date],
                case .style(let names) = part.argument, styles[part] == nil
            {
                styles[part] = names[0]
                last = part
            } else if let part = last, case .style(let names) = part.argument, names.contains(word) {
                styles[part] = word
                last = nil
            } else {
                let part = last ?? .date
                guard case .style(let names) = part.argument else { return nil }
                return reportIncomplete(
                    part, scalar, "it takes \(EnglishList.joined(names, "or")), not \(Wording.code(word))")
            }
        }
        return .moment(date: styles[.date].flatMap(DateStyle.init), time: styles[.time].flatMap(TimeStyle.init))
    }

    /// Reports a format whose words do not go together; nil, so that a caller can return it.
    private func reportIncomplete(
        _ word: TextFormatWord, _ scalar: YAMLScalar, _ label: String, help: String? = nil
    ) -> TextFormat? {
        reading.report(
            .unknownValue, "\(Wording.code(scalar.text)) is no format", at: scalar.range, label: label,
            help: help ?? "write it as `\(word.documentation.form)`: \(word.documentation.text)")
        return nil
    }

    /// True for a code as those of ISO 4217 are: three capital letters.
    private static func isCurrency(_ word: String) -> Bool {
        word.utf8.count == 3 && word.utf8.allSatisfy(\.isUpperCase)
    }

    /// Reports a word that is no format, with what was probably meant.
    private func reportUnknownFormat(_ word: String, at range: SourceRange) {
        let nearest = WordSuggestion.nearest(
            to: word, among: TextFormatWord.allCases.map(\.rawValue), synonyms: TextFormatWord.synonyms)
        let currency = Self.isCurrency(word) ? "write `\(TextFormatWord.currency.rawValue) \(word)`" : nil
        let styled = TextFormatWord.allCases.first { format in
            if case .style(let names) = format.argument { names.contains(word) } else { false }
        }
        // A format that is nothing by its word alone is offered with what it takes.
        let forms = nearest.flatMap { name in
            [name] + TextFormatWord.allCases.filter { $0.rawValue == name }.map(\.documentation.form)
        }
        reading.report(
            .unknownValue, "\(Wording.code(word)) is no format", at: range,
            label: currency ?? styled.map { "write `\($0.rawValue) \(word)`" } ?? Wording.didYouMean(forms.uniqued),
            help: "formats are \(Wording.list(TextFormatWord.allCases.map(\.documentation.form)))")
    }

    /// True if the format can write the reference; reports it otherwise. Of the user's own types nothing is known.
    func check(_ entry: TextFormats.Entry, fits reference: Reference) -> Bool {
        guard let type = reference.type?.unwrapped, !type.isCustom else {
            if reference.type == nil, entry.word.types == [.date] { SampledTypes(reading).use(reference, as: .date) }
            return true
        }
        // A sample of a date is a text, and only that tells what the member is.
        if reference.isInferred, type == .basic(.string), entry.word.types.contains(.date) {
            SampledTypes(reading).use(reference, as: .date)
            return true
        }
        guard case .basic(let basic) = type, entry.word.types.contains(basic) else {
            reading.report(
                .wrongType,
                "`\(entry.word.rawValue)` writes \(Self.noun(of: entry.word.types)), and \(Wording.code("$" + reference.pathText)) is "
                    + SampledTypes(reading).noun(of: reference),
                at: entry.range,
                label: entry.word.types.contains(where: \.isNumber)
                    ? SampledTypes(reading).sampleAdvice(for: reference, "12.5") : nil,
                help: help(for: type))
            return false
        }
        return true
    }

    /// The words that can be written instead, for a help text.
    private func help(for type: FieldType) -> String {
        if let basic = type.basic, case let list = Self.formatList(of: basic), !list.isEmpty {
            return "\(Wording.articled(type.word)) takes \(list)"
        }
        return "a computed field of `state` can make the text: `{ type: String, computed: true }`"
    }

    /// The help for a Date that stands in a text without a format.
    static let dateHelp = "`{ value: …, format: date }` shows it, as do `time` and `date time`"

    /// The help for a reference of another type that stands in a text: of a Decimal it says what shows amounts.
    static func help(for type: FieldType) -> String {
        switch type.unwrapped {
        case .basic(.date): dateHelp
        case .custom(let name) where BasicType.amounts.contains(name):
            "`{ value: …, format: currency EUR }` shows a Double as an amount; a Decimal needs a computed field of `state`:"
                + " `{ type: String, computed: true }`"
        default: "a computed field of `state` can make the text: `{ type: String, computed: true }`"
        }
    }

    /// The formats that write a type, as a spec writes them.
    private static func formatList(of type: BasicType) -> String {
        Wording.list(TextFormatWord.allCases.filter { $0.types.contains(type) }.map(\.documentation.form))
    }

    /// The types as a message lists them.
    private static func noun(of types: [BasicType]) -> String {
        EnglishList.joined(types.map { Wording.articled($0.rawValue) }, "or")
    }
}
