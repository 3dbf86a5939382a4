import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Looks up what the relations of a class stand to, when all its elements are known.
struct RelationTargets {
    let names: ClassNames
    let reading: Reading
    /// False where a node could not be read: an id that is missing may then have stood there.
    let isComplete: Bool

    /// The elements that a relation can stand to.
    private var views: [NamedElement] { names.elements.filter { $0.standing == .view && $0.isOfScreen } }

    /// Reports each target that is no view, that several views are, or that is the attribute itself.
    func check() {
        guard !names.related.isEmpty else { return }
        let byID = Dictionary(grouping: views, by: \.id.text)
        let byName = Dictionary(grouping: views, by: \.name)
        for word in reading.lengthWords {
            guard let other = byID[word.text]?.first else { continue }
            reading.report(
                .badRelation, "\(Wording.code(word.text)) is a length and the id of a view", at: word.range,
                label: "write the attribute of the view, or points",
                related: [Diagnostic.Label(other.id.range, "the view is here")])
        }
        for element in names.related {
            checkRepetition(in: element.relations)
            for relation in element.relations {
                guard case .formula(let formula) = relation.content, let target = formula.target else { continue }
                switch target.place {
                case .word(.self): checkOwn(formula, target)
                case .word: break
                case .view(let word):
                    let matches = byID[word] ?? byName[word] ?? []
                    guard let match = matches.first else {
                        reportUnknown(word, target, formula)
                        continue
                    }
                    if matches.count > 1 {
                        reportSeveral(word, target, matches)
                    } else if !match.repeated.isEmpty, !match.repeated.contains(element.range) {
                        reportRepeated(word, target, match)
                    } else if match.id.range == element.id?.range {
                        checkOwn(formula, target)
                    }
                }
            }
        }
    }

    /// Reports a relation that makes the constraint of one before it.
    private func checkRepetition(in relations: [Relation]) {
        for (index, relation) in relations.enumerated() {
            guard case .formula(let formula) = relation.content else { continue }
            let first = relations[..<index].first { former in
                if case .formula(let other) = former.content { other.isSame(as: formula) } else { false }
            }
            guard let first else { continue }
            reading.report(
                .badRelation, "this makes a constraint that is there already", at: relation.range,
                label: "leave it out",
                related: [Diagnostic.Label(first.range, "it is made here")])
        }
    }

    /// Reports an attribute that is related to itself.
    private func checkOwn(_ formula: RelationFormula, _ target: RelationFormula.Target) {
        guard formula.attribute == target.attribute else { return }
        reading.report(
            .badRelation, "this relates the `\(formula.attribute.rawValue)` of the element to itself",
            at: target.range, label: "write another view, or another attribute")
    }

    /// Reports a target that no view has as its id, with what was probably meant.
    private func reportUnknown(_ word: String, _ target: RelationFormula.Target, _ formula: RelationFormula) {
        guard isComplete else { return }
        let words = RelationTarget.allCases.map(\.rawValue)
        let ids = views.map(\.id.text)
        let nearest = WordSuggestion.nearest(
            to: word, among: (ids + words + views.map(\.name)).uniqued, synonyms: RelationTarget.synonyms)
        var label = Wording.didYouMean(nearest)
        if let attribute = RelationAttribute(rawValue: word) {
            label = attribute == formula.attribute ? "write `parent`" : "write `self.\(word)` or `parent.\(word)`"
        } else if [.spacing, .height].contains(where: { reading.tokens.points(of: word, in: $0) != nil }) {
            label =
                formula.attribute.sort == .length
                ? "a length stands alone: write the sum in points" : "write `parent + \(word)`"
        }
        reading.sink.add(
            .error(
                .unresolved, "there is no view with the id \(Wording.code(word))", at: target.range, label: label,
                help: "a relation stands to \(Wording.list(words + ids.uniqued))"
            ).fixable(by: nearest.count == 1 ? [.replace(target.range, with: nearest[0])] : []))
    }

    /// Reports a target that is repeated: only what lies over or under it is made with it.
    private func reportRepeated(_ word: String, _ target: RelationFormula.Target, _ match: NamedElement) {
        reading.report(
            .badRelation, "\(Wording.code(word)) is repeated, and nothing says which of them is meant",
            at: target.range,
            label: "write the id of what holds them", related: [Diagnostic.Label(match.id.range, "it is here")])
    }

    /// Reports an id that several views have.
    private func reportSeveral(_ word: String, _ target: RelationFormula.Target, _ matches: [NamedElement]) {
        let single = matches.filter(\.repeated.isEmpty)
        guard !single.isEmpty else { return reportRepeated(word, target, matches[0]) }
        reading.report(
            .badRelation, "\(matches.count) views have the id \(Wording.code(word))", at: target.range,
            label: "write \(EnglishList.joined(single.map { "`\($0.name)`" }, "or"))",
            related: matches.map { Diagnostic.Label($0.id.range, "this is `\($0.name)`") })
    }
}
