/// A thing that helps while an app is debugged, and that no release has: off unless a project asks for it.
package enum DebugAid: String, Sendable, Hashable, CaseIterable {
    /// Each view controller prints that it is deallocated.
    case deinitLog
    /// The project has `assertNoAmbiguousLayout(in:)`, for its tests to call.
    case layoutAssertion
    /// The file of each screen ends with a preview for Xcode.
    case preview
}
