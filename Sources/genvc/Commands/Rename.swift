import GenvcDiagnostics
import GenvcKit
import GenvcProject

extension Command {
    static let rename = Command(
        "rename", .two("OLD", "NEW"), [.templates, .force, .dryRun],
        "gives a screen another name, with its spec and its code",
        details: """
            OLD is the name of a screen or the path of its spec; NEW is its new name. The spec's file is renamed too if it
            is called after the screen. What was generated for the screen is looked for in the folder where genvc is
            called and below, and made again under its new name. What people wrote stays; the places where it says the old
            name, or a key of a text that changes, are listed.
            """
    ) { invocation, session throws(CommandError) in
        try ScreenRenaming(invocation, session).run()
    }
}
