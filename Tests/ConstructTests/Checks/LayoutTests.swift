import Testing

@testable import UIKit

/// The places where views stand.
@MainActor
@Suite("A construct: layout")
struct LayoutTests {
    /// True if a frame reaches from side to side of another one.
    private func isAcross(_ frame: CGRect, _ other: CGRect) -> Bool {
        frame.minX == other.minX && frame.maxX == other.maxX
    }

    @Test("relates views to each guide of the view that they are in")
    func guides() throws {
        let owner = GuidesOwner()
        let form = owner.form
        let view = try #require(owner.view)
        let (safe, margins) = (view.safeAreaLayoutGuide.layoutFrame, view.layoutMarginsGuide.layoutFrame)
        let (readable, keyboard) = (view.readableContentGuide.layoutFrame, view.keyboardLayoutGuide.layoutFrame)
        #expect(isAcross(form.safeView.frame, safe) && form.safeView.frame.minY == safe.minY + 8)
        #expect(isAcross(form.marginView.frame, margins) && margins.width < safe.width)
        #expect(isAcross(form.readableView.frame, readable))
        #expect(isAcross(form.boardView.frame, view.bounds) && form.boardView.frame.maxY == keyboard.minY - 8)
        #expect(view.refusedConstraints.isEmpty && owner.window.conflicts.isEmpty)
    }

    @Test("relates views to their parent, to themselves and to others")
    func relations() throws {
        let owner = RelationsOwner()
        let form = owner.form
        let (title, line, half) = (form.titleView.frame, form.lineView.frame, form.halfView.frame)
        let parent = form.canvasView.bounds
        #expect(title == CGRect(x: 10, y: 20, width: 100, height: 20))
        #expect(line.minX == title.maxX + 8 && line.width == parent.width / 2 && line.midY == title.midY)
        #expect(half == CGRect(x: 10, y: 52, width: 20, height: 40) && form.overView.frame == half)
        #expect(form.middleView.frame.midX == parent.midX && form.middleView.frame.midY == parent.midY)
        #expect(abs(form.wordsLabel.frame.minY - form.otherLabel.frame.minY) < 0.01 && form.wordsLabel.frame.minX == 0)
        #expect(form.otherLabel.frame.maxY == parent.maxY - 8)
        #expect(form.otherLabel.frame.minX == form.wordsLabel.frame.maxX + 16)
        #expect(form.ownView.frame.maxX == parent.maxX)
        form.state.gap = 30
        form.titleTopConstraint?.constant = 40
        owner.layOut()
        #expect(form.titleView.frame.minY == 40 && form.halfView.frame.minY == 90)
        #expect(form.overView.frame == form.halfView.frame && owner.window.conflicts.isEmpty)
    }
}
