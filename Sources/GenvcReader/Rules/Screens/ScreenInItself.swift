import GenvcDiagnostics
import GenvcModel
import GenvcVocabulary

/// A screen cannot hold itself: each would make another one, without end. Reported is a `class` that is the one that
/// genvc makes of the screen.
/// An example is `screen: Map` and `{ child: map, class: MapViewController }`.
enum ScreenInItself: ScreenRule {
    static func findings(in screen: ReadScreen) -> [Diagnostic] {
        guard let name = screen.name?.text else { return [] }
        let own = "\(name)ViewController"
        return screen.elements.compactMap { read in
            guard let keyed = read.value(.tool(.className)), keyed.value == .typeName(own) else { return nil }
            return .error(
                .componentCycle, "`\(own)` is the class of this screen, which would hold itself", at: keyed.range,
                label: "write another class, or give the screen another name")
        }
    }
}
