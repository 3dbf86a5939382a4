import GenvcSwift

/// The calls by which a class shows what follows the device, with the facts that they follow.
struct DeviceCalls {
    let calls: [Expression]
    let facts: DeviceFacts

    /// - Parameters:
    ///   - methods: The methods with what follows the device.
    ///   - facts: The facts that these follow.
    ///   - lists: The lists of the class, of which cells may ask about the device.
    init(_ methods: [AdaptiveMethod], following facts: DeviceFacts, _ lists: [ListContext]) {
        calls = methods.map(\.call) + lists.flatMap(\.adapting)
        self.facts = DeviceFacts([facts] + lists.map(\.facts))
    }
}
