import Testing

@testable import GoldenScreens
@testable import UIKit

/// Sheets, alerts, and gestures that are recognized only under a condition, executed.
@MainActor
@Suite("A sheet")
struct SheetTests {
    private let phone = LayoutEnvironment(size: CGSize(width: 390, height: 844))

    /// Writes down what the screen tells.
    private final class Recorder: SheetViewControllerDelegate {
        private(set) var events: [String] = []

        func sheetViewControllerDidDoubleTapPhoto(_ viewController: SheetViewController) { events.append("twice") }
        func sheetViewControllerDidTapPhoto(_ viewController: SheetViewController) { events.append("photo") }
        func sheetViewController(
            _ viewController: SheetViewController, didPanPhoto recognizer: UIPanGestureRecognizer
        ) {
            events.append("pan")
        }
        func sheetViewControllerDidOpen(_ viewController: SheetViewController) { events.append("open") }
        func sheetViewControllerDidTapRename(_ viewController: SheetViewController) { events.append("rename") }
        func sheetViewController(_ viewController: SheetViewController, didSelectSave newName: String) {
            events.append("save \(newName)")
        }
        func sheetViewController(
            _ viewController: SheetViewController, didShare user: String, password: String, note: String
        ) {
            events.append("share \(user) \(password) \(note)")
        }
    }

    private struct Room: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection()
        let maximumDetentValue: CGFloat = 500
    }

    @Test("rests at points, at a share of the room, and where UIKit says")
    func detents() throws {
        let controller = SheetViewController()
        controller.loadViewIfNeeded()
        let sheet = try #require(controller.sheetPresentationController)
        #expect(sheet.detents.map(\.name) == ["custom", "custom", "medium", "large"])
        #expect(sheet.detents.compactMap { $0.resolver?(Room()) } == [380, 400])
    }

    @Test("is as high as its rows at the width that is said")
    func fittingSize() {
        let controller = SheetViewController()
        let window = phone.show { controller }
        let size = controller.preferredContentSize
        #expect(size.width == 320)
        // The rows, the gaps between them and the safe area.
        #expect(size.height > 300 && size.height < 500)
        withExtendedLifetime(window) {}
    }

    @Test("is as wide and as high as its rows where nothing is said of either")
    func fittingBothSides() {
        let controller = PopoverViewController()
        #expect(controller.modalPresentationStyle == .popover && controller.preferredContentSize == .zero)
        let window = phone.show { controller }
        let small = controller.preferredContentSize
        #expect(small.width > 44 && small.width < 200 && small.height > 44 && small.height < 300)
        controller.state.name = "Ada, Countess of Lovelace"
        window.layoutIfNeeded()
        #expect(controller.preferredContentSize.width > small.width)
        #expect(controller.preferredContentSize.height == small.height)
    }

    @Test("tells what was typed with the button of an alert, and not with the one that cancels")
    func alertTexts() throws {
        let (controller, recorder) = (SheetViewController(), Recorder())
        controller.delegate = recorder
        let window = phone.show { controller }
        controller.presentAskNameAlert()
        var alert = try #require(controller.presentedViewController as? UIAlertController)
        let name = try #require(alert.textFields?.first)
        #expect(name.text == "Beach" && name.placeholder == "Name" && name.autocapitalizationType == .words)
        name.text = "Forest"
        #expect(alert.choose("Save"))
        controller.presentAskNameAlert()
        alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.choose("Cancel"))
        controller.presentSignInAlert()
        alert = try #require(controller.presentedViewController as? UIAlertController)
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.isSecureTextEntry) == [false, true, false])
        for (field, text) in zip(fields, ["ada", "1815", "hi"]) { field.text = text }
        #expect(alert.title == "Sign in to share Beach" && alert.choose("Share"))
        #expect(recorder.events == ["save Forest", "share ada 1815 hi"])
        withExtendedLifetime(window) {}
    }

    @Test("tells of a gesture only while its condition holds")
    func gestures() {
        let (controller, recorder) = (SheetViewController(), Recorder())
        controller.delegate = recorder
        controller.loadViewIfNeeded()
        /// The events of each gesture; a gesture whose condition does not hold is not recognized.
        func told(taps: Bool, pans: Bool, opens: Bool) -> Set<String> {
            let known = recorder.events.count
            let photo = controller.photoImageView
            #expect(photo.perform(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 1 } == taps)
            #expect(photo.perform(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 2 })
            #expect(photo.perform(UIPanGestureRecognizer.self) == pans)
            #expect(controller.dateLabel.perform(UITapGestureRecognizer.self) == opens)
            return Set(recorder.events.dropFirst(known))
        }
        #expect(told(taps: false, pans: false, opens: true) == ["twice", "open"])
        controller.state.isEditing = true
        #expect(told(taps: true, pans: true, opens: true) == ["twice", "photo", "pan", "open"])
        controller.state.isLocked = true
        #expect(told(taps: false, pans: true, opens: false) == ["twice", "pan"])
        #expect(controller.placeLabel.perform(UITapGestureRecognizer.self) && recorder.events.last == "open")
    }
}
