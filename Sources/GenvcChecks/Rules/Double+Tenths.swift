import GenvcViews

extension Double {
    /// Points as findings print them, rounded to tenths: no reader needs thirds of a point exactly.
    var tenths: String { (Double(Int(Swift.min(magnitude, 1e12) * 10 + 0.5)) / (self < 0 ? -10 : 10)).pointText }
}
