import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The means by which the values of one document are read: the findings so far, the names that values may use, and
/// those that they were seen to use.
///
/// It is one object that everything which reads the document shares, so that no finding is lost on the way. A function
/// that reads a value returns nil where it has reported an error, or where the parser had; nil needs no second report.
final class Reading {
    /// The findings so far.
    var sink: DiagnosticSink
    /// The tokens that values may name.
    let tokens: TokenTable
    /// The names of the rules about layouts, which an element may silence.
    let rules: [String]
    /// True if texts are localised unless they say otherwise.
    var isLocalized: Bool
    /// The ids that values name; whether they are there is known when the whole class has been read.
    var references: [ElementReference] = []
    /// Words of relations that were read as tokens; none of them may be the id of a view as well.
    var lengthWords: [YAMLScalar] = []
    /// The names that `$name` can mean where reading stands.
    var scope = Scope()
    /// The places where the names are declared that references begin with.
    var usedNames: Set<SourceRange> = []
    /// The types of the user's, as far as references read them.
    var ownTypes: [OwnType] = []
    /// The samples of values of the user's types, by the names of the types.
    var samplesOfTypes: [String: [Sample]] = [:]
    /// Members of the user's types that are shown as words, where nothing tells their types.
    var membersAsText: [SampledTypes.TextUse] = []
    /// Members of the user's types at places where nil cannot stand. Another place may still tell that one is optional.
    var membersNeverNil: [SampledTypes.NeededValue] = []
    /// The places that compare a member of the user's types with nil or give it a default, by owner and member.
    var membersMaybeNil: [SampledTypes.MemberName: SourceRange] = [:]
    /// Swift that passes through as it is, and may read anything.
    var swiftTexts: [String] = []
    /// True where lengths may be numbers of the state: at the keys of an element.
    private(set) var takesBoundLengths = false
    /// The element of a list whose cell is being read, with what stands in the cell; nil elsewhere.
    var subjectOfCell: Scope.Name?
    /// The ids of the cells about whose elements alerts ask, by the ids of the alerts.
    var alertSubjects: [String: String] = [:]
    /// The names in the keys of texts of alerts, where an id names others as well.
    var alertKeyNames: [Screen.KeyName] = []
    /// The oldest iOS that the screen is for.
    var deploymentTarget: Int
    /// True for a part of a screen that is as high as its rows, so that no condition may ask for its height.
    var isFitting = false
    /// The aids of debug builds.
    let debugAids: Set<DebugAid>

    init(project: Project, sink: DiagnosticSink) {
        tokens = project.tokens
        rules = project.rules.map(\.rawValue)
        isLocalized = project.isLocalized
        debugAids = project.debugAids
        deploymentTarget = project.deploymentTarget ?? ScreenDefaults.deploymentTarget
        self.sink = sink
    }

    /// An id that a value names, and the kind that the element must be of.
    struct ElementReference {
        /// The key at which the value stands.
        let key: String
        /// The id that it names.
        let id: String
        /// The word of the kind; nil for a view of any kind, or a bar button item.
        let kind: String?
        /// The place where the id stands.
        let range: SourceRange
        /// The element of the list in whose cell the id stands; nil elsewhere.
        var subject: Scope.Name?
    }

    /// Reads the value of a key: a length in it follows state only where the code sets that key again.
    func ofKey<Result>(_ key: Key, _ read: () -> Result) -> Result {
        let outer = takesBoundLengths
        takesBoundLengths = outer && (key.takesBoundLengths || key.effect == .layout(.constraints))
        defer { takesBoundLengths = outer }
        return read()
    }

    /// Reads the keys of an element, whose lengths may be numbers of the state.
    func ofElement<Result>(_ read: () -> Result) -> Result {
        let outer = takesBoundLengths
        takesBoundLengths = true
        defer { takesBoundLengths = outer }
        return read()
    }
}
