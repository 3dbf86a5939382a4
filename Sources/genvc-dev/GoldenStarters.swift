import Foundation
import GenvcKit
import GenvcSetup

/// Some of the specs that `genvc new` begins with, whose code is compiled and run with the other goldens.
enum GoldenStarters {
    private static let folder = "Tests/Goldens/Screens"

    private static let answers: [(name: String, answers: StarterAnswers)] = [
        ("NewForm", all(.form, .vertical)), ("NewDetail", all(.detail, .both)),
        ("NewDashboard", all(.dashboard, .vertical)), ("NewList", all(.list, .vertical)),
        (
            "PlainForm",
            StarterAnswers(type: .form, components: [.text, .buttons], complexity: .simple, scrolling: .none)
        ),
        ("PlainList", StarterAnswers(type: .list, components: [], complexity: .simple, scrolling: .none)),
    ]

    private static func all(
        _ type: StarterAnswers.ScreenType, _ scrolling: StarterAnswers.Scrolling
    ) -> StarterAnswers {
        StarterAnswers(
            type: type, components: Set(StarterAnswers.Component.allCases), complexity: .complex, scrolling: scrolling)
    }

    static func all(below root: URL) -> [(place: URL, name: ScreenName, answers: StarterAnswers)] {
        answers.compactMap { name, answers in
            ScreenName(name).map { (root.appending(path: "\(folder)/\($0.text).yml"), $0, answers) }
        }
    }
}
