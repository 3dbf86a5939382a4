import Foundation
import GenvcKit
import GenvcSetup

/// Some of the specs that `genvc new` begins with, whose code is compiled and run with the other goldens.
enum GoldenStarters {
    /// The folder, from the root, in which the specs stand among those written by hand.
    private static let folder = "Tests/Goldens/Screens"

    /// The names of the screens, and what is answered for each. They cover each type of screen, with everything and
    /// with little in it.
    private static let answers: [(name: String, answers: StarterAnswers)] = [
        ("NewForm", all(.form, .vertical)), ("NewDetail", all(.detail, .both)),
        ("NewDashboard", all(.dashboard, .vertical)), ("NewList", all(.list, .vertical)),
        (
            "PlainForm",
            StarterAnswers(type: .form, components: [.text, .buttons], complexity: .simple, scrolling: .none)
        ),
        ("PlainList", StarterAnswers(type: .list, components: [], complexity: .simple, scrolling: .none)),
    ]

    /// Answers that ask for every sort of element and the most of each.
    private static func all(
        _ type: StarterAnswers.ScreenType, _ scrolling: StarterAnswers.Scrolling
    ) -> StarterAnswers {
        StarterAnswers(
            type: type, components: Set(StarterAnswers.Component.allCases), complexity: .complex, scrolling: scrolling)
    }

    /// The places of the specs with what they are made of.
    static func all(below root: URL) -> [(place: URL, name: ScreenName, answers: StarterAnswers)] {
        answers.compactMap { name, answers in
            ScreenName(name).map { (root.appending(path: "\(folder)/\($0.text).yml"), $0, answers) }
        }
    }
}
