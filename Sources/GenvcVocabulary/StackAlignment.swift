/// The cases of `UIStackView.Alignment`; `leading` and `trailing` stand for `top` and `bottom` in a row.
package enum StackAlignment: String, Sendable, Hashable, CaseIterable {
    case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
}

/// The cases of `UIStackView.Distribution`.
package enum StackDistribution: String, Sendable, Hashable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}
