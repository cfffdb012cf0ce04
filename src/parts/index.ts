export { AccessDenied } from './access/AccessDenied';
export { fromQuery } from './data/fromQuery';
export { type Loaded, LoadedState, type LoadedStateProps } from './data/LoadedState';
export { PersonSwitch, type PersonSwitchProps } from './person/PersonSwitch';
export { type PersonChoice, usePersonChoice } from './person/usePersonChoice';
export { SectionProblem, type SectionProblemProps } from './saving/SectionProblem';
export { SaveProblem, type SaveProblemProps } from './saving/SaveProblem';
export { type Explained, ExplanationSheet, type ExplanationSheetProps } from './explanation/ExplanationSheet';
export { useExplained } from './explanation/useExplained';
