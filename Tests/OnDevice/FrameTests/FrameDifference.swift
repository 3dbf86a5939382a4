import UIKit

/// A view that lies elsewhere than genvc says.
struct FrameDifference: Sendable {
    let screen: String
    /// The options of `genvc dump frames`.
    let point: String
    /// The name of the property; empty where the screen as a whole is not as it should be.
    let view: String
    /// nil: genvc says that it is hidden.
    let expected: CGRect?
    /// nil: it is hidden, or not on the screen.
    let actual: CGRect?
    /// The words in place of numbers, where there are no two frames.
    var remark = ""

    /// The cells of a row of the table.
    var cells: [String] {
        [screen, point, view, Self.text(expected), Self.text(actual), remark.isEmpty ? distances : remark]
    }

    static let header = ["screen", "point", "view", "expected", "actual", "difference"]

    /// `y +12, height -3.5`: the coordinates that differ.
    private var distances: String {
        guard let expected, let actual else { return expected == nil ? "should be hidden" : "is not shown" }
        let numbers = [
            ("x", actual.minX - expected.minX), ("y", actual.minY - expected.minY),
            ("width", actual.width - expected.width), ("height", actual.height - expected.height),
        ]
        return numbers.filter { abs($0.1) >= Self.leastShown }
            .map { "\($0.0) \($0.1 > 0 ? "+" : "")\(Self.text($0.1))" }.joined(separator: ", ")
    }

    /// Smaller numbers are rounded to nothing.
    private static let leastShown: CGFloat = 0.05

    private static func text(_ rect: CGRect?) -> String {
        guard let rect else { return "none" }
        return [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
    }

    /// A number with a tenth, if it has any.
    private static func text(_ number: CGFloat) -> String {
        let tenths = (Double(number) * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
