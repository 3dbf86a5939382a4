import UIKit

/// A golden controller in the state of the samples of its spec.
package struct ShownScreen: Sendable, CustomStringConvertible {
    /// The name of the screen, and of its spec.
    package let name: String
    /// The folder of its spec, from the root of the repository.
    package let folder: String
    /// True for a view that is part of a screen: its spec says `height: fitting`, and a controller of the goldens shows
    /// it.
    package let isPart: Bool
    /// Makes the controller.
    package let make: @MainActor @Sendable () -> UIViewController

    /// The path of its spec, from the root of the repository.
    package var spec: String { "\(folder)/\(name).yml" }

    package var description: String { name }

    init(
        _ name: String, in folder: String, isPart: Bool = false,
        _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) {
        self.name = name
        self.folder = folder
        self.isPart = isPart
        self.make = make
    }

    /// All golden controllers; a test says which is missing.
    package static let all: [ShownScreen] = apps + examples + goldens + projects
}
