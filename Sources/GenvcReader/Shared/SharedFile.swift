import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The declarations of a file without a screen, for the specs that use it.
///
/// `screens` makes a screen of each of its components, so that drawing and checks need nothing else.
package struct SharedFile: Sendable {
    /// The path by which it was found.
    package let name: String
    /// The number of the file, by which findings point into it.
    package let file: SourceFileID
    /// The styles that the file declares; those of the files that it uses are not passed on.
    let styles: [StyleSheet.Definition]
    /// The components that the file declares, each behind those that it uses.
    package let components: [Component]
    /// The components of other files that stand in its own, in such an order too.
    let needed: [Component]
    /// The modules that its code imports besides UIKit.
    let imports: [String]
    /// The types of the user's that its components read members of.
    package let ownTypes: [OwnType]
    /// The members of these types that its components show as words, where nothing in the file tells their types.
    let membersAsText: [SampledTypes.TextUse]
    /// The tokens of the project.
    let tokens: TokenTable
    /// The first version of iOS that its components run on.
    let deploymentTarget: Int
    /// True if something of it could not be read, and what is missing may be of it.
    let isIncomplete: Bool

    /// All components that code of its own names.
    package var all: [Component] { needed + components }

    /// True for a document that is no screen: its keys are all those of files that specs use.
    package static func isDescribed(by tree: YAMLTree) -> Bool {
        guard case .mapping(let entries) = tree.root.content else { return false }
        let known = entries.compactMap { Key.named($0.key.text, in: Key.screen) }
        return !known.isEmpty && known.allSatisfy { key in Key.shared.contains { $0 === key } }
    }
}
