import GenvcVocabulary

/// The page of a kind: its class, an example, its keys and the events that it tells the delegate.
enum KindPage {
    /// The page, ended by LF.
    static func text(of kind: Kind) -> String {
        """
        \(kind.name) (\(kind.typeName))

        \(kind.documentation)

          \(kind.example)

        \(keys(of: kind))\(events(of: kind))
        \(rest(of: kind))

        """
    }

    /// The rest of the page of a kind: the names of the keys of every view, or for an element that is no view, where
    /// it stands.
    private static func rest(of kind: Kind) -> String {
        kind.commonKeys.isEmpty
            ? "It stands \(kind.standing.place)."
                + (kind.standing == .cell ? " A component may stand in its place, for a look of your own." : "")
            : "The keys of every view: \(kind.commonKeys.map(\.name).joined(separator: " "))."
    }

    /// The table of the keys that this kind has besides those of every view.
    private static func keys(of kind: Kind) -> String {
        kind.keys.isEmpty
            ? "It has no keys of its own.\n"
            : KeyTable.text(kind.keys, of: kind)
    }

    /// A sentence about the events of the kind, with what each carries and when it is told; empty if the kind has none.
    private static func events(of kind: Kind) -> String {
        guard !kind.events.isEmpty else { return "" }
        let events = kind.events.map { event in
            let name = event.verb + (event.suffix.isEmpty ? "" : "…\(event.suffix)")
            return (event.payload.map { "\(name) with its \($0.property)" } ?? name) + event.conditionInWords
        }
        return "\nIt tells the delegate: \(events.joined(separator: ", ")).\n"
    }
}

extension Event {
    /// The condition under which the event is told, behind a space; empty for one that is always told.
    fileprivate var conditionInWords: String {
        switch source {
        case .returnKey: return " where `returnKeyType` is another than `default` and `next`"
        case .accessorySwitch: return " where `switch` stands among its `accessories`"
        case .accessoryDetail: return " where `detail` does"
        default: break
        }
        return (condition.map { " where `\($0.key)` is \($0.isNegated ? "not " : "")`\($0.word)`" } ?? "")
            + (isOnRequest ? " where `event` names it" : "")
    }
}

extension Key {
    /// The documentation of the key, whether it must be there, its default, and the iOS that it takes if that is newer
    /// than the oldest target.
    ///
    /// - Parameter assumed: What genvc sets where the spec says nothing, which goes before the default of UIKit; nil if
    ///   it sets nothing.
    func remark(assumed: String? = nil) -> String {
        var text = documentation
        if isRequired { text += " Must be there." }
        if let value = assumed ?? standard, !value.isEmpty { text += " `\(value)` unless said." }
        if ios > Self.oldestTarget { text += " From iOS \(ios)." }
        return text
    }

    /// The oldest iOS that generated code can be for: a key that needs no newer one says nothing of it.
    private static let oldestTarget = 15
}
