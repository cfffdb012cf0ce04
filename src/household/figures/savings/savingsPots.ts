import { type Cents, type Rate, roundHalfUp, shareRounded } from '@vp-digital/core/finance';
import { type SavingsPlan, savingsPlanId, type SectionData } from '../../documents';
import { savingsPlanRules } from '../assumptions';
import { fillingOrder } from '../goals/fillingOrder';
import { goalSavings } from '../goals/goalFunds';
import type { GoalData } from '../goals/goalNeed';

/** Töpfe of the savings amount, in the order in which they are filled; `free` is what the others leave. */
export const savingsPots = ['reserve', 'goals', 'retirement', 'free'] as const;
export type SavingsPot = (typeof savingsPots)[number];

/** What each pot gets a month; together they are the amount. */
export type PotAmounts = Readonly<Record<SavingsPot, Cents>>;

/** Parts of one of the three pots; what they leave is free. */
export type PotShares = Readonly<Record<Exclude<SavingsPot, 'free'>, Rate>>;

/** The plan of a household; undefined while there is none. */
export const savingsPlanOf = ({ savingsPlan }: Pick<SectionData, 'savingsPlan'>): SavingsPlan | undefined =>
  savingsPlan.items[savingsPlanId];

/** Divides an amount to the cent: pots before others where shares are more than the whole. */
export function potAmounts(amount: Cents, shares: PotShares): PotAmounts {
  let left = amount;
  const take = (share: Rate): Cents => {
    const taken = Math.min(left, shareRounded(amount, share));
    left -= taken;
    return taken;
  };
  const [reserve, goals, retirement] = [take(shares.reserve), take(shares.goals), take(shares.retirement)];
  return { reserve, goals, retirement, free: left };
}

/** The shares as they were agreed; undefined while nobody has said any. */
export function agreedShares(plan: SavingsPlan | undefined): PotShares | undefined {
  const { reserveShare, goalsShare, retirementShare } = plan ?? {};
  if ([reserveShare, goalsShare, retirementShare].every((share) => share === undefined)) return undefined;
  const part = (share = 0) => share / whole;
  return { reserve: part(reserveShare), goals: part(goalsShare), retirement: part(retirementShare) };
}

/**
 * A division to begin with, in whole percents: what runs into pension contracts stays there, then the order of filling (F8),
 * in which the reserve is given a year. A pot of which nothing is known gets nothing.
 */
export function proposedShares(household: GoalData, date: string, amount: Cents): PotShares {
  if (amount <= 0) return { reserve: 0, goals: 0, retirement: 0 };
  const saved = goalSavings(household);
  const running = Math.min(amount, saved.kind === 'computed' ? saved.value.pensionRates : 0);
  let left = amount - running;
  const parts = { reserve: 0, goals: 0, retirement: running };
  const order = fillingOrder({ household, date, amount });
  for (const { purpose, needed } of order.kind === 'computed' ? order.value.pots : []) {
    const wanted = purpose.kind === 'reserve' ? Math.ceil(needed / savingsPlanRules.reserveMonths) : needed;
    const part = Math.min(left, wanted);
    left -= part;
    parts[purpose.kind === 'goal' ? 'goals' : purpose.kind] += part;
  }
  return inPercents(parts, amount, running);
}

/**
 * Shares in whole percents that are no more than one together; a remainder of less than one is free. The pot of retirement is
 * never smaller than what runs into pension contracts already, `running`.
 */
function inPercents(parts: Record<keyof PotShares, Cents>, amount: Cents, running: Cents): PotShares {
  const bound = Math.min(100, Math.ceil((running * 100) / amount));
  let left = 100 - bound;
  const percents = (part: Cents): number => {
    const taken = Math.min(left, roundHalfUp((part * 100) / amount));
    left -= taken;
    return taken;
  };
  const [reserve, goals] = [percents(parts.reserve), percents(parts.goals)];
  const retirement = Math.min(bound + left, Math.max(bound, roundHalfUp((parts.retirement * 100) / amount)));
  return { reserve: reserve / 100, goals: goals / 100, retirement: retirement / 100 };
}

/** Basis points of one. */
const whole = 10_000;
