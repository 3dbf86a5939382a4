import GenvcViews
import SimpleLayout

/// The variables of a view or a guide: leading and top edge, and lengths that are not negative.
struct Box {
    let x: LinearSystem.Variable
    let y: LinearSystem.Variable
    let width: LinearSystem.Variable
    let height: LinearSystem.Variable

    init(in system: inout LinearSystem) {
        x = system.addVariable()
        y = system.addVariable()
        width = system.addVariable(isNonNegative: true)
        height = system.addVariable(isNonNegative: true)
    }

    func start(_ axis: StackLayout.Axis) -> Expression { Expression(axis == .horizontal ? x : y) }

    func length(_ axis: StackLayout.Axis) -> Expression { Expression(axis == .horizontal ? width : height) }

    func end(_ axis: StackLayout.Axis) -> Expression { start(axis) + length(axis) }

    func center(_ axis: StackLayout.Axis) -> Expression { start(axis) + length(axis) * 0.5 }
}
