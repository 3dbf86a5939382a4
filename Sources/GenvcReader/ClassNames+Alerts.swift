import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The keys of texts in alerts. Different alerts have a Cancel, and an alert that asks before something is deleted is
/// called as the button is that asks for it: so a key that is taken, or wanted twice, gets the name of the alert.
extension ClassNames {
    /// Something of an alert with texts: the alert itself, a button or a field of it.
    private struct TextOwner {
        let element: Element
        let id: Identifier
        /// The name in its keys where its id is not enough.
        let longName: String
        /// The keys that its id makes, without the name of the screen.
        let keys: [String]
    }

    /// Takes the keys of all texts in alerts, when every other key of the screen is known.
    ///
    /// - Returns: the names of those in whose keys the id is not enough.
    mutating func takeKeys(ofAlerts alerts: [Element]) -> [Screen.KeyName] {
        let owners = alerts.flatMap { alert -> [TextOwner] in
            guard let alertID = alert.id else { return [] }
            let name = SwiftName.joined(alertID.text, alert.kind.nameSuffix)
            return [Self.owner(alert, alertID, longName: name)]
                + alert.children.compactMap { element in
                    element.id.map { Self.owner(element, $0, longName: "\(name).\($0.text)") }
                }
        }
        var uses: [String: Int] = [:]
        for key in owners.flatMap(\.keys) { uses[key, default: 0] += 1 }
        var names: [Screen.KeyName] = []
        for owner in owners where !isRefused(owner.id) {
            let isEnough = owner.keys.allSatisfy { uses[$0] == 1 && register.place(of: $0) == nil }
            if !isEnough { names.append(Screen.KeyName(place: owner.element.range, text: owner.longName)) }
            takeLocalizationKeys(of: owner.element, owner.id, named: isEnough ? owner.id.text : owner.longName)
        }
        return names
    }

    private static func owner(_ element: Element, _ id: Identifier, longName: String) -> TextOwner {
        TextOwner(
            element: element, id: id, longName: longName,
            keys: element.values.filter(needsKey).map { localizationKey(of: $0.key, named: id.text) })
    }
}
