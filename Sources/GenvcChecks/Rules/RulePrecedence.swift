import GenvcViews

/// Which of two defects is told where both come from one thing: the one that names it best.
struct RulePrecedence {
    /// A defect, with what matters of where it is.
    struct Found {
        let identity: Defect.Identity
        let places: PointSet
        /// True if nobody sees it at the default text size or a smaller one.
        let isOnlyAtLargerText: Bool
        let isOnlyWithKeyboard: Bool
    }

    private let tree: ViewTree
    private let found: [Found]
    /// The places in `found` of those that are not told.
    private(set) var dropped: Set<Int> = []
    /// Of these the ones that are the same as another one elsewhere, with its place.
    private(set) var merged: [Int: Int] = [:]

    init(_ found: [Found], in tree: ViewTree) {
        self.tree = tree
        self.found = found
        for index in found.indices { decide(index) }
    }

    /// `other` is told, as though it stood at the places of both.
    private mutating func drop(_ index: Int, for other: Int) {
        dropped.insert(index)
        merged[index] = other
    }

    private mutating func decide(_ index: Int) {
        let identity = found[index].identity
        switch identity.rule {
        case .fixedHeightText: decideHeight(index)
        case .ambiguous:
            // What is open from side to side and from top to bottom is told once.
            let other = found.firstIndex {
                $0.identity.rule == .ambiguous && $0.identity.view == identity.view
                    && $0.identity.detail < identity.detail
            }
            if let other { drop(index, for: other) }
        case .zeroSize:
            // That nothing says the size is the reason, and an error.
            if found.contains(where: { $0.identity.rule == .ambiguous && $0.identity.view == identity.view }) {
                dropped.insert(index)
            }
        case .tapTarget:
            // What is nothing at some points is too narrow to tap at others.
            if found.contains(where: { $0.identity.rule == .zeroSize && $0.identity.view == identity.view }) {
                dropped.insert(index)
            }
            // What is too low at some points and only too narrow at others is told once.
            let other = found.firstIndex {
                $0.identity.rule == .tapTarget && $0.identity.view == identity.view
                    && $0.identity.detail > identity.detail
            }
            if let other { drop(index, for: other) }
        case .brokenWord:
            // A text that is cut, and a row that has no room for its words, are more.
            let isExplained = found.contains {
                switch $0.identity.rule {
                case .clipped, .truncated: $0.identity.view == identity.view
                case .doesNotFit:
                    tree.views[$0.identity.view].element != nil && stands(identity.view, in: $0.identity.view)
                        && $0.places.isSuperset(of: found[index].places)
                default: false
                }
            }
            if isExplained { dropped.insert(index) }
        case .outOfBounds:
            let isCut = found.contains {
                $0.identity.rule == .clipped && stands($0.identity.view, in: identity.view)
                    && ($0.identity.view == identity.view || $0.places.isSuperset(of: found[index].places))
            }
            // Nobody touches what the keyboard hides.
            let isHidden =
                found[index].isOnlyWithKeyboard
                && found.contains { $0.identity.rule == .hiddenByKeyboard && $0.identity.view == identity.view }
            if isCut || isHidden { dropped.insert(index) }
            // What makes it lie under the status bar takes it out of its host, or on other devices off the screen.
            let unsafe = found.firstIndex {
                $0.identity.rule == .outsideSafeArea && $0.identity.view == identity.view
                    && (identity.other == nil
                        ? $0.places.count > found[index].places.count : $0.places.isSuperset(of: found[index].places))
            }
            if let unsafe { drop(index, for: unsafe) }
        case .outsideSafeArea:
            // It mostly leaves the screen, which is more.
            let outside = found.firstIndex {
                $0.identity.rule == .outOfBounds && $0.identity.view == identity.view && $0.identity.other == nil
                    && $0.places.count >= found[index].places.count
            }
            if let outside { drop(index, for: outside) }
        default: break
        }
    }

    /// Text that fits at the default size and not at larger ones is cut by the height that does not follow it; text
    /// that never fits is cut, whatever its height.
    private mutating func decideHeight(_ index: Int) {
        let isTooLowToTap = found.contains {
            $0.identity.rule == .tapTarget && $0.identity.view == found[index].identity.view
                && $0.identity.detail == TapTarget.lowDetail && $0.places.isSuperset(of: found[index].places)
        }
        if isTooLowToTap { dropped.insert(index) }
        for (other, defect) in found.enumerated() where isCut(defect.identity, in: found[index].identity.view) {
            dropped.insert(defect.isOnlyAtLargerText ? other : index)
        }
    }

    private func stands(_ view: Int, in host: Int) -> Bool {
        var next: Int? = view
        while let current = next, current > host { next = tree.views[current].parent }
        return next == host
    }

    /// True for a text that is cut, or has no room, in a view of limited height.
    private func isCut(_ identity: Defect.Identity, in view: Int) -> Bool {
        switch identity.rule {
        case .clipped, .truncated, .doesNotFit: break
        default: return false
        }
        if let element = tree.views[view].element, tree.views[identity.view].element === element { return true }
        return stands(identity.view, in: view)
    }
}
