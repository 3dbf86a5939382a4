import GenvcChecks
import GenvcModel
import GenvcViews
import Testing

/// Bounds of the work of solving: nearly all the time of a check goes there, and a count is the same on every machine.
@Suite("The work of laying out")
struct LayoutWorkTests {
    /// The systems and variables that are solved to check a screen at its standard points.
    private func work(
        _ text: String, keeping formulas: FormulaLibrary = FormulaLibrary()
    ) throws -> (systems: Int, variables: Int) {
        let tree = try Fixture(text).tree
        let before = formulas.work
        _ = ScreenChecker.check(tree, keeping: formulas)
        return (formulas.work.systems - before.systems, formulas.work.variables - before.variables)
    }

    /// A screen whose rows are a label, a button, a picture of a fixed size, and a small label, again and again.
    private func screen(_ head: String, rows: Int) -> String {
        let lines = (1...rows).map { number in
            switch number % 4 {
            case 0: "  - { label: name\(number), text: Row }\n"
            case 1: "  - { button: tap\(number), title: Tap }\n"
            case 2: "  - { imageView: icon\(number), image: star, size: 40, height: 60, decorative: true }\n"
            default: "  - { label: small\(number), text: Small, font: caption1 }\n"
            }
        }
        return "screen: Long\nscroll: vertical\n\(head)rows:\n" + lines.joined()
    }

    @Test("Login is solved row by row, although its width is limited and a picture is as high as it is wide")
    func login() throws {
        let work = try work(Login.spec)
        #expect(work.systems <= 24 && work.variables <= 240, "\(work)")
    }

    @Test("like rows are solved once, however many there are", arguments: ["", "width: readable\n", "width: 400\n"])
    func rows(head: String) throws {
        let few = try work(screen(head, rows: 8))
        let many = try work(screen(head, rows: 400))
        #expect(few.systems > 0)
        #expect(many == few, "\(many), \(few)")
    }

    /// A screen whose rows of four buttons leave open which of them takes the room; the titles of the rows are those
    /// given, again and again.
    private func openScreen(rows: Int, titles: [String]) -> String {
        let lines = (1...rows).map { row in
            "  - row: r\(row)\n    items:\n"
                + (1...4).map { "      - { button: tap\(row)x\($0), title: \(titles[row % titles.count]) }\n" }.joined()
        }
        return "screen: Open\nscroll: vertical\nrows:\n" + lines.joined()
    }

    @Test(
        "a row that leaves its widths open and is like others costs one system, not one at each point",
        arguments: [["Tap"], ["Tap", "Open", "Close it"]])
    func openRows(titles: [String]) throws {
        let few = try work(openScreen(rows: 6, titles: titles))
        let many = try work(openScreen(rows: 60, titles: titles))
        #expect(few.systems > 0)
        #expect(many.systems <= few.systems + 54, "\(many), \(few)")
    }

    @Test("a screen like one that was checked before needs no more solving")
    func library() throws {
        let formulas = FormulaLibrary()
        #expect(try work(Login.spec, keeping: formulas).systems > 0)
        let again = try work(Login.spec.replacing("screen: Login", with: "screen: Again"), keeping: formulas)
        #expect(again == (0, 0), "\(again)")
    }
}
