export { ChoiceGroup } from './ChoiceGroup';
export { FieldsInRow } from './FieldsInRow';
export { HealthQuestion, type HealthQuestionProps } from './HealthQuestion';
export { LinkAndCode, type LinkAndCodeProps } from './link/LinkAndCode';
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
export { SortableRows, type SortableRowsProps } from './sortable/SortableRows';
export { useFocusOnProblem } from './useFocusOnProblem';
export { useUnsaved } from './useUnsaved';
export { setScenarioValue, type ScenarioName, useScenarioValue } from './what-if/scenario';
export { WhatIf, type WhatIfProps, type WhatIfRow } from './what-if/WhatIf';
