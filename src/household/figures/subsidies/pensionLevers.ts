import { type IsoDate, lawFor, type RiesterAllowances, riesterAllowances } from '@vp-digital/core/finance';
import { benefitChildren } from '../benefitChildren';
import { mapOutcome, notRelevant, type Outcome } from '../outcome';
import { grossYear } from '../ownIncome';
import { adultsOf } from '../people';
import { basicPensionEffect, basicPensionYear } from './basicPensionEffect';
import { factOf, type LeverOutcome, type SubsidyData } from './lever';
import { savingsOf, yearOf } from './savingContracts';

/**
 * Riester allowances of a year with their cut. Today's pay stands for last year's; the children are those of the
 * household if the saver receives child benefit. Not relevant without a contract. Missing: gross.
 */
export function riesterOf(
  household: Pick<SubsidyData, 'persons' | 'incomes' | 'contracts'>,
  personId: string,
  date: IsoDate,
): Outcome<RiesterAllowances> {
  const contracts = savingsOf(household, personId, ['riester']);
  if (contracts.length === 0) return notRelevant;
  const pay = grossYear(household, personId, ['salary', 'officialPay']);
  return mapOutcome(pay, (previousYearPay) =>
    riesterAllowances({
      year: lawFor(date).year,
      previousYearPay,
      ownContributionYear: yearOf(contracts),
      childBirthDates: childrenOfSaver(household, personId, date),
    }),
  );
}

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

function childrenOfSaver(
  household: Pick<SubsidyData, 'persons' | 'incomes'>,
  personId: string,
  date: IsoDate,
): IsoDate[] {
  const receives = Object.values(household.incomes.items).some(
    (income) => income.kind === 'childBenefit' && income.personId === personId,
  );
  return receives ? benefitChildren(household, date).map(({ birthDate }) => birthDate) : [];
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
