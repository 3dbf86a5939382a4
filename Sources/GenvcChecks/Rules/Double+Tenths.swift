import GenvcViews

extension Double {
    /// Points as findings tell them: pixels of a third of a point are more exact than anybody needs.
    var tenths: String { (Double(Int(Swift.min(magnitude, 1e12) * 10 + 0.5)) / (self < 0 ? -10 : 10)).pointText }
}
