import GenvcModel
import GenvcVocabulary

extension SampleScope {
    /// The value of a key where its references are looked up; nil: the key has none in this look.
    func value(_ value: Value, of key: Key) -> Value? {
        switch value {
        case .binding(let binding):
            var sample = sample(of: binding.reference)
            if sample == .missing, key.type == .text, let number = binding.numericFallback { sample = .scalar(number) }
            if sample == .missing { return binding.fallback.flatMap { self.value($0.value, of: key) } }
            if key.type == .text, case .scalar(let text) = sample.word {
                let shown = FormattedSample(text, binding.reference.type, binding.format).text
                return .text(LocalizedText(shown, isLocalized: false))
            }
            return Self.value(sample, of: key)
        case .condition(let condition): return .boolean(holds(condition))
        case .length, .dimension, .size, .relations: return value.mapLengths(length)
        case .accessories(let accessories):
            return .accessories(
                accessories.compactMap { accessory in
                    guard case .text(let text) = accessory.content else { return accessory }
                    return self.value(text, of: key).map { CellAccessory(.text($0), range: accessory.range) }
                })
        case .text(let text) where !text.arguments.isEmpty: return .text(self.text(text))
        case .texts(let texts): return .texts(texts.map { $0.arguments.isEmpty ? $0 : self.text($0) })
        default: return value
        }
    }

    /// The length with the points that a sample has.
    private func length(_ length: Length) -> Length {
        guard let reference = length.reference, case .scalar(let text) = sample(of: reference),
            let points = Double(text)
        else { return length }
        return length.sampled(as: points)
    }

    /// The text with what its references are.
    func text(_ text: LocalizedText) -> LocalizedText {
        if let counted = text.countedReference, case .scalar(let number) = sample(of: counted),
            let form = text.exactForms.first(where: { String($0.count.rawValue) == number })
        {
            return self.text(form.text)
        }
        guard let marked = text.marked else {
            return LocalizedText(
                filled(text.text, text), key: text.key, comment: text.comment, isLocalized: text.isLocalized)
        }
        // As at run time: first the text is filled in, then its phrases are found.
        let filled = LocalizedText.Marked(filled(marked.text, text), arguments: [], names: marked.names)
        return LocalizedText(
            MarkedText(filled.text, names: filled.names), of: filled, key: text.key, comment: text.comment,
            isLocalized: text.isLocalized)
    }

    /// A text with its references replaced by what their samples look like.
    private func filled(_ text: String, _ written: LocalizedText) -> String {
        var bytes = Array(text.utf8)
        for argument in (written.marked?.arguments ?? written.arguments).reversed() {
            guard case .scalar(let word) = sample(of: argument.reference).word else { continue }
            // Swift puts a whole number into a text as it is, unless signs alone stand around it; a format of a
            // translated text groups its digits.
            let isPlain =
                !written.isLocalized && text.contains(where: \.isLetter) && argument.reference.type?.basic == .integer
                && argument.format == nil
            let shown = isPlain ? word : FormattedSample(word, argument.reference.type, argument.format).text
            bytes.insert(contentsOf: Array(shown.utf8), at: argument.offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The sample as a value of a key; nil where the sample cannot be one.
    private static func value(_ sample: Sample, of key: Key) -> Value? {
        if case .value(let value) = sample { return value }
        guard case .scalar(let text) = sample else { return nil }
        switch key.type {
        case .text, .accessories, .errorMessage: return .text(LocalizedText(text, isLocalized: false))
        case .boolean: return .boolean(text == "true")
        case .integer: return Int(text).map(Value.integer)
        case .number: return Double(text).map(Value.number)
        case .length(let group):
            return Double(text).map {
                .length(Length(points: $0, token: nil, group: group, isTokenWritten: false))
            }
        case .image:
            let prefix = "symbol:"
            return .image(text.hasPrefix(prefix) ? .symbol(String(text.dropFirst(prefix.count))) : .asset(text))
        case .color: return ColorToken.systemColors.contains(text) ? .color(ColorValue(.system(text))) : nil
        default: return nil
        }
    }
}

extension SampleScope {
    // No sample shows more: beyond it a screen is a list.
    private static let mostCounted = 100

    /// The samples that a `repeat` goes over in this look.
    func samples(of repetition: Repetition) -> [Sample] {
        switch repetition.content {
        case .count(let count): return (0..<count).map { .scalar(String($0)) }
        case .number(let reference):
            guard case .scalar(let text) = sample(of: reference), let count = Int(text) else { return [] }
            return (0..<max(0, min(count, Self.mostCounted))).map { .scalar(String($0)) }
        case .list(let reference):
            guard case .list(let samples) = sample(of: reference) else { return [] }
            return samples
        case .literals(let literals, _):
            return literals.map { literal in
                .record(
                    [Sample.Member(name: ReferenceMember.id.rawValue, sample: .scalar(literal.id.text))]
                        + literal.values.map { Sample.Member(name: $0.name, sample: sample(of: $0)) })
            }
        }
    }
}

extension SampleScope {
    /// The value of a member of a literal in this look.
    private func sample(of member: Repetition.Literal.Member) -> Sample {
        guard member.value.isDynamic else { return Sample(member.value) }
        return value(member.value, of: Key(member.name, .text, .property(member.name), "")).map(Sample.init) ?? .missing
    }
}

extension Sample {
    /// The literal as a sample: a word, where one says all.
    package init(_ value: Value) {
        switch value {
        case .text(let text): self = .scalar(text.text)
        case .boolean(let isTrue): self = .scalar(isTrue ? "true" : "false")
        case .integer(let number): self = .scalar(String(number))
        case .number(let number): self = .scalar(number.pointText)
        case .choice(let word): self = .scalar(word)
        case .image(let image): self = .scalar(image.word)
        default: self = .value(value)
        }
    }

    /// The element of a literal as its case, for a comparison.
    var word: Sample {
        if case .value(let value) = self { return Sample(value) }
        return member(ReferenceMember.id.rawValue) ?? self
    }
}
