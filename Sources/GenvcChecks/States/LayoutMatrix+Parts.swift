import GenvcModel
import GenvcViews
import GenvcVocabulary
import SimpleLayout

extension LayoutMatrix {
    /// A part of a matrix in which each condition about the device has one answer.
    struct Part {
        /// For each term whether it holds in the part.
        let answers: [Bool]
        /// The facts about the device that conditions ask for, as they are at a point of the part.
        let environment: ConditionEnvironment
    }

    /// The parts into which the terms of conditions divide the matrix; the matrix itself if they never differ.
    func parts(by terms: [Condition.Term]) -> [Part] {
        if terms.isEmpty, let viewport = viewports.first {
            // Most screens ask nothing of the device, and looking at each point takes long.
            let environment = viewport.environment(
                textSize: textSizes.first ?? .large, isRightToLeft: directions.first == .rightToLeft)
            return [Part(answers: [], environment: environment)]
        }
        return groups(by: terms).map { Part(answers: $0.answers, environment: $0.environment) }
    }

    /// The part in which the terms have those answers; nil where they have them at no point.
    func part(by terms: [Condition.Term], answering answers: [Bool]) -> LayoutMatrix? {
        guard !terms.isEmpty else { return viewports.isEmpty ? nil : self }
        let groups = groups(by: terms)
        return groups.first { $0.answers == answers }.map { groups.count > 1 ? limited(to: $0.points) : self }
    }

    /// The answers that terms have somewhere, with what conditions see at one of those points, and with all of them.
    private func groups(
        by terms: [Condition.Term]
    ) -> [(answers: [Bool], environment: ConditionEnvironment, points: Limits)] {
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
        return groups
    }

    /// A selection of each list of the matrix. A term asks about one list only, so the points at which several terms
    /// hold are a product.
    struct Limits {
        /// The viewports of the part, as indices of the matrix.
        var viewports: Set<Int> = []
        /// The text sizes of the part, as indices of the matrix.
        var textSizes: Set<Int> = []
        /// The directions of the part, as indices of the matrix.
        var directions: Set<Int> = []
    }
}
