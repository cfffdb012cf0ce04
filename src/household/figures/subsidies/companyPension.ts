import { type Cents, roundHalfUp } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { premiumIn } from '../monthly';
import { incomesOf } from '../ownIncome';
import { savingsOf } from './savingContracts';

/**
 * What goes into company pensions (bAV) in a period, in cents: deferred out of a person's first salary, at most the
 * whole pay, and what the employer adds. Nothing out of any other salary.
 */
export function companyPensionOf(
  data: Pick<SectionData, 'incomes' | 'contracts' | 'persons'>,
  { kind, personId, position }: Income,
  period: 'month' | 'year',
  gross: Cents,
) {
  if (kind !== 'salary') return {};
  const isFirst = incomesOf(data, personId, ['salary']).every((salary) => salary.position >= position);
  if (!isFirst) return {};
  let [deferredPay, employerPension] = [0, 0];
  for (const contract of savingsOf(data, personId, ['companyPension'])) {
    const premium =
      period === 'year' ? premiumIn('year', contract) : roundHalfUp(premiumIn('year', contract) / 12);
    const employer = Math.min(premium, (contract.employerShare ?? 0) * (period === 'year' ? 12 : 1));
    deferredPay += premium - employer;
    employerPension += employer;
  }
  return { deferredPay: Math.min(deferredPay, gross), employerPension };
}
