import GenvcModel
import GenvcViews

/// The settings that are set where conditions switch among them, and nowhere else.
extension DeclarationWriter {
    /// True if conditions switch the setting of a view before anybody sees it.
    func isSwitched<Setting: Equatable>(_ view: ViewNode, _ setting: (ViewNode) -> Setting) -> Bool {
        guard let index = viewIndices[view.name] else { return false }
        return switched.contains { $0.changes(index, setting) }
    }

    /// The priorities that conditions do not switch.
    ///
    /// - Parameter own: Gives the priorities of a view in a case.
    func unswitched(
        _ priorities: AxisPriorities, of view: ViewNode, _ own: (ViewNode) -> AxisPriorities
    ) -> AxisPriorities {
        guard !switched.isEmpty else { return priorities }
        return AxisPriorities(
            horizontal: isSwitched(view, { own($0).horizontal }) ? nil : priorities.horizontal,
            vertical: isSwitched(view, { own($0).vertical }) ? nil : priorities.vertical)
    }
}
