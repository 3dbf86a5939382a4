import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension ScreenReader {
    /// Keys of a file that are compared with those of a screen, to tell a spec with a typing error from another file.
    private static let mostKeysLookedAt = 100

    /// The name of the screen: an upper-case letter, then letters and digits.
    mutating func screenName(_ entry: YAMLEntry) -> Identifier? {
        guard let scalar = nodes.reading.scalar(entry, "a name like `Login`") else { return nil }
        let suffix = "ViewController"
        let isName = scalar.text.utf8.first?.isUpperCase == true && SwiftName.isID(Wording.camelCased(scalar.text))
        let isPlain = scalar.text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        guard isName, isPlain else {
            let meant = Wording.camelCased(scalar.text).capitalizedFirst
            nodes.reading.report(
                .badIdentifier, "\(Wording.code(scalar.text)) cannot be the name of a screen", at: scalar.range,
                label: meant.isEmpty ? nil : "write \(Wording.code(meant))",
                help: "a name is an upper-case letter, then letters and digits; `Login` makes `LoginViewController`")
            return nil
        }
        guard !scalar.text.hasSuffix(suffix) else {
            let meant = scalar.text.dropLast(suffix.count)
            nodes.reading.report(
                .badIdentifier, "`\(suffix)` is added to the name of a screen", at: scalar.range,
                label: meant.isEmpty ? "write a name like `Login`" : "write \(Wording.code(String(meant)))")
            return nil
        }
        if let rest = scalar.text.dropping(prefix: "UI"), rest.utf8.first?.isUpperCase ?? true {
            nodes.reading.report(
                .badIdentifier, "\(Wording.code(scalar.text)) makes the name of a UIKit class", at: scalar.range,
                label: rest.isEmpty ? "write a name like `Login`" : "write \(Wording.code(String(rest)))",
                help: "the classes of UIKit begin with `UI`; a screen adds `\(suffix)` to its name")
            return nil
        }
        return Identifier(scalar.text, range: scalar.range)
    }

    /// True if one of the keys is a screen's; reports a file about something else.
    mutating func isSpec(_ entries: [YAMLEntry]) -> Bool {
        if entries.contains(where: { Key.named($0.key.text, in: Key.screen) != nil }) { return true }
        guard let first = entries.first else { return true }
        let names = Key.screen.map(\.name)
        let isNear = entries.prefix(Self.mostKeysLookedAt).contains {
            if case .error = $0.value.content { return true }
            return !WordSuggestion.nearest(to: $0.key.text, among: names).isEmpty
        }
        if isNear { return true }
        nodes.reading.report(
            .notASpec, "this file describes no screen", at: first.key.range,
            label: "a spec begins with `screen: Name`")
        return false
    }

    mutating func reportNoSpec(_ root: YAMLNode, _ file: SourceFile) {
        if case .error = root.content { return }
        nodes.reading.report(
            .notASpec, "this file describes no screen", at: root.range, label: "a spec begins with `screen: Name`")
    }

    /// Reports required keys that are not there, unless they may be among what could not be read.
    mutating func checkRequired(_ entries: [YAMLEntry]) {
        guard !hasUnreadableEntry else { return }
        let names = Key.screen.map(\.name)
        for key in Key.screen where key.isRequired && !entries.contains(where: { $0.key.text == key.name }) {
            let isMisspelt = entries.prefix(Self.mostKeysLookedAt).contains {
                !names.contains($0.key.text)
                    && WordSuggestion.nearest(to: $0.key.text, among: names).contains(key.name)
            }
            if isMisspelt || isList && key.effect == .content(.rows) { continue }
            let isName = key.effect == .tool(.screen)
            let place = entries.first { $0.key.text == "screen" } ?? entries.first
            nodes.reading.report(
                .missingKey, isName ? "this file has no `screen`" : "this screen has no `\(key.name)`",
                at: place?.key.range ?? SourceRange(file: .spec, start: 0, end: 0),
                label: isName ? "add `screen: Name` as the first line" : "add `\(key.name):` with a list of elements")
        }
    }

    /// Reports keys of the scroll view where there is none.
    mutating func checkScrollKeys(_ entries: [YAMLEntry]) {
        let isWritten = values.contains { $0.key.effect == .tool(.scroll) && $0.value != .choice("none") }
        guard !isWritten, !isList, !nodes.own.hasTextInput, !hasUnreadableEntry, !nodes.hasUnreadableNode else {
            return
        }
        for entry in entries {
            guard let key = Key.named(entry.key.text, in: Key.screen), key.isOfScrollView else { continue }
            if key.effect == .layout(.edgeToEdge), nodes.own.elements.contains(where: \.isEdgeToEdge) { continue }
            nodes.reading.report(
                .uselessKey, "`\(key.name)` has no effect here", at: entry.key.range,
                label: "the rows of this screen do not scroll", help: "`scroll: vertical` makes them")
        }
    }

    /// Reports sides that rows which scroll sideways have anyway.
    mutating func checkSides() {
        guard let keyed = values.first(where: { $0.key.effect == .layout(.edgeToEdge) }), keyed.value == .boolean(true),
            let scroll = values.first(where: { $0.key.effect == .tool(.scroll) }),
            scroll.value == .choice("horizontal") || scroll.value == .choice("both")
        else { return }
        nodes.reading.report(
            .conflictingKeys, "`\(keyed.key.name)` is for rows that scroll vertically", at: keyed.range,
            label: "leave it out", related: [Diagnostic.Label(scroll.range, "these scroll sideways")])
    }

    /// Reports a size by the rows where these scroll, which have any height then.
    mutating func checkFittingSize() {
        let scroll = values.first { $0.key.effect == .tool(.scroll) }?.value
        let scrolls = scroll.map { $0 != .choice("none") } ?? (nodes.own.hasTextInput || isList)
        guard let keyed = values.fittingSize, scrolls else { return }
        let isWidthSaid = if case .length = keyed.value { true } else { false }
        nodes.reading.report(
            .conflictingKeys, "rows that scroll give the screen no \(isWidthSaid ? "height" : "size")",
            at: keyed.range, label: "write both sides, as `320x400`",
            help: "`{ width: 320 }` and `fitting` ask the rows of a screen that does not scroll")
    }

    /// Reports how a sheet stands where the screen is presented as something else.
    mutating func checkSheet(_ entries: [YAMLEntry]) {
        guard let style = values.first(where: { $0.key.meaning == .modalPresentationStyle }),
            case .choice(let word) = style.value, !Choice.sheetStyles.contains(word),
            let sheet = entries.first(where: { Key.named($0.key.text, in: Key.screen)?.effect == .tool(.sheet) })
        else { return }
        nodes.reading.report(
            .conflictingKeys, "`\(style.key.name): \(word)` is no sheet", at: sheet.key.range,
            label: "leave it out, or write `\(style.key.name): pageSheet`",
            related: [Diagnostic.Label(style.range, "it is presented so")])
    }

    mutating func reportUnknownKey(_ entry: YAMLEntry, in place: String, _ keys: [Key]) {
        nodes.reading.reportUnknownKey(entry, in: place, keys)
    }
}

extension Key {
    /// True for what only rows that scroll have.
    fileprivate var isOfScrollView: Bool {
        switch effect {
        case .scrollView, .layout(.edgeToEdge): true
        default: false
        }
    }
}
