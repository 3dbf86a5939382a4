import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Reads the ids of elements: the word behind the kind. An id is a lower-case letter, then letters and digits.
struct IdentifierReader {
    let reading: Reading

    /// The id behind the kind key, which is nil for an element without one; false if there should be one and it was
    /// reported.
    func identifier(of kind: Kind, _ entry: YAMLEntry, at place: Place) -> (Identifier?, isReadable: Bool) {
        switch entry.value.content {
        case .scalar(let scalar):
            if scalar.text == "_" || scalar.text.isEmpty { return nameless(kind, entry, at: place) }
            guard SwiftName.isID(scalar.text) else {
                reportBadID(scalar, kind)
                return (nil, false)
            }
            guard !SwiftName.reservedIDs.contains(scalar.text) else {
                reading.report(
                    .badIdentifier, "`\(scalar.text)` cannot be an id", at: scalar.range,
                    label: "write `\(scalar.text)\(kind.name.capitalizedFirst)`",
                    help: "constraints use \(EnglishList.joined(SwiftName.reservedIDs, "and")) for other things")
                return (nil, false)
            }
            return (Identifier(scalar.text, range: scalar.range), true)
        case .null:
            return nameless(kind, entry, at: place)
        case .mapping, .sequence:
            // The menu of a button is no place for what people write in its place.
            let holder = kind.content == .none ? nil : kind.keys.first { $0.type == .nodes }
            let advice = holder.map { "put what stands in it under `\($0.name):`" }
            reading.report(
                .wrongType, "the id of \(Wording.articled(kind.name)) is one word, not \(Wording.found(entry.value))",
                at: entry.value.range, label: advice ?? "write `\(kind.name): id`, and the keys below it")
            return (nil, false)
        case .error:
            return (nil, false)
        }
    }

    /// The name of an element without an id: none where its kind or its slot needs none.
    private func nameless(_ kind: Kind, _ entry: YAMLEntry, at place: Place) -> (Identifier?, Bool) {
        if kind.mayBeNameless || place.isAloneInSlot { return (nil, true) }
        if let id = idOfPlace(kind, at: entry.key.range) { return (id, true) }
        let range = entry.value.range.isEmpty ? entry.key.range : entry.value.range
        reading.report(
            .emptyValue, "this \(kind.name) has no id", at: range, label: "write a name, as `\(kind.name): main`",
            help: "the id makes the Swift name, `main\(kind.nameSuffix)`")
        return (nil, false)
    }

    /// The id of a place in a component that has no name; nil for anything else.
    func idOfPlace(_ kind: Kind, at range: SourceRange) -> Identifier? {
        kind.content == .slot && !reading.scope.isScreen ? Identifier(Element.namelessSlot, range: range) : nil
    }

    /// Reports a word that is no id, with what was probably meant: a text, a length, another spelling.
    private func reportBadID(_ scalar: YAMLScalar, _ kind: Kind) {
        if scalar.text.utf8.first == UInt8(ascii: "$"), reading.reportReference(in: scalar) { return }
        var meant = Wording.camelCased(scalar.text)
        if scalar.text.utf8.first?.isDigit == true {
            meant = Wording.camelCased(kind.name + " " + scalar.text)
        }
        if kind.mayBeNameless, kind.content == .none, DecimalNumber.parse(scalar.text) != nil {
            reading.report(
                .badIdentifier, "\(Wording.code(scalar.text)) cannot be an id", at: scalar.range,
                label: "write `\(kind.name):`, and `height: \(scalar.text)` below it",
                help: "a length has a key of its own; \(Wording.articled(kind.name)) needs no id")
            return
        }
        let isText = scalar.text.utf8.contains(UInt8(ascii: " "))
        let mainText = isText ? kind.mainTextKey?.name : nil
        reading.report(
            .badIdentifier, "\(Wording.code(scalar.text)) cannot be an id", at: scalar.range,
            label: meant.isEmpty ? nil : "write \(Wording.code(meant))",
            help: mainText.map { "the word behind `\(kind.name):` is a name; the text goes under `\($0):`" }
                ?? "an id is a lower-case letter, then letters and digits")
    }
}
