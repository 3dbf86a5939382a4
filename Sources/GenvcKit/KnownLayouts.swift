import GenvcChecks

/// The formulas that the layouts of some specs have found, so that specs with like rows are checked sooner. One thread at a time may
/// use it, and findings do not depend on it.
package struct KnownLayouts {
    let formulas = FormulaLibrary()

    /// Nothing is known yet.
    package init() {}
}
