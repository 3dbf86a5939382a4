/// One option of the command line, described once for all commands that take it.
struct Option: Sendable, Hashable {
    /// `--device` or `-o`.
    let name: String
    /// The name of its value in help texts; nil for an option that takes none.
    let value: String?
    /// The effect of the option, for help pages.
    var help: String { isRepeatable ? effect + "; may be repeated" : effect }
    private let effect: String
    /// True if several values may be given, each behind the option.
    let isRepeatable: Bool

    init(_ name: String, _ value: String? = nil, isRepeatable: Bool = false, _ help: String) {
        self.name = name
        self.value = value
        self.isRepeatable = isRepeatable
        effect = help
    }

    /// The option as it stands in a usage line.
    var usage: String {
        value.map { "\(name) \($0)" } ?? name
    }
}

extension Option {
    /// The options that every command takes; the page of no command names them.
    static let ofEveryCommand = [color, quiet, verbose, help]

    static let output = Option("-o", "PATH", "where the result goes: a folder, a file, or `-` for standard output")
    static let codeFolder = Option(
        "--folder", "NAME", "the folder in DIR for the theme and the components; `Genvc` unless said")
    static let language = Option(
        "--language", "L", "the language of the texts, as `de`; that of the catalogue, or en, unless said")
    static let schemaFile = Option("-o", "FILE", "the file that gets the schema; printed unless said")
    static let project = Option("--project", nil, "the schema of `genvc.yml` in place of that of specs")
    static let catalog = Option(
        "-o", "FILE", "a string catalogue to put the texts into, or its folder; printed unless said")
    static let checkCatalog = Option(
        "--check", nil, "writes nothing; exit status 1 if the catalogue and the specs have different texts")
    static let short = Option(
        "--short", nil, "of `language`, what specs use most on one page, enough to write a first screen")
    static let shortSpec = Option("--short", nil, "in as few words as make the same code: shorthands, and no defaults")
    static let name = Option("--as", "NAME.yml", "the name of a spec that comes from standard input")
    static let templates = Option("--templates", "DIR", "templates that stand in the place of the bundled ones")
    static let force = Option(
        "--force", nil, "overwrites files that were edited by hand, or that are not genvc's, and keeps a copy of each")
    static let style = Option(
        "--style", "S", "controller, or view: a view beside a view controller that is made once and then is yours")
    static let check = Option(
        "--check", nil, "writes nothing; exit status 1, and a diff, if a file is not as it should be")
    static let diff = Option("--diff", nil, "writes nothing; prints what would be changed")
    static let dryRun = Option("--dry-run", nil, "writes nothing; prints what the run would do")
    static let fix = Option(
        "--fix", nil, "adds what your code lacks: methods of a delegate, at the end of its file")
    static let watch = Option("--watch", nil, "stays, and does it again for each spec that is saved; Ctrl-C ends it")
    static let jobs = Option("--jobs", "N", "how many cores work at once; all unless said")
    static let all = Option("--all", nil, "also what a spec still makes")
    static let spec = Option("--spec", nil, "the spec too")
    static let device = Option(
        "--device", "D", isRepeatable: true, "a name from `genvc devices`, or `390x844@47,0,34,0`")
    static let landscape = Option("--landscape", nil, "the device lies on its side")
    static let textSize = Option("--text-size", "S", "XS S M L XL XXL XXXL or AX1 to AX5")
    static let rightToLeft = Option("--rtl", nil, "as in a language that is written from right to left")
    static let keyboard = Option("--keyboard", "POINTS", "the height of a keyboard that covers the bottom")
    static let state = Option(
        "--state", "NAME=VALUE", isRepeatable: true, "what a field of `state` is in place of its sample")
    static let assets = Option(
        "--assets", "PATH",
        "an asset catalogue, or a folder with some: sizes of pictures, and names that are missing there")
    static let states = Option("--states", nil, "each state that is drawn otherwise, one below the other")
    static let columns = Option(
        "--columns", "N", "columns of a line; unless said, of devices as the terminal has, or 120")
    static let columnsOfDifference = Option("--columns", "N", "columns of a line; as the terminal has unless said")
    static let drawingFormat = Option("--format", "F", "text, ascii, table or json; text unless said")
    static let findingsFormat = Option("--format", "F", "text, xcode, github, json, sarif or junit; text unless said")
    static let answerFormat = Option(
        "--format", "F", "text, or json, which `genvc explain json` describes; text unless said")
    static let strict = Option("--strict", nil, "warnings are errors")
    static let strictNames = Option("--strict", nil, "a name that the context does not have is an error")
    static let maximum = Option("--max-errors", "N", "how many findings are printed; 0 prints all; 20 unless said")
    static let context = Option("--context", "FILE", "the values: JSON, or YAML where the name ends in .yml or .yaml")
    static let partials = Option("--partials", "DIR", "the folder of `NAME.mustache` for each `{{> NAME}}`")
    static let screenType = Option("--type", "T", "form, list, detail or dashboard")
    static let components = Option(
        "--components", "LIST", "of text, buttons, images and lists, as `text,buttons`; or none")
    static let complexity = Option("--complexity", "C", "simple, medium or complex")
    static let scrolling = Option("--scroll", "S", "none, vertical, horizontal or both")
    static let answers = Option("--answers", "FILE", "answers by lines, as `type: form`")
    static let fixPlist = Option("--fix-plist", "FILE", "an Info.plist that is to name no storyboard any more")
    static let tokens = Option(
        "--tokens", "FILE", isRepeatable: true, "design tokens in JSON, or an asset catalogue, for the theme")
    static let approve = Option("--approve", nil, "writes down that you approve of the drawing, for `generate`")
    static let yes = Option("--yes", nil, "asks nothing")
    static let applyFixes = Option(
        "--fix", nil, "writes the fixes that were tried into the specs; with `--dry-run` prints them as a diff")
    static let baseline = Option("--baseline", "FILE", "a list of known findings, which are not told again")
    static let writeBaseline = Option("--write-baseline", "FILE", "writes the list of the findings, and ends with 0")
    static let standardStreams = Option("--stdio", nil, "what it does anyway; some editors say so")
    static let color = Option("--color", "WHEN", "auto, always or never; auto unless said")
    static let quiet = Option("--quiet", nil, "tells of errors alone")
    static let verbose = Option("--verbose", nil, "tells of all findings, and not of the first 20")
    static let help = Option("--help", nil, "prints this page")
    static let version = Option("--version", nil, "prints the version")
}
