export { AccessDenied } from './access/AccessDenied';
export { useSignOut } from './access/useSignOut';
export { fromQuery } from './data/fromQuery';
export { type Loaded, LoadedState, type LoadedStateProps } from './data/LoadedState';
export { saveFile } from './file/saveFile';
export { FailedPage, type FailedPageProps } from './page/FailedPage';
export { LoadingPage, type LoadingPageProps } from './page/LoadingPage';
export {
  completePerson,
  emptyPerson,
  type PersonDraft,
  type PersonProblems,
  problemsOf,
} from './person/personDraft';
export { PersonFields, type PersonFieldsProps } from './person/PersonFields';
export { PersonSwitch, type PersonSwitchProps } from './person/PersonSwitch';
export { type PersonChoice, usePersonChoice } from './person/usePersonChoice';
export { SectionProblem, type SectionProblemProps } from './saving/SectionProblem';
export { UndoButton } from './undo/UndoButton';
export type { FieldKinds } from './saving/useFieldText';
export { SaveProblem, type SaveProblemProps } from './saving/SaveProblem';
export { type Explained, ExplanationSheet, type ExplanationSheetProps } from './explanation/ExplanationSheet';
export { useExplained } from './explanation/useExplained';
