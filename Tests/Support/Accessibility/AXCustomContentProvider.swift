import Foundation

/// Apple's module says of no actor: what a view offers is asked for on the main thread, and nothing promises it.
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
