import GenvcModel
import GenvcSwift
import GenvcTemplates
import GenvcViews

/// The parts of a class around its views: the receiver of its events, and all that only a screen or a component has.
indirect enum ClassSurroundings {
    case screen(ScreenSurroundings)
    case component(ComponentSurroundings)

    /// Takes the surroundings of the class's form.
    init(_ parts: ClassDescription, _ expressions: ExpressionWriter) {
        switch parts.form {
        case .screen(let screen, let style):
            self = .screen(ScreenSurroundings(parts, screen, style, expressions))
        case .component(let component): self = .component(ComponentSurroundings(parts, component))
        }
    }

    /// Writes what is set up before the views are declared.
    mutating func begin(_ declarations: inout DeclarationWriter) {
        switch self {
        case .screen(var screen):
            screen.addTitle(&declarations)
            self = .screen(screen)
        case .component(var component):
            component.addHost(&declarations)
            self = .component(component)
        }
    }

    /// Writes the menus of a component; those of a screen belong to its controller.
    mutating func addMenus(_ expressions: ExpressionWriter) {
        guard case .component(var component) = self else { return }
        component.addMenus(expressions)
        self = .component(component)
    }

    /// Adds to `render()` what stands behind what the views show; gives back what VoiceOver is told of changes.
    mutating func end(_ rendering: inout StateRendering, _ declarations: DeclarationWriter) -> NotificationWriter? {
        switch self {
        case .screen(var screen):
            screen.layerColors = declarations.layerColors
            let notifications = screen.addRendering(&rendering)
            self = .screen(screen)
            return notifications
        case .component(var component):
            component.addRendering(&rendering, declarations)
            self = .component(component)
            return nil
        }
    }

    /// The values that the template sees of the constraints that are active from the first.
    func context(of constraints: inout ConstraintWriter) -> TemplateValue {
        switch self {
        case .screen: .list(constraints.contexts())
        case .component(let component): component.context(of: &constraints)
        }
    }

    /// The values that only templates of such a class see.
    ///
    /// - Parameter isRendered: True if the class has a method that shows what is new.
    func record(_ templates: TemplateWriter, isRendered: Bool) -> TemplateRecord {
        switch self {
        case .screen(let screen): screen.record(templates)
        case .component(let component): component.record(isRendered: isRendered)
        }
    }

    /// True if the class has a method that shows what it is given.
    func isRendered(_ statements: [Statement]) -> Bool {
        switch self {
        case .screen: !statements.isEmpty
        case .component(let component): component.isRendered(statements)
        }
    }

    /// The declarations that stand before the views.
    var elements: [TemplateValue] {
        switch self {
        case .screen(let screen): screen.elements
        case .component: []
        }
    }

    /// The statements that the class runs before it makes its hierarchy.
    var setUp: [Statement] {
        switch self {
        case .screen(let screen): screen.setUp
        case .component(let component): component.setUp
        }
    }

    /// The enums of literals besides those of views that are repeated.
    var literals: [TemplateValue] {
        switch self {
        case .screen(let screen): screen.lists.flatMap(\.enums)
        case .component: []
        }
    }

    /// The declarations by which the class tells of its events.
    var events: EventWriter {
        switch self {
        case .screen(let screen): screen.events
        case .component(let component): component.events
        }
    }
}
