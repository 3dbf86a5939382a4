import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension LayoutMatrix {
    /// Points at which the conditions about the device have the same answers.
    struct Part {
        let answers: [Bool]
        let environment: ConditionEnvironment
        let matrix: LayoutMatrix
    }

    /// The points, apart by what the terms are there.
    func parts(by terms: [Condition.Term]) -> [Part] {
        var groups: [(answers: [Bool], environment: ConditionEnvironment, points: Limits)] = []
        for viewport in viewports.indices {
            for textSize in textSizes.indices {
                for direction in directions.indices {
                    let environment = viewports[viewport].environment(
                        textSize: textSizes[textSize], isRightToLeft: directions[direction] == .rightToLeft)
                    let answers = terms.map { environment.holds($0) }
                    let index =
                        groups.firstIndex { $0.answers == answers }
                        ?? {
                            groups.append((answers, environment, Limits()))
                            return groups.count - 1
                        }()
                    groups[index].points.viewports.insert(viewport)
                    groups[index].points.textSizes.insert(textSize)
                    groups[index].points.directions.insert(direction)
                }
            }
        }
        guard groups.count > 1 else {
            return groups.map { Part(answers: $0.answers, environment: $0.environment, matrix: self) }
        }
        return groups.map { group in
            Part(answers: group.answers, environment: group.environment, matrix: limited(to: group.points))
        }
    }

    /// Some of each list: a term asks about one of them alone, so what terms hold together is a product.
    struct Limits {
        var viewports: Set<Int> = []
        var textSizes: Set<Int> = []
        var directions: Set<Int> = []
    }
}
