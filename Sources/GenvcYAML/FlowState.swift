/// What is known about the brackets being read.
struct FlowState {
    /// The column of the block collection around the outermost bracket; all lines must be indented deeper.
    var parent = -1
    /// The brackets that are open, outermost first.
    var openers: [UInt8] = []
    /// An error that makes a closing bracket uncertain was reported; a second one would be its echo.
    var isDamaged = false
    /// Reading cannot go on within these brackets.
    var isAborted = false
    var reportedIndentation = false
}
