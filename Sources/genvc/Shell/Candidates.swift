import GenvcExplain
import GenvcKit
import GenvcSetup

/// The words that may stand at a place of the command line, as shells offer them.
enum Candidates {
    /// Some words; none where anything may stand there.
    case words([String])
    /// The files whose names end so, and folders.
    case files(endings: [String])
    case folders

    /// The files of any name, and folders.
    static let anyFile = Candidates.files(endings: [])
    /// All values of an option that takes one of a few words.
    ///
    /// - Parameter others: Values of the option that stand elsewhere.
    static func all<Choice: RawRepresentable & CaseIterable>(
        _ type: Choice.Type, besides others: [String] = []
    ) -> Candidates where Choice.RawValue == String {
        .words(type.allCases.map(\.rawValue) + others)
    }

    static let specs = Candidates.files(endings: ["yml", "yaml"])
}

extension Option {
    /// The values of the option.
    var candidates: Candidates {
        switch self {
        case .findingsFormat: .all(FindingsFormat.self)
        case .drawingFormat: .all(DrawingFormat.self, besides: [AnswerFormat.json.rawValue])
        case .answerFormat: .all(AnswerFormat.self)
        case .color: .all(ColorChoice.self)
        case .style: .all(Genvc.Style.self)
        case .screenType: .all(StarterAnswers.ScreenType.self)
        case .components: .all(StarterAnswers.Component.self)
        case .complexity: .all(StarterAnswers.Complexity.self)
        case .scrolling: .all(StarterAnswers.Scrolling.self)
        case .device: .words(Presentation.deviceNames)
        case .textSize: .words(Presentation.textSizeNames)
        default:
            switch value {
            case "FILE", "PATH": .anyFile
            case "DIR": .folders
            default: .words([])
            }
        }
    }
}

extension Command {
    /// The operands of the command.
    var candidates: Candidates {
        let operand =
            switch operands {
            case .none: ""
            case .one(let name), .two(_, let name), .optional(let name), .any(let name), .many(let name): name
            }
        switch operand {
        case "SPEC", "SPEC|FOLDER": return .specs
        case "FILE", "TEMPLATE": return .anyFile
        case "DIR": return .folders
        case "COMMAND": return .words(CommandTable.firstWords)
        case "SHELL": return .all(Shell.self)
        default: break
        }
        switch name {
        case Command.explain.name: return .words(Explain.topics)
        case Command.difference.name, Command.rename.name, Command.remove.name: return .specs
        case Command.templatesCat.name, Command.templatesEject.name: return .words(TemplateLibrary().names)
        default: return .words([])
        }
    }

    /// The options that may stand with the command.
    var allOptions: [Option] { options.filter { $0 != .version } + Option.ofEveryCommand }
}
