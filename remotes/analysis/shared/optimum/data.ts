import type {
  LeverOf,
  OptimumLever,
  OptimumStep,
  SectionData,
  SubsidyData,
} from '@vp-digital/core/household';

/** What the page computes from; the recap comes beside it, for those who may read it. */
export const optimumDocuments = [
  'persons',
  'addresses',
  'employments',
  'taxProfiles',
  'incomes',
  'contracts',
  'subsidyFacts',
] as const;

export type OptimumData = Pick<SectionData, (typeof optimumDocuments)[number]> & SubsidyData;

type ShownOf = LeverOf & Pick<OptimumLever, 'factId'>;

/** What a sheet is about: levers that are one step, with its amounts where they are known. */
export interface ShownLever {
  key: string;
  levers: readonly [ShownOf, ...ShownOf[]];
  step?: OptimumStep;
}
