/// Every rule about single elements. Of several errors at one place only the first is told, so the order counts.
enum SpecRules {
    /// The rules that an element of that role has to keep.
    static func all(for role: ReadElement.Role) -> [any SpecRule.Type] {
        switch role {
        case .element, .ownView: ofElements
        case .look: ofLooks
        case .list: ofLists
        case .input: aboutInputs
        }
    }

    /// The rules of elements of the spec, and of the own views of components with rows.
    private static let ofElements: [any SpecRule.Type] =
        [RequiredKeys.self] + aboutKeys + [OverwrittenByClass.self]
        + [
            CellComponent.self, CellSwitch.self, CellText.self, SectionTextComponent.self, RepeatedCells.self,
            SectionLayoutKeys.self,
        ]
        + ofLists
        + [
            CircleNeedsHeight.self, PlacementNeedsWidth.self, NothingInside.self, PagesStayInPlace.self,
            ButtonHitArea.self, UnderlayOfLayer.self, OverlayOfCells.self, GrowingText.self, LostButtonRole.self,
            LayoutOfNothing.self, NothingToReturnTo.self, SizeInCases.self,
        ]
        + aboutInputs
        + [
            ControllerInComponent.self, SlotKeys.self, MenuOfRepeated.self, AccessibilityActionsPlace.self,
            TitleViewKeys.self, MenuActionKeys.self, AlertActionKeys.self, AlertWayOut.self,
            ActionSheetNeeds.self, OneCancelAction.self, AlertTextFieldKeys.self, SwipeActionKeys.self,
            AccessibilityActionKeys.self,
        ]
        + [
            RowsOfOwnClass.self, InputInCases.self, KeysOfShippedClass.self, KeysOfOneView.self, PictureOfButton.self,
            KeysBelongTogether.self, ClassOfComponent.self, PropertiesOfOwnClass.self, ListByExpression.self,
            BaselineOfScrollView.self, KeyboardOfComponent.self, CaseNeedsBase.self, BoundsOfOneSide.self,
            ValueAtFirst.self, MinutesDivideHour.self,
            TouchesInControl.self, TouchesThatNeverCome.self, NamedRelationInCase.self, HiddenIndicator.self,
            CaseAsksItself.self, OwnSizePlace.self, SizeOfControl.self, CornersOfButton.self,
            ReturnAddsLine.self,
        ]

    /// The rules about the field that keeps what a person enters.
    private static let aboutInputs: [any SpecRule.Type] = [ComputedInput.self, LostInput.self, EnteredNumber.self]

    /// The rules about single keys, wherever they are written.
    private static let aboutKeys: [any SpecRule.Type] = [
        PlaceholderOfPicture.self, MarkdownAsterisks.self, SizeBesideSides.self, EdgeToEdgeRows.self,
        KnownPlacement.self, PatternNeedsSlots.self, ClippedShadow.self, TappedLinks.self, AttributedTextKeys.self,
        DecorativeWords.self, RepeatedView.self, RepeatedState.self, RepetitionEnum.self, RepetitionPlace.self,
        NameOfRepeated.self, ClassName.self, EventName.self, SelectionByTap.self, AnswerToEvent.self,
        FocusOfScreen.self, AnimateNeedsChange.self, AnimationsNeedChange.self, KnownGestures.self, NameOfTold.self,
        AdjustableNeedsSteps.self,
    ]

    /// The rules of components with `base: label` or `button`, which have neither content nor a place.
    private static let ofLooks: [any SpecRule.Type] =
        [CircleOfClass.self] + aboutKeys + [AppearanceOfClass.self, CornersOfButton.self]

    /// The rules of lists, whether a screen is one or an element is.
    private static let ofLists: [any SpecRule.Type] = [ListLooks.self, EmptyStateOfList.self]
}
