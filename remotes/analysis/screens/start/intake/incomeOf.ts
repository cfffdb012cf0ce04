import { earningOf, type Income, type SectionData } from '@vp-digital/core/household';
import { incomeEntries } from '../../../shared/income/data';
import { kindOf, payOf } from '../../../shared/quick-check/pay';
import type { IntakeData } from './data';

/** What "net" may mean for a person who does not (or no longer) earn. */
const ofNoEarner: readonly Income['kind'][] = [
  'salary',
  'officialPay',
  'profit',
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
  'other',
];

/**
 * The income that an answer refers to: the person's pay, or the only income they live on; `several` if ambiguous.
 * Without an entry, the kind is that of a new one.
 */
export function incomeOf(
  data: IntakeData,
  personId: string,
): { kind: Income['kind']; entry?: [id: string, income: Income] } | 'several' {
  const kind = kindOf[earningOf(data, personId)];
  if (kind !== undefined) {
    const [id, income] = payOf(data, personId);
    return id && income ? { kind, entry: [id, income] } : { kind };
  }
  const [first, second] = of(data, personId);
  if (second) return 'several';
  return first ? { kind: first.income.kind, entry: [first.id, first.income] } : { kind: 'other' };
}

const of = (data: Pick<SectionData, 'incomes'>, personId: string) =>
  incomeEntries(data).filter(
    ({ income }) => income.personId === personId && ofNoEarner.includes(income.kind),
  );
