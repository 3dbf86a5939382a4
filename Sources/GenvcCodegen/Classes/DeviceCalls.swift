import GenvcSwift

/// The calls by which a class shows what follows the device, with the facts that they follow.
struct DeviceCalls {
    let calls: [Expression]
    let facts: DeviceFacts

    /// - Parameters:
    ///   - adaptive: The statements of `adaptLayout()`.
    ///   - lists: The lists of the class, of which cells may ask about the device.
    init(_ adaptive: AdaptiveStatements, _ lists: [ListContext]) {
        calls = (adaptive.isEmpty ? [] : [RenderWriter.adapting]) + lists.flatMap(\.adapting)
        facts = DeviceFacts([adaptive.facts] + lists.map(\.facts))
    }
}
