import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

extension NodeReader {
    /// Reports keys that exclude each other, and keys without effect where they stand.
    mutating func check(_ element: Element, _ entries: [YAMLEntry], at place: Place) {
        for index in element.kind.keys.indices where element.kind.keys[index].isRequired {
            let key = element.kind.keys[index]
            let isWritten = element.value(named: key.name) != nil || entries.contains { $0.key.text == key.name }
            guard !isWritten else { continue }
            values.report(
                .missingKey, "this \(element.kind.name) has no `\(key.name)`", at: element.range,
                label: "add `\(key.name):`")
        }
        for index in element.values.indices where element.values[index].origin == .element {
            check(element.values[index], of: element, entries, at: place)
        }
        for keyed in element.variedValues where keyed.key.effect == .construction(.shadow) {
            check(keyed, of: element, entries, at: place)
        }
        checkOverwritten(element)
        checkList(element, entries, at: place)
        checkFrame(element, at: place)
        checkScroll(element, entries)
        checkHitArea(element, entries)
        if place == .layer, element.needsViewForUnderlay,
            let entry = entries.first(where: { element.kind.key(at: $0.key.text)?.effect == .content(.underlay) })
        {
            values.report(
                .uselessKey, "`\(entry.key.text)` has no effect here", at: entry.key.range,
                label: "write what is in it before this \(element.kind.name)",
                help: "of the layers in a list the first lies lowest")
        }
        checkCoveredLayers(element, entries)
        checkGrowingText(element)
        checkLostRole(of: element)
        checkCases(of: element, at: place)
        checkKeptValues(of: element)
        checkLostValues(of: element)
        checkEnteredTexts(of: element)
        checkStanding(element, entries, at: place)
        checkOwnClass(element, entries)
        for rule in element.kind.rules { check(rule, of: element, entries) }
        for rule in KeyRule.common { check(rule, of: element, entries) }
    }

    mutating func check(
        _ keyed: KeyedValue, of element: Element, _ entries: [YAMLEntry], at place: Place
    ) {
        if keyed.key.meaning == .placeholderImage, !element.isRemotePicture {
            reportUseless(keyed, entries, "it is for a picture from the network: `image: url:$field`")
        }
        if keyed.key.isMainText { checkAsterisks(keyed, of: element) }
        switch keyed.key.effect {
        case .layout(.size):
            if let other = element.written(.width) { reportBoth(keyed, other, entries) }
            if !place.isRows, let other = element.written(.height) { reportBoth(keyed, other, entries) }
        case .layout(.edgeToEdge):
            if keyed.value == .boolean(true) { hasEdgeToEdgeRow = true }
            if place != .screenRows, place != .barRows {
                reportUseless(keyed, entries, "only a row of the screen, its header or footer leaves its margins")
            }
        case .layout(.placement):
            if let placements = place.placements, case .choice(let name) = keyed.value, !placements.contains(name) {
                values.report(
                    .unknownValue, "`\(name)` is no placement here", at: keyed.range,
                    label: "\(EnglishList.joined(placements, "or"))",
                    help: place.isRows && name != "fill"
                        ? "in the `overlay` of another view, \(Wording.code(name)) places it there" : nil)
            }
        case .layout(.pattern):
            if element.slots == nil {
                reportUseless(keyed, entries, "it needs `leading`, `center` or `trailing`")
            }
        case .construction(.shadow):
            guard let clipping = element.clipping else { return }
            values.report(
                .conflictingKeys, "\(Wording.articled(element.kind.name)) that is clipped shows no shadow",
                at: keyRange(of: keyed, entries), label: "give the shadow to a view around it",
                related: [Diagnostic.Label(keyRange(of: clipping, entries), "it is clipped because of this")])
        case .construction(.runs):
            checkLinks(of: element)
        case .tool(.decorative):
            let said = element.values.first { $0.key.meaning == .accessibilityLabel && $0.origin == .element }
            guard keyed.value == .boolean(true), let said else { return }
            values.report(
                .conflictingKeys, "what is `decorative` says nothing, and this \(element.kind.name) has words to say",
                at: keyRange(of: keyed, entries), label: "keep one of them",
                related: [Diagnostic.Label(keyRange(of: said, entries), "the words are here")])
        case .tool(.repetition): checkRepetition(keyed, of: element, at: place)
        case .tool(.event):
            checkEvent(keyed, of: element, entries, at: place)
        case .tool(.changesSelection): checkSelection(keyed, of: element)
        case .tool(.presents), .tool(.opens), .tool(.feedback): checkAnswer(keyed, of: element, entries, at: place)
        case .tool(.focusesOnAppear):
            guard keyed.value == .boolean(true) else { return }
            if !values.scope.isScreen {
                reportUseless(keyed, entries, "only a screen appears, and a component stands in one")
            } else if let first = focused {
                values.report(
                    .conflictingKeys, "two inputs cannot have the keyboard at once", at: keyRange(of: keyed, entries),
                    label: "leave it out", related: [Diagnostic.Label(first, "the other is here")])
            } else {
                focused = keyRange(of: keyed, entries)
            }
        case .tool(.animate):
            if place == .cells {
                reportUseless(keyed, entries, "a list animates its own changes")
            } else if !element.followsState {
                reportUseless(keyed, entries, "nothing of this \(element.kind.name) follows state")
            }
        case .tool(.animations): checkAnimations(keyed, of: element, entries, at: place)
        case .tool(.gestures):
            if element.repetition != nil, element.gestureUses.contains(where: { $0.condition != nil }) {
                values.report(
                    .uselessKey, "what is repeated has no gesture with a condition", at: keyed.range,
                    label: "write the gesture alone",
                    help: "`isUserInteractionEnabled` can follow the element")
            }
            let verbs = element.kind.events.map(\.verb)
            guard let known = element.gestures.first(where: { verbs.contains($0.event.verb) }) else { return }
            values.report(
                .uselessKey, "\(Wording.articled(element.kind.name)) tells of a \(known.rawValue) by itself",
                at: keyed.range, label: "leave out `\(known.rawValue)`")
        default: break
        }
    }

    private mutating func checkEvent(
        _ keyed: KeyedValue, of element: Element, _ entries: [YAMLEntry], at place: Place
    ) {
        // Whatever stands in a cell, the list tells that it was selected.
        if element.events.isEmpty, place != .cells {
            reportUseless(keyed, entries, Self.noEvent(of: element.kind))
        } else if case .caption(let name) = keyed.value, !SwiftName.isID(name) || SwiftName.isKeyword(name) {
            let verb = element.events.first?.verb ?? ""
            let meant =
                SwiftName.isKeyword(name) ? verb + name.capitalizedFirst : Wording.camelCased(name)
            values.report(
                .badIdentifier, "\(Wording.code(name)) cannot be the name of an event", at: keyed.range,
                label: meant.isEmpty ? nil : "write \(Wording.code(meant))")
        } else if case .caption(let name) = keyed.value {
            checkEventName(name, at: keyed.range, of: element, at: place)
        }
    }

    /// A class of the user's lays out what stands in it by itself.
    private mutating func checkOwnClass(_ element: Element, _ entries: [YAMLEntry]) {
        guard element.kind.traits.contains(.isPlainView), let name = element.toolValue(.className),
            let rows = entries.first(where: { element.kind.key(at: $0.key.text)?.effect == .content(.rows) })
        else { return }
        let (first, second) =
            name.range.start < rows.key.range.start
            ? (name.range, rows.key.range) : (rows.key.range, name.range)
        values.report(
            .conflictingKeys, "`class` and `rows` exclude each other in a view", at: second,
            label: "keep one of them", related: [Diagnostic.Label(first, "the other is here")],
            help: "a view of your own class makes what stands in it by itself")
    }

    /// Touches around a button are a matter of its class.
    private mutating func checkHitArea(_ element: Element, _ entries: [YAMLEntry]) {
        guard let keyed = (element.values + element.variedValues).first(where: { $0.key.meaning == .hitArea })
        else { return }
        let own = element.toolValue(.className) ?? element.toolValue(.initializer)
        if let own {
            values.report(
                .conflictingKeys, "`\(keyed.key.name)` and `\(own.key.name)` both choose the class of the button",
                at: keyRange(of: keyed, entries), label: "keep one of them",
                related: [Diagnostic.Label(keyRange(of: own, entries), "the other is here")])
        } else if let component = element.component, let style = element.styles.last {
            values.report(
                .conflictingKeys,
                "`\(keyed.key.name)` and the style \(Wording.code(style)) both choose the class"
                    + " of the button",
                at: keyRange(of: keyed, entries), label: "make the button larger, or write the keys of the style",
                help: "the style makes a \(component)")
        }
    }

    private mutating func checkScroll(_ element: Element, _ entries: [YAMLEntry]) {
        guard element.kind.content == .scroll else { return }
        if element.children.isEmpty, !entries.contains(where: { $0.key.text == "rows" || $0.key.text == "items" }) {
            values.report(
                .missingKey, "this \(element.kind.name) has nothing to scroll", at: element.range,
                label: "add `rows:` or `items:`")
        }
        guard element.layoutValue(.isPagingEnabled)?.value == .boolean(true) else { return }
        for key in [Effect.LayoutKey.spacing, .margins, .distribution, .alignment] {
            guard let keyed = element.layoutValue(key), keyed.origin == .element, !keyed.value.isNoLength else {
                continue
            }
            values.report(
                .conflictingKeys, "`\(keyed.key.name)` moves the pages away from where they stop",
                at: keyRange(of: keyed, entries), label: "leave it out",
                help: "pages are as long as the \(element.kind.name); give what stands in a page its margins")
        }
    }

    private mutating func reportBoth(_ size: KeyedValue, _ other: KeyedValue, _ entries: [YAMLEntry]) {
        values.report(
            .conflictingKeys, "`\(size.key.name)` and `\(other.key.name)` say the same thing twice",
            at: keyRange(of: size, entries), label: "keep one of them",
            related: [Diagnostic.Label(keyRange(of: other, entries), "the other is here")])
    }

    mutating func reportUseless(_ keyed: KeyedValue, _ entries: [YAMLEntry], _ reason: String) {
        values.report(
            .uselessKey, "`\(keyed.key.name)` has no effect here", at: keyRange(of: keyed, entries), label: reason)
    }

    private func keyRange(of keyed: KeyedValue, _ entries: [YAMLEntry]) -> SourceRange {
        entries.first { $0.key.text == keyed.key.name }?.key.range ?? keyed.range
    }
}

extension Value {
    /// True for a length or insets of nothing.
    fileprivate var isNoLength: Bool {
        switch self {
        case .length(let length): length.points == 0
        case .insets(let insets): insets.isZero
        default: false
        }
    }
}

extension Element {
    /// The key that cuts off what lies outside of its edges, or nil.
    fileprivate var clipping: KeyedValue? {
        if let written = values.first(where: { $0.key.meaning == .clipsToBounds }) {
            return written.value == .boolean(true) ? written : nil
        }
        return drawsToItsEdges ? constructionValue(.cornerRadius) : nil
    }

    /// True if a key of its own depends on state or the device.
    fileprivate var followsState: Bool { !variants.isEmpty || values.contains { $0.value.isDynamic } }

    /// The value of the key that was written at the element itself, or nil.
    fileprivate func written(_ key: Effect.LayoutKey) -> KeyedValue? {
        layoutValue(key).flatMap { $0.origin == .element ? $0 : nil }
    }
}
