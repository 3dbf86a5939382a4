import Testing

/// The Swift of people that generated code names, and that is not there.
struct MissingSwiftTests {
    private static let spec = """
        screen: Order
        type: form
        state:
          plans: { type: "[Plan]", sample: [ { id: a, title: Yearly } ] }
          total: { type: Int, computed: true }
          amount: { type: Decimal, initial: { swift: Decimal(0) } }
          place: CLLocation?
        rows:
          - { label: total, text: "$total euros" }
          - { view: chart, class: ChartView, height: 100, accessibilityLabel: Chart }
          - { button: pay, title: Pay }
          - { button: back, title: Back }

        """

    private static let written = """
        struct Plan: Hashable, Identifiable, Sendable { let id: String; let title: String }
        extension OrderViewController.State { var total: Int { 3 } }
        final class ChartView: UIView {}
        final class Flow: OrderViewControllerDelegate {
            func orderViewControllerDidTapBack(_ viewController: OrderViewController) {}
            func orderViewControllerDidTapPay(_ viewController: OrderViewController) {}
        }

        """

    /// A project with its theme, the spec and its code, and a file of somebody's.
    private static func project(_ spec: String = spec, written: String?) throws -> Folder {
        let folder = try Folder()
        _ = try Tool.run(["init", "App"], in: folder.url)
        try folder.write(spec, to: "App/Order.yml")
        if let written { try folder.write(written, to: "App/Mine.swift") }
        #expect(try Tool.run(["generate", "App"], in: folder.url).status == 0)
        return folder
    }

    private static let computed = "`App/Order.yml` has the computed field `total`, not found in the files under"
    private static func type(_ name: String) -> String {
        "`App/Order.yml` names the type `\(name)`, not found in the files under"
    }

    @Test("`doctor` names what no file declares, and nothing that the system has")
    func missing() throws {
        let folder = try Self.project(written: nil)
        let outcome = try Tool.run(["doctor", "App"], in: folder.url)
        #expect(outcome.status == 1)
        for words in [Self.computed, Self.type("Plan"), Self.type("ChartView")] {
            #expect(outcome.text.contains("!!  " + words))
        }
        #expect(outcome.text.contains("of the `State` that is made of it: `var total: Int { … }`"))
        #expect(!outcome.text.contains("Decimal") && !outcome.text.contains("CLLocation"))
    }

    @Test("nothing is said of what is there")
    func complete() throws {
        let folder = try Self.project(written: Self.written)
        let outcome = try Tool.run(["doctor", "App"], in: folder.url)
        #expect(outcome.status == 0)
        #expect(!outcome.text.contains("not found") && !outcome.text.contains("lacks"))
        let check = try Tool.run(["generate", "App", "--check"], in: folder.url)
        #expect(check.status == 0 && check.errors.isEmpty)
    }

    @Test("a delegate that lacks a method is named by `doctor`, and by `generate --check`, which ends as it would")
    func delegate() throws {
        let lacking = Self.written.replacing("DidTapPay", with: "DidTapPaid")
        let folder = try Self.project(written: lacking)
        let words = "`Flow` in `App/Mine.swift` lacks `orderViewControllerDidTapPay` of `OrderViewControllerDelegate`"
        let doctor = try Tool.run(["doctor", "App"], in: folder.url)
        #expect(doctor.status == 1)
        #expect(doctor.text.contains("!!  \(words)\n    `genvc generate App --fix` adds it\n"))
        let check = try Tool.run(["generate", "App", "--check"], in: folder.url)
        #expect(check.status == 0 && check.errors.contains("warning: " + words))
        #expect(try Tool.run(["generate", "App", "--fix"], in: folder.url).status == 0)
        #expect(try Tool.run(["doctor", "App"], in: folder.url).status == 0)
    }

    @Test(
        "a property of a protocol, an alias, a nested type and a module that the spec imports may be what is named",
        arguments: [
            ("extension OrderViewController.State", "protocol Totals {}\nextension Totals"),
            ("struct Plan: Hashable", "struct YearlyPlan: Hashable"),
            ("final class ChartView: UIView {}", "enum Views { final class ChartView: UIView {} }"),
        ])
    func elsewhere(old: String, new: String) throws {
        var (spec, written) = (Self.spec, Self.written.replacing(old, with: new))
        if new.contains("YearlyPlan") { written += "typealias Plan = YearlyPlan\n" }
        let folder = try Self.project(written: written)
        #expect(try Tool.run(["doctor", "App"], in: folder.url).status == 0)
        spec = spec.replacing("type: form\n", with: "type: form\nimports: [ OrderKit ]\n")
        let imported = Self.written.replacing("struct Plan", with: "struct Other")
        let importing = try Self.project(spec, written: imported)
        #expect(try Tool.run(["doctor", "App"], in: importing.url).status == 0)
    }

    @Test("where every spec has errors, nothing is said of how far the app reaches")
    func errors() throws {
        let folder = try Folder()
        _ = try Tool.run(["init", "App"], in: folder.url)
        try folder.write("screen: Order\nrows: [ { labl: a } ]\n", to: "App/Order.yml")
        let outcome = try Tool.run(["doctor", "App"], in: folder.url)
        #expect(outcome.status == 1 && outcome.text.contains("1 spec with errors"))
        #expect(!outcome.text.contains("how far the app reaches"))
    }
}
