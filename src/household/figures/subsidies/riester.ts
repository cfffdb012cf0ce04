import { type IsoDate, lawFor, type RiesterAllowances, riesterAllowances } from '@vp-digital/core/finance';
import { benefitChildren } from '../benefitChildren';
import { mapOutcome, notRelevant, type Outcome } from '../outcome';
import type { People } from '../people';
import type { SubsidyData } from './lever';
import { payYear } from './payYear';
import { savingsOf, yearOf } from './savingContracts';

/**
 * Riester allowances of a year with their cut. Today's pay stands for last year's; the children are those of the
 * household if the saver receives child benefit. Not relevant without a contract. Missing: gross.
 */
export function riesterOf(
  household: People & Pick<SubsidyData, 'contracts'>,
  personId: string,
  date: IsoDate,
): Outcome<RiesterAllowances> {
  const contracts = savingsOf(household, personId, ['riester']);
  if (contracts.length === 0) return notRelevant;
  const pay = payYear(household, personId, ['salary', 'officialPay']);
  return mapOutcome(pay, (previousYearPay) =>
    riesterAllowances({
      year: lawFor(date).year,
      previousYearPay,
      ownContributionYear: yearOf(contracts),
      childBirthDates: childrenOfSaver(household, personId, date),
    }),
  );
}

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
