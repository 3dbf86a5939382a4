import GenvcDiagnostics

/// A rule of the language about single elements: it judges what was read, and reads nothing itself.
///
/// The rules stand beside the reader and not in `GenvcChecks`, because they also speak of elements that never reach a
/// `Screen`: those of a spec without a name, and those inside of an element that was refused.
protocol SpecRule: SendableMetatype {
    /// The faults of the element by this rule, in the order in which it is to be told.
    ///
    /// - Parameter spec: what the spec has besides the element.
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic]
}
