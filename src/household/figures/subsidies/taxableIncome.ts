import {
  type Cents,
  grossToNet,
  type IsoDate,
  minijobLimitOn,
  selfEmployedNet,
} from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { companyPensionOf } from './companyPension';
import { grossYear } from '../ownIncome';
import { allOf, computed, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import { estimatedPayInput, type PayData } from '../payInput';
import { profitInput } from '../profitInput';
import { isPayUntold } from '../payYear';
import type { TaxUnit } from '../taxUnit';

export interface TaxableIncome {
  /** Cents of a year, of all persons of the unit. */
  amount: Cents;
  /** From the tax assessment, or estimated from pay as the wage tax does, or from a profit. */
  source: 'entered' | 'estimated';
}

export type TaxData = PayData & Pick<SectionData, 'incomes' | 'contracts'>;

/**
 * zvE of those who are assessed together. Without an entered amount, salaries and official pay are taken as the wage-tax
 * programme takes them, a profit as F2 does, after what is deferred into a company pension, without child allowances: on the cautious side of every income limit. Missing: taxableIncome of
 * persons with other income; gross, federalState.
 */
export function taxableIncome(
  household: TaxData,
  unit: Pick<TaxUnit, 'personIds'>,
  date: IsoDate,
): Outcome<TaxableIncome> {
  const persons = allOf(unit.personIds.map((personId) => incomeOfPerson(household, personId, date)));
  return mapOutcome(persons, (all) => ({
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
    source: all.every(({ source }) => source === 'entered') ? 'entered' : 'estimated',
  }));
}

const taxFree: readonly Income['kind'][] = [
  'childBenefit',
  'parentalAllowance',
  'unemploymentBenefit',
  'sickPay',
  'studentGrant',
  'maintenance',
  'orphansPension',
  'capital',
];

function incomeOfPerson(household: TaxData, personId: string, date: IsoDate): Outcome<TaxableIncome> {
  const entered = household.taxProfiles.items[personId]?.taxableIncome;
  if (entered !== undefined) return computed({ amount: entered, source: 'entered' });
  const taxed = Object.values(household.incomes.items).filter(
    (income) => income.personId === personId && !taxFree.includes(income.kind) && !isTaxedFlat(income, date),
  );
  const [first] = taxed;
  if (first === undefined)
    return isPayUntold(household, personId)
      ? missing('gross', personId)
      : computed({ amount: 0, source: 'estimated' });
  if (taxed.some(({ kind }) => kind !== first.kind)) return missing('taxableIncome', personId);
  switch (first.kind) {
    case 'salary':
    case 'officialPay':
      return ofPay(household, first, date);
    case 'profit':
      return taxed.length === 1 ? ofProfit(household, first, date) : missing('taxableIncome', personId);
    default:
      return missing('taxableIncome', personId);
  }
}

/** Of a Minijob the employer pays a flat tax, and it is in no assessment (§ 40a (2), § 40 (3) EStG). */
const isTaxedFlat = ({ kind, gross }: Income, date: IsoDate): boolean =>
  kind === 'sideJob' && gross !== undefined && gross <= minijobLimitOn(date);

/** Of all salaries, or all official pay, of a person, of whom the first has the insurance of all. */
function ofPay(household: TaxData, income: Income, date: IsoDate): Outcome<TaxableIncome> {
  const { personId, kind } = income;
  const pay = estimatedPayInput(household, income, date); // § 2 (5) EStG knows no tax class
  if (pay.kind === 'notApplicable') return missing('taxableIncome', personId);
  if (pay.kind === 'missing') return missingAll(pay.facts.map((fact) => ({ fact, personId })));
  return mapOutcome(grossYear(household, personId, [kind]), (gross): TaxableIncome => {
    const { factor: _factor, ...input } = pay.input;
    const year = grossToNet({
      ...input,
      ...companyPensionOf(household, income, 'year', gross),
      period: 'year',
      gross,
      taxClass: 'I',
      employment: 'regular',
    });
    return { amount: year.tax.yearly.taxableIncome, source: 'estimated' };
  });
}

/** Of a profit as F2 takes it: after insurance and the lump sums, before child allowances. */
function ofProfit(household: TaxData, income: Income, date: IsoDate): Outcome<TaxableIncome> {
  const profit = profitInput(household, income, date);
  if (profit.kind === 'notApplicable') return missing('taxableIncome', income.personId);
  if (profit.kind === 'missing')
    return missingAll(profit.facts.map((fact) => ({ fact, personId: income.personId })));
  return computed({ amount: selfEmployedNet(profit.input).taxableIncome, source: 'estimated' });
}
