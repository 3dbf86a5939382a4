import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// What is no view, or stands where no other view stands.
extension NodeReader {
    mutating func checkStanding(_ element: Element, _ entries: [YAMLEntry], at place: Place) {
        if element.kind.traits.contains(.holdsController), !values.scope.isScreen {
            values.report(
                .unknownKind, "\(Wording.articled(element.kind.name)) cannot stand in a component", at: element.range,
                label: "write it on the screen", help: "only a view controller has children, and a component is a view")
        }
        if element.kind.traits.contains(.hidesWhileEmpty) { checkEmptied(element, entries, at: place) }
        if element.hasMenu, place != .cells, element.repetition != nil,
            let entry = entries.first(where: { element.kind.key(at: $0.key.text)?.effect == .content(.menu) })
        {
            values.report(
                .uselessKey, "`\(entry.key.text)` has no effect here", at: entry.key.range,
                label: "what is repeated has no menu: repeat a component that holds it",
                help: "`swift:` can set one: `$0.menu = …`")
        }
        checkAccessibilityActions(of: element, entries)
        switch place {
        case .titleView: checkTitleView(element, entries)
        case .menu:
            if let color = element.values.first(where: { $0.key.meaning == .backgroundColor }) {
                reportUseless(color, entries, "only the action of a swipe has a colour")
            }
            guard let style = element.constructionValue(.actionStyle), style.value == .choice("cancel") else { return }
            values.report(
                .unknownValue, "`cancel` is no style of an action in a menu", at: style.range,
                label: "leave it out: a tap beside the menu closes it")
        case .alertActions: checkAlertAction(entries, of: element)
        case .alerts: checkAlert(element)
        case .alertTextFields: checkAlertTextField(element, entries)
        case .swipeActions: checkSwipeAction(element, entries)
        case .accessibilityActions: checkAccessibilityAction(element, entries)
        case .screenRows, .barRows, .rows, .horizontal, .vertical, .grid, .slot, .layer, .navigationBar, .toolbar,
            .sections, .cells, .sectionText:
            break
        }
    }

    /// What is put into a slot says how large it is, and the slot itself whether it is seen.
    private mutating func checkEmptied(_ element: Element, _ entries: [YAMLEntry], at place: Place) {
        for keyed in element.values where keyed.origin == .element {
            switch (keyed.key.effect, keyed.key.meaning) {
            case (.layout(.size), _), (.layout(.width), _), (.layout(.aspectRatio), _):
                reportUseless(keyed, entries, "the view that is put into it has a size of its own")
            case (.layout(.placement), _) where place != .layer:
                reportUseless(keyed, entries, "a slot is as wide as its row")
            case (_, .isHidden): reportUseless(keyed, entries, "a slot is hidden as long as it is empty")
            default: break
            }
        }
    }

    private mutating func checkSwipeAction(_ element: Element, _ entries: [YAMLEntry]) {
        for entry in entries {
            guard let key = element.kind.key(at: entry.key.text) else { continue }
            switch key.effect {
            case .property("state"), .content(.menu), .construction(.actionAttribute):
                values.report(
                    .uselessKey, "`\(key.name)` has no effect here", at: entry.key.range,
                    label: "an action of a swipe has a title, an image and a colour")
            default: break
            }
        }
        guard let style = element.constructionValue(.actionStyle), style.value == .choice("cancel") else { return }
        values.report(
            .unknownValue, "`cancel` is no style of an action of a swipe", at: style.range,
            label: "leave it out: a swipe back hides the actions")
    }

    private mutating func checkAccessibilityActions(of element: Element, _ entries: [YAMLEntry]) {
        guard !element.accessibilityActions.isEmpty, !values.scope.isScreen || element.repetition != nil,
            let entry = entries.first(where: {
                element.kind.key(at: $0.key.text)?.effect == .content(.accessibilityCustomActions)
            })
        else { return }
        values.report(
            .uselessKey, "`\(entry.key.text)` has no effect here", at: entry.key.range,
            label: values.scope.isScreen
                ? "what is repeated has no actions of its own" : "write it where the component stands",
            help: values.scope.isScreen ? "the cells of a list have: `menu`, `trailingSwipeActions`" : nil)
    }

    private mutating func checkAccessibilityAction(_ element: Element, _ entries: [YAMLEntry]) {
        for entry in entries {
            guard let key = element.kind.key(at: entry.key.text) else { continue }
            if key.isMainText || key.meaning == .image { continue }
            if case .tool = key.effect { continue }
            values.report(
                .uselessKey, "`\(key.name)` has no effect here", at: entry.key.range,
                label: "VoiceOver says the title of an action, and shows its image")
        }
    }

    private mutating func checkAlertAction(_ entries: [YAMLEntry], of element: Element) {
        for entry in entries {
            guard let key = element.kind.key(at: entry.key.text) else { continue }
            let isOfMenus =
                key.meaning == .image || key.meaning == .backgroundColor || key.meaning == .isSelected
                || key.effect == .property("state")
                || key.effect == .content(.menu)
            guard isOfMenus else { continue }
            values.report(
                .uselessKey, "`\(key.name)` has no effect here", at: entry.key.range,
                label: "a button of an alert is a title alone")
        }
    }

    /// An alert lays out its text fields, and tells what is typed when a button is tapped.
    private mutating func checkAlertTextField(_ element: Element, _ entries: [YAMLEntry]) {
        for keyed in element.values where keyed.origin == .element {
            if case .property = keyed.key.effect, keyed.key.meaning != .borderStyle,
                element.kind.keys.contains(where: { $0 === keyed.key })
            {
                continue
            }
            reportUseless(keyed, entries, "a text field of an alert has a placeholder, a text and a keyboard")
        }
    }

    private mutating func checkAlert(_ alert: Element) {
        if let field = alert.children.first(where: { $0.kind.standing == .view }),
            let style = alert.constructionValue(.alertStyle), style.value == .choice("actionSheet")
        {
            values.report(
                .conflictingKeys, "an action sheet has no text fields", at: style.range,
                label: "leave it out: an alert has them",
                related: [Diagnostic.Label(field.range, "the text field is here")])
        }
        guard let style = alert.constructionValue(.alertStyle), style.value == .choice("actionSheet"),
            alert.toolValue(.source) == nil
        else { return }
        values.report(
            .missingKey, "an action sheet needs `from`", at: style.range,
            label: "add `from:` with the id of the view that was tapped",
            help: "on an iPad it is a popover, and without a place to point at the app would crash")
    }

    private mutating func checkTitleView(_ element: Element, _ entries: [YAMLEntry]) {
        for keyed in element.values where keyed.origin == .element {
            guard case .layout = keyed.key.effect else { continue }
            reportUseless(keyed, entries, "the bar gives its `titleView` a place and a size")
        }
        guard !element.all.allSatisfy(\.isEmpty) || element.hasErrorLabel else { return }
        values.report(
            .wrongType, "`titleView` takes one view that holds no others", at: element.range,
            label: "make a component of it, and write that: `TitleView: \(element.id?.text ?? "title")`",
            help: "its rows stand under `components`, and what it shows is given as its parameters")
    }
}
