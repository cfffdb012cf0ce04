export { ChoiceChips, type ChoiceChipsProps } from './appointment/ChoiceChips';
export { type AppointmentData, type AppointmentDraft, newAppointment } from './appointment/newAppointment';
export { Participants, type ParticipantsProps } from './appointment/Participants';
export { Themes, type ThemesProps } from './appointment/Themes';
export { TimeField } from './appointment/TimeField';
export { minutesAfter, minutesBetween } from './appointment/times';
export { WhenFields, type WhenFieldsProps } from './appointment/WhenFields';
export { WhereFields, type WhereFieldsProps } from './appointment/WhereFields';
export {
  AssumptionFields,
  AssumptionsButton,
  type AssumptionsSheetProps,
} from './assumptions/AssumptionsSheet';
export { ChoiceGroup } from './ChoiceGroup';
export { FieldsInRow } from './FieldsInRow';
export { HealthQuestion, type HealthQuestionProps } from './HealthQuestion';
export { LinkAndCode, type LinkAndCodeProps } from './link/LinkAndCode';
export { DecisionField, type DecisionFieldProps } from './needs/DecisionField';
export { NeedBar, type NeedBarProps } from './needs/NeedBar';
export { NeedSheets, type NeedSheetsProps, OrderButton } from './needs/NeedSheets';
export { NeedTable, type NeedTableProps } from './needs/NeedTable';
export { UnknownNeeds, type UnknownNeedsProps } from './needs/UnknownNeeds';
export { type OpenedTopic, useOpenedTopic } from './needs/useOpenedTopic';
export { PersonFields, type PersonFieldsProps, type PersonWords } from './PersonFields';
export {
  completePerson,
  emptyPerson,
  type PersonDraft,
  type PersonField,
  type PersonProblem,
  type PersonProblems,
  problemsOf,
} from './personDraft';
export { Slider, type SliderProps } from './Slider';
export { type Keeping, type Typed, type TypedDraft, useTypedDraft } from './useTypedDraft';
export { ReportWish, type ReportWishProps } from './report/ReportWish';
export { SortableRows, type SortableRowsProps } from './sortable/SortableRows';
export { useFocusOnProblem } from './useFocusOnProblem';
export { useUnsaved } from './useUnsaved';
export { GhostSlider, type GhostSliderProps } from './what-if/GhostSlider';
export { setScenarioValue, type ScenarioName, useScenarioValue } from './what-if/scenario';
export { WhatIf, type WhatIfProps, type WhatIfRow } from './what-if/WhatIf';
