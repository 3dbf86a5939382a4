import GenvcDiagnostics
import GenvcModel
import GenvcViews

/// Tries a screen on devices and applies the rules: the only maker of `CheckedScreen`.
package enum ScreenChecker {
    /// What is tried, and what follows from it, in the order of the spec; a finding is silenced by `suppress` on its
    /// element. Every device is tried upright and sideways.
    package static func check(_ tree: ViewTree, devices: [Device] = Device.defaults) -> CheckedScreen {
        let trials = LayoutTrials(tree, devices: devices)
        var suppressions = SuppressionRegister(tree.screen)
        var sink = DiagnosticSink()
        for rule in Rule.allCases {
            for finding in rule.findings(in: trials) where !suppressions.silence(finding) {
                sink.add(finding.diagnostic)
            }
        }
        sink.add(suppressions.unused)
        return CheckedScreen(tree: tree, findings: sink.sorted)
    }
}

/// The rules about the layout of a screen; `unused` comes last, from what the others left over.
enum Rule: CaseIterable {
    case doesNotFit, rowFlex, tapTarget, missingLabel, offScale

    func findings(in trials: LayoutTrials) -> [RuleFinding] {
        switch self {
        case .doesNotFit: DoesNotFit.findings(in: trials)
        case .rowFlex: RowFlex.findings(in: trials)
        case .tapTarget: TapTarget.findings(in: trials)
        case .missingLabel: MissingLabel.findings(in: trials)
        case .offScale: OffScale.findings(in: trials)
        }
    }
}

/// What a rule found.
struct RuleFinding {
    /// The element that may silence it; nil for a finding about the screen.
    let element: Element?
    let diagnostic: Diagnostic
}

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
