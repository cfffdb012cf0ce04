import { healthChoiceRules, type Rate } from '@vp-digital/core/finance';
import { childrenOf, mainEmployment, occupationOf, type People } from './people';
import { hasFreeMedicalCare } from './publicService';

/**
 * Beihilfe of a civil servant: the part of the costs that the employer bears, as recorded or the Federation's by number
 * of children. Undefined for those without aid, and while Heilfürsorge takes its place.
 */
export function aidRateOf(household: People, personId: string): Rate | undefined {
  if (occupationOf(household, personId) !== 'civilServant' || hasFreeMedicalCare(household, personId))
    return undefined;
  const recorded = mainEmployment(household, personId)?.aidRate;
  if (recorded !== undefined) return recorded > 0 ? recorded / 10_000 : undefined;
  return childrenOf(household).length >= 2 ? healthChoiceRules.aidTwoChildren : healthChoiceRules.aidActive;
}

/** Beihilfe of the same person in retirement. */
export const aidRateInRetirement = (today: Rate): Rate => Math.max(today, healthChoiceRules.aidPensioner);

/** What is left of a premium in retirement, when the aid rises; 1 without aid. */
export const oldAgeShare = (today: Rate | undefined): Rate =>
  today === undefined ? 1 : (1 - aidRateInRetirement(today)) / (1 - today);
