/// A constant plus variables of a layout times numbers.
struct LinearForm {
    struct Term {
        let variable: Int
        var coefficient: Double
    }

    private(set) var terms: [Term] = []
    var constant = 0.0

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    init(variable: Int) {
        terms = [Term(variable: variable, coefficient: 1)]
    }

    static func + (left: LinearForm, right: LinearForm) -> LinearForm {
        var sum = left
        sum.add(right, times: 1)
        return sum
    }

    static func - (left: LinearForm, right: LinearForm) -> LinearForm {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    static func * (form: LinearForm, factor: Double) -> LinearForm {
        var product = LinearForm()
        product.add(form, times: factor)
        return product
    }

    static func + (form: LinearForm, constant: Double) -> LinearForm {
        var sum = form
        sum.constant += constant
        return sum
    }

    static func - (form: LinearForm, constant: Double) -> LinearForm { form + -constant }
    static prefix func - (form: LinearForm) -> LinearForm { form * -1 }

    mutating func add(_ other: LinearForm, times factor: Double) {
        constant += other.constant * factor
        for term in other.terms {
            if let position = terms.firstIndex(where: { $0.variable == term.variable }) {
                terms[position].coefficient += term.coefficient * factor
                if terms[position].coefficient == 0 { terms.remove(at: position) }
            } else if factor != 0 {
                terms.append(Term(variable: term.variable, coefficient: term.coefficient * factor))
            }
        }
    }

    func value(in values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    }
}
