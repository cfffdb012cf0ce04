import { type Cents, grossToNet, type IsoDate } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { companyPensionOf } from './companyPension';
import { grossYear, incomesOf } from '../ownIncome';
import { allOf, computed, mapOutcome, missing, missingAll, type Outcome } from '../outcome';
import { type PayData, payInput } from '../payInput';
import { isPayUntold } from './payYear';
import type { TaxUnit } from './taxUnit';

export interface TaxableIncome {
  /** Cents of a year, of all persons of the unit. */
  amount: Cents;
  /** From the tax assessment, or estimated from salaries as the wage tax does. */
  source: 'entered' | 'estimated';
}

export type TaxData = PayData & Pick<SectionData, 'incomes' | 'contracts'>;

/**
 * zvE of those who are assessed together. Without an entered amount, salaries are taken as the wage-tax programme
 * takes them, after what is deferred into a company pension, without child allowances: on the cautious side of every income limit. Missing: taxableIncome of
 * persons with other income; gross, taxClass, federalState.
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

const taxFree: readonly Income['kind'][] = ['childBenefit', 'parentalAllowance', 'maintenance', 'capital'];

function incomeOfPerson(household: TaxData, personId: string, date: IsoDate): Outcome<TaxableIncome> {
  const entered = household.taxProfiles.items[personId]?.taxableIncome;
  if (entered !== undefined) return computed({ amount: entered, source: 'entered' });
  const taxed = Object.values(household.incomes.items).filter(
    (income) => income.personId === personId && !taxFree.includes(income.kind),
  );
  if (taxed.some(({ kind }) => kind !== 'salary')) return missing('taxableIncome', personId);
  const [salary] = incomesOf(household, personId, ['salary']);
  if (salary === undefined)
    return isPayUntold(household, personId)
      ? missing('gross', personId)
      : computed({ amount: 0, source: 'estimated' });
  const pay = payInput(household, salary, date);
  if (pay.kind === 'notApplicable') return missing('taxableIncome', personId);
  if (pay.kind === 'missing') return missingAll(pay.facts.map((fact) => ({ fact, personId })));
  return mapOutcome(grossYear(household, personId), (gross): TaxableIncome => {
    const { factor: _factor, ...input } = pay.input;
    const year = grossToNet({
      ...input,
      ...companyPensionOf(household, salary, 'year', gross),
      period: 'year',
      gross,
      taxClass: 'I',
      employment: 'regular',
    });
    return { amount: year.tax.yearly.taxableIncome, source: 'estimated' };
  });
}
