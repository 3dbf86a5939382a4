import GenvcModel
import GenvcSwift
import GenvcTemplates

/// The way in which UIKit tells a class of a change of traits: layout is not sure to run then, and nothing has to be
/// laid out where no size changes.
struct TraitMethod {
    /// The values that the templates see of it, of which one at most is not null.
    let record: TemplateRecord

    /// - Parameter following: The calls of all that follows the device.
    init(_ following: DeviceCalls, in screen: Screen) {
        let (calls, facts) = (following.calls, following.facts)
        var record: TemplateRecord = ["traitChange": .null, "traitRegistration": .null, "propertyUpdate": .null]
        if facts.includeTraits, !calls.isEmpty {
            let lines: TemplateValue = ["calls": .lines(calls.map(Statement.line))]
            switch screen.deploymentTarget {
            case ..<FirstIOS.traitRegistration: record.set("traitChange", to: lines)
            case ..<FirstIOS.propertyUpdate:
                let traits = facts.traits(isThemeSwapped: screen.tokens.isRuntime)
                let registration = Statement.closure(
                    head: .call("registerForTraitChanges", [traits]), signature: "(self: Self, _) in",
                    body: calls.map { .line("self.\($0)") })
                record.set("traitRegistration", to: ["lines": .lines([registration])])
            default: record.set("propertyUpdate", to: lines)
            }
        }
        self.record = record
    }
}
