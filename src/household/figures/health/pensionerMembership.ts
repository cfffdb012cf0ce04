import { healthChoiceRules, type IsoDate } from '@vp-digital/core/finance';
import { workingLifeRules } from '../assumptions';
import { branchesOf } from '../insuredBranches';
import { ageOf, type People } from '../people';
import { pensionStart } from '../retirement/pensionStart';

/**
 * How a person would be a member of a fund as a pensioner, § 5 (1) Nr. 11 SGB V: compulsory (KVdR) with nine tenths of
 * the second half of working life in a fund, else voluntary. Who is privately insured today has them only if less than a
 * tenth of that half has passed; a civil servant is a voluntary member.
 */
export function pensionerMembership(
  household: People,
  personId: string,
  date: IsoDate,
): 'compulsory' | 'voluntary' {
  const branches = branchesOf(household, personId, date);
  if (branches?.pensionScheme === 'civilService') return 'voluntary';
  if (branches?.cover !== 'private' && branches?.cover !== 'privateAid') return 'compulsory';
  const start = pensionStart(household, personId, date);
  const age = ageOf(household, personId, date);
  if (start.kind !== 'computed' || age === undefined) return 'voluntary';
  const end = start.value.fullAge / 12;
  const half = (end - workingLifeRules.fromAge) / 2;
  return age <= end - half * healthChoiceRules.pensionerPriorShare ? 'compulsory' : 'voluntary';
}
