/// Priorities that the language sets by itself.
package enum Priorities {
    /// `UILayoutPriority.required`: a constraint that UIKit breaks only with a message in the log.
    package static let required = 1_000.0
    /// The highest whole priority of a constraint that UIKit breaks without a message in the log, for what may be
    /// broken where nothing else can give way.
    package static let almostRequired = 999.0
    /// Above `defaultHigh`, so that what is not flexible keeps its size beside what is.
    package static let hugsHarder = 751.0
    /// `defaultHigh`, with which every view resists to be made smaller than what it shows.
    package static let resists = 750.0
    /// Below `defaultHigh`, for the text that breaks its lines first, and for views that are as wide as each other
    /// while both are shown.
    package static let givesWay = 749.0
    /// Below that with which a picture keeps its size, for content that is no higher than its scroll view unless it
    /// needs to be: what does not fit is scrolled, and not squeezed.
    package static let fillsScrollView = 248.0
    /// `defaultLow`, with which texts and pictures keep to their own size.
    package static let hugsText = 250.0
    /// Below `defaultLow`, with which texts hug, for what is to be higher than its text.
    package static let takesRoom = 249.0
    /// Below `defaultLow`, with which texts hug, for a row that is no wider than what stands in it.
    package static let hugsRow = 249.0
    /// `fittingSizeLevel`, below all that keeps a view at its own length, for views that share the room evenly only
    /// while all of them are shown.
    package static let sharesRoom = 50.0
    /// Below `defaultLow`, with which texts hug, for a picture whose size must not move them.
    package static let shrinks = 249.0
}
