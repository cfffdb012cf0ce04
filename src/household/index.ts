export * from './appointments';
export * from './completeness';
export * from './consents';
export * from './documents';
export * from './figures';
export * from './plan';
export { type DocumentReader, type OwnCore, ownCore } from './ownCore';
export { type DocumentIssue, documentIssues } from './rules/documentRules';
export {
  type BirthDateProblem,
  birthDateProblem,
  type NameProblem,
  nameProblem,
  straightened,
} from './rules/personRules';
export * from './questionnaire';
export { defineScreen, type PageProps } from './screens/defineScreen';
