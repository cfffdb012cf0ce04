import type { Income, SectionData } from '../../documents';
import { notRelevant, type Outcome } from '../outcome';
import { type PayFacts, payFacts } from '../payFacts';
import { hasFreeMedicalCare, type Occupation, occupationOf, type People } from '../people';

const payKinds: Partial<Record<Occupation, Income['kind']>> = {
  employee: 'salary',
  selfEmployed: 'profit',
  civilServant: 'officialPay',
};

/** Not relevant to those who earn nothing or have Heilfürsorge. Missing: `payFacts`. */
export function statutoryHealthFacts(
  household: People & Pick<SectionData, 'addresses'>,
  personId: string,
): Outcome<PayFacts> {
  const kind = payKinds[occupationOf(household, personId)];
  return kind === undefined || hasFreeMedicalCare(household, personId)
    ? notRelevant
    : payFacts(household, personId, kind);
}
