import { type IsoDate, lawFor, type RiesterAllowances, riesterAllowances } from '@vp-digital/core/finance';
import { isPremiumMissing } from '../monthly';
import { allOf, computed, missing, missingAll, factsOf, notRelevant, type Outcome } from '../outcome';
import { type People, socialSchemeOf, worksAbroad } from '../people';
import { childAllowances } from './childAllowanceHolder';
import type { SubsidyData } from './lever';
import { payYear } from '../payYear';
import { savingsOf, yearOf } from './savingContracts';

/**
 * Riester allowances of a year with their cut. Today's pay, of artists and farmers the profit
 * (§ 86 (1), (3) EStG), stands for last year's; the children are those whose allowance
 * is this saver's (§ 85 EStG). Not relevant without a contract. Missing: premium of a contract, gross, and what says whose
 * a child's allowance is; foreignLaw of work in another country.
 */
export function riesterOf(
  household: People & Pick<SubsidyData, 'contracts'>,
  personId: string,
  date: IsoDate,
): Outcome<RiesterAllowances> {
  const contracts = savingsOf(household, personId, ['riester']);
  if (contracts.length === 0) return notRelevant;
  // who is insured abroad is entitled by a spouse, or by a contract of before 2010 alone (§ 10a (6) EStG)
  if (worksAbroad(household, personId)) return missing('foreignLaw', personId);
  const premium = contracts.some(isPremiumMissing) ? missing('premium', personId) : notRelevant;
  const pay = payYear(household, personId, [
    'salary',
    'officialPay',
    ...(['artists', 'farmers'].includes(socialSchemeOf(household, personId)) ? (['profit'] as const) : []),
  ]);
  const children = allOf(
    childAllowances(household, date).map(({ child, holder }): Outcome<IsoDate> => {
      if (holder.kind !== 'computed') return holder;
      return holder.value.personId === personId ? computed(child.birthDate) : notRelevant;
    }),
  );
  if (premium.kind === 'missing' || pay.kind !== 'computed' || children.kind !== 'computed')
    return missingAll(factsOf(premium, pay, children));
  return computed(
    riesterAllowances({
      year: lawFor(date).year,
      previousYearPay: pay.value,
      ownContributionYear: yearOf(contracts),
      childBirthDates: children.value,
    }),
  );
}
