@_exported import Foundation

open class AXCustomContent: NSObject, @unchecked Sendable {
    public let label: String
    public let value: String
    open var importance: Importance = .default

    public init(label: String, value: String) {
        self.label = label
        self.value = value
        super.init()
    }

    public enum Importance: UInt, Sendable {
        case `default`, high
    }
}
