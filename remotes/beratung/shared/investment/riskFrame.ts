import { type Cents, type IsoDate, monthsBetween } from '@vp-digital/core/finance';
import type { SectionData, Suitability } from '@vp-digital/core/household';

/**
 * Assumptions of the company, not law, each with its sentence on the page: what a bad, an average and a good course do to shares
 * over the horizon, the loss that each risk class may bring, and the highest class for a horizon.
 */
export const investmentRules = {
  courses: { bad: -0.4, average: 0.2, good: 0.6 },
  /** The largest loss of each class, as a part of what is invested. */
  lossOfClass: [0.01, 0.05, 0.15, 0.25, 0.4, 0.6, 1],
  /** From so many years on this class at most. */
  classOfHorizon: [
    [0, 2],
    [3, 4],
    [8, 6],
    [15, 7],
  ],
} as const;

export type Limit = 'lossTolerance' | 'lossCapacity' | 'largestLoss';
export const limits = [
  'lossTolerance',
  'lossCapacity',
  'largestLoss',
] as const satisfies readonly (keyof Suitability)[];

export interface RiskFrame {
  /** Once, and the rates until the horizon. */
  invested: Cents;
  binding: Limit;
  /** The smallest of what would be borne, can be borne and was lived through. */
  loss: Cents;
  /** What a bad course leaves within that loss. */
  mostInShares: Cents;
  /** 1 to 7: the least of what tolerance, capacity, experience and horizon allow. */
  riskClass: number;
  horizonYears: number;
}

export type FrameAnswer = keyof Pick<
  Suitability,
  'amount' | 'horizonYears' | Limit | 'understands' | 'sustainability'
>;
const needed: readonly FrameAnswer[] = ['amount', 'horizonYears', ...limits, 'understands', 'sustainability'];

/** What has not been answered; the frame stands only when all is. A rate may stand in the place of the amount. */
export const openAnswers = (answers: Suitability | undefined): FrameAnswer[] =>
  needed.filter(
    (name) => answers?.[name] === undefined && !(name === 'amount' && answers?.rate !== undefined),
  );

/** How much risk fits: the shortest of three bars in euros and the horizon; undefined while an answer is missing. */
export function riskFrame(answers: Suitability | undefined): RiskFrame | undefined {
  if (!answers || openAnswers(answers).length > 0) return undefined;
  const { amount = 0, rate = 0, horizonYears = 0 } = answers;
  const invested = amount + rate * 12 * horizonYears;
  if (invested <= 0) return undefined;
  const bars = limits.map((name) => ({ name, loss: answers[name] ?? 0 }));
  const shortest = bars.reduce((least, bar) => (bar.loss < least.loss ? bar : least));
  const byLoss = investmentRules.lossOfClass.filter((share) => share * invested <= shortest.loss).length;
  const byHorizon = investmentRules.classOfHorizon.findLast(([years]) => years <= horizonYears)?.[1] ?? 1;
  return {
    invested,
    binding: shortest.name,
    loss: shortest.loss,
    mostInShares: Math.min(invested, Math.round(shortest.loss / -investmentRules.courses.bad)),
    riskClass: Math.max(1, Math.min(byLoss, byHorizon)),
    horizonYears,
  };
}

export type Contradiction = 'lossAboveAmount' | 'ownedNotUnderstood' | 'horizonAfterGoal';

/** Answers that do not go together: asked again, and both are kept. */
export function contradictions(
  answers: Suitability | undefined,
  { goals }: Pick<SectionData, 'goals'>,
  date: IsoDate,
): Contradiction[] {
  if (!answers) return [];
  const {
    amount = 0,
    rate = 0,
    horizonYears,
    lossTolerance = 0,
    owned = [],
    understands = [],
    goalId,
  } = answers;
  const term = goalId === undefined ? undefined : goals.items[goalId]?.term;
  const found: Record<Contradiction, boolean> = {
    lossAboveAmount: (amount > 0 || rate > 0) && lossTolerance > amount + rate * 12 * (horizonYears ?? 0),
    ownedNotUnderstood: owned.some((one) => !understands.includes(one)),
    horizonAfterGoal:
      term !== undefined &&
      horizonYears !== undefined &&
      monthsBetween(date, `${term}-01`) < horizonYears * 12 - 11,
  };
  return (Object.keys(found) as Contradiction[]).filter((one) => found[one]); // its own keys
}

export interface HorizonBand {
  key: 'short' | 'middle' | 'long';
  /** Undefined without a goal of that time. */
  amount: Cents | undefined;
}

/** What is set aside for goals, by when it is needed: until 3, until 8 years, later. */
export function horizonBands({ goals }: Pick<SectionData, 'goals'>, date: IsoDate): HorizonBand[] {
  const sums: Partial<Record<HorizonBand['key'], Cents>> = {};
  for (const { term, saved } of Object.values(goals.items)) {
    if (term === undefined) continue;
    const months = monthsBetween(date, `${term}-01`);
    const key = months <= 36 ? 'short' : months <= 96 ? 'middle' : 'long';
    sums[key] = (sums[key] ?? 0) + saved;
  }
  return (['short', 'middle', 'long'] as const).map((key) => ({ key, amount: sums[key] }));
}
