import type { Cents } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../documents';
import { computed, missing, type Outcome } from './outcome';
import { sum } from './net';

type Incomes = Pick<SectionData, 'incomes'>;
type IncomeKind = Income['kind'];

const earned: readonly IncomeKind[] = ['salary', 'officialPay', 'profit', 'sideJob'];

/** Monthly net from a person's work. */
export const earnedNet = (household: Incomes, personId: string): Outcome<Cents> =>
  netOf(household, personId, earned);

/**
 * What ends with a person: work, its replacement and pensions. Child benefit, maintenance, rent and capital income stay
 * with the household.
 */
export const personalIncomes: readonly IncomeKind[] = [
  ...earned,
  'statutoryPension',
  'civilServicePension',
  'companyPension',
  'privatePension',
  'widowPension',
  'parentalAllowance',
  'unemploymentBenefit',
  'sickPay',
  'studentGrant',
];

/** Monthly net that ends with a person. */
export const ownNet = (household: Incomes, personId: string): Outcome<Cents> =>
  netOf(household, personId, personalIncomes);

function netOf(household: Incomes, personId: string, kinds: readonly IncomeKind[]): Outcome<Cents> {
  const incomes = incomesOf(household, personId, kinds);
  if (incomes.some(({ net }) => net === undefined)) return missing('net', personId);
  return computed(sum(incomes.map(({ net = 0 }) => net)));
}

/**
 * Yearly gross pay with extra and special payments, of the given kinds; a special payment counts if its gross amount is
 * known.
 */
export function grossYear(
  household: Incomes,
  personId: string,
  kinds: readonly IncomeKind[] = ['salary'],
): Outcome<Cents> {
  const incomes = incomesOf(household, personId, kinds);
  if (incomes.some(({ gross }) => gross === undefined)) return missing('gross', personId);
  return computed(
    sum(incomes.map((income) => (income.gross ?? 0) * income.paymentsPerYear + specialGross(income))),
  );
}

/** Special payments per year before tax, as far as known. */
export const specialGross = ({ specialPayments }: Income): Cents =>
  sum(Object.values(specialPayments).map(({ gross = 0 }) => gross));

/** Pay beyond twelve payments a year: `netOnly` if some of it is known only after tax and is not in `grossYear`. */
export type ExtraPay = 'none' | 'counted' | 'netOnly';

export function extraPayOf(household: Incomes, personId: string): ExtraPay {
  const incomes = incomesOf(household, personId, ['salary']);
  const special = incomes.flatMap(({ specialPayments }) => Object.values(specialPayments));
  if (special.some(({ gross }) => gross === undefined)) return 'netOnly';
  return special.length > 0 || incomes.some(({ paymentsPerYear }) => paymentsPerYear > 12)
    ? 'counted'
    : 'none';
}

export const incomesOf = ({ incomes }: Incomes, personId: string, kinds: readonly IncomeKind[]): Income[] =>
  Object.values(incomes.items).filter(
    (income) => income.personId === personId && kinds.includes(income.kind),
  );
