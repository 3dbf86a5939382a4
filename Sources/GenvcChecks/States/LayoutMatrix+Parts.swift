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
        func environment(_ viewport: Int, _ textSize: Int, _ direction: Int) -> ConditionEnvironment {
            viewports[viewport].environment(
                textSize: textSizes[textSize], isRightToLeft: directions[direction] == .rightToLeft)
        }
        func classes(of indices: Range<Int>, _ environment: (Int) -> ConditionEnvironment) -> [[Int]] {
            indices.grouped { index in terms.map(environment(index).holds) }
        }
        guard !viewports.isEmpty, !textSizes.isEmpty, !directions.isEmpty else { return [] }
        var groups: [(answers: [Bool], environment: ConditionEnvironment, points: Limits)] = []
        // A term asks about one list only, so each list is divided by itself.
        let classesOfTextSizes = classes(of: textSizes.indices) { environment(0, $0, 0) }
        let classesOfDirections = classes(of: directions.indices) { environment(0, 0, $0) }
        for viewports in classes(of: viewports.indices, { environment($0, 0, 0) }) {
            for textSizes in classesOfTextSizes {
                for directions in classesOfDirections {
                    let environment = environment(viewports[0], textSizes[0], directions[0])
                    groups.append(
                        (
                            terms.map(environment.holds), environment,
                            Limits(
                                viewports: Set(viewports), textSizes: Set(textSizes), directions: Set(directions))
                        ))
                }
            }
        }
        return groups
    }

    /// The part with the narrowest and the lowest viewport, where most of what does not fit shows.
    package var withLeastRoom: LayoutMatrix {
        let lowest = viewports.indices.min { viewports[$0].height < viewports[$1].height }
        var limits = wholeLimits
        limits.viewports = Set([narrowestViewport, lowest].compactMap { $0 })
        return limited(to: limits)
    }

    /// The part with the text sizes from AX1 on; empty where the matrix has none of them.
    package var withAccessibilitySizes: LayoutMatrix {
        var limits = wholeLimits
        limits.textSizes = limits.textSizes.filter { textSizes[$0] >= .accessibility1 }
        return limited(to: limits)
    }

    /// All of each list.
    private var wholeLimits: Limits {
        Limits(
            viewports: Set(viewports.indices), textSizes: Set(textSizes.indices), directions: Set(directions.indices))
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
