import Foundation
import UIKit

@testable import GoldenScreens

extension ShownScreen {
    private static func golden(
        _ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> ShownScreen {
        ShownScreen(name, in: "Tests/Goldens/Screens", make)
    }

    /// The screens with every key of every kind, in the states that the samples of their specs describe.
    static let goldens: [ShownScreen] = [
        golden("NewForm") { NewFormViewController() },
        golden("PlainForm") { PlainFormViewController() },
        golden("NewDetail") { NewDetailViewController() },
        golden("NewDashboard") { NewDashboardViewController() },
        golden("NewList") { NewListViewController() },
        golden("PlainList") { PlainListViewController() },
        golden("LabelKind") {
            let controller = LabelKindViewController()
            // Its text comes from code of the app's own, which genvc cannot know and counts as empty.
            controller.edgeLabel.text = ""
            return controller
        },
        golden("ButtonKind") { ButtonKindViewController() },
        golden("TextFieldKind") { TextFieldKindViewController() },
        golden("ControlKinds") { ControlKindsViewController() },
        golden("ContainerKinds") { ContainerKindsViewController() },
        golden("ScreenKeys") { ScreenKeysViewController() },
        golden("HostileStrings") { HostileStringsViewController() },
        golden("ConditionsInCases") { ConditionsInCasesViewController() },
        golden("BoundController") { BoundControllerViewController() },
        golden("ChildKind") { ChildKindViewController() },
        golden("ControllerKeys") { ControllerKeysViewController() },
        golden("MenusAndAlerts") { MenusAndAlertsViewController() },
        golden("BoundLengths") { BoundLengthsViewController() },
        golden("Entry") { EntryViewController() },
        golden("Spacers") { SpacersViewController() },
        golden("EdgeToEdge") { EdgeToEdgeViewController() },
        golden("Errors") {
            var state = ErrorsViewController.State()
            state.name = "name"
            state.email = "email"
            state.emailError = "Enter an address as name@example.com"
            return ErrorsViewController(state: state)
        },
        golden("Motion") {
            var state = MotionViewController.State()
            state.isOpen = true
            state.notes = ["one", "two"]
            return MotionViewController(state: state)
        },
        golden("NavigationKeys") { NavigationKeysViewController() },
        golden("Patterns") { PatternsViewController() },
        golden("Cases") {
            var state = CasesViewController.State()
            state.isDone = true
            state.title = "Milk"
            state.names = ["Ada", "Grace"]
            return CasesViewController(state: state)
        },
        golden("Turning") {
            var state = TurningViewController.State()
            state.isTall = true
            return TurningViewController(state: state)
        },
        golden("TurningControls") {
            var state = TurningControlsViewController.State()
            state.isTall = true
            return TurningControlsViewController(state: state)
        },
        golden("MadeLater") {
            let controller = MadeLaterViewController()
            controller.loadViewIfNeeded()
            // Its text comes from code of the app's own, which genvc cannot know and counts as empty.
            controller.headingLabel.text = ""
            return controller
        },
        golden("Guides") { GuidesViewController() },
        golden("OwnSizes") { OwnSizesViewController() },
        golden("ReturnKeys") {
            var state = ReturnKeysViewController.State()
            state.names = ["Ada", "Grace"]
            return ReturnKeysViewController(state: state)
        },
        golden("Switches") {
            var state = SwitchesViewController.State()
            state.owner = Contact(id: 0, name: "Ada", isFavorite: true)
            state.people = [Contact(id: 1, name: "Ada", isFavorite: true), Contact(id: 2, name: "Grace")]
            state.tags = ["Red", "Blue"]
            return SwitchesViewController(state: state)
        },
        golden("Pressing") { PressingViewController() },
        golden("WideRows") { WideRowsViewController() },
        golden("WideBar") { WideBarViewController() },
        golden("TakenBack") {
            var state = TakenBackViewController.State()
            state.isOn = true
            state.count = 3
            return TakenBackViewController(state: state)
        },
        golden("OwnSwift") {
            var state = OwnSwiftViewController.State()
            state.level = 0.5
            state.rates = [0.25, 0.75]
            return OwnSwiftViewController(state: state)
        },
        golden("Tiles") {
            var state = TilesViewController.State()
            state.contacts = ["Ada", "Grace", "Linus"].enumerated().map { Contact(id: $0, name: $1) }
            return TilesViewController(state: state)
        },
        golden("Composer") {
            var state = ComposerViewController.State()
            state.draft =
                "On my way, but the train is late again: I will be there at about ten past eight, at the latest."
            state.name = "Ada"
            state.isOnline = true
            return ComposerViewController(state: state)
        },
        golden("Formats") {
            var state = FormatsViewController.State()
            state.total = 1249.9
            state.missed = 7
            state.end = Date(timeIntervalSince1970: 1_790_611_200)
            state.size = 900
            state.contact = Contact(id: 1200, name: "")
            state.meeting = Meeting(start: Date(timeIntervalSince1970: 1_790_606_400))
            return FormatsViewController(state: state)
        },
        golden("Player") {
            var state = PlayerViewController.State()
            state.episode = Episode(
                title: "The Long Way Home", released: Date(timeIntervalSince1970: 1_790_606_400), length: 3_725)
            state.elapsed = 83
            state.remaining = 3_642
            state.isPlaying = true
            return PlayerViewController(state: state)
        },
        golden("Plurals") { PluralsViewController() },
        golden("Relations") { RelationsViewController() },
        golden("Sheet") { SheetViewController() },
        golden("Popover") { PopoverViewController() },
        golden("Accessibility") { AccessibilityViewController() },
        golden("AccessibilityContent") { AccessibilityContentViewController() },
        golden("Components") {
            var state = ComponentsViewController.State()
            state.plans = [
                Plan(id: "yearly", name: "One year", price: "99.99 €", badge: "Best value"),
                Plan(id: "monthly", name: "Monthly", price: nil, badge: nil),
            ]
            state.selectedPlan = "yearly"
            state.filled = 2
            return ComponentsViewController(state: state)
        },
        golden("ComponentParts") {
            let controller = ComponentPartsViewController()
            controller.filterBar.state = FilterBar.State(isOpen: true, sort: .name, note: "note")
            return controller
        },
        golden("SectionViews") {
            var state = SectionViewsViewController.State()
            state.people = [
                Contact(id: 1, name: "Ada", isFavorite: true), Contact(id: 2, name: "Grace", isFavorite: false),
            ]
            state.albums = [Album(id: 1, title: "Lakes", count: 12), Album(id: 2, title: "Hills", count: 8)]
            return SectionViewsViewController(state: state)
        },
        golden("Combinations") {
            var state = CombinationsViewController.State()
            state.names = [Contact(id: 1, name: "Ada", isFavorite: true)]
            return CombinationsViewController(state: state)
        },
        golden("Rotation") {
            var state = RotationViewController.State()
            state.people = [
                Contact(id: 1, name: "Ada", isFavorite: true), Contact(id: 2, name: "Grace", isFavorite: false),
            ]
            return RotationViewController(state: state)
        },
        golden("Bubbles") { BubblesViewController(state: .init(isMine: true)) },
        golden("LayeredRepeats") { LayeredRepeatsViewController(state: .init(names: ["Ada", "Bo"])) },
        golden("Thresholds") {
            let plan = Plan(id: "a", name: "A")
            let tiers = [Tier(id: "free"), Tier(id: "pro", limit: 5), Tier(id: "team", limit: 250)]
            return ThresholdsViewController(state: .init(owner: Owner(age: 34, plans: [plan]), tiers: tiers))
        },
        golden("SwiftWords") {
            SwiftWordsViewController(state: .init(cases: ["Alpha", "Beta"], tiers: [Tier(id: "basic", limit: 10)]))
        },
        golden("TwoConditions") { TwoConditionsViewController() },
        golden("Slots") {
            var state = SlotsViewController.State()
            state.count = 3
            return SlotsViewController(state: state)
        },
        golden("Roots") { RootsViewController() },
        golden("RepeatedBands") { RepeatedBandsViewController() },
        golden("CaseWidths") { CaseWidthsViewController() },
        golden("OwnSwiftCells") {
            let names = [Contact(id: 1, name: "Ada", isFavorite: true)]
            return OwnSwiftCellsViewController(state: OwnSwiftCellsViewController.State(names: names))
        },
        golden("FoldingCells") { FoldingCellsViewController() },
        golden("OptionalValues") { OptionalValuesViewController() },
        golden("FilledPlaces") {
            var state = FilledPlacesViewController.State()
            state.names = ["Poems", "Maps"]
            state.people = [
                Contact(id: 1, name: "Ada", isFavorite: true), Contact(id: 2, name: "Grace", isFavorite: false),
            ]
            return FilledPlacesViewController(state: state)
        },
        golden("FilledCells") {
            var state = FilledCellsViewController.State()
            state.people = [
                Contact(id: 1, name: "Ada", isFavorite: true), Contact(id: 2, name: "Grace", isFavorite: false),
            ]
            return FilledCellsViewController(state: state)
        },
        golden("FittingNote") { FittingNoteViewController() },
        golden("Fading") {
            var state = FadingViewController.State()
            state.people = [Contact(id: 1, name: "Ada", isFavorite: true)]
            return FadingViewController(state: state)
        },
        golden("SharedParts") {
            var state = SharedPartsViewController.State()
            state.total = "49.90 €"
            return SharedPartsViewController(state: state)
        },
        golden("Looks") {
            var state = LooksViewController.State()
            (state.heading, state.names, state.count) = ("Good morning", ["Ada", "Grace"], 3)
            return LooksViewController(state: state)
        },
        golden("Images") { ImagesViewController() },
        golden("Runs") {
            var state = RunsViewController.State()
            state.note = NSAttributedString(string: "Written elsewhere")
            state.remark = NSAttributedString(string: "With a remark")
            return RunsViewController(state: state)
        },
        golden("Gestures") { GesturesViewController() },
        golden("Layers") { LayersViewController() },
        golden("LayersAlone") { LayersAloneViewController() },
        golden("SurfaceKinds") { SurfaceKindsViewController() },
        golden("State") {
            // The state has the samples of the spec.
            var state = StateViewController.State()
            state.email = "email"
            state.note = "note"
            state.progress = 0.5
            state.user = User(name: "Ada Lovelace", bio: nil, posts: 12)
            state.inviter = User(name: "Grace Hopper", bio: nil, posts: 0)
            state.total = "49.90 €"
            state.tags = ["one", "two", "three"]
            return StateViewController(state: state)
        },
        golden("MapPlaces") { MapPlacesViewController() },
        golden("StayingPut") {
            var state = StayingPutViewController.State()
            state.progress = 0.5
            state.user = User(name: "Ada", bio: "Poems", posts: 0)
            return StayingPutViewController(state: state)
        },
        golden("FillingParts") {
            var state = FillingPartsViewController.State()
            state.steps = [Contact(id: 1, name: "Takes a minute"), Contact(id: 2, name: "Costs nothing")]
            return FillingPartsViewController(state: state)
        },
        golden("Lists") {
            var state = ListsViewController.State()
            state.isAdmin = true
            state.name = "Ada Lovelace"
            state.unread = 3
            return ListsViewController(state: state)
        },
        golden("Chats") {
            var state = ChatsViewController.State()
            state.chats = [
                Chat(id: "a", name: "Ada Lovelace", date: "09:41", message: "See you at the engine.", unread: "2"),
                Chat(id: "b", name: "Grace Hopper", date: "Monday", message: "Found a bug."),
            ]
            return ChatsViewController(state: state)
        },
        golden("Gallery") {
            var state = GalleryViewController.State()
            state.albums = [
                Album(id: 1, title: "Lakes", count: 12), Album(id: 2, title: "Hills", count: 8),
                Album(id: 3, title: "Sea", count: 40),
            ]
            return GalleryViewController(state: state)
        },
        golden("Choices") {
            var state = ChoicesViewController.State()
            state.plans = [Plan(id: "yearly", name: "One year"), Plan(id: "monthly", name: "Monthly")]
            return ChoicesViewController(state: state)
        },
        golden("CollectionKind") {
            var state = CollectionKindViewController.State()
            state.tones = [Tone(id: 1, name: "Chime"), Tone(id: 2, name: "Glass")]
            return CollectionKindViewController(state: state)
        },
        golden("EmptyList") { EmptyListViewController() },
        golden("Contacts") {
            var state = ContactsViewController.State()
            state.contacts = [
                Contact(id: 1, name: "Ada Lovelace", city: "London", isFavorite: true),
                Contact(id: 2, name: "Grace Hopper"),
            ]
            state.tags = ["Family", "Work"]
            return ContactsViewController(state: state)
        },
    ]
}
