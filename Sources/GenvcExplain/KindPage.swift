import GenvcVocabulary

/// What there is to know about a kind of element.
enum KindPage {
    static func text(of kind: Kind) -> String {
        """
        \(kind.name) (\(kind.typeName))

        \(kind.documentation)

          \(kind.example)

        \(keys(of: kind))\(events(of: kind))
        \(rest(of: kind))

        """
    }

    private static func rest(of kind: Kind) -> String {
        kind.commonKeys.isEmpty
            ? "It stands \(kind.standing.place)."
            : "The keys of every view: \(kind.commonKeys.map(\.name).joined(separator: " "))."
    }

    /// The keys that only this kind, or its like, takes.
    private static func keys(of kind: Kind) -> String {
        kind.keys.isEmpty
            ? "It has no keys of its own.\n"
            : KeyTable.text(kind.keys, of: kind)
    }

    private static func events(of kind: Kind) -> String {
        guard !kind.events.isEmpty else { return "" }
        let events = kind.events.map { event in
            (event.payload.map { "\(event.verb) with its \($0.property)" } ?? event.verb)
                + (event.condition.map { " where `\($0.key)` is \($0.isNegated ? "not " : "")`\($0.word)`" } ?? "")
                + (event.isOnRequest ? " where `event` names it" : "")
        }
        return "\nIt tells the delegate: \(events.joined(separator: ", ")).\n"
    }
}

extension Key {
    /// The documentation with what else is to know.
    ///
    /// - Parameter assumed: what genvc writes where the spec says nothing.
    func remark(assumed: String? = nil) -> String {
        var text = documentation
        if isRequired { text += " Must be there." }
        if let value = assumed ?? standard, !value.isEmpty { text += " `\(value)` unless said." }
        if ios > Self.oldestTarget { text += " From iOS \(ios)." }
        return text
    }

    private static let oldestTarget = 15
}
