import Foundation
import Testing

@testable import GoldenScreens
@testable import UIKit

/// The parts of a screen that neither a sample nor a case takes away, executed.
@MainActor
@Suite("A screen that state changes", .serialized)
struct EntryTests {
    private final class Owner: EntryViewControllerDelegate {
        var told: [String] = []

        func entryViewControllerDidTapHelp(_ viewController: EntryViewController) {}
        func entryViewController(_ viewController: EntryViewController, didChangeNote note: String) {
            told.append("note " + note)
        }
        func entryViewController(_ viewController: EntryViewController, didEnter text: String) {
            told.append("entered " + text)
        }
        func entryViewControllerDidSelectChoice(_ viewController: EntryViewController) {}
        func entryViewControllerDidSelectCopy(_ viewController: EntryViewController) {}
    }

    private let owner = Owner()

    private func show(height: Double = 844) -> (EntryViewController, UIWindow) {
        let controller = EntryViewController()
        controller.delegate = owner
        return (controller, LayoutEnvironment(size: CGSize(width: 390, height: height)).show { controller })
    }

    @Test("tells what is typed into a view that cannot always be edited, and shares the event of two fields")
    func events() {
        let (controller, window) = show()
        #expect(!controller.noteTextView.isEditable)
        controller.state.canEdit = true
        controller.noteTextView.type("Hello")
        controller.firstTextField.type("Ada")
        controller.secondTextField.type("Grace")
        #expect(owner.told == ["note Hello", "entered Ada", "entered Grace"])
        #expect(window.rootViewController === controller)
    }

    @Test("keeps paragraphs apart that people type where there is no text yet")
    func paragraphs() throws {
        let (controller, window) = show()
        controller.state.canEdit = true
        controller.noteTextView.type("Hello")
        controller.noteTextView.type(" you")
        let text = try #require(controller.noteTextView.attributedText)
        for place in [0, text.length - 1] {
            let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
            #expect(style?.paragraphSpacing == 8)
        }
        #expect(window.rootViewController === controller)
    }

    @Test("shows a hint that was missing at first")
    func hint() {
        let (controller, window) = show()
        controller.state.hint = "Any words"
        #expect(controller.noteTextView.placeholder == "Any words")
        #expect(window.rootViewController === controller)
    }

    @Test("takes the picture of a field and its place away")
    func picture() {
        let (controller, window) = show()
        controller.state.isFound = true
        #expect(controller.firstTextField.rightViewMode == .always)
        controller.state.isFound = false
        #expect(controller.firstTextField.rightView == nil)
        #expect(controller.firstTextField.rightViewMode == .never)
        #expect(window.rootViewController === controller)
    }

    @Test("has an item in the bar where the screen is high enough, and hides it by state", arguments: [844.0, 667])
    func barItem(height: Double) {
        let (controller, window) = show(height: height)
        #expect(controller.navigationItem.rightBarButtonItems?.count == (height < 700 ? 0 : 1))
        controller.state.canEdit = true
        #expect(controller.navigationItem.rightBarButtonItems?.isEmpty == true)
        #expect(window.rootViewController === controller)
    }
}
