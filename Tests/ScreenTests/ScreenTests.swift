import Foundation
import GenvcTestSupport
import ScreenAgreement
import ShownScreens
import Testing

@testable import ExampleScreens
@testable import GoldenScreens
@testable import UIKit

/// The generated controllers, loaded with the stand-in of UIKit.
@MainActor
@Suite("A generated screen")
struct ScreenTests {
    @Test("builds its hierarchy and activates every constraint", arguments: ShownScreen.all)
    func loads(generated: ShownScreen) throws {
        let controller = generated.make()
        controller.loadViewIfNeeded()
        let view = try #require(controller.view)
        #expect(!view.subviews.isEmpty)
        #expect(view.refusedConstraints.isEmpty)
    }

    @Test("is made by these tests if it is a golden")
    func everyGoldenIsMade() throws {
        let names = ["Examples", "Tests/Goldens"].flatMap { folder in
            FileManager.default.enumerator(atPath: RepositoryRoot.url(of: folder).path)?
                .compactMap { $0 as? String } ?? []
        }
        // The constructs of the language have tests of their own, in each form.
        .filter { !$0.hasPrefix("Constructs/") }
        .map { ($0 as NSString).lastPathComponent }.filter { $0.hasSuffix("ViewController.swift") }
        // A view that is part of a screen has no controller of its own.
        let made = ShownScreen.all.filter { !$0.isPart }.map { $0.name + "ViewController.swift" }
        #expect(names.sorted() == made.sorted())
    }

    @Test("shows the texts of its spec exactly, whatever is in them")
    func hostileStrings() {
        let controller = HostileStringsViewController()
        controller.loadViewIfNeeded()
        #expect(controller.aButton.configuration?.title == "x\" + evil() + \"")
        #expect(controller.hLabel.text == "\\(evil()) */ /* \u{202E} \0 \u{1B}[31m \u{2028} tab\there")
        #expect(controller.hLabel.accessibilityHint == "\"\"\"")
        #expect(controller.iTextField.placeholder == "#\"\\#(evil())\"#")
        #expect(controller.iTextField.text == "\"\"\"\n\\(evil())\n\"\"\"")
    }

    @Test("holds the constraints that have names, once they are active")
    func storedConstraints() throws {
        let controller = RelationsViewController()
        #expect(controller.sheetTopConstraint == nil)
        controller.loadViewIfNeeded()
        let top = try #require(controller.sheetTopConstraint)
        #expect(top.isActive && top.identifier == "sheetTop" && top.firstItem === controller.sheetView)
        #expect(controller.sheetHeightConstraint?.priority == .defaultHigh)
        #expect(controller.sheetLeadingConstraint?.isActive == true)
    }

    @Test("is freed when nobody holds it, though it was shown, laid out and used", arguments: ShownScreen.all)
    func isFreed(generated: ShownScreen) {
        weak var freed: UIViewController?
        do {
            let loaded = LoadedScreen(LayoutEnvironment(size: CGSize(width: 390, height: 844)), generated.make)
            for case let control as UIControl in loaded.views.values {
                control.sendActions(for: control.allControlEvents)
            }
            loaded.controller.view.endEditing(true)
            freed = loaded.controller
        }
        #expect(freed == nil)
    }
}
