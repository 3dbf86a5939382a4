import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// An element while its keys are being read. `NodeReader` fills it, `StyleReader` and components add to it, and at the
/// end it makes an `Element`.
struct ElementDraft {
    /// The kind of the element.
    let kind: Kind
    /// The key that says so, at which findings about the element stand.
    let kindKey: YAMLScalar
    /// The id; nil without one.
    let id: Identifier?
    /// True if an id is written that cannot be one.
    var hasUnreadableID = false
    /// The place where the element stands.
    let place: Place
    /// The keys that it writes itself, in their order, as far as its kind or its place knows them.
    var keys: [ReadElement.WrittenKey] = []
    /// The values so far: its own first, then those of its styles and of its component.
    var values: [KeyedValue] = []
    /// The cases of `when` so far, those of its styles behind its own.
    var variants: [Variant] = []
    /// The names given under `style`.
    var styles: [YAMLScalar] = []
    /// The keys that hold nodes; they are read when all the others are known.
    var contents: [(key: Key, entry: YAMLEntry)] = []
    /// The styles that apply, the standard style of the kind first.
    var styleNames: [String] = []
    /// The class that sets the keys of a shipped style; nil without one.
    var component: String?
    /// True if a key could not be read; checks of keys together would say the same mistake again.
    var hasUnreadableKey = false

    init(kind: Kind, kindKey: YAMLScalar, id: Identifier?, place: Place) {
        self.kind = kind
        self.kindKey = kindKey
        self.id = id
        self.place = place
    }

    /// True if what stands in it stands side by side by its `axis`.
    var isHorizontal: Bool {
        values.contains { $0.key.effect == .layout(.axis) && $0.value == .choice(LayoutAxis.horizontal.rawValue) }
    }

    /// Adds a case of a style, to the case with the same condition where there is one: a key of that case wins.
    mutating func add(_ variant: Variant) {
        guard let index = variants.firstIndex(where: { $0.condition.asksTheSame(as: variant.condition) }) else {
            variants.append(variant)
            return
        }
        let own = variants[index]
        let added = variant.values.filter { keyed in !own.values.contains { $0.key === keyed.key } }
        variants[index] = Variant(
            condition: own.condition, name: own.name ?? variant.name, values: own.values + added, range: own.range)
    }

    /// True if the draft has a value for the key.
    func has(_ key: Key) -> Bool {
        for index in values.indices where values[index].key.name == key.name { return true }
        return false
    }

    /// The element, with what stands in it.
    func element(holding content: NodeReader.Content) -> Element {
        Element(
            kind: kind, id: id, values: values, variants: variants, styles: styleNames, component: component,
            children: content.children, slots: content.slots, overlay: content.overlay, underlay: content.underlay,
            menu: content.menu, accessibilityActions: content.accessibilityActions, swipes: content.swipes,
            emptyState: content.emptyState, fillings: content.fillings, slot: place.slotAlone,
            range: id.map { kindKey.range.union($0.range) } ?? kindKey.range)
    }
}

extension Condition {
    /// True if each condition holds wherever the other one does.
    fileprivate func asksTheSame(as other: Condition) -> Bool {
        guard let table = ConditionTable([self, other]) else { return false }
        return table.covers(self, with: [other]) && table.covers(other, with: [self])
    }
}
