import GenvcViews

/// A screen laid out on every viewport at the default text size.
struct LayoutTrials {
    let plan: LayoutPlan
    let frames: [Frames]

    var tree: ViewTree { plan.tree }

    init(_ tree: ViewTree, devices: [Device]) {
        let plan = LayoutPlan(tree)
        self.plan = plan
        frames = devices.flatMap { device in
            Orientation.allCases.map {
                FramePredictor.frames(of: plan, on: Viewport(device, $0, screen: tree.screen))
            }
        }
    }

    /// `nil` where it holds everywhere, else on how many of the screens: `on 2 of 8 screens`.
    func share(of count: Int) -> String {
        count == frames.count ? "on every screen" : "on \(count) of \(frames.count) screens"
    }

    /// The same with the first of the screens by name: `on 2 of 8 screens: iPhone SE, iPhone 14`.
    func places(of viewports: [Viewport]) -> String {
        let most = 4
        guard viewports.count < frames.count else { return share(of: viewports.count) }
        let names = viewports.prefix(most).map(\.title).joined(separator: ", ")
        return share(of: viewports.count) + ": " + names + (viewports.count > most ? " and others" : "")
    }

    /// The devices as a finding names them.
    static func names(of viewports: [Viewport]) -> String {
        viewports.map(\.name).joined(separator: ", ")
    }
}
