import GenvcModel
import GenvcViews

extension ViewTree {
    /// True if the screen is as large as its rows, so that it has to be measured anew when they change.
    var hasFittingSize: Bool { screen.controller?.values.fittingSize != nil }

    /// True for a text view whose text decides how high the screen is.
    func fitsText(of view: ViewNode) -> Bool {
        hasFittingSize && view.element?.isAsHighAsItsText == true
    }
}
