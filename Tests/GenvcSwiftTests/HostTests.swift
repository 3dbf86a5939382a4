import GenvcSwift
import Testing

/// The view whose insides a class makes: a view controller has it in `view`, a view and a component are it.
struct HostTests {
    private static let controller = Host.property("view")

    @Test(
        "is printed as the class calls it",
        arguments: [
            (Self.controller, "view", "view.alpha = 1", "view.addSubview(view)", "-view.bounds.width"),
            (.itself, "self", "alpha = 1", "addSubview(self)", "-bounds.width"),
        ])
    func printed(_ host: Host, _ alone: String, _ set: String, _ call: String, _ inside: String) {
        let view = Expression.host(host)
        #expect(view.text == alone)
        #expect(StatementPrinter.lines([.set("\(view).alpha", "1")]) == [set])
        #expect(StatementPrinter.lines(["\(view).alpha = 1"]) == [set])
        #expect(StatementPrinter.lines([.call("\(view).addSubview", [view])]) == [call])
        #expect(("-\(view).bounds.width" as Expression).text == inside)
        #expect("-" + Expression.member(["bounds", "width"], of: host).text == inside)
    }

    @Test("stays the host where an expression is nothing else, so that a member can follow later")
    func nested() {
        let view: Expression = "\(Expression.host(.itself))"
        #expect(view.isHostItself)
        #expect(("\(view).tag" as Expression).text == "tag")
        #expect(("\(view)" as Expression).text == "self")
        #expect(("\(view)\(view)" as Expression).text == "selfself")
        #expect(!("in: \(view)" as Expression).isHostItself)
    }

    @Test("is the same name, whatever the class calls it", arguments: [Self.controller, .itself])
    func names(_ host: Host) {
        #expect(Expression.member(["bounds", "width"], of: host).names == [Name(.host, "bounds")])
        #expect(Statement.set("\(Expression.host(host)).alpha", "1").refers(to: .host))
        #expect(!Expression.host(host).refers(to: "view"))
        #expect(!Expression.host(host).refers(to: "self"))
    }

    @Test("takes no columns where it is not printed")
    func columns() {
        // 120 columns, of which eight stand before the statement.
        let argument = Expression(String(repeating: "x", count: 102))
        let call = Statement.call("\(Expression.host(.itself)).addSome", [argument])
        #expect(StatementPrinter.lines([call]) == ["addSome(\(argument.text))"])
    }
}
