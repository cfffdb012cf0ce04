import { type IsoDate, isIsoDate, lawFor, riesterAllowances } from '@vp-digital/core/finance';
import { mapOutcome } from '../outcome';
import { grossYear } from '../ownIncome';
import { adultsOf, childrenOf } from '../people';
import { basicPensionEffect, basicPensionYear } from './basicPensionEffect';
import { factOf, type LeverOutcome, type SubsidyData } from './lever';
import { savingsOf, yearOf } from './savingContracts';

/**
 * Riester: allowances after the cut against all of them. Today's pay stands for last year's; the children are those
 * of the household if the saver receives child benefit.
 */
export function riesterLevers(household: SubsidyData, date: IsoDate): LeverOutcome[] {
  return adultsOf(household).flatMap((personId): LeverOutcome[] => {
    const contracts = savingsOf(household, personId, ['riester']);
    if (contracts.length === 0) return [];
    const pay = grossYear(household, personId, ['salary', 'officialPay']);
    const amounts = mapOutcome(pay, (previousYearPay) => {
      const { allowances, fullAllowances } = riesterAllowances({
        year: lawFor(date).year,
        previousYearPay,
        ownContributionYear: yearOf(contracts),
        childBirthDates: benefitChildren(household, personId),
      });
      return { used: allowances, possible: fullAllowances };
    });
    return [{ lever: 'riester', personId, amounts }];
  });
}

function benefitChildren(household: SubsidyData, personId: string): IsoDate[] {
  const receives = Object.values(household.incomes.items).some(
    (income) => income.kind === 'childBenefit' && income.personId === personId,
  );
  if (!receives) return [];
  return childrenOf(household).flatMap((id) => {
    const child = household.persons.items[id];
    return child?.childBenefit !== false && child && isIsoDate(child.birthDate) ? [child.birthDate] : [];
  });
}

/** Basisrente: the tax that today's contributions save against that of the contributions the person could pay. */
export function basicPensionLevers(household: SubsidyData, date: IsoDate): LeverOutcome[] {
  return adultsOf(household).flatMap((personId): LeverOutcome[] => {
    const current = basicPensionYear(household, personId);
    const contributionYear = Math.max(
      current,
      factOf(household, 'basicPension', personId)?.contributionYear ?? 0,
    );
    if (contributionYear === 0) return [];
    const effect = basicPensionEffect({ household, personId, contributionYear, date });
    const amounts = mapOutcome(effect, (value) => ({
      used: value.currentSaving,
      possible: value.effect.saving,
    }));
    return [{ lever: 'basicPension', personId, amounts }];
  });
}
