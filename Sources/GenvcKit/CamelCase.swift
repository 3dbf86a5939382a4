import GenvcModel
import GenvcVocabulary

extension [String] {
    /// The words as one name: `brand`, `Blue` and `500` as `brandBlue500`.
    package var camelCased: String {
        dropFirst().reduce(first?.loweredFirst ?? "") { $0 + $1.capitalizedFirst }
    }
}
