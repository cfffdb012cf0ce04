export { AccessDenied } from './access/AccessDenied';
export { fromQuery } from './data/fromQuery';
export { type Loaded, LoadedState, type LoadedStateProps } from './data/LoadedState';
export { SaveProblem, type SaveProblemProps } from './saving/SaveProblem';
export { type Explained, ExplanationSheet, type ExplanationSheetProps } from './explanation/ExplanationSheet';
export { useExplained } from './explanation/useExplained';
