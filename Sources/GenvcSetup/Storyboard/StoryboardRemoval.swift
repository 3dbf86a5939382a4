import GenvcDiagnostics

/// Takes the main storyboard out of an `Info.plist`, and names the scene delegate; all else keeps its bytes.
package struct StoryboardRemoval {
    /// Why a file is left alone.
    package struct Refusal: Error {
        /// Why the file cannot be changed, as a sentence.
        package let message: String
        /// The steps to take by hand instead.
        package let help: String
    }

    /// The outcome for a file.
    package struct Result {
        /// The file as it should be written; equal to the bytes that were read where nothing had to be done.
        package let bytes: [UInt8]
        /// True if it named a storyboard.
        package let removesStoryboard: Bool
        /// True if it did not name the scene delegate.
        package let addsDelegate: Bool
        /// The scene delegates that it names and keeps, of classes that are not called as the one of `genvc init`.
        package let otherDelegates: [String]
    }

    /// The bytes that a binary property list begins with; only XML is edited.
    private static let binaryMark = Array("bplist".utf8)
    /// The class name that Xcode writes; a build puts the name of the module there.
    package static let delegate = "$(PRODUCT_MODULE_NAME).SceneDelegate"

    private let bytes: [UInt8]
    private let lines: TextLines
    /// The edits to be made, in no particular order; none overlaps another. An empty text takes its range out.
    private var edits: [(range: Range<Int>, text: String)] = []
    private var otherDelegates: [String] = []

    /// The file without its storyboard; the same bytes where there is nothing to do.
    package static func edited(_ file: SourceFile) throws(Refusal) -> Result {
        if file.bytes.starts(with: binaryMark) {
            throw Refusal(
                message: "`\(file.name)` is a binary property list",
                help: "`plutil -convert xml1 \(file.name)` makes it one of XML")
        }
        do throws(PropertyListParser.Mistake) {
            var removal = StoryboardRemoval(bytes: file.bytes, lines: TextLines(file.bytes))
            try removal.collect(from: PropertyListParser.parse(file.bytes))
            return removal.result
        } catch {
            let line = file.bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
            throw Refusal(
                message: "\(file.name):\(line): \(error.message)", help: "name the `Info.plist` of the app")
        }
    }

    /// The names of the storyboards that the app starts with; none where the file cannot be read.
    package static func storyboards(namedIn file: SourceFile) -> [String] {
        guard let root = try? PropertyListParser.parse(file.bytes) else { return [] }
        let role = root.entry("UIApplicationSceneManifest")?.value.entry("UISceneConfigurations")?.value
            .entry("UIWindowSceneSessionRoleApplication")?.value
        let entries =
            [root.entry("UIMainStoryboardFile")] + (role?.items ?? []).map { $0.entry("UISceneStoryboardFile") }
        var names: [String] = []
        for case let entry? in entries where !names.contains(entry.value.text) { names.append(entry.value.text) }
        return names
    }

    private init(bytes: [UInt8], lines: TextLines) {
        self.bytes = bytes
        self.lines = lines
    }

    /// The result of the edits.
    private var result: Result {
        Result(
            bytes: changed, removesStoryboard: edits.contains { $0.text.isEmpty },
            addsDelegate: edits.contains { !$0.text.isEmpty }, otherDelegates: otherDelegates)
    }

    /// The file with all edits made, the last first, so that the places of the others stay right.
    private var changed: [UInt8] {
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return result
    }

    // MARK: What is to be done

    /// Finds what to take out and what to add. A part of the scene manifest that is missing is added with all that
    /// belongs in it.
    private mutating func collect(from root: PropertyListNode) throws(PropertyListParser.Mistake) {
        try expect(root, "dict")
        if let storyboard = root.entry("UIMainStoryboardFile") { remove(storyboard) }
        guard let manifest = root.entry("UIApplicationSceneManifest")?.value else {
            return insert(["<key>UIApplicationSceneManifest</key>"] + Self.manifest, into: root)
        }
        try expect(manifest, "dict")
        guard let configurations = manifest.entry("UISceneConfigurations")?.value else {
            return insert(["<key>UISceneConfigurations</key>"] + Self.configurations, into: manifest)
        }
        try expect(configurations, "dict")
        guard let role = configurations.entry("UIWindowSceneSessionRoleApplication")?.value else {
            return insert(["<key>UIWindowSceneSessionRoleApplication</key>"] + Self.role, into: configurations)
        }
        try expect(role, "array")
        if role.items.isEmpty { insert(Self.configuration, into: role) }
        for configuration in role.items {
            try expect(configuration, "dict")
            if let storyboard = configuration.entry("UISceneStoryboardFile") { remove(storyboard) }
            guard let named = configuration.entry("UISceneDelegateClassName")?.value.text else {
                insert(Self.delegateEntry, into: configuration)
                continue
            }
            if Self.className(in: named) != Self.className(in: Self.delegate), !otherDelegates.contains(named) {
                otherDelegates.append(named)
            }
        }
    }

    /// The class behind the name of the module: `SceneDelegate` of `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    private static func className(in text: String) -> Substring? {
        text.split(separator: ".").last
    }

    /// Throws where the value is of another sort, such as a list in the place of a dictionary.
    private func expect(_ node: PropertyListNode, _ name: String) throws(PropertyListParser.Mistake) {
        guard node.name == name else {
            throw PropertyListParser.Mistake(
                message: "a `<\(name)>` belongs here, not `<\(node.name)>`", offset: node.range.lowerBound)
        }
    }

    // MARK: What is inserted

    /// The key and the value that name the scene delegate.
    private static let delegateEntry = ["<key>UISceneDelegateClassName</key>", "<string>\(delegate)</string>"]
    /// A scene configuration, with the name that Xcode gives to the first one.
    private static let configuration = element(
        "dict", ["<key>UISceneConfigurationName</key>", "<string>Default Configuration</string>"] + delegateEntry)
    private static let role = element("array", configuration)
    /// The configurations by their roles, of which windows on the device itself have this one.
    private static let configurations = element("dict", ["<key>UIWindowSceneSessionRoleApplication</key>"] + role)
    /// The whole scene manifest of an app with one scene.
    private static let manifest = element(
        "dict",
        ["<key>UIApplicationSupportsMultipleScenes</key>", "<false/>", "<key>UISceneConfigurations</key>"]
            + configurations)

    /// Lines in an element, with a tab before each for one step of the file's own indentation.
    private static func element(_ name: String, _ content: [String]) -> [String] {
        ["<\(name)>"] + content.map { "\t" + $0 } + ["</\(name)>"]
    }

    // MARK: Edits

    /// Takes out an entry with the lines that it has for itself.
    private mutating func remove(_ entry: PropertyListNode.Entry) {
        edits.append((lines.wholeLines(around: entry.range), ""))
    }

    /// Adds lines at the end of a container.
    private mutating func insert(_ content: [String], into container: PropertyListNode) {
        let outer = lines.indentation(at: container.closing?.lowerBound ?? container.range.lowerBound)
        let inner = container.entries.last.map { lines.indentation(at: $0.range.lowerBound) } ?? outer + lines.step
        let text = content.map { inner + lines.indented($0) + lines.ending }.joined()
        guard let closing = container.closing else {
            // `<dict/>` opens first.
            edits.append(
                (container.range, "<\(container.name)>\(lines.ending)\(text)\(outer)</\(container.name)>"))
            return
        }
        let start = lines.startIfBlank(before: closing.lowerBound)
        let lead = start == nil ? lines.ending : ""
        let place = start ?? closing.lowerBound
        edits.append((place..<place, lead + text + (start == nil ? outer : "")))
    }
}
