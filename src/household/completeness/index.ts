export { type DataArea, dataAreas, documentsOfArea } from './areas';
export {
  type AreaCompleteness,
  type Completeness,
  completeness,
  type DataState,
  openResults,
  percentOf,
  stateOf,
  totalOf,
} from './completeness';
export type { ChangeDates } from './dataDates';
export { earningOf } from './earning';
export { livesOnPension } from './livesOnPension';
export { neededOfPerson } from './personFacts';
export type { MissingInformation } from './missingFacts';
export { type AnalysisResult, computedResults } from './askedResults';
export { type CompletenessData, completenessDocuments, type RecordedFact } from './requiredFact';
export {
  firstQuestions,
  type QuickFact,
  type QuickQuestion,
  quickFacts,
  quickQuestions,
} from './quickFacts';
