#if canImport(GenvcKit)
    import Foundation
    import GenvcDiagnostics
    import GenvcKit
    import GenvcTestSupport
    import ShownScreens

    /// Expected frames that this process makes, as the script `frames` does with the executable: where genvc is built,
    /// the tests need no script.
    enum MadeFrames {
        /// The number of points that a screen is shown at; everything together is shown at all points of the list.
        private static let pointsOfScreen = 2

        /// The lines of the file that the script would write, for some screens at some points of the list.
        static func lines(of screens: [ShownScreen]) throws -> String {
            let points = try points()
            var lines = ""
            for (index, screen) in screens.enumerated() {
                let rotated = points.indices.map { points[(index + $0 * 7) % points.count] }
                let run = try run(screen)
                for point in Exhaustive.isOn ? points : Array(rotated.prefix(pointsOfScreen)) {
                    let frames = run.frames(on: try presentation(point))?.bytes ?? []
                    let dump = String(decoding: frames, as: UTF8.self).trimmingCharacters(in: .newlines)
                    lines += #"{"spec":"\#(screen.spec)","point":"\#(point)","frames":\#(dump)}"# + "\n"
                }
            }
            return lines
        }

        /// The lines of the list that are no comments.
        private static func points() throws -> [String] {
            try text("Tests/OnDevice/points").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
        }

        private static func text(_ path: String) throws -> String {
            try String(contentsOf: RepositoryRoot.url(of: path), encoding: .utf8)
        }

        private struct UnknownOption: Error {
            let point: String
        }

        private static func presentation(_ point: String) throws -> Presentation {
            var (device, textSize): (String?, String?)
            var (isLandscape, isRightToLeft) = (false, false)
            var words = point.split(separator: " ").map(String.init)[...]
            while let word = words.popFirst() {
                switch word {
                case "--device": device = words.popFirst()
                case "--text-size": textSize = words.popFirst()
                case "--landscape": isLandscape = true
                case "--rtl": isRightToLeft = true
                default: throw UnknownOption(point: point)
                }
            }
            return try Presentation(
                device: device, isLandscape: isLandscape, textSize: textSize, isRightToLeft: isRightToLeft)
        }

        /// The spec of a screen, read with its project.
        private static func run(_ screen: ShownScreen) throws -> SpecRun {
            let finder: FileFinder = { path in
                let place = RepositoryRoot.url(of: "\(screen.folder)/\(path)")
                guard let data = try? Data(contentsOf: place) else { return .missing(nearest: []) }
                return .bytes([UInt8](data))
            }
            let project = try? SourceFile(name: "genvc.yml", text: text("\(screen.folder)/genvc.yml"))
            return SpecRun(
                SourceFile(name: "\(screen.name).yml", text: try text(screen.spec)),
                project: project.map { ProjectFile($0, finder: finder) }, finder: finder)
        }
    }
#endif
