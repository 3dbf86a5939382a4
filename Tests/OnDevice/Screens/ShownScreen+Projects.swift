import UIKit

@testable import SwappedScreens
@testable import ThemedScreens
@testable import ViewScreens

extension ShownScreen {
    /// The screens of projects with settings of their own: another theme, classes that are views.
    static let projects: [ShownScreen] = [
        ShownScreen("Adapting", in: "Tests/Goldens/Themed") { AdaptingViewController() },
        ShownScreen("Previewed", in: "Tests/Goldens/Themed") {
            // Pictures, days and fields without a sample are none of it.
            var state = PreviewedViewController.State.sample
            state.plain = "Plain"
            state.symbol = UIImage(systemName: "star")
            state.day = Date(timeIntervalSince1970: 1_769_817_600)
            return PreviewedViewController(state: state)
        },
        ShownScreen("Tokens", in: "Tests/Goldens/Themed") { TokensViewController() },
        ShownScreen("Account", in: "Tests/Goldens/Views") {
            let controller = AccountViewController()
            (controller.view as? AccountView)?.state.plans = ["Free", "Team"]
            return controller
        },
        ShownScreen("PlayerBar", in: "Tests/Goldens/Views", isPart: true) {
            var state = PlayerBarView.State()
            state.title = "Nocturne in E-flat major"
            return PartViewController(PlayerBarView(state: state))
        },
        ShownScreen("Inbox", in: "Tests/Goldens/Views") { InboxViewController() },
        ShownScreen("Dusk", in: "Tests/Goldens/Swapped") { DuskViewController() },
        ShownScreen("Evening", in: "Tests/Goldens/Swapped") { EveningViewController() },
        ShownScreen("Latest", in: "Tests/Goldens/Swapped") { LatestViewController() },
    ]
}
