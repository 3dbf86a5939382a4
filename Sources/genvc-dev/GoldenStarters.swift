import Foundation
import GenvcKit

/// Some of the specs that `genvc new` begins with, whose code is compiled and run with the other goldens.
enum GoldenStarters {
    static let folder = "Tests/Goldens/Screens"

    /// The answers of each spec that is in the folder; an empty file of the right name is a new one.
    static func all(below root: URL) -> [(place: URL, name: ScreenName, answers: StarterAnswers)] {
        allAnswers.compactMap { answers in
            guard let name = ScreenName(self.name(of: answers)) else { return nil }
            let place = root.appending(path: "\(folder)/\(name.text).yml")
            return FileManager.default.fileExists(atPath: place.path) ? (place, name, answers) : nil
        }
    }

    /// `StarterFormSimpleNoneTB` is a simple form with text inputs and buttons that does not scroll.
    private static func name(of answers: StarterAnswers) -> String {
        let words = [answers.type.rawValue, answers.complexity.rawValue, answers.scrolling.rawValue]
        let components = StarterAnswers.Component.allCases.filter(answers.components.contains)
        return "Starter" + words.map(\.capitalized).joined()
            + components.compactMap { $0.rawValue.first?.uppercased() }.joined()
    }

    private static var allAnswers: [StarterAnswers] {
        let parts = StarterAnswers.Component.allCases
        return StarterAnswers.ScreenType.allCases.flatMap { type in
            (0..<1 << parts.count).flatMap { chosen in
                StarterAnswers.Complexity.allCases.flatMap { complexity in
                    StarterAnswers.Scrolling.allCases.map { scrolling in
                        StarterAnswers(
                            type: type,
                            components: Set(parts.indices.filter { chosen >> $0 & 1 == 1 }.map { parts[$0] }),
                            complexity: complexity, scrolling: scrolling)
                    }
                }
            }
        }
    }
}
