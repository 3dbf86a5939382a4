import GenvcKit
import GenvcTemplates

/// The values that the templates of starters see of the answers.
struct StarterContext {
    let name: ScreenName
    /// The answers to the questions of `genvc new`, or the standard ones.
    let answers: StarterAnswers
    /// The sort of class made of it: a view has no navigation bar, nor the items in one.
    let style: Genvc.Style
    /// The words for the type of screen that was answered.
    private let content: StarterContent

    init(_ name: ScreenName, _ answers: StarterAnswers, _ style: Genvc.Style) {
        self.name = name
        self.answers = answers
        self.style = style
        content = StarterContent.of(answers.type)
    }

    /// A list that scrolls down has sections, with a search in the bar; all else has rows.
    private var hasSections: Bool { answers.type == .list && answers.scrolling == .vertical && style == .controller }
    /// True if the groups stand side by side, as those of a screen that scrolls to the side do.
    private var hasColumns: Bool { answers.scrolling == .horizontal || answers.scrolling == .both }
    /// True where the first spec has no headings, unless its groups stand side by side.
    private var isSimple: Bool { answers.complexity == .simple }

    private func has(_ component: StarterAnswers.Component) -> Bool { answers.components.contains(component) }

    /// True if the language keeps what is typed or chosen for the screen.
    private var hasState: Bool {
        switch answers.type {
        case .form: !isSimple
        case .detail, .dashboard: !isSimple && has(.text)
        case .list: (!isSimple || hasSections) && has(.text)
        }
    }

    /// True if some label is less important than the others.
    private var hasQuietLabels: Bool {
        switch answers.type {
        case .form: !isSimple && has(.images)
        case .detail, .dashboard: !isSimple
        case .list: false
        }
    }

    /// The record that the templates of starters are rendered with.
    var value: TemplateValue {
        var record = TemplateRecord()
        for (name, value) in texts { record.set(name, to: .string(value)) }
        for (name, value) in flags { record.set(name, to: .bool(value)) }
        record.set("scroll", to: hasSections ? .null : .string(answers.scrolling.rawValue))
        record.set("groups", to: groups)
        record.set("cards", to: Self.value(of: StarterContent.cards))
        return .record(record)
    }

    /// The names that stand for text in a starter.
    private var texts: [(TemplateName, String)] {
        [
            ("name", name.text), ("title", name.title), ("type", answers.type.rawValue), ("component", name.text),
            ("element", content.card), ("action", content.action.id), ("actionTitle", content.action.title),
            ("secondAction", content.secondAction.id), ("secondActionTitle", content.secondAction.title),
        ]
    }

    /// The names that open a section in a starter.
    private var flags: [(TemplateName, Bool)] {
        let (type, scrolling) = (answers.type, answers.scrolling)
        let hasRow = has(.lists) && !hasSections
        return [
            ("isController", style == .controller), ("isForm", type == .form), ("isList", type == .list),
            ("isDetail", type == .detail),
            ("isDashboard", type == .dashboard),
            ("hasText", has(.text)), ("hasButtons", has(.buttons)), ("hasImages", has(.images)),
            ("hasLists", has(.lists)),
            ("isSimple", isSimple), ("isComplex", answers.complexity == .complex),
            ("isNone", scrolling == .none), ("isVertical", scrolling == .vertical),
            ("isHorizontal", scrolling == .horizontal), ("isColumns", hasColumns),
            ("isSections", hasSections), ("isLaidOut", !hasSections),
            ("isMarginScrolled", scrolling == .none || scrolling == .horizontal),
            ("isSpaced", !hasColumns), ("isTappable", has(.buttons) && !hasSections),
            ("hasState", hasState), ("hasSearch", (type == .list || type == .dashboard) && has(.text)),
            ("hasStyles", !isSimple || hasColumns), ("hasQuiet", hasQuietLabels),
            ("hasEntryRow", hasRow), ("hasComponents", hasRow || answers.complexity == .complex),
        ]
    }

    /// The groups that the screen shows: complex screens have one more than the others.
    private var groups: TemplateValue {
        let shown = answers.complexity == .complex ? content.groups : content.groups.dropLast()
        return .list(
            shown.enumerated().map { place, group in
                [
                    "id": .string(group.id), "heading": .string(group.heading), "entry": .string(group.entry),
                    "entries": Self.value(of: group.entries), "isFirst": .bool(place == 0),
                    "isSecond": .bool(place == 1), "isThird": .bool(place == 2),
                    "isLast": .bool(place == shown.count - 1), "isTitled": .bool(!isSimple || hasColumns),
                ]
            })
    }

    private static func value(of entries: [StarterContent.Entry]) -> TemplateValue {
        .list(
            entries.enumerated().map { place, entry in
                [
                    "id": .string(entry.id), "title": .string(entry.title), "detail": .string(entry.detail),
                    "isLast": .bool(place == entries.count - 1),
                ]
            })
    }
}
