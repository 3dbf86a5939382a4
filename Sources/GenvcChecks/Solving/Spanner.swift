import SimpleLayout

/// The guide of a stack view around all that stands in it, across its axis.
struct Spanner {
    let start: Expression
    let length: Expression

    var end: Expression { start + length }
}
