import GenvcDiagnostics
import GenvcKit
import GenvcProject
import GenvcSetup

/// The part of `genvc init` by which an app starts without a storyboard.
extension InitializeCommand {
    /// Reads the `Info.plist` at a path and takes the storyboard out of it, without writing yet.
    ///
    /// - Returns: The file as it is, and what becomes of it.
    /// - Throws: `CommandError` where the file cannot be read or is no property list that could be edited.
    static func withoutStoryboard(_ path: String, on disk: Disk) throws(CommandError) -> (
        file: SourceFile, result: StoryboardRemoval.Result
    ) {
        guard case .file(let file) = disk.input(path), path != "-" else {
            throw CommandError(
                .noInput, "`\(path)` cannot be read", help: "name the `Info.plist` of the app behind `--fix-plist`")
        }
        do throws(StoryboardRemoval.Refusal) {
            return (file, try StoryboardRemoval.edited(file))
        } catch {
            throw CommandError(.wrongInput, error.message, help: error.help)
        }
    }

    /// Writes the edited `Info.plist`, and names each scene delegate of the app's own, which was left in it.
    mutating func write(_ edited: (file: SourceFile, result: StoryboardRemoval.Result)) throws(CommandError) {
        let (file, result) = edited
        try change(file, result)
        for delegate in result.otherDelegates {
            tell(
                "kept `\(delegate)`, the scene delegate that \(file.name) names: it has to make the window now; for that of "
                    + "SceneDelegate.swift, which does, write `\(StoryboardRemoval.delegate)` behind "
                    + "UISceneDelegateClassName")
        }
    }

    /// Writes the new contents, unless they are equal, and says what changed.
    private mutating func change(_ file: SourceFile, _ result: StoryboardRemoval.Result) throws(CommandError) {
        guard result.bytes != file.bytes else {
            return tell("kept \(file.name), which names no storyboard")
        }
        let done = try session.outputWriter.write(
            [OutputFile(path: file.name, contents: result.bytes, isUsers: true, basis: file.bytes)], overwriting: .all)
        session.keep(done)
        let changes =
            (result.removesStoryboard ? ["it names no storyboard any more"] : [])
            + (result.addsDelegate ? ["it names the scene delegate"] : [])
        tell("changed \(file.name): \(EnglishList.joined(changes, "and"))")
    }

    /// The storyboards that the user may have to delete: the main ones in the folder, by their paths, or without one,
    /// the storyboards that property lists name. All are in backquotes, ready for a message.
    ///
    /// - Parameter propertyList: The path of an `Info.plist` that the command line names, besides those in the folder.
    static func storyboards(in folder: String, _ propertyList: String?, on disk: Disk) -> [String] {
        let files = SourceTree(folder, on: disk).written
        let found = files.filter { Path.name(of: $0) == mainStoryboard }
        guard found.isEmpty else { return found.map { "`\($0)`" } }
        let lists = files.filter { Path.name(of: $0).hasSuffix("Info.plist") } + [propertyList].compactMap { $0 }
        var names: [String] = []
        for path in lists {
            guard case .file(let file) = disk.input(path) else { continue }
            for name in StoryboardRemoval.storyboards(namedIn: file) where !names.contains(name) { names.append(name) }
        }
        return names.map { "`\($0).storyboard`" }
    }

    /// The name that Xcode gives the storyboard of a new project.
    private static let mainStoryboard = "Main.storyboard"

    /// Lists the steps that are left to do in Xcode; those that `--fix-plist` has done are left out.
    mutating func explain(_ storyboards: [String]) {
        var steps =
            storyboards.map { "delete \($0) from the project" } + [
                "in the target's build settings, delete the value of \"UIKit Main Storyboard File Base Name\" "
                    + "(INFOPLIST_KEY_UIMainStoryboardFile), if it has one"
            ]
        if propertyList == nil {
            steps.append(
                "in Info.plist, delete \"Main storyboard file base name\" (UIMainStoryboardFile) and, in the scene "
                    + "configuration of \"Application Scene Manifest\", \"Storyboard Name\" (UISceneStoryboardFile); "
                    + "\"Delegate Class Name\" (UISceneDelegateClassName) is $(PRODUCT_MODULE_NAME).SceneDelegate. "
                    + "`genvc init --fix-plist Info.plist` does this")
        }
        tell(steps: steps, "to start without a storyboard:")
    }
}
