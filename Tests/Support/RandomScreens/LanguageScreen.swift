import GenvcChecks
import GenvcModel
import LanguageSpecs
import ScreenAgreement
import UIKit

/// A controller made of a random spec of the whole language, and the states in which it is executed.
///
/// Its look must follow from its state alone, not from earlier looks and not from the order of changes.
@MainActor
public struct LanguageScreen<Controller: UIViewController, State> {
    /// A change of one field.
    public typealias Change = (inout State) -> Void

    /// Differences of frames that are printed of each state: all that stands behind a view that is off is off as well.
    private static var mostShown: Int { 4 }
    /// The points of the layout matrix at which each state is compared.
    private static var pointsInState: Int { 2 }

    private let name: String
    private let spec: String
    /// True if the bounds of a control follow the state.
    private let boundsFollowState: Bool
    private let seed: UInt64
    private let initial: State
    private let states: [[Change]]
    private let make: (State) -> Controller
    private let set: (Controller, State) -> Void

    /// - Parameters:
    ///   - seed: with which the states were drawn.
    ///   - states: each as the changes that lead from the initial state to it, one for each field.
    public init(
        _ name: String, spec: String, seed: UInt64, initial: State, states: [[Change]],
        make: @escaping (State) -> Controller,
        set: @escaping (Controller, State) -> Void
    ) {
        self.name = name
        self.spec = spec
        boundsFollowState = Self.boundsFollowState(in: spec)
        self.seed = seed
        self.initial = initial
        self.states = states
        self.make = make
        self.set = set
    }

    /// Prints what differs, and at the end that the screen was executed.
    public func check() {
        let environment = LayoutEnvironment(size: CGSize(width: 390, height: 844))
        let failures = NSLayoutConstraint.numberOfFailures
        interpret(environment)
        compareFrames()
        let fresh = states.map { dump(environment, state(applying: $0)) }
        if states.isEmpty {
            compare("made twice", dump(environment, initial), dump(environment, initial))
        }
        for (from, to) in zip(states.indices, states.indices.dropFirst() + [0]) where from != to {
            let shown = Shown(environment, state(applying: states[from]), self)
            shown.show(state(applying: states[to]), self)
            compare("state \(from), then \(to)", shown.dump, fresh[to])
            shown.show(state(applying: states[from]), self)
            compare("state \(from), then \(to), then \(from)", shown.dump, fresh[from])
            for (order, changes) in [("in order", states[to]), ("in reverse", states[to].reversed())] {
                let shown = Shown(environment, state(applying: states[from]), self)
                var state = state(applying: states[from])
                for change in changes {
                    change(&state)
                    shown.show(state, self)
                }
                compare("state \(from), then \(to) field by field \(order)", shown.dump, fresh[to])
            }
        }
        if NSLayoutConstraint.numberOfFailures > failures {
            print("fault \(name) activates a constraint between views that have nothing in common")
        }
        print("executed \(name)")
    }

    /// Compares what is shown in each state with what the spec says.
    private func interpret(_ environment: LayoutEnvironment) {
        guard let screen = AcceptedSpec.read(spec, name: name).screen else {
            print("fault \(name) is refused where its properties are compared")
            return
        }
        for (place, values) in values(of: screen).enumerated() {
            let shown = Shown(environment, drawnState(place), self)
            let size = (Double(environment.size.width), Double(environment.size.height))
            let inState = ValueInState(
                state: values, size: size, limitsTextSizes: spec.contains("ContentSizeCategory:"))
            let interpreter = SpecInterpreter(screen: screen, inState: inState)
            let (found, compared) = interpreter.deviations(of: shown.controller)
            print("compared \(compared)")
            guard !found.isEmpty else { continue }
            print("fault \(name) state \(place) is not what the spec says: \(found.count) properties")
            for deviation in found {
                print("  is      \(deviation.property) = \(deviation.actual)")
                print("  spec    \(deviation.property) = \(deviation.expected)")
            }
        }
    }

    /// Compares the frames in each state with those that are predicted for it, at a few points.
    private func compareFrames() {
        // The shortest form of a moment is Foundation's, of which Linux has another than the drawings.
        guard !saysSwift, !spec.contains("Date") else { return }
        guard let specified = SpecifiedScreen(Array(spec.utf8), name: name) else {
            print("fault \(name) is refused where its frames are compared")
            return
        }
        guard !Self.hasOwnStateInSwift(specified.source) else { return }
        for (place, values) in values(of: specified.source).enumerated() {
            let predicted = specified.showing(values.mapValues(\.sample))
            var agreement = ScreenAgreement(predicted) { make(drawnState(place)) }
            var tally = RandomTally()
            var disagreements: [Disagreement] = []
            let points = RandomPoints.drawn(
                Self.pointsInState, of: [.written], for: predicted.tree, seed: seed &+ UInt64(place))
            for point in points {
                let comparison = agreement.comparison(at: point)
                tally.add(comparison)
                disagreements += comparison.disagreements
            }
            print("frames \(tally.agreedFrames)")
            guard !disagreements.isEmpty else { continue }
            print("fault \(name) state \(place) is not laid out as predicted: \(disagreements.count) views")
            for disagreement in disagreements.prefix(Self.mostShown) { print("  \(disagreement)") }
        }
    }

    /// True if Swift of the app's own has a say in the looks, of which genvc knows no value.
    private var saysSwift: Bool {
        let lines = spec.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " || $0 == "-" } }
        return lines.contains { $0.hasPrefix("swift:") && !$0.contains(".empty") }
    }

    /// True if a bound of a control follows the state, or a case gives it.
    private static func boundsFollowState(in spec: String) -> Bool {
        var indentOfCase = Int.max
        return spec.split(separator: "\n").contains { line in
            let indent = line.prefix { $0 == " " }.count
            if indent < indentOfCase { indentOfCase = .max }
            if line.dropFirst(indent).hasPrefix("- if:") { indentOfCase = indent + 2 }
            let isBound = line.contains("minimumValue: ") || line.contains("maximumValue: ")
            return isBound && (line.contains(": $") || indentOfCase < .max)
        }
    }

    /// True if a component begins with a value in Swift, in place of which genvc lays out the sample: its state is its
    /// own, so that nobody here can set it.
    private static func hasOwnStateInSwift(_ screen: Screen) -> Bool {
        screen.components.contains { component in
            component.state.contains { field in
                if case .value(.swift)? = field.initialValue { true } else { false }
            }
        }
    }

    /// The values of the fields in each state, by the names of the fields.
    private func values(of screen: Screen) -> [[String: StateValue]] {
        states.isEmpty ? [[:]] : DrawnStates(screen, seed: seed).states
    }

    private func drawnState(_ place: Int) -> State { state(applying: states.isEmpty ? [] : states[place]) }

    private func state(applying changes: [Change]) -> State {
        var state = initial
        for change in changes { change(&state) }
        return state
    }

    private func dump(_ environment: LayoutEnvironment, _ state: State) -> [String] {
        Shown(environment, state, self).dump
    }

    /// The lines without the values of controls whose bounds follow the state: a value that nothing sets is cut off at
    /// a bound, and UIKit keeps it when the bound goes back.
    private func withoutCutValues(_ lines: [String]) -> [String] {
        boundsFollowState ? lines.filter { !$0.contains(".storedValue = ") } : lines
    }

    private func compare(_ what: String, _ dumped: [String], _ dumpedFresh: [String]) {
        let (found, expected) = (withoutCutValues(dumped), withoutCutValues(dumpedFresh))
        guard found != expected else { return }
        let (extra, missing) = (Set(found).subtracting(expected), Set(expected).subtracting(found))
        print("fault \(name) \(what): \(extra.count + missing.count) lines")
        for line in found where extra.contains(line) { print("  is      \(line.prefix(400))") }
        for line in expected where missing.contains(line) { print("  made so \(line.prefix(400))") }
        if extra.isEmpty, missing.isEmpty { print("  in another order") }
    }

    /// A controller in a window.
    @MainActor
    private final class Shown {
        private let environment: LayoutEnvironment
        private let window: UIWindow
        let controller: Controller

        init(_ environment: LayoutEnvironment, _ state: State, _ screen: LanguageScreen) {
            self.environment = environment
            let controller = environment.traitCollection.asCurrent { screen.make(state) }
            self.controller = controller
            window = environment.show { controller }
        }

        func show(_ state: State, _ screen: LanguageScreen) {
            environment.traitCollection.asCurrent {
                screen.set(controller, state)
                window.layoutIfNeeded()
            }
        }

        var dump: [String] { environment.traitCollection.asCurrent { ViewDump(window, controller).lines } }
    }
}
