/// Values of the variables of a `LinearSystem` that satisfy it as well as can be.
public struct LinearSolution: Sendable {
    var values: [Double]

    public subscript(variable: LinearSystem.Variable) -> Double { values[variable.index] }
}
