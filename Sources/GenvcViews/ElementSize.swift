import GenvcModel
import GenvcVocabulary

/// The width, the height and the ratio of an element's view: what the spec says, and what its kind has otherwise.
struct ElementSize {
    private(set) var width: [SizeRule]
    private(set) var height: [SizeRule]
    /// Width divided by height; nil where nothing says it.
    private(set) var aspectRatio: Double?
    /// A ratio that gives way to what is stronger, with its priority; nil where nothing says it.
    private(set) var wishedRatio: (ratio: Double, priority: Double)?

    /// - Parameters:
    ///   - height: What says the height; nil where the band of the view has it.
    ///   - relations: What `constraints` says of the view.
    init(of element: Element, height said: KeyedValue?, relations: [Relation], _ tokens: TokenTable) {
        width = Self.rules(for: element.layoutValue(.width), of: element, isWidth: true)
        height = Self.rules(for: said, of: element)
        if let keyed = element.layoutValue(.size), case .size(let wide, let high) = keyed.value,
            !element.sizesOfClass.contains(where: { $0.range == keyed.range })
        {
            // The class of a component, or the place where it stands, may say another ratio besides.
            let isSquare = wide == high && element.layoutValue(.aspectRatio) == nil
            width = [SizeRule(.equal, wide)]
            height = isSquare ? [] : [SizeRule(.equal, high)]
            if isSquare { aspectRatio = 1 }
        }
        if case .ratio(let wide, let high, let priority)? = element.layoutValue(.aspectRatio)?.value {
            if priority == Priorities.required {
                aspectRatio = wide / high
            } else {
                wishedRatio = (wide / high, priority)
            }
        }
        if height.isEmpty, said == nil, aspectRatio == nil, !relations.contains(where: { $0.limits(.height) }) {
            height = Self.standardHeight(of: element, tokens)
        }
        if width.isEmpty, Self.isIconAlone(element.written), !element.hasHitArea, aspectRatio == nil,
            !relations.contains(where: { $0.limits(.width) }), case .minimum(let token) = element.kind.standardHeight
        {
            // A title is wide enough for a fingertip, a picture is not; where there is no room it is better small than
            // cut.
            let length = Length(token: token, group: .height, in: tokens)
            width = [SizeRule(.minimum, length, priority: Priorities.almostRequired)]
        }
    }

    /// True for a button that shows a picture, if only in a case, and a word in no case and state.
    private static func isIconAlone(_ element: Element) -> Bool {
        func isWord(_ keyed: KeyedValue) -> Bool {
            guard keyed.key.isMainText else { return keyed.key.meaning == .subtitle }
            guard case .text(let text) = keyed.value else { return true }
            return !text.text.isEmpty
        }
        return element.kind.intrinsicSize == .button && element.sometimesHas(.image)
            && !(element.values + element.variedValues).contains(where: isWord)
    }

    /// True for a date picker that shows wheels or a calendar in each case of `when`, which are higher than a
    /// fingertip.
    private static func isPickerInFull(_ element: Element) -> Bool {
        let varied = element.variedValues.filter { $0.key.meaning == .preferredDatePickerStyle }
        return ([element.word(of: .preferredDatePickerStyle)] + varied.map(\.value.word)).allSatisfy {
            $0.flatMap(DatePickerStyle.init)?.isInFull == true
        }
    }

    /// The height that the kind has where nothing says one; empty for one that its content has, or its band.
    private static func standardHeight(of element: Element, _ tokens: TokenTable) -> [SizeRule] {
        switch element.kind.standardHeight {
        case .minimum where isPickerInFull(element.written): []
        case .minimum(let token): [SizeRule(.minimum, Length(token: token, group: .height, in: tokens))]
        // Room to type in; a text that nobody edits is as high as it is.
        case .minimumPoints where element.isStandingText: []
        case .minimumPoints(let points):
            [SizeRule(.minimum, Length(points: points, token: nil, group: .height, isTokenWritten: false))]
        case .intrinsic, .band, .hairline: []
        }
    }

    /// The rules of a key; a plain length is a minimum where text is shown.
    static func rules(for keyed: KeyedValue?, of element: Element, isWidth: Bool = false) -> [SizeRule] {
        guard case .dimension(let rules)? = keyed?.value else { return [] }
        return rules.map { rule in
            guard rule.relation == .plain else { return rule }
            let relation: SizeRule.Relation = !isWidth && element.showsText ? .minimum : .equal
            return SizeRule(relation, rule.length, priority: rule.priority)
        }
    }
}

extension Element {
    /// The sizes that the class of a component has of itself, and keeps where a size is said of the place where it
    /// stands.
    var sizesOfClass: [KeyedValue] {
        let sizes = values.filter(\.key.isOfSize)
        let said = sizes.filter { $0.origin != .component }
        return sizes.filter { own in own.origin == .component && said.contains { own.key.saysSize(of: $0.key) } }
    }
}

extension Key {
    /// True for a key that says a width, a height, both, or their ratio.
    var isOfSize: Bool {
        [.layout(.width), .layout(.height), .layout(.size), .layout(.aspectRatio)].contains(effect)
    }

    /// True if two keys of sizes say the same side, or are both ratios.
    fileprivate func saysSize(of other: Key) -> Bool {
        let effects = [effect, other.effect]
        return effect == other.effect
            || effects.contains(.layout(.size)) && !effects.contains(.layout(.aspectRatio))
    }
}
