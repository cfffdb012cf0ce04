import type { NeedTopic, SectionData } from '../../documents';
import type { FigureName } from '../defineFigure';

/** The documents that the comparison is computed from, with those that an estimated net follows from. */
export const needDocuments = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'expenses',
  'contracts',
  'assets',
  'liabilities',
  'housing',
  'statutoryPensions',
  'protectionWishes',
  'absences',
  'needDecisions',
  'assumptions',
] as const;

/** The documents in which two points in time are compared. */
export const comparedDocuments = [...needDocuments, 'subsidyFacts', 'goals'] as const;

export type NeedData = Pick<SectionData, (typeof needDocuments)[number]>;

/** The figures that say what is missing of the topics that are measured. */
export const needFigures: Partial<Record<NeedTopic, FigureName>> = {
  work: 'protectionGap',
  death: 'deathGap',
  oldAge: 'retirementGap',
  reserve: 'reserveLack',
};
