import {
  type Cents,
  type GrossToNet,
  grossToNet,
  type IsoDate,
  type SelfEmployedNet,
  selfEmployedNet,
  type TaxClass,
} from '@vp-digital/core/finance';
import { type Income, isPartlyKnown, type SectionData } from '../documents';
import { companyPensionOf } from './subsidies/companyPension';
import { netEstimateNeeds } from './netEstimateNeeds';
import { mainEmployment } from './people';
import { type EstimateFact, estimatedPayInput, type PayData } from './payInput';
import { defineFigure, type OfEntry } from './defineFigure';
import { computed, missingAll, notRelevant } from './outcome';
import { type PensionEstimate, pensionEstimate } from './pensionEstimate';
import { isPensionIncome, type PensionFact } from './pensionInput';
import { type ProfitFact, profitInput } from './profitInput';
import { isSecondPay } from './sideJob';

/** The documents that an estimate of net pay reads. */
export type NetEstimateData = PayData & Pick<SectionData, 'incomes' | 'contracts'>;

interface Estimated {
  kind: 'estimated';
  /**
   * Of a month, in cents: after tax and statutory contributions, before premiums of private health insurance, which are
   * a contract that is paid out of it; an employer's subsidy to them is in it.
   */
  net: Cents;
  /** Net of a church member, while membership is unknown and the result assumes that there is no church tax. */
  ifChurchMember?: Cents;
}

/** Of pay: that of employees and of civil servants. */
export interface PayEstimate extends Estimated {
  of: 'pay';
  /** Of a civil servant. */
  isOfficial: boolean;
  result: GrossToNet;
  /** Contributions of a voluntary member that nobody withholds, off the net of the result; 0 for others. */
  ownContributions: Cents;
  /** The tax class assumed while it is unknown. */
  usualTaxClass?: TaxClass;
  /** Of a side job: how it is charged. */
  sideJob?: 'minijob' | 'secondJob' | 'onlyJob';
}

/** Of a profit. */
export interface ProfitEstimate extends Estimated {
  of: 'profit';
  result: SelfEmployedNet;
  /** Premiums of private health insurance, which the result has taken off; 0 in a statutory fund. */
  premium: Cents;
  /** Married: taxed by the basic tariff, as the spouse's income is not looked at. */
  basicTariff: boolean;
  /** Nothing is recorded of what is paid to a Versorgungswerk or the state pension, and nothing is taken off. */
  beforePension: boolean;
}

export type NetEstimate =
  | PayEstimate
  | ProfitEstimate
  | PensionEstimate
  /** These facts are needed first. */
  | { kind: 'missing'; facts: readonly (EstimateFact | ProfitFact | PensionFact | 'newerRelease')[] }
  /** Neither pay for work, nor a profit, nor a pension; or the profit of a farmer, whose contributions cannot be computed. */
  | { kind: 'notApplicable' };

/** Whether the net of such an income can be estimated from its gross amount. */
export const isEstimable = (kind: Income['kind']): boolean =>
  kind === 'salary' ||
  kind === 'officialPay' ||
  kind === 'profit' ||
  kind === 'sideJob' ||
  isPensionIncome(kind);

/**
 * F2 Netto-Schätzung: monthly net from gross pay, profit or pension by the law in force on a day. Always called an estimate; the
 * payslip takes precedence. The recorded gross pay is that before any deferral into a company pension.
 */
export function netEstimate(data: NetEstimateData, income: Income, date: IsoDate): NetEstimate {
  if (netEstimateNeeds.some((name) => isPartlyKnown(data[name])))
    return { kind: 'missing', facts: ['newerRelease'] };
  if (isPensionIncome(income.kind)) return pensionEstimate(data, income, date);
  return income.kind === 'profit' ? ofProfit(data, income, date) : ofPay(data, income, date);
}

function ofPay(data: NetEstimateData, income: Income, date: IsoDate): NetEstimate {
  const pay = estimatedPayInput(data, income, date);
  if (pay.kind !== 'known') return pay;
  const { ownContributions } = pay;
  const input = { ...pay.input, ...companyPensionOf(data, income, 'month', pay.input.gross) };
  const result = grossToNet(input);
  const isMinijob = result.contributions.bases.form === 'minijob';
  const estimate: PayEstimate = {
    kind: 'estimated',
    of: 'pay',
    isOfficial: income.kind === 'officialPay',
    net: result.net - ownContributions,
    result,
    ownContributions,
    ...(pay.assumed.includes('usualTaxClass') && !isMinijob && { usualTaxClass: input.taxClass }),
    ...(income.kind === 'sideJob' && {
      sideJob: isMinijob ? 'minijob' : isSecondPay(data, income) ? 'secondJob' : 'onlyJob',
    }),
  };
  if (!pay.assumed.includes('noChurchTax')) return estimate;
  const ofMember = grossToNet({ ...input, churchMember: true }).net - ownContributions;
  return ofMember === estimate.net ? estimate : { ...estimate, ifChurchMember: ofMember };
}

function ofProfit(data: NetEstimateData, income: Income, date: IsoDate): NetEstimate {
  const profit = profitInput(data, income, date);
  if (profit.kind !== 'known') return profit;
  const { input, premium, assumed } = profit;
  const result = selfEmployedNet(input);
  const estimate: ProfitEstimate = {
    kind: 'estimated',
    of: 'profit',
    net: Math.max(0, result.netMonth + premium),
    result,
    premium,
    basicTariff: assumed.includes('basicTariff'),
    beforePension:
      result.pension === 0 && mainEmployment(data, income.personId)?.pensionContribution === undefined,
  };
  if (!assumed.includes('noChurchTax')) return estimate;
  const ofMember = Math.max(0, selfEmployedNet({ ...input, churchMember: true }).netMonth + premium);
  return ofMember === estimate.net ? estimate : { ...estimate, ifChurchMember: ofMember };
}

export const netEstimateFigure = /* @__PURE__ */ defineFigure('netEstimate', {
  number: 'F2',
  documents: ['persons', 'addresses', 'employments', 'taxProfiles', 'incomes', 'contracts'],
  unit: 'moneyMonthly',
  source: '§§ 22, 32a, 39b, 51a EStG, contribution rates of the year',
  of(household, { entryId, date }: OfEntry) {
    const income = household.incomes.items[entryId];
    if (!income) return notRelevant;
    const estimate = netEstimate(household, income, date);
    if (estimate.kind === 'notApplicable') return notRelevant;
    return estimate.kind === 'missing'
      ? missingAll(estimate.facts.map((fact) => ({ fact, personId: income.personId })))
      : computed(estimate);
  },
  amount: ({ net }) => net,
  assumes: () => true,
  explained: true,
});
