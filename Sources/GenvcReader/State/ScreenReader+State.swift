import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// The fields of `state`, which references then can name.
    mutating func readState(_ entry: YAMLEntry) {
        state = FieldFormat(nodes.reading).read(entry, isParameter: false)
        nodes.reading.scope.add(state, as: .state)
    }

    /// Reads cases with the kinds that are known.
    private var cases: CaseReader { CaseReader(kinds: nodes.kinds, reading: nodes.reading) }

    /// The cases of `when` at the screen.
    mutating func readVariants(_ entry: YAMLEntry) {
        variants = cases.cases(entry, of: CaseReader.Owner(name: "screen", keys: Key.screen))
        nodes.reading.sink.add(CaseAsksItself.textSizes(in: variants))
    }

    /// Reads what VoiceOver is told when state changes; reports what nothing could trigger.
    mutating func readNotifications(_ entry: YAMLEntry) {
        notifications = cases.cases(
            entry,
            of: CaseReader.Owner(name: "notification", keys: Key.accessibilityNotifications, isChoice: false))
        for notification in notifications {
            let values = notification.values.map(\.value)
            let references = notification.condition.references + values.flatMap(\.references)
            guard !references.contains(where: { $0.root == .state }) else { continue }
            nodes.reading.report(
                .uselessKey, "VoiceOver is never told this", at: notification.condition.range,
                label: "ask about a field of `state`", help: "a notification is posted when state changes")
        }
    }

    /// Has the types of fields compared with those that the file makes.
    mutating func judgeTypes() {
        let own = components.filter { $0.name.range.file == file.id }
        for fields in [state] + own.map({ $0.parameters + $0.state }) {
            nodes.reading.sink.add(TypeNames.findings(of: fields, beside: components))
        }
    }
}
