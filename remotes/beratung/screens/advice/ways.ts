import type { Cents, IsoDate } from '@vp-digital/core/finance';
import {
  type CartPosition,
  incomeProtection,
  type NeedTopic,
  type OpenNeed,
  positionCost,
  positionsOf,
  reserve,
  retirementRate,
  withPositions,
} from '@vp-digital/core/household';
import type { CartProposal } from '../../shared/cart/proposal';
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

/** The need as a proposal in own words, before a product is chosen: what closes the gap, in the shape of a contract. */
export function needProposal(
  data: AdviceData,
  row: OpenNeed,
  { title, date, origin }: { title: string; date: IsoDate; origin: string },
): CartProposal {
  const { topic, personId, need } = row;
  const common = { title, topic, origin, ...(personId !== undefined && { personId }) };
  const gap = need.kind === 'measured' ? need.gap : 0;
  switch (topic) {
    case 'work':
      return { ...common, line: 'disability', benefitUntilAge: 67, ...closing(data, row, date) };
    case 'death':
      return { ...common, line: 'termLife', benefit: Math.ceil(gap / sumStep) * sumStep };
    case 'reserve':
      return {
        ...common,
        line: 'callMoneyPlan',
        premium: Math.ceil(gap / reserveMonths / 100) * 100,
        frequency: 'monthly',
      };
    default:
      return { ...common, ...lines[topic] };
  }
}

const lines: Partial<Record<NeedTopic, Pick<CartPosition, 'line' | 'naturalHazards'>>> = {
  care: { line: 'care' },
  liability: { line: 'liability' },
  professionalLiability: { line: 'professionalLiability' },
  building: { line: 'building', naturalHazards: true },
  contents: { line: 'household' },
  motor: { line: 'motor' },
  accident: { line: 'accident' },
  legal: { line: 'legal' },
};

const monthStep = 5_000;
const sumStep = 10_000_00;
const mostSteps = 200;

/** The least benefit in steps of 50 € that leaves no gap (F17 taxes and insures it): found by the figure itself. */
function closing(data: AdviceData, { personId }: OpenNeed, date: IsoDate): Pick<CartPosition, 'benefit'> {
  if (personId === undefined) return {};
  for (let step = 1; step <= mostSteps; step += 1) {
    const benefit = step * monthStep;
    const position: CartPosition = {
      position: 0,
      kind: 'widget',
      title: '-',
      line: 'disability',
      personId,
      benefit,
      benefitUntilAge: 67,
    };
    const household = withPositions({ ...data, cartPositions: { items: { trial: position } } }, 'both');
    const after = incomeProtection({ household, personId, date });
    if (after.kind === 'computed' && after.value.gaps.length === 0) return { benefit };
  }
  return {};
}
