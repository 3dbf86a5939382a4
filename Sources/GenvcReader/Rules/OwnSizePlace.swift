import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A view has a size of its own where nothing else gives it one: a spacer takes the room that is left, and a view with
/// rows is as large as they are; so is a row, a stack or a grid, even where nothing stands in it.
///
/// Reported is `intrinsicContentSize` at a spacer, at a row, a stack or a grid, or at a view with rows, of a class of
/// the app's own.
/// An example is `{ spacer: wave, class: WaveView, intrinsicContentSize: 40 }`.
enum OwnSizePlace: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard let size = read.value(.tool(.intrinsicContentSize)) else { return [] }
        if read.kind.drawing == .gap {
            return [.useless(size, "a \(read.kind.name) takes what room is left; a `view` may have a size of its own")]
        }
        let isStack =
            switch read.kind.content {
            case .row, .stack, .grid: true
            case .none, .rows, .scroll, .sections, .cells, .component, .contentView, .slot: false
            }
        guard isStack || !read.element.children.isEmpty || read.element.slots != nil else { return [] }
        return [.useless(size, "what stands in it says how large it is; a `height` or a `width` says more")]
    }
}
