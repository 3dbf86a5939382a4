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

        /// True if the keys change with the device or its appearance too, and not with the state alone.
        func followsLayout(_ source: Element) -> Bool {
            if conditions(source).contains(where: \.readsEnvironment) { return true }
            return keys.contains(where: \.followsAppearance) || values(source).contains(where: \.value.isOneSided)
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
            let timing = animated.timing(of: [key])
            if !naming.isEmpty,
                let same = groups.firstIndex(where: {
                    $0.variants == naming && animated.timing(of: $0.keys) == timing
                })
            {
                groups[same].keys.append(key)
            } else {
                groups.append(Group(variants: naming, keys: [key]))
            }
        }
        return source.hasAttributedText ? withOneText(groups, source) : groups
    }

    /// A text with attributes is set as a whole, so only the group with cases does, or the first where none has.
    private func withOneText(_ groups: [Group], _ source: Element) -> [Group] {
        let texts = groups.indices.filter { groups[$0].keys.contains(where: source.isAttribute) }
        let chosen = texts.first { !groups[$0].variants.isEmpty } ?? texts.first
        var groups = groups
        for index in texts where index != chosen { groups[index].keys.removeAll(where: source.isAttribute) }
        return groups.filter { !$0.keys.isEmpty }
    }
}
