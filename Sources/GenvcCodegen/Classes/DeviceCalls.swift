import GenvcSwift

/// The calls by which a class shows what follows the device, with the facts that they follow.
struct DeviceCalls {
    let calls: [Expression]
    let facts: DeviceFacts

    /// - Parameters:
    ///   - rendering: The code that shows what follows the device.
    ///   - lists: The lists of the class, of which cells may ask about the device.
    init(_ rendering: StateRendering, _ lists: [ListContext]) {
        calls = rendering.adaptiveMethods.map(\.call) + lists.flatMap(\.adapting)
        facts = DeviceFacts([rendering.adaptiveFacts] + lists.map(\.facts))
    }
}
