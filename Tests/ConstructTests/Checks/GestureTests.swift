import Testing

@testable import UIKit

/// Gestures of fingers.
@MainActor
@Suite("A construct: gestures")
struct GestureTests {
    @Test("tell of each, at once or in turn")
    func gestures() throws {
        let owner = GesturesOwner()
        let form = owner.form
        let photo = form.photoImageView
        #expect(photo.perform(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 1 })
        #expect(photo.perform(UITapGestureRecognizer.self) { $0.numberOfTapsRequired == 2 })
        #expect(photo.perform(UILongPressGestureRecognizer.self))
        #expect(photo.perform(UISwipeGestureRecognizer.self) { $0.direction == .left })
        #expect(photo.perform(UISwipeGestureRecognizer.self) { $0.direction == .up })
        #expect(form.wordsLabel.perform(UISwipeGestureRecognizer.self) { $0.direction == .right })
        #expect(form.wordsLabel.perform(UISwipeGestureRecognizer.self) { $0.direction == .down })
        #expect(
            owner.told() == [
                "didTapPhoto", "didDoubleTapPhoto", "didLongPressPhoto", "didSwipeLeftPhoto", "didSwipeUpPhoto",
                "didSwipeRightWords", "didSwipeDownWords",
            ])
        #expect(photo.perform(UIPinchGestureRecognizer.self))
        #expect(owner.told() == ["didPinchPhoto began", "didPinchPhoto changed", "didPinchPhoto ended"])
        let all = photo.gestureRecognizers ?? []
        let pan = try #require(all.first { $0 is UIPanGestureRecognizer })
        let pinch = try #require(all.first { $0 is UIPinchGestureRecognizer })
        #expect(pan.requirements.count == 2, "it waits for both swipes")
        #expect(pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: pinch) == true)
        let other = try #require(form.otherImageView.gestureRecognizers?.first { $0 is UIPinchGestureRecognizer })
        #expect(pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other) == false)
    }
}
