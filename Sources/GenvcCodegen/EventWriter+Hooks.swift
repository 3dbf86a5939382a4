import GenvcModel
import GenvcViews
import GenvcVocabulary

/// The moments of the screen's life that the delegate is told of.
extension EventWriter {
    mutating func addHooks() {
        for hook in tree.screen.hooks { require("func \(function(of: hook))", [senderParameter]) }
    }

    /// The call of the delegate in that moment.
    func call(of hook: LifecycleHook) -> Call {
        Call(function: "delegate?.\(function(of: hook))", arguments: ["self"])
    }

    private func function(of hook: LifecycleHook) -> String {
        className.loweredFirst + hook.rawValue.capitalizedFirst
    }
}
