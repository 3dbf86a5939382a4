/// Sums of parameters times numbers, all in one piece of memory.
struct LinearSums: Sendable {
    /// The constant of each sum.
    private var constants: [Double] = []
    /// For each sum, the index behind its last coefficient.
    private var ends: [Int] = []
    /// The place of the parameter of each coefficient.
    private var parameters: [Int32] = []
    /// The factors of all sums, one sum behind the other.
    private var coefficients: [Double] = []

    /// - Parameter places: where each unknown of the expression stands among the parameters.
    mutating func append(_ expression: Elimination.Expression, _ places: [Int]) {
        constants.append(expression.constant)
        for term in expression.terms {
            parameters.append(Int32(places[term.unknown]))
            coefficients.append(term.coefficient)
        }
        ends.append(parameters.count)
    }

    /// The same sums in as little memory as they take: arrays that grow keep room for as much again.
    var trimmed: LinearSums {
        LinearSums(
            constants: constants.map { $0 }, ends: ends.map { $0 }, parameters: parameters.map { $0 },
            coefficients: coefficients.map { $0 })
    }

    /// True if all sums satisfy the condition; stops at the first that does not.
    func allSatisfy(_ given: [Double], _ condition: (Double) -> Bool) -> Bool {
        var isSatisfied = true
        evaluate(given) { _, sum in
            isSatisfied = condition(sum)
            return isSatisfied
        }
        return isSatisfied
    }

    /// The value of each sum for the given parameters.
    func values(_ given: [Double]) -> [Double] {
        [Double](unsafeUninitializedCapacity: constants.count) { values, count in
            evaluate(given) { index, sum in
                values.initializeElement(at: index, to: sum)
                return true
            }
            count = constants.count
        }
    }

    /// Hands over one sum after the other, until `body` returns false.
    @inline(__always)
    private func evaluate(_ given: [Double], _ body: (Int, Double) -> Bool) {
        given.withUnsafeBufferPointer { given in
            parameters.withUnsafeBufferPointer { parameters in
                coefficients.withUnsafeBufferPointer { coefficients in
                    var next = 0
                    for (index, end) in ends.enumerated() {
                        var sum = constants[index]
                        while next < end {
                            sum += given[Int(parameters[next])] * coefficients[next]
                            next += 1
                        }
                        guard body(index, sum) else { return }
                    }
                }
            }
        }
    }
}
