import SimpleLayout

/// A view or a guide along one axis: variables for its start and for its length, which is not negative.
struct Span {
    /// The variable of the leading edge or the top.
    let startVariable: LinearSystem.Variable
    /// The variable of the width or the height.
    let lengthVariable: LinearSystem.Variable

    init(in system: inout LinearSystem) {
        startVariable = system.addVariable()
        lengthVariable = system.addVariable(isNonNegative: true)
    }

    /// The leading edge or the top.
    var start: Expression { Expression(startVariable) }
    /// The length in points.
    var length: Expression { Expression(lengthVariable) }
    /// The trailing edge or the bottom.
    var end: Expression { start + length }
    /// The middle between start and end.
    var center: Expression { start + length * 0.5 }
}
