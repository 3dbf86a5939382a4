import Foundation
import Testing

/// The screen that an app shows first, in the scene delegate that `genvc init` writes.
struct InitializeFirstScreenTests {
    @Test("the scene delegate shows the folder's first screen, in a navigation controller where it wants one")
    func firstScreen() throws {
        let folder = try Folder()
        try folder.write(Specs.valid("Plain"), to: "One/Plain.yml")
        try folder.write(Specs.valid("Other"), to: "One/Z.yml")
        let one = try Tool.run(["init", "One"], in: folder.url)
        #expect(one.errors.contains("the app shows PlainViewController first, if SceneDelegate.swift says so\n"))
        #expect(
            try folder.text("One/SceneDelegate.swift").contains("window.rootViewController = PlainViewController()\n"))
        try folder.write("navigation: { title: Hi }\n" + Specs.valid("Barred"), to: "Two/Barred.yml")
        #expect(try Tool.run(["init", "Two"], in: folder.url).status == 0)
        #expect(
            try folder.text("Two/SceneDelegate.swift").contains(
                "        window.rootViewController = UINavigationController(rootViewController: BarredViewController())\n"
            ))
    }

    private static let preference = "navigation.navigationBar.prefersLargeTitles = true"

    /// The scene delegate of a folder with a screen for each line about a navigation bar.
    private func delegate(_ navigations: [String]) throws -> String {
        let folder = try Folder()
        for (place, navigation) in navigations.enumerated() {
            try folder.write(navigation + Specs.valid("Screen\(place)"), to: "App/Screen\(place).yml")
        }
        #expect(try Tool.run(["init", "App"], in: folder.url).status == 0)
        return try folder.text("App/SceneDelegate.swift")
    }

    @Test("the bar allows large titles where a screen of the folder has one")
    func largeTitles() throws {
        let large = "navigation: { title: Hi, largeTitleDisplayMode: always }\n"
        for navigations in [[large], ["navigation: { title: Hi }\n", large]] {
            let delegate = try delegate(navigations)
            #expect(delegate.contains(Self.preference))
            #expect(
                delegate.contains(
                    "let navigation = UINavigationController(rootViewController: Screen0ViewController())\n"))
            #expect(delegate.contains("window.rootViewController = navigation\n"))
        }
    }

    @Test(
        "the bar is as it is where no title is large, or the first screen has no bar",
        arguments: [
            ["navigation: { title: Hi }\n"], ["navigation: { title: Hi, largeTitleDisplayMode: never }\n"],
            ["", "navigation: { title: Hi, largeTitleDisplayMode: always }\n"],
        ])
    func smallTitles(navigations: [String]) throws {
        #expect(try !delegate(navigations).contains("prefersLargeTitles"))
    }

    @Test(
        "`--folder` takes a folder inside of the one that is set up, where genvc looks",
        arguments: ["/elsewhere", "../x", "a/../../x", ".hidden", "a/.b", ""])
    func folderOutside(code: String) throws {
        let folder = try Folder()
        let outcome = try Tool.run(["init", ".", "--folder", code], in: folder.url)
        #expect(outcome.status == 64 && outcome.errors.contains("`--folder` takes no"), "\(outcome.errors)")
        #expect(folder.names.isEmpty)
    }
}
