import { addMonths, type Cents, monthsBetween, type Rate } from '@vp-digital/core/finance';
import { goalPriorities, type SectionData } from '../../documents';
import type { PotPurpose } from '../goals/fillingOrder';
import { type GoalData, goalNeed } from '../goals/goalNeed';
import { type GoalAssumptions, goalAssumptions } from '../goals/goalPlan';
import type { NeededFact } from '../outcome';
import { reserve } from '../reserve';
import type { PotAmounts } from './savingsPots';

/** What a plan saves from a month on. */
export interface PotTerms {
  amounts: PotAmounts;
  /** `YYYY-MM`: at its end the first amount is there. */
  startMonth: string;
  /** By which the amounts rise after every twelve months; a share of one. */
  yearlyRaise: Rate;
}

/** The reserve or a goal, and when it is full. */
export interface FilledPot {
  purpose: Exclude<PotPurpose, { kind: 'retirement' }>;
  /** What is missing today, in today's money. */
  lack: Cents;
  /** `YYYY-MM` at whose end it is full: `now`, or `never` within sixty years. */
  full: { kind: 'now' } | { kind: 'month'; month: string } | { kind: 'never' };
  /** A goal's term, where it has one. */
  term?: string;
}

export interface FillUp {
  /** In the order of filling. */
  pots: FilledPot[];
  /** Whose size nobody knows, and what it lacks: it is neither full nor empty, and takes no part. */
  waiting: { purpose: FilledPot['purpose']; facts: readonly NeededFact[] }[];
}

/**
 * When the reserve and each goal are full. The reserve's part goes on to the goals once it is full; goals are filled
 * one after the other in the order of filling (F8). Counted from the month after `date`, or from the start where that
 * is later. Money set aside grows and targets rise by the rates of F9. The month of the reserve is that of its pot.
 */
export function fillUp(household: GoalData, terms: PotTerms, date: string): FillUp {
  const sizes = sizesInOrder(household, date);
  const known = sizes.flatMap((size) => (size.kind === 'known' ? [{ ...size }] : []));
  const nextMonth = addMonths(`${date.slice(0, 7)}-01`, 1).slice(0, 7);
  const firstMonth = terms.startMonth > nextMonth ? terms.startMonth : nextMonth;
  const months = monthsUntilFull(known, terms, {
    before: monthsBetween(`${terms.startMonth}-01`, `${firstMonth}-01`),
    assumed: goalAssumptions(household),
  });
  return {
    pots: known.map(({ purpose, target, saved, term }, index) => ({
      purpose,
      lack: Math.max(0, target - saved),
      full: fullAt(months[index], firstMonth),
      ...(term !== undefined && { term }),
    })),
    waiting: sizes.flatMap((size) =>
      size.kind === 'unknown' ? [{ purpose: size.purpose, facts: size.facts }] : [],
    ),
  };
}

interface KnownSize {
  kind: 'known';
  purpose: FilledPot['purpose'];
  target: Cents;
  saved: Cents;
  term: string | undefined;
}

type Size = KnownSize | { kind: 'unknown'; purpose: FilledPot['purpose']; facts: readonly NeededFact[] };

/** The reserve, then goals by priority and term; what pays a pension or is financed anew is not filled. */
function sizesInOrder(household: GoalData, date: string): Size[] {
  return [
    reserveSize(household),
    ...goalPriorities.flatMap((priority) => goalSizes(household, date, priority)),
  ];
}

function reserveSize(household: GoalData): Size {
  const purpose = { kind: 'reserve' } as const;
  const { available, monthlyNeed, targetMonths, waitsFor } = reserve(household);
  if (available === undefined) return { kind: 'unknown', purpose, facts: waitsFor.map((fact) => ({ fact })) };
  return { kind: 'known', purpose, target: targetMonths * monthlyNeed, saved: available, term: undefined };
}

function goalSizes(
  household: GoalData,
  date: string,
  priority: SectionData['goals']['items'][string]['priority'],
): Size[] {
  return Object.entries(household.goals.items)
    .filter(([, goal]) => goal.priority === priority)
    .filter(([, { target, category }]) => target !== undefined || !potsOfTheirOwn.has(category))
    .sort(([, one], [, other]) => (one.term ?? '9').localeCompare(other.term ?? '9'))
    .flatMap(([goalId, goal]): Size[] => {
      const purpose = { kind: 'goal', goalId, priority } as const;
      const need = goalNeed({ household, goal, date });
      if (need.kind === 'missing') return [{ kind: 'unknown', purpose, facts: need.facts }];
      if (need.kind !== 'computed' || need.value.basis !== 'told') return [];
      return [{ kind: 'known', purpose, target: need.value.size, saved: need.value.saved, term: goal.term }];
    });
}

/** Without a target of their own they are the reserve, and what F15 says. */
const potsOfTheirOwn: ReadonlySet<string> = new Set(['reserve', 'retirement']);

/** Sixty years: what takes longer is not full in anybody's plan. */
const longest = 720;

/**
 * After how many months each is full, 0 if it is today; undefined if it never is. All in today's money. `before` are
 * the months for which the plan has run already: they count only for its raises.
 */
function monthsUntilFull(
  sizes: readonly KnownSize[],
  { amounts, yearlyRaise }: PotTerms,
  { before, assumed }: { before: number; assumed: GoalAssumptions },
): (number | undefined)[] {
  const lacks = sizes.map(({ target, saved }) => target - saved);
  const full = lacks.map((lack): number | undefined => (lack <= 0 ? 0 : undefined));
  const prices = (1 + assumed.inflation) ** (1 / 12);
  const growth = (1 + assumed.annualRate) ** (1 / 12) / prices;
  const saved = sizes.map((size) => size.saved);
  for (let month = 1; month <= longest && full.includes(undefined); month += 1) {
    const worth = (1 + yearlyRaise) ** Math.floor((before + month - 1) / 12) / prices ** month;
    let ofReserve = amounts.reserve * worth;
    let ofGoals = amounts.goals * worth;
    for (const [index, size] of sizes.entries()) {
      const grown = (saved[index] ?? 0) * growth;
      const isReserve = size.purpose.kind === 'reserve';
      const available = isReserve ? ofReserve : ofGoals;
      const taken = full[index] === undefined ? Math.min(available, size.target - grown) : 0;
      saved[index] = grown + taken;
      if (full[index] === undefined && size.target - saved[index] < half) full[index] = month;
      if (isReserve) {
        ofReserve -= taken;
        if (full[index] !== undefined) ofGoals += ofReserve;
      } else ofGoals -= taken;
    }
  }
  return full;
}

/** Less than half a cent is nothing. */
const half = 0.5;

function fullAt(months: number | undefined, firstMonth: string): FilledPot['full'] {
  if (months === undefined) return { kind: 'never' };
  if (months === 0) return { kind: 'now' };
  return { kind: 'month', month: addMonths(`${firstMonth}-01`, months - 1).slice(0, 7) };
}
