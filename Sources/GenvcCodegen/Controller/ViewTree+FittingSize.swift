import GenvcModel
import GenvcViews
import GenvcVocabulary

extension ViewTree {
    /// True if the screen is as large as its rows, so that it has to be measured anew when they change.
    var hasFittingSize: Bool { screen.controller?.values.fittingSize != nil }

    /// True for the event that tells of a text that decides how high the screen is: that of a text view, which may
    /// stand in a component.
    func fitsText(of view: ViewNode, at event: Event) -> Bool {
        guard hasFittingSize, let element = view.element else { return false }
        return growsText(at: event, of: element)
    }

    private func growsText(at event: Event, of element: Element) -> Bool {
        if event.source == .textViewDelegate { return element.isAsHighAsItsText }
        guard case .closure(let name) = event.source, let component = componentWithRows(at: element) else {
            return false
        }
        return growsText(in: component.root, telling: name)
    }

    /// True if what stands in `element` tells by the closure of this name of a text that grows.
    private func growsText(in element: Element, telling name: String) -> Bool {
        element.all.joined().contains { part in
            growsText(in: part, telling: name)
                || part.events.contains { event in
                    part.toldName(of: event, id: part.id?.text ?? "") == name && growsText(at: event, of: part)
                }
        }
    }
}
