import GenvcDiagnostics
import GenvcKit
import Testing

/// Several alerts of one screen, as an app has them.
@Suite("Alerts")
struct AlertTests {
    private func run(_ spec: String) -> Genvc.Result {
        Genvc.generate(spec: SourceFile(name: "Test.yml", text: "screen: Test\n" + spec))
    }

    private func code(_ spec: String) throws -> String {
        let result = run(spec)
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return String(decoding: try #require(result.files.first).contents, as: UTF8.self)
    }

    private func errors(_ spec: String) -> [String] {
        run(spec).diagnostics.filter { $0.severity == .error }.map { "\($0.message) | \($0.label ?? "")" }
    }

    private static let rows = "rows: [ { label: title, text: Hi } ]\n"

    @Test("that have the same buttons live together")
    func twoAlerts() throws {
        let code = try code(
            """
            alerts:
              - { alert: photo, title: Delete it?, actions: [ { action: delete, title: Delete, style: destructive }, { action: cancel, title: Cancel, style: cancel } ] }
              - { alert: leave, title: Leave?, actions: [ { action: leaveNow, title: Leave }, { action: cancel, title: Cancel, style: cancel } ] }
            \(Self.rows)
            """)
        for key in ["test.photoAlert.cancel", "test.leaveAlert.cancel", "test.delete", "test.leaveNow", "test.photo"] {
            #expect(code.contains("\"\(key)\""), "\(key)")
        }
        #expect(code.contains("didSelectDelete") && !code.contains("didSelectCancel"))
    }

    @Test("tell of a cancel where it has an event")
    func toldCancel() throws {
        let code = try code(
            """
            alerts:
              - { alert: leave, title: Leave?, actions: [ { action: stay, title: Stay, style: cancel, event: didStay } ] }
            \(Self.rows)
            """)
        #expect(code.contains("didStay") && code.contains("\"test.stay\""))
    }

    @Test("with the same button that does something need an event, and the advice passes")
    func sameAction() throws {
        func spec(_ event: String) -> String {
            """
            alerts:
              - { alert: photo, title: Delete it?, actions: [ { action: delete, title: Delete }, { action: no, title: No, style: cancel } ] }
              - { alert: album, title: Delete all?, actions: [ { action: delete, title: Delete\(event) }, { action: no, title: No, style: cancel } ] }
            \(Self.rows)
            """
        }
        #expect(
            errors(spec("") + "overlay: [ { lable: it } ]\n") == [
                "unknown kind `lable` | did you mean `label`?",
                "two ids make the event `didSelectDelete` | add `event: didSelectAlbumDelete`",
            ])
        let code = try code(spec(", event: didSelectAlbumDelete"))
        #expect(code.contains("\"test.photoAlert.delete\"") && code.contains("\"test.albumAlert.delete\""))
    }

    @Test("are named as the button is that presents them")
    func namedAsButton() throws {
        let code = try code(
            """
            alerts:
              - { alert: delete, title: Sure?, message: It is gone, actions: [ { action: delete, title: Yes }, { action: no, title: No, style: cancel } ] }
            rows: [ { button: delete, title: Delete, presents: delete } ]
            """)
        for key in ["delete", "deleteAlert", "deleteAlert.message", "deleteAlert.delete", "no"] {
            #expect(code.contains("\"test.\(key)\""), "\(key)")
        }
        #expect(code.contains("didSelectDelete") && !code.contains("ViewControllerDidTapDelete"))
    }

    @Test("ask as a cell does that tells nobody")
    func namedAsCell() throws {
        func spec(_ presents: String) -> String {
            """
            sections: [ { section: all, items: [ { cell: logOut, text: Log Out\(presents) } ] } ]
            alerts:
              - { alert: sheet, title: Sure?, actions: [ { action: logOut, title: Log Out }, { action: no, title: No, style: cancel } ] }

            """
        }
        let code = try code(spec(", presents: sheet"))
        #expect(code.contains("\"test.logOut\"") && code.contains("\"test.sheetAlert.logOut\""))
        #expect(
            errors(spec("")) == ["two ids make the event `didSelectLogOut` | add `event: didSelectSheetLogOut`"])
    }

    @Test("ask for the same name, and one of them not twice")
    func textFields() throws {
        func spec(_ second: String) -> String {
            """
            alerts:
              - { alert: add, title: Add, textFields: [ { textField: name, placeholder: Name } ], actions: [ { action: insert, title: Add } ] }
              - { alert: rename, title: Rename, textFields: [ { textField: name, placeholder: Name }\(second) ], actions: [ { action: change, title: Change } ] }
            rows: [ { textField: name, placeholder: Name } ]

            """
        }
        let code = try code(spec(""))
        for key in ["name", "addAlert.name", "renameAlert.name"] {
            #expect(code.contains("\"test.\(key)\""), "\(key)")
        }
        #expect(
            errors(spec(", { textField: name, placeholder: Other }")) == [
                "two ids make the text field `nameTextField` | again here"
            ])
    }
}
