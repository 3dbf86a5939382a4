import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// The keys of a screen as they were read, with what their rules need to know of what stands in it.
struct ReadScreen {
    /// Every key that is written, also one that no screen has.
    let keys: [YAMLScalar]
    /// The values that could be read; keys that hold elements have none.
    let values: [KeyedValue]
    /// The name under `screen`; nil where it is missing or cannot be one.
    let name: Identifier?
    /// The elements that could be read, with those of its bars and layers.
    let elements: [ReadElement]
    /// True for a screen with `sections`.
    let isList: Bool
    /// The direction in which its rows scroll, also where it says nothing of that.
    let scroll: Screen.Scroll
    /// The names of the components in which text is typed.
    let componentsTakingText: Set<String>
    /// The rooms under `preview`.
    let boxes: [PreviewBox]
    /// False if the parser could not read all; what is missing may have stood there.
    let isComplete: Bool
    /// False if a node could not be read.
    let areNodesComplete: Bool
    /// The tokens of the project, which may need a newer system.
    let tokens: TokenTable
    /// The first version of iOS that it runs on.
    let deploymentTarget: Int

    /// The value of the key with that effect, or nil.
    func value(_ effect: Effect) -> KeyedValue? { values.first { $0.key.effect == effect } }

    /// The first written key with that effect, or nil.
    func key(_ effect: Effect) -> YAMLScalar? {
        keys.first { Key.named($0.text, in: Key.screen)?.effect == effect }
    }

    /// The keys that a screen has, with where they are written.
    var known: [ReadElement.WrittenKey] {
        keys.compactMap { scalar in
            Key.named(scalar.text, in: Key.screen).map { ReadElement.WrittenKey(key: $0, range: scalar.range) }
        }
    }
}
