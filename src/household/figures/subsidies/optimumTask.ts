import type { SubsidyLever } from '../../documents';
import type { OptimumStep } from './optimumSteps';

/** Each lever's own number, which never becomes another's. */
const numbers: Readonly<Record<SubsidyLever, number>> = {
  employerSavings: 1,
  savingsAllowance: 2,
  housingPremium: 3,
  riester: 4,
  occupationalPensionEmployer: 5,
  occupationalPensionSaving: 5,
  basicPension: 6,
  healthFundChange: 7,
  taxReturn: 8,
  householdServices: 9,
  other: 10,
};

/**
 * Under which id the task of a step stands in the recap, so that a step taken over twice is one task: that of its person, of
 * the entry that names it, or of nobody, with the lever's number in front.
 */
export const optimumTaskId = ({ levers: [{ lever, personId, factId }] }: OptimumStep): string => {
  const of = (lever === 'other' ? factId : personId) ?? nobody;
  return `${(optimumTasks + numbers[lever]).toString(16)}${of.slice(8)}`;
};

/** So that what stands in front has the eight digits of an id. */
const optimumTasks = 0x10c13000;
const nobody = '00000000-0000-4000-8000-000000000000';
