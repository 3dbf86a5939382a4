import SimpleLayout

/// A linear expression: variables of a system times factors, plus a constant in points. It stands for an edge, a length
/// or a centre.
struct Expression {
    /// The variables with their factors; a variable may occur several times.
    var terms: [LinearSystem.Term]
    /// The points that are added to the variables.
    var constant: Double

    init(_ terms: [LinearSystem.Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    init(_ variable: LinearSystem.Variable, times coefficient: Double = 1) {
        self.init([LinearSystem.Term(variable, times: coefficient)])
    }

    static func + (left: Self, right: Self) -> Self {
        Self(left.terms + right.terms, constant: left.constant + right.constant)
    }

    static func + (left: Self, right: Double) -> Self {
        Self(left.terms, constant: left.constant + right)
    }

    static func * (left: Self, factor: Double) -> Self {
        Self(
            left.terms.map { LinearSystem.Term($0.variable, times: $0.coefficient * factor) },
            constant: left.constant * factor)
    }

    static func - (left: Self, right: Self) -> Self { left + right * -1 }

    static func - (left: Self, right: Double) -> Self { left + -right }
}
