/// Sums of parameters times numbers, all in one piece of memory.
struct LinearSums: Sendable {
    private var constants: [Double] = []
    private var ends: [Int] = []
    private var parameters: [Int32] = []
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

    func values(_ given: [Double]) -> [Double] {
        var values = constants
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
                        values[index] = sum
                    }
                }
            }
        }
        return values
    }
}
