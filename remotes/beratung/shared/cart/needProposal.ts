import type { IsoDate } from '@vp-digital/core/finance';
import {
  type CartPosition,
  incomeProtection,
  type NeedData,
  type NeedTopic,
  type OpenNeed,
  withPositions,
} from '@vp-digital/core/household';
import type { CartData } from './documents';
import type { CartProposal } from './proposal';

/** A missing reserve is filled within a year. */
const reserveMonths = 12;

/** The need as a proposal in own words, before a product is chosen: what closes the gap, in the shape of a contract. */
export function needProposal(
  data: NeedData & CartData,
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
function closing(
  data: NeedData & CartData,
  { personId }: OpenNeed,
  date: IsoDate,
): Pick<CartPosition, 'benefit'> {
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
