import GenvcModel
import GenvcViews
import GenvcVocabulary

/// Which keys stand under one condition.
extension RenderWriter {
    /// Keys that the same cases change.
    struct Group {
        /// The cases that decide, as indices of the element's.
        let variants: [Int]
        /// The keys that the cases change.
        var keys: [Key]
        /// The cases that hold together, in the order in which they are asked; each stands alone where all of them
        /// change the same keys.
        let together: [[Int]]

        /// Keys of which the same cases change each.
        init(variants: [Int], keys: [Key]) {
            self.variants = variants
            self.keys = keys
            together = variants.map { [$0] }
        }

        /// The keys of several groups, which are set as a whole: for each case of one there is each case of the others.
        init(merging groups: [Group], keys: [Key]) {
            variants = Array(Set(groups.flatMap(\.variants))).sorted()
            self.keys = keys
            let choices = groups.reduce(into: [[Int?]]([[]])) { choices, group in
                let own = group.variants.map(Optional.some) + [nil]
                choices = choices.flatMap { choice in own.map { choice + [$0] } }
            }
            var together: [[Int]] = []
            for choice in choices {
                let holding = Array(Set(choice.compactMap { $0 })).sorted()
                // Of the cases that hold the first counts for each group.
                let isPossible = zip(groups, choice).allSatisfy { group, chosen in
                    group.variants.first { holding.contains($0) } == chosen
                }
                if isPossible, !holding.isEmpty { together.append(holding) }
            }
            self.together = together
        }

        /// True if the keys change with the device or its appearance too, and not with the state alone.
        func followsLayout(_ source: Element) -> Bool {
            if conditions(source).contains(where: \.readsEnvironment) { return true }
            return facts(source) != DeviceFacts()
        }

        /// The facts about the device that the conditions of the keys ask, and that their values follow.
        func facts(_ source: Element) -> DeviceFacts {
            DeviceFacts([DeviceFacts(in: conditions(source))] + values(source).map(DeviceFacts.init(of:)))
        }

        /// True if a condition asks for the state of the control at which it stands.
        func readsControl(_ source: Element) -> Bool { conditions(source).contains(where: \.readsControl) }

        private func conditions(_ source: Element) -> [Condition] {
            source.conditions { key in keys.contains { $0 === key } }
        }

        /// The values of the keys, without a case and in each case.
        private func values(_ source: Element) -> [KeyedValue] {
            (source.values + variants.flatMap { source.variants[$0].values })
                .filter { keyed in keys.contains { $0 === keyed.key } }
        }
    }

    /// - Parameter animated: Keys of which some are animated and others are not stand apart.
    func groups(of source: Element, animating animated: AnimatedKeys) -> [Group] {
        var groups: [Group] = []
        for key in source.kind.keys + source.kind.commonKeys where source.follows(key) {
            switch key.effect {
            case .tool(.error): break
            case .layout, .parameter, .tool: continue
            default: break
            }
            // The bar is told what stands in it.
            if key.meaning == .isHidden, key.ios > tree.screen.deploymentTarget { continue }
            let naming = source.variants.indices.filter { source.variants[$0].values.contains { $0.key === key } }
            let timing = animated.timing(of: [key], at: source.kind)
            if !naming.isEmpty,
                let same = groups.firstIndex(where: {
                    $0.variants == naming && animated.timing(of: $0.keys, at: source.kind) == timing
                })
            {
                groups[same].keys.append(key)
            } else {
                groups.append(Group(variants: naming, keys: [key]))
            }
        }
        return source.hasAttributedText ? withOneText(groups, source) : groups
    }

    /// A text with attributes is set as a whole, so one group does: that of all cases which change something of it, or
    /// the first group where none has cases.
    private func withOneText(_ groups: [Group], _ source: Element) -> [Group] {
        let texts = groups.indices.filter { groups[$0].keys.contains(where: source.isAttribute) }
        let varied = texts.filter { !groups[$0].variants.isEmpty }
        let chosen = varied.first ?? texts.first
        var merged: Group?
        if varied.count > 1 {
            let keys = varied.flatMap { groups[$0].keys.filter(source.isAttribute) }
            merged = Group(merging: varied.map { groups[$0] }, keys: keys)
        }
        var rest = groups
        for index in texts where index != chosen || merged != nil {
            rest[index].keys.removeAll(where: source.isAttribute)
        }
        if let merged, let chosen { rest.insert(merged, at: chosen) }
        return rest.filter { !$0.keys.isEmpty }
    }
}

extension [RenderWriter.Group] {
    /// The groups in the order in which the handler of a button sets them: the state of the control first, since the
    /// conditions of other groups ask for it.
    var stateFirst: [RenderWriter.Group] {
        func setsState(_ group: RenderWriter.Group) -> Bool {
            group.keys.contains { ControlState(rawValue: $0.name) != nil }
        }
        return filter(setsState) + filter { !setsState($0) }
    }
}

extension AnimatedKeys {
    /// The animation of a change of keys of a kind that are set together; nil: it is made at once. So is what a person
    /// enters, which is compared with what the input shows, and not with what was shown last; and so are its bounds,
    /// which are set before it.
    func timing(of keys: [Key], at kind: Kind) -> ChangeTiming? {
        let properties = kind.events.compactMap { $0.payload?.property }
        let entered = kind.keys.filter { key in properties.contains { key.effect == .property($0) } }
        let bounds = entered.flatMap(kind.boundingKeys)
        let isEntered = keys.contains { key in entered.contains { $0 === key } || bounds.contains(key.name) }
        return isEntered ? nil : timing(of: keys)
    }
}
