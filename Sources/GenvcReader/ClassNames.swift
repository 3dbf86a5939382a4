import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The names that one class has: what its ids make, and what is related to elements by their ids.
struct ClassNames {
    /// An element with relations.
    struct Related {
        /// The id of the element; nil for one without.
        let id: Identifier?
        /// The place of the element.
        let range: SourceRange
        let relations: [Relation]
    }

    /// Every name that is taken, with the place of the id that made it.
    private(set) var register = NameRegister()
    /// Every element with an id, for references.
    private(set) var elements: [NamedElement] = []
    /// Elements with relations, for when all ids are known.
    private(set) var related: [Related] = []
    /// The id of the alert that is being read, whose actions have other advice than elements elsewhere; nil for none.
    var alert: String? {
        didSet { idsInAlert = [] }
    }
    /// The ids of the actions of that alert so far.
    private var idsInAlert: [String] = []
    /// The places of ids that were refused.
    private var refused: [SourceRange] = []
    private let reading: Reading

    init(_ reading: Reading) { self.reading = reading }

    /// Takes the Swift names that the id makes; reports one that is taken or that Swift has another use for.
    ///
    /// An id makes the names of the property, of its band and error label, of its events and of its localisation keys.
    /// An element among cells or sections makes the case of an enum instead of a property.
    ///
    /// - Parameter kind: the word of its kind, as values that name the element call it.
    mutating func add(_ id: Identifier, of element: Element, called kind: String, at place: Place) {
        let name = element.swiftName ?? SwiftName.joined(id.text, element.kind.nameSuffix)
        elements.append(
            NamedElement(
                // A component in a list is no property: its cells come and go.
                id: id, kind: kind, standing: place == .cells ? .cell : element.kind.standing, name: name,
                isOfScreen: place.isOfScreen, opensMenu: !element.menu.isEmpty,
                repeated: element.repetition == nil ? [] : element.ranges))
        if place == .cells || place == .sections {
            guard checkCase(id) else { return }
            guard take((place == .cells ? "Item." : "Section.") + id.text, id, "case") else { return }
        }
        guard checkMember(name, id), checkRepeated(name, id, of: element) else { return }
        if place == .alertTextFields {
            // It is no property: what is typed goes by its id with the events of its own alert.
            _ = take(name, id, "text field", as: "\(alert ?? "") \(name)")
            return
        }
        if element.swiftName != nil, !take(name, id, "Swift name") { return }
        if place.isRows, Self.needsBand(element),
            !take(SwiftName.joined(id.text, element.kind.bandSuffix), id, "Swift name")
        {
            return
        }
        if element.hasErrorLabel, !take(SwiftName.joined(id.text, "ErrorLabel"), id, "Swift name") { return }
        guard takeEvents(of: element, id, at: place), !place.isOfAlert else { return }
        takeLocalizationKeys(of: element, id, named: id.text)
    }

    /// True for an id that has been reported because something else has its names.
    func isRefused(_ id: Identifier) -> Bool { refused.contains(id.range) }

    /// False, and reported, for a name that the class has already.
    private func checkMember(_ name: String, _ id: Identifier) -> Bool {
        guard SwiftName.isKeyword(name) || SwiftName.isViewControllerMember(name) else { return true }
        reading.report(
            .badIdentifier, "\(Wording.code(id.text)) makes `\(name)`, which its class has already",
            at: id.range, label: "write `main\(id.text.capitalizedFirst)`")
        return false
    }

    /// False, and reported, for a repeated view whose name is its id: the id is what it is repeated over.
    private func checkRepeated(_ name: String, _ id: Identifier, of element: Element) -> Bool {
        guard element.repetition != nil, element.swiftName == id.text else { return true }
        let word = String(id.text.dropLast(element.kind.nameSuffix.count))
        reading.report(
            .badIdentifier, "`\(name)` would be both the view and what it is repeated over", at: id.range,
            label: word.isEmpty ? "write another name" : "write \(Wording.code(word))",
            help: "the id names one of what `repeat` goes over; the view is called `\(name)` then")
        return false
    }

    /// False, and reported, for the names that a case of what may be nil cannot have: those of `Optional` itself.
    private func checkCase(_ id: Identifier) -> Bool {
        guard ["none", "some"].contains(id.text) else { return true }
        reading.report(
            .badIdentifier,
            "Swift reads `.\(id.text)` as \(id.text == "none" ? "nil" : "anything but nil"), and not as a case",
            at: id.range, label: "write another name, as `\(id.text)OfThem`")
        return false
    }

    /// True if a row of the element's own holds it where it stands in `rows`.
    private static func needsBand(_ element: Element) -> Bool {
        if element.kind.traits.contains(.standsInBand) || element.hasErrorLabel || element.needsViewForUnderlay {
            return true
        }
        return element.values.contains { keyed in
            switch keyed.key.effect {
            case .layout(.size), .layout(.width): true
            case .layout(.placement): keyed.value != .choice("fill")
            default: false
            }
        }
    }

    /// The advice for two elements whose events have one name, besides another id.
    private static let ownEvent = ", or an `event:` of its own; `event: none` tells nobody"
    /// The advice for two texts that have one key.
    private static let ownKey = ", or its text a key: `{ value: …, key: … }`"

    /// False, and reported, if one of its events has the name of another. What nobody is told has no name.
    private mutating func takeEvents(of element: Element, _ id: Identifier, at place: Place) -> Bool {
        let isFirstInAlert = place == .alertActions && !idsInAlert.contains(id.text)
        if isFirstInAlert { idsInAlert.append(id.text) }
        if element.toolValue(.event) == nil {
            for event in element.events where element.tells(event, at: place) {
                guard let name = element.toldName(of: event, id: id.text) else { continue }
                if isFirstInAlert, let alert, let first = register.place(of: name) {
                    reportEvent(name, of: id, inAlert: alert, event, first: first)
                    // The event is named otherwise, so the texts keep what the id makes of them.
                    return true
                }
                guard take(name, id, "event", or: Self.ownEvent) else { return false }
            }
        }
        for run in element.runs where run.isLink {
            guard take("didTap" + run.name.text.capitalizedFirst, run.name, "event") else { return false }
        }
        return true
    }

    /// Reports an action of an alert whose event another id makes already, with a name that is free.
    private func reportEvent(
        _ name: String, of id: Identifier, inAlert alert: String, _ event: Event, first: SourceRange
    ) {
        let free = event.verb + alert.capitalizedFirst + id.text.capitalizedFirst
        let isFree = register.place(of: free) == nil
        reading.report(
            .duplicateName, "two ids make the event \(Wording.code(name))", at: id.range,
            label: isFree ? "add `event: \(free)`" : "add an `event:` of its own",
            related: [Diagnostic.Label(first, "first made here")],
            help: "another id would do as well; `event: none` tells nobody")
    }

    /// True for a localised text of the element itself that has no key of its own.
    static func needsKey(_ keyed: KeyedValue) -> Bool {
        guard case .text(let text) = keyed.value else { return false }
        return text.isLocalized && text.key == nil && keyed.origin == .element
    }

    /// The key of a text. The screen's name stands before it; a dot keeps it apart from Swift names.
    static func localizationKey(of key: Key, named name: String) -> String {
        "." + name + (key.isMainText ? "" : "." + key.name)
    }

    /// Takes the keys of the texts that are localised and have no key of their own.
    mutating func takeLocalizationKeys(of element: Element, _ id: Identifier, named name: String) {
        for index in element.values.indices where Self.needsKey(element.values[index]) {
            let key = Self.localizationKey(of: element.values[index].key, named: name)
            guard take(key, id, "localization key", or: Self.ownKey) else { return }
        }
    }

    /// Takes the name for the id; false, and reported, if another id has it.
    ///
    /// - Parameters:
    ///   - advice: what else can be done than to give another id.
    ///   - key: the name with what it belongs to, where it is not one of the class.
    private mutating func take(
        _ name: String, _ id: Identifier, _ noun: String, or advice: String = "", as key: String? = nil
    ) -> Bool {
        guard let taken = register.take(key ?? name, at: id.range) else { return true }
        // An element takes its names after all those that stand in it.
        let (first, second) = taken.start < id.range.start ? (taken, id.range) : (id.range, taken)
        refused.append(id.range)
        let isText = name.utf8.first == UInt8(ascii: ".")
        reading.report(
            .duplicateName, "two ids make the \(noun) \(Wording.code(isText ? "…" + name : name))", at: second,
            label: "again here", related: [Diagnostic.Label(first, "first made here")],
            help: "give one of them another id" + advice)
        return false
    }

    /// Keeps the relations of the element for when all elements are known, and takes the names of its constraints.
    mutating func keepRelations(of element: Element) {
        for case .relations(let relations) in (element.values + element.variedValues).map(\.value) {
            related.append(Related(id: element.id, range: element.range, relations: relations))
        }
        guard case .relations(let relations)? = element.layoutValue(.constraints)?.value else { return }
        for relation in relations {
            guard let name = relation.name, let property = relation.propertyName,
                let first = register.take(property, at: name.range)
            else { continue }
            reading.report(
                .duplicateName, "the name `\(property)` is taken", at: name.range, label: "write another name",
                related: first == name.range ? [] : [Diagnostic.Label(first, "first made here")],
                help: first == name.range ? "a style that names a constraint serves one element" : nil)
        }
    }
}

extension Place {
    /// True for an alert and what stands in it, whose texts get their keys when all of them are known.
    fileprivate var isOfAlert: Bool { self == .alerts || self == .alertActions || self == .alertTextFields }
}

extension Element {
    /// True for an event that may be told where the element stands: a cell has a switch or is tapped.
    fileprivate func tells(_ event: Event, at place: Place) -> Bool {
        guard place == .cells else { return true }
        return switch event.source {
        case .selection: !hasSwitch
        case .accessorySwitch: hasSwitch
        default: true
        }
    }

    /// The places of the element and of all that stands in it.
    fileprivate var ranges: Set<SourceRange> { all.joined().reduce(into: [range]) { $0.formUnion($1.ranges) } }
}
