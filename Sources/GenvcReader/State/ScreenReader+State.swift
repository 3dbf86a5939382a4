import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// The fields of `state`, which references then can name.
    mutating func readState(_ entry: YAMLEntry) {
        state = FieldFormat(nodes.values).read(entry, isParameter: false)
        nodes.values.scope.add(state, as: .state)
    }

    /// The cases of `when` at the screen.
    mutating func readVariants(_ entry: YAMLEntry) {
        let keys = Key.screen.filter(\.varies)
        variants = nodes.variants(
            entry, of: "screen", key: { Key.named($0, in: Key.screen) }, names: keys.map(\.name))
    }

    /// What VoiceOver is told when state changes.
    mutating func readNotifications(_ entry: YAMLEntry) {
        let keys = Key.accessibilityNotifications
        notifications = nodes.variants(
            entry, of: "notification", key: { Key.named($0, in: keys) }, names: keys.map(\.name), isChoice: false)
        for notification in notifications {
            let values = notification.values.map(\.value)
            let references = notification.condition.references + values.flatMap(\.references)
            guard !references.contains(where: { $0.root == .state }) else { continue }
            nodes.values.report(
                .uselessKey, "VoiceOver is never told this", at: notification.condition.range,
                label: "ask about a field of `state`", help: "a notification is posted when state changes")
        }
    }
}
