import GenvcChecks

/// The formulas that layouts of some specs have found, so that specs with like rows are checked sooner. One thread at a
/// time may use them, and findings do not depend on them.
package struct KnownLayouts {
    let formulas = FormulaLibrary()

    /// Nothing is known yet.
    package init() {}
}
