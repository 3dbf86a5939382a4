import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary
import GenvcYAML

/// Relations against the elements of the whole screen.
extension NodeReader {
    /// An element with relations.
    struct Related {
        let id: Identifier?
        let kind: Kind
        let relations: [Relation]
    }

    /// Keeps the relations of the element for when all elements are known, and takes the names of its constraints.
    mutating func keepRelations(of element: Element) {
        guard case .relations(let relations)? = element.layoutValue(.constraints)?.value else { return }
        related.append(Related(id: element.id, kind: element.kind, relations: relations))
        for relation in relations {
            guard let name = relation.name, let property = relation.propertyName,
                let first = names.take(property, at: name.range)
            else { continue }
            values.report(
                .duplicateName, "the name `\(property)` is taken", at: name.range, label: "write another name",
                related: first == name.range ? [] : [Diagnostic.Label(first, "first made here")],
                help: first == name.range ? "a style that names a constraint serves one element" : nil)
        }
    }

    /// Looks up what the relations stand to.
    mutating func resolveRelations() {
        guard !related.isEmpty else { return }
        let views = elements.filter { $0.standing == .view }
        let byID = Dictionary(grouping: views, by: \.id.text)
        let byName = Dictionary(grouping: views, by: \.name)
        for word in values.lengthWords {
            guard let other = byID[word.text]?.first else { continue }
            values.report(
                .badRelation, "\(Wording.code(word.text)) is a length and the id of a view", at: word.range,
                label: "write the attribute of the view, or points",
                related: [Diagnostic.Label(other.id.range, "the view is here")])
        }
        for element in related {
            for relation in element.relations {
                guard case .formula(let formula) = relation.content, let target = formula.target else { continue }
                switch target.place {
                case .word(.self): checkOwn(formula, target)
                case .word: break
                case .view(let word):
                    let matches = byID[word] ?? byName[word] ?? []
                    guard let match = matches.first else {
                        reportUnknownTarget(word, target, formula)
                        continue
                    }
                    if matches.count > 1 {
                        reportSeveralTargets(word, target, matches)
                    } else if match.id.range == element.id?.range {
                        checkOwn(formula, target)
                    }
                }
            }
        }
    }

    /// Reports an attribute that is related to itself.
    private mutating func checkOwn(_ formula: RelationFormula, _ target: RelationFormula.Target) {
        guard formula.attribute == target.attribute else { return }
        let name = formula.attribute.rawValue
        values.report(
            .badRelation, "this relates the `\(name)` of the element to itself", at: target.range,
            label: "write another view, or another attribute")
    }

    private mutating func reportUnknownTarget(
        _ word: String, _ target: RelationFormula.Target, _ formula: RelationFormula
    ) {
        // Its id may stand in what could not be read.
        guard !hasUnreadableNode else { return }
        let words = RelationTarget.allCases.map(\.rawValue)
        let views = elements.filter { $0.standing == .view }
        let ids = views.map(\.id.text)
        let nearest = WordSuggestion.nearest(
            to: word, among: (ids + words + views.map(\.name)).uniqued, synonyms: RelationTarget.synonyms)
        var label = Wording.didYouMean(nearest)
        if let attribute = RelationAttribute(rawValue: word) {
            label = attribute == formula.attribute ? "write `parent`" : "write `self.\(word)` or `parent.\(word)`"
        } else if [.spacing, .height].contains(where: { values.tokens.points(of: word, in: $0) != nil }) {
            label =
                formula.attribute.sort == .length
                ? "a length stands alone: write the sum in points" : "write `parent + \(word)`"
        }
        values.report(
            .unresolved, "there is no view with the id \(Wording.code(word))", at: target.range, label: label,
            help: "a relation stands to \(Wording.list(words + ids.uniqued))",
            fixes: nearest.count == 1 ? [.replace(target.range, with: nearest[0])] : [])
    }

    private mutating func reportSeveralTargets(
        _ word: String, _ target: RelationFormula.Target, _ matches: [NamedElement]
    ) {
        values.report(
            .badRelation, "\(matches.count) views have the id \(Wording.code(word))", at: target.range,
            label: "write \(EnglishList.joined(matches.map { "`\($0.name)`" }, "or"))",
            related: matches.map { Diagnostic.Label($0.id.range, "this is `\($0.name)`") })
    }
}
