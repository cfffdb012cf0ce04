import {
  type Cents,
  type GrossToNet,
  grossToNet,
  type IsoDate,
  type TaxClass,
} from '@vp-digital/core/finance';
import { type Income, isPartlyKnown, type SectionData } from '../documents';
import { companyPensionOf } from './subsidies/companyPension';
import { netEstimateNeeds } from './netEstimateNeeds';
import { type EstimateFact, estimatedPayInput, type PayData } from './payInput';
import { defineFigure, type OfEntry } from './defineFigure';
import { computed, missingAll, notRelevant } from './outcome';

/** The documents that an estimate of net pay reads. */
export type NetEstimateData = PayData & Pick<SectionData, 'incomes' | 'contracts'>;

export type NetEstimate =
  | {
      kind: 'estimated';
      result: GrossToNet;
      /** Net of a church member, while membership is unknown and the result assumes that there is no church tax. */
      ifChurchMember?: Cents;
      /** The tax class assumed while it is unknown. */
      usualTaxClass?: TaxClass;
    }
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly (EstimateFact | 'newerRelease')[] }
  /** Not an employee's pay, or deductions are unknown (private health insurance). */
  | { kind: 'notApplicable' };

/**
 * F2 Netto-Schätzung: monthly net pay from gross pay by the law in force on a day. Always called an estimate; the
 * payslip takes precedence. The recorded gross pay is that before any deferral into a company pension.
 */
export function netEstimate(data: NetEstimateData, income: Income, date: IsoDate): NetEstimate {
  if (netEstimateNeeds.some((name) => isPartlyKnown(data[name])))
    return { kind: 'missing', facts: ['newerRelease'] };
  const pay = estimatedPayInput(data, income, date);
  if (pay.kind !== 'known') return pay;
  const input = { ...pay.input, ...companyPensionOf(data, income, 'month', pay.input.gross) };
  const result = grossToNet(input);
  const usual = pay.assumed.includes('usualTaxClass') ? { usualTaxClass: input.taxClass } : {};
  if (!pay.assumed.includes('noChurchTax')) return { kind: 'estimated', result, ...usual };
  const { net } = grossToNet({ ...input, churchMember: true });
  return { kind: 'estimated', result, ...usual, ...(net !== result.net && { ifChurchMember: net }) };
}

export const netEstimateFigure = /* @__PURE__ */ defineFigure('netEstimate', {
  number: 'F2',
  documents: ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'],
  unit: 'moneyMonthly',
  source: '§§ 32a, 39b, 51a EStG, contribution rates of the year',
  of(household, { entryId, date }: OfEntry) {
    const income = household.incomes.items[entryId];
    if (!income) return notRelevant;
    const estimate = netEstimate(household, income, date);
    if (estimate.kind === 'notApplicable') return notRelevant;
    return estimate.kind === 'missing'
      ? missingAll(estimate.facts.map((fact) => ({ fact, personId: income.personId })))
      : computed(estimate);
  },
  amount: ({ result }) => result.net,
  assumes: () => true,
  explained: true,
});
