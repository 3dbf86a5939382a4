import Testing

@testable import UIKit

#if !COMPONENT
    /// Constructs of screens and views alone; the text beside a component's spec says so.
    @MainActor
    @Suite("A construct: lists and the size of the screen")
    struct ListTests {
        @Test("follows the size")
        func screenSize() {
            let owner = ScreenSizeOwner()
            #expect(owner.form.aLabel.alpha == 1)
            owner.moveToPad()
            #expect(owner.form.aLabel.alpha == 0.5)
        }

        @Test("tell of their cells, their actions and their switches")
        func collections() {
            let owner = CollectionsOwner()
            let form = owner.form
            form.state.plans = [Plan(id: "yearly", name: "One year"), Plan(id: "monthly", name: "One month")]
            owner.layOut()
            let list = form.allCollectionView
            list.tapItem(at: IndexPath(item: 1, section: 1))
            _ = list.swipeActions(isLeading: false, at: IndexPath(item: 0, section: 1)).first?.tap()
            list.contextMenu(at: IndexPath(item: 0, section: 1))?.choose("Share")
            list.pullToRefresh()
            #expect(
                owner.told() == [
                    "didSelectPlan monthly", "didSelectDelete yearly", "didSelectShare yearly", "didRefreshAll",
                ])
        }
    }
#endif

#if SCREEN
    /// Constructs of controllers alone.
    @MainActor
    @Suite("A construct: alerts")
    struct AlertTests {
        @Test("are presented by what says so, and tell of their buttons")
        func presents() {
            let owner = PresentsOwner()
            owner.form.leaveButton.tap()
            let alert = owner.presented as? UIAlertController
            #expect(alert?.title == "Leave?" && owner.told() == [])
            alert?.choose("Leave now")
            #expect(owner.told() == ["didSelectLeaveNow"])
        }
    }
#endif
