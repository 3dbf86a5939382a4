import GenvcChecks
import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// The parts of a screen that a view cannot have: a view controller of the user's has them.
extension SpecRun {
    /// Reports what no view has, where the project makes views of its screens: for a run that makes no class, as
    /// `validate`.
    package mutating func reportUnmadeParts() {
        guard isScreen, project.makesViews, let screen = screens.first else { return }
        _ = reportUnmadeParts(of: screen, as: .view)
    }

    /// Reports parts of a screen of which the class has none; false where no class can be made.
    mutating func reportUnmadeParts(of screen: Screen, as style: Genvc.Style) -> Bool {
        switch style {
        case .view: return reportClassOfView(of: screen) && reportPartsOfControllers(of: screen)
        case .controller:
            if screen.isFitting { reportPartAsController(screen) }
            return !screen.isFitting
        }
    }

    /// Reports a screen whose view would be of a class that comes with genvc; false for one.
    private mutating func reportClassOfView(of screen: Screen) -> Bool {
        let name = ScreenClass.view.name(of: screen.name.text)
        guard ShippedComponent.all.contains(where: { $0.name == name }) else { return true }
        add(
            .error(
                .badIdentifier, "the view of this screen would be `\(name)`, which comes with genvc",
                at: screen.name.range, label: "write another name",
                help: "`--style controller` makes `\(screen.name.text)ViewController` of it"))
        return false
    }

    /// Reports a part of a screen that would be a view controller.
    private mutating func reportPartAsController(_ screen: Screen) {
        add(
            .error(
                .conflictingKeys, "a view controller is as high as what presents it, and this is as high as its rows",
                at: screen.name.range, label: "make a view of it: write `style: view` into `genvc.yml`",
                help: "or `--style view`; a view controller in a popover or a sheet has `preferredContentSize: fitting`"
            ))
    }

    /// Reports what no view has; false where the code would not work without it.
    private mutating func reportPartsOfControllers(of screen: Screen) -> Bool {
        let elements = screen.elementLists.flatMap { $0 }
        if let child = elements.compactMap({ $0.first(where: { $0.kind.traits.contains(.holdsController) }) }).first {
            add(
                .error(
                    .uselessKey, "a view cannot hold the view controller `\(child.id?.text ?? child.kind.name)`",
                    at: child.range, label: "generate this screen as a view controller",
                    help: "`--style controller`, or nothing: only a view controller has children"))
            return false
        }
        var names = ControllerPart.allCases.flatMap { $0.keys(of: screen) }.map(\.name)
        let focused = elements.compactMap { $0.first { $0.isTrue(.focusesOnAppear) } }.first
        if let key = focused?.toolValue(.focusesOnAppear)?.key { names.append(key.name) }
        guard !names.isEmpty else { return true }
        let words = EnglishList.joined(names.map { "`\($0)`" }, "and")
        let controller = ScreenClass.controller.name(of: screen.name.text)
        add(
            Diagnostic(
                .warning, .uselessKey,
                "no code is made of \(words): a view has \(names.count == 1 ? "none" : "none of them")",
                at: screen.name.range, label: "write it in `\(controller)`, which is yours",
                help: "layout and drawing still count it; `--style controller` makes code of all of it"))
        return true
    }
}

extension Element {
    /// It, or the first element within it, for which the condition holds.
    fileprivate func first(where holds: (Element) -> Bool) -> Element? {
        if holds(self) { return self }
        for inner in all.flatMap({ $0 }) {
            if let found = inner.first(where: holds) { return found }
        }
        return nil
    }
}
