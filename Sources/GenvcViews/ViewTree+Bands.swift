import GenvcModel
import GenvcVocabulary

/// The ways in which views hold on to the sides of their bands.
extension ViewTree {
    /// True if constraints hold a view at both sides of its band, so that neither reaches beyond the other.
    package func isHeldInBand(_ index: Int) -> Bool {
        // Where the screen scrolls sideways, content may be wider than it and has to push the width of what holds it.
        let pushes = screen.scroll.isHorizontal && component(around: index) == nil
        return pushes || views[index].staysInBand || isHugged(index)
            || views[index].element.map(isWideInCaseOfClass) ?? false
    }

    /// True if the band of a view is as wide as the view where nothing else makes it wide.
    func isHugged(_ index: Int) -> Bool {
        guard let band = views[index].parent else { return false }
        return isAsWideAsItsContent(views[band].parent, inClassOf: component(around: index))
            || isHuggedInSomeCase(index)
    }

    /// True if a case of the view says how wide it is, or where it stands.
    private func isPlacedByCase(_ index: Int) -> Bool {
        let variants = views[index].element?.written.variants ?? []
        return variants.contains { variant in
            variant.values.contains { keyed in
                switch keyed.key.effect {
                case .layout(.width), .layout(.size), .layout(.placement), .layout(.constraints): true
                default: false
                }
            }
        }
    }

    /// True for a view whose stack, or one around that, does not make its rows wide in some case, where that case does
    /// not switch the constraints of the view: the view is repeated, or cases of its own give it other widths and
    /// places, and hold at the same time as those of the stack.
    private func isHuggedInSomeCase(_ index: Int) -> Bool {
        guard views[index].isRepeated || isPlacedByCase(index), let band = views[index].parent,
            let stack = views[band].parent,
            case .stack(let layout) = views[stack].container
        else { return false }
        return alignments(of: stack, layout).contains { $0 != .fill }
            || isAsWideAsItsContent(stack, inClassOf: component(around: index), inSomeCase: true)
    }
}
