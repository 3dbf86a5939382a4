import GenvcModel
import GenvcVocabulary

extension Device {
    /// The ways in which the device is held while it shows the screen.
    ///
    /// An iPad turns whatever a screen says, unless the whole app asks for the full screen. A phone keeps to
    /// `supportedInterfaceOrientations`; where that allows none of its own, it is held in all of its own.
    func orientations(of screen: Screen) -> [Orientation] {
        guard !isPad, case .choices(let names)? = screen.controller?.value(.supportedInterfaceOrientations) else {
            return orientations
        }
        let allowed = orientations.filter { orientation in names.contains { orientation.isNamed($0) } }
        return allowed.isEmpty ? orientations : allowed
    }
}

extension Orientation {
    /// True if a case of `UIInterfaceOrientationMask` lets the screen be held so.
    fileprivate func isNamed(_ name: String) -> Bool {
        switch name {
        case "portrait", "portraitUpsideDown": self == .portrait
        case "landscape", "landscapeLeft", "landscapeRight": self == .landscape
        default: true
        }
    }
}
