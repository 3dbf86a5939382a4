import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// Only a picture that comes from the network has another until it is there. Reported is a placeholder beside any other
/// picture.
/// An example is `{ imageView: portrait, image: portrait, placeholder: symbol:person }`.
enum PlaceholderOfPicture: SpecRule {
    static func findings(at read: ReadElement, in spec: RuleContext) -> [Diagnostic] {
        guard !read.element.isRemotePicture else { return [] }
        return read.valuesInAllCases.filter { $0.key.meaning == .placeholderImage }.map {
            .useless($0, "it is for a picture from the network: `image: url:$field`")
        }
    }
}
