import type { IsoDate } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { branchesOf } from '../insuredBranches';
import { notRelevant, type Outcome } from '../outcome';
import { type PayFacts, payFacts } from '../payFacts';
import { hasFreeMedicalCare, type Occupation, occupationOf, type People } from '../people';

const payKinds: Partial<Record<Occupation, Income['kind']>> = {
  employee: 'salary',
  selfEmployed: 'profit',
  civilServant: 'officialPay',
};

/**
 * Not relevant to those who earn nothing or have Heilfürsorge, nor to who has a Minijob alone, which makes nobody a
 * member of a fund (§ 7 (1) SGB V). Missing: `payFacts`.
 */
export function statutoryHealthFacts(
  household: People & Pick<SectionData, 'addresses'>,
  personId: string,
  date: IsoDate,
): Outcome<PayFacts> {
  const kind = payKinds[occupationOf(household, personId)];
  const isMinijob = branchesOf(household, personId, date)?.isMinijob === true;
  return kind === undefined || isMinijob || hasFreeMedicalCare(household, personId)
    ? notRelevant
    : payFacts(household, personId, kind);
}
