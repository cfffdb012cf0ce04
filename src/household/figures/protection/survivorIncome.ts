import { type Cents, type IsoDate, lawFor, survivorIncomeRules } from '@vp-digital/core/finance';
import type { Income, SectionData } from '../../documents';
import { allOf, computed, mapOutcome, missing, type Outcome } from '../outcome';
import { specialGross } from '../ownIncome';
import { mainEmployment, occupationOf, type People } from '../people';

const rules = survivorIncomeRules;

/** From work, or instead of it: counts for everybody. */
const earnedOrReplaced: ReadonlySet<Income['kind']> = new Set<Income['kind']>([
  'salary',
  'sideJob',
  'officialPay',
  'profit',
  'statutoryPension',
  'civilServicePension',
  'unemploymentBenefit',
  'sickPay',
] as const);

/** Kindergeld, maintenance, BAföG and pensions of survivors are no income of § 18a SGB IV. */
const neverCounts: ReadonlySet<Income['kind']> = new Set<Income['kind']>([
  'childBenefit',
  'studentGrant',
  'maintenance',
  'widowPension',
  'orphansPension',
] as const);

/** `new`: nearly all income, § 18a SGB IV; `old`: work and what replaces it, § 114 SGB IV. */
export type SurvivorLaw = 'new' | 'old';

/**
 * A survivor's monthly income, cents: gross amounts less the flat shares of § 18b (5) SGB IV. What is known only as it is
 * paid out (rent, capital income) counts as it is; income of a kind that nobody has named counts in full. Missing: gross,
 * also if nothing is known about the person; net of what has no gross amount.
 */
export function survivorIncome(
  household: People,
  personId: string,
  { date, law }: { date: IsoDate; law: SurvivorLaw },
): Outcome<Cents> {
  const incomes = Object.values(household.incomes.items).filter((income) => income.personId === personId);
  const job = mainEmployment(household, personId);
  const earnsNothing = job !== undefined && occupationOf(household, personId) === 'notEarning';
  if (incomes.length === 0 && !earnsNothing) return missing('gross', personId);
  const counted = incomes.filter(
    ({ kind }) => !neverCounts.has(kind) && (law === 'new' || earnedOrReplaced.has(kind)),
  );
  return mapOutcome(allOf(counted.map((income) => countedOf(income, date))), (all) =>
    Math.round(all.reduce((sum, amount) => sum + amount, 0)),
  );
}

/** What counts of one income each month, unrounded. */
function countedOf(income: Income, date: IsoDate): Outcome<number> {
  const { kind, personId, gross, net, paymentsPerYear } = income;
  if (gross !== undefined) {
    const month = (gross * paymentsPerYear + specialGross(income)) / 12;
    return computed(month * (1 - shareOf(income, date)) - freeOf(kind, month));
  }
  if (!paidOutOnly.has(kind)) return missing('gross', personId);
  if (net === undefined) return missing('net', personId);
  const special = Object.values(income.specialPayments);
  const month =
    (net * paymentsPerYear + special.reduce((sum, one) => sum + (one.net ?? one.gross ?? 0), 0)) / 12;
  return computed(month - freeOf(kind, month));
}

/** Asked for as it is paid out: has no gross amount of its own. */
const paidOutOnly: ReadonlySet<Income['kind']> = new Set<Income['kind']>([
  'rent',
  'capital',
  'parentalAllowance',
  'unemploymentBenefit',
  'sickPay',
  'other',
] as const);

/** Elterngeld: the part that does not count. */
const freeOf = (kind: Income['kind'], month: number): number =>
  kind === 'parentalAllowance' ? Math.min(month, rules.parentalAllowanceFree) : 0;

function shareOf({ kind, gross = 0, from }: Income, date: IsoDate): number {
  const isEarly = from !== undefined && from < '2011-01-01';
  switch (kind) {
    case 'salary':
      return rules.pay;
    case 'sideJob':
      return gross <= lawFor(date).law.smallJobs.minijobLimit ? 0 : rules.pay;
    case 'officialPay':
    case 'profit':
    case 'privatePension':
    case 'rent':
    case 'capital':
      return rules[kind];
    case 'statutoryPension':
    case 'civilServicePension':
    case 'companyPension':
      return isEarly ? rules[`${kind}Before2011`] : rules[kind];
    default:
      return 0;
  }
}

/**
 * Whether the law before 2002 may hold: one of the two was born before 1962 (§ 242a, § 255 SGB VI). It holds if they
 * married before 2002, which no document says.
 */
export const mayBeOldLaw = ({ persons }: Pick<SectionData, 'persons'>, couple: readonly string[]): boolean =>
  couple.some((id) => (persons.items[id]?.birthDate ?? '9999') < '1962-01-02');
