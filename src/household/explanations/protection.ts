import { cents, type FigureExplanation, line, rate, total } from './steps';
import type { IncomeProtection } from '../figures/protection/incomeProtection';

type Section = FigureExplanation['sections'][number];

/** F17: the need as a part of the net from work, less the net pension and private pensions. */
export const explain = (protection: IncomeProtection): FigureExplanation => ({
  sections: [needOf(protection), gapOf(protection)],
});

function needOf({ net, healthPremium, needShare, target }: IncomeProtection): Section {
  const paid = [line('earnedNet', net + healthPremium, { note: 'earnedNetNote' })];
  const premium =
    healthPremium > 0 ? [line('ownHealthPremium', -healthPremium, { note: 'ownHealthPremiumNote' })] : [];
  return {
    key: 'protectionNeed',
    of: 'month',
    steps: [
      ...paid,
      ...premium,
      line('notToBeSecured', target - net),
      total('protectionNeed', target, {
        formula: '{net} × {share}',
        values: { net: cents(net), share: rate(needShare) },
      }),
    ],
  };
}

function gapOf({ target, pension, pensionNet, privatePension, secured, gap }: IncomeProtection): Section {
  const left = pension.kind === 'unfit' ? 'unfitNet' : 'disabilityNet';
  const { gross } = pension;
  return {
    key: 'protectionGap',
    of: 'month',
    steps: [
      line('protectionNeed', target),
      line(left, -pensionNet, {
        note: sources[pension.source],
        ...(gross > 0 && {
          formula: '{pension} × {left}',
          values: { pension: cents(gross), left: rate(Math.round((pensionNet / gross) * 100) / 100) },
        }),
      }),
      line('privatePension', -privatePension, { note: 'privatePensionNote' }),
      ...(secured > target ? [line('beyondNeed', secured - target)] : []),
      total('protectionGap', gap),
    ],
  };
}

const sources = {
  record: 'pensionOfLetter',
  estimate: 'pensionEstimated',
  notInsured: 'pensionNotInsured',
} as const;
