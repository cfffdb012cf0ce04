import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  type NeedTopic,
  type OpenNeed,
  positionCost,
  positionsOf,
  reserve,
  retirementRate,
} from '@vp-digital/core/household';
import type { AdviceData } from './documents';

/** Topics whose three ways are told alike. */
export type WayGroup = 'work' | 'death' | 'oldAge' | 'reserve' | 'duty' | 'unlimited' | 'limited';

export const groupOf: Readonly<Record<NeedTopic, WayGroup>> = {
  work: 'work',
  death: 'death',
  oldAge: 'oldAge',
  reserve: 'reserve',
  health: 'duty',
  motor: 'duty',
  liability: 'unlimited',
  professionalLiability: 'unlimited',
  building: 'unlimited',
  care: 'limited',
  contents: 'limited',
  accident: 'limited',
  legal: 'limited',
};

/** What the three ways are said with; a number that nobody knows is undefined, never 0. */
export interface WayFacts {
  gap: Cents | undefined;
  /** What is there without doing anything. */
  actual: Cents | undefined;
  /** Ready money of the household (F6). */
  available: Cents | undefined;
  /** For how many whole months it bears the gap of a month. */
  months: number | undefined;
  /** What closes it by saving alone, a month. */
  ownRate: Cents | undefined;
  /** A premium that would be saved: what is proposed, else 50 € as an example. */
  premium: Cents;
  isExample: boolean;
}

const examplePremium = 5_000;
/** What is saved by not concluding anything is shown after ten years, in today's purchasing power: interest and inflation cancel out. */
export const savedYears = 10;
const reserveMonths = 12;

export function wayFacts(data: AdviceData, row: OpenNeed, date: IsoDate): WayFacts {
  const { need, topic } = row;
  const measured = need.kind === 'measured' ? need : undefined;
  const { available } = reserve(data);
  const proposed = positionsOf(data, row).flatMap(([, position]) => positionCost(position) ?? []);
  const premium = proposed.reduce((sum, one) => sum + one, 0);
  const isMonthly = measured?.per === 'month' && measured.gap > 0;
  return {
    gap: measured?.gap,
    actual: measured?.actual,
    available,
    months: isMonthly && available !== undefined ? Math.floor(available / measured.gap) : undefined,
    ownRate: measured && ownRate(data, { topic, gap: measured.gap, date }),
    premium: premium > 0 ? premium : examplePremium,
    isExample: premium === 0,
  };
}

function ownRate(
  data: AdviceData,
  { topic, gap, date }: { topic: NeedTopic; gap: Cents; date: IsoDate },
): Cents | undefined {
  if (topic === 'reserve') return Math.ceil(gap / reserveMonths);
  if (topic !== 'oldAge') return undefined;
  const rate = retirementRate(data, date);
  return rate.kind === 'computed' ? rate.value : undefined;
}
