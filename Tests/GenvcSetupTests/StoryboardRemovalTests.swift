import Foundation
import GenvcDiagnostics
import Testing

@testable import GenvcSetup

/// The changes of `--fix-plist` to an `Info.plist`.
struct StoryboardRemovalTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Goldens/PropertyLists")

    private func edited(_ text: String) throws -> String {
        String(decoding: try StoryboardRemoval.edited(SourceFile(name: "Info.plist", text: text)).bytes, as: UTF8.self)
    }

    private func list(_ content: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
        \(content)</dict>
        </plist>

        """
    }

    /// The manifest that a file without one gets.
    private static let manifest = """
          <key>UIApplicationSceneManifest</key>
          <dict>
            <key>UIApplicationSupportsMultipleScenes</key>
            <false/>
            <key>UISceneConfigurations</key>
            <dict>
              <key>UIWindowSceneSessionRoleApplication</key>
              <array>
                <dict>
                  <key>UISceneConfigurationName</key>
                  <string>Default Configuration</string>
                  <key>UISceneDelegateClassName</key>
                  <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                </dict>
              </array>
            </dict>
          </dict>

        """

    @Test("takes out the two entries with their lines, and changes no other byte; a second time it changes nothing")
    func golden() throws {
        let before = try String(contentsOf: Self.folder.appending(path: "Xcode11.plist"), encoding: .utf8)
        let after = try String(contentsOf: Self.folder.appending(path: "Xcode11.after.plist"), encoding: .utf8)
        #expect(try edited(before) == after)
        #expect(try edited(after) == after)
        let crlf = before.replacing("\n", with: "\r\n")
        #expect(try edited(crlf) == after.replacing("\n", with: "\r\n"))
    }

    @Test("adds the manifest where there is none, with the file's indentation and line ends")
    func added() throws {
        let before = list("  <key>A</key>\n  <string>b</string>\n")
        let after = list("  <key>A</key>\n  <string>b</string>\n" + Self.manifest)
        #expect(try edited(before) == after)
        #expect(try edited(after) == after)
        #expect(try edited(before.replacing("\n", with: "\r\n")) == after.replacing("\n", with: "\r\n"))
        let tabs = try edited(list(""))
        #expect(tabs.contains("\n\t<key>UIApplicationSceneManifest</key>\n\t<dict>\n\t\t<key>UIApplicationSupports"))
        #expect(try edited(tabs) == tabs)
    }

    @Test(
        "adds the part that is missing",
        arguments: [
            "<dict/>", "<dict></dict>", "<dict><key>UISceneConfigurations</key><dict/></dict>",
            "<dict><key>UISceneConfigurations</key><dict>"
                + "<key>UIWindowSceneSessionRoleApplication</key><array/></dict></dict>",
            "<dict><key>UISceneConfigurations</key><dict>"
                + "<key>UIWindowSceneSessionRoleApplication</key><array><dict/></array></dict></dict>",
        ])
    func parts(_ manifest: String) throws {
        let result = try edited(list("  <key>UIApplicationSceneManifest</key>\n  \(manifest)\n"))
        #expect(result.contains("<string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"))
        for tag in ["dict", "array"] {
            #expect(
                result.ranges(of: "<\(tag)>").count == result.ranges(of: "</\(tag)>").count, "\(result)")
            #expect(!result.contains("<\(tag)/>"))
        }
        #expect(try edited(result) == result)
    }

    @Test("a delegate of another name stays")
    func ownDelegate() throws {
        let text = list(Self.manifest.replacing("SceneDelegate</string>", with: "MyScene</string>"))
        #expect(try edited(text) == text)
    }

    @Test("an entry that shares its line goes alone")
    func sharedLine() throws {
        let text = list(
            "  <key>A</key><true/><key>UIMainStoryboardFile</key><string>Main</string><!-- c -->\n" + Self.manifest)
        #expect(try edited(text) == list("  <key>A</key><true/><!-- c -->\n" + Self.manifest))
    }

    @Test(
        "what is no XML property list is refused with its line",
        arguments: [
            ("bplist00\u{1}", "`Info.plist` is a binary property list"),
            ("", "Info.plist:1: the property list ends too soon"),
            ("{ }\n", "Info.plist:2: the property list ends too soon"),
            ("<html>\n</html>", "Info.plist:1: this is no XML property list"),
            ("<plist>\n<array/></plist>", "Info.plist:2: a `<dict>` belongs here, not `<array>`"),
            ("<plist><dict>\n<string>a</string>", "Info.plist:2: `<string>` cannot stand here"),
            ("<plist>\n<!-- ", "Info.plist:2: nothing closes this with `-->`"),
            (
                "<plist>" + String(repeating: "<array>", count: 90),
                "Info.plist:1: the property list is nested too deeply"
            ),
        ])
    func refused(_ text: String, _ message: String) {
        let refusal = #expect(throws: StoryboardRemoval.Refusal.self) { try edited(text) }
        #expect(refusal?.message == message)
    }
}
