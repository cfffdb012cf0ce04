import type { IsoDate } from '@vp-digital/core/finance';
import { mapOutcome } from '../outcome';
import { adultsOf } from '../people';
import { basicPensionEffect, basicPensionYear } from './basicPensionEffect';
import { factOf, type LeverOutcome, nothingPossible, type SubsidyData } from './lever';
import { riesterOf } from './riester';

/** Riester: allowances after the cut against all of them. */
export const riesterLevers = (household: SubsidyData, date: IsoDate): LeverOutcome[] =>
  adultsOf(household).flatMap((personId): LeverOutcome[] => {
    const riester = riesterOf(household, personId, date);
    if (riester.kind === 'notRelevant') return [];
    const amounts = mapOutcome(riester, ({ allowances, fullAllowances }) => ({
      used: allowances,
      possible: fullAllowances,
    }));
    return [{ lever: 'riester', personId, amounts }];
  });

/** Basisrente: the tax that today's contributions save against that of the contributions the person could pay. */
export function basicPensionLevers(household: SubsidyData, date: IsoDate): LeverOutcome[] {
  return adultsOf(household).flatMap((personId): LeverOutcome[] => {
    const current = basicPensionYear(household, personId);
    const known = factOf(household, 'basicPension', personId)?.contributionYear;
    const contributionYear = Math.max(current, known ?? 0);
    if (contributionYear === 0) return known === undefined ? [] : [nothingPossible('basicPension', personId)];
    const effect = basicPensionEffect({ household, personId, contributionYear, date });
    const amounts = mapOutcome(effect, (value) => ({
      used: value.currentSaving,
      possible: value.effect.saving,
    }));
    return [{ lever: 'basicPension', personId, amounts }];
  });
}
