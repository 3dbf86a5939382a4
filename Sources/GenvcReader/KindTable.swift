import GenvcModel
import GenvcVocabulary

/// The kinds that elements of a spec may be: those of the vocabulary, and its components as far as they are read.
struct KindTable {
    /// The kinds of the vocabulary, and behind them the components that have been read.
    private(set) var all: [Kind]
    /// Components that could not be read; what uses them needs no second report.
    var unreadable: Set<String> = []
    /// Components of which a parameter could not be read; a key that they lack may be that.
    var incomplete: Set<String> = []
    /// True if components may have stood in what could not be read.
    var isIncomplete = false

    init(_ kinds: [Kind]) { all = kinds }

    /// Takes a component as a kind.
    mutating func add(_ kind: Kind) { all.append(kind) }

    /// The kind of that name, or nil. A loop, because this runs for every key of a spec.
    func kind(named name: String) -> Kind? {
        for index in all.indices where all[index].name == name { return all[index] }
        return nil
    }

    /// True for the name of a kind.
    func contains(_ name: String) -> Bool { kind(named: name) != nil }

    /// True for what may be a component that could not be read.
    func mayBeUnreadable(_ name: String) -> Bool {
        unreadable.contains(name) || isIncomplete && name.utf8.first?.isUpperCase == true
    }

    /// True for a word that means the same at every element, so that no parameter can have it.
    func isTaken(parameter name: String) -> Bool {
        contains(name) || Key.common.contains { $0.name == name } || Key.controlStates.contains { $0.name == name }
    }

    /// A key of that name of any kind, common ones first.
    func key(named name: String) -> Key? {
        for key in Key.common where key.name == name { return key }
        for kind in all {
            for key in kind.keys where key.name == name { return key }
        }
        return nil
    }

    /// The names of the keys of all kinds, each of a kind as often as a kind has it.
    var ownKeyNames: [String] { all.flatMap { $0.keys.map(\.name) } }

    /// True for the name of a key that can follow a parameter.
    func keyFollowsState(_ name: String) -> Bool {
        key(named: name)?.effect.facts.contains(.takesReferences) == true
    }

    /// The component that has a parameter of that name; nil where none has.
    func component(withParameter name: String) -> Kind? {
        all.first { kind in kind.keys.contains { $0.name == name && $0.effect == .parameter } }
    }

    /// The names of the kinds that have a key of that name as their own.
    func owners(ofKey name: String) -> [String] {
        all.filter { $0.keys.contains { $0.name == name } }.map(\.name)
    }

    /// The kinds of which an element may stand there.
    func names(at place: Place) -> [String] {
        all.filter { place.admits($0) }.map(\.name)
    }
}
