import { cents, type FigureExplanation, info, line, share, total } from './steps';
import type { WorthValue } from '../figures/shown/worthFigures';
import { totalOf } from '../figures/wealth/netWorth';
import type { AssetPosition, DebtPosition } from '../figures/wealth/positions';

type Section = FigureExplanation['sections'][number];
type Shared = WorthValue & { share: number };

const explained = (...sections: Section[]): FigureExplanation => ({ remark: 'worthRemark', sections });

/** F10: every position, what is owed as a deduction, what is left, and how much of all is owed. */
export const netWorth = ({ sheet: { assets, debts, worth } }: WorthValue): FigureExplanation => {
  const { debtRatio, liabilities, assets: owned } = worth;
  return explained({
    key: 'netWorth',
    of: 'once',
    steps: [
      ...assets.map((position) => positionLine(position, 1)),
      ...debts.map((position) => positionLine(position, -1)),
      total('netWorth', worth.netWorth),
      ...(debtRatio === undefined ? [] : [info('debtRatio', share(debtRatio), divided(liabilities, owned))]),
    ],
  });
};

export const assets = ({ sheet }: WorthValue) => explained(sumOf('assets', sheet.assets));
export const debts = ({ sheet }: WorthValue) => explained(sumOf('debts', sheet.debts));

export const debtRatio = ({ sheet, ...value }: Shared) =>
  explained(
    shareOf('debtRatio', value.share, divided(sheet.worth.liabilities, sheet.worth.assets)),
    sumOf('debts', sheet.debts),
    sumOf('assets', sheet.assets),
  );

const explainPart =
  (part: 'propertyShare' | 'liquidityShare', belongs: (position: AssetPosition) => boolean) =>
  ({ sheet, ...value }: Shared): FigureExplanation => {
    const own = sheet.assets.filter(belongs);
    return explained(
      shareOf(part, value.share, divided(totalOf(own), sheet.worth.assets)),
      sumOf(part === 'propertyShare' ? 'propertyAssets' : 'liquidAssets', own),
      sumOf('assets', sheet.assets),
    );
  };

export const propertyShare = explainPart('propertyShare', ({ assetClass }) => assetClass === 'property');
export const liquidityShare = explainPart('liquidityShare', ({ liquidity }) => liquidity === 'immediate');

const shareOf = (
  key: 'debtRatio' | 'propertyShare' | 'liquidityShare',
  part: number,
  formula: ReturnType<typeof divided>,
): Section => ({ key, of: 'mixed', steps: [total(key, share(part), formula)] });

const sumOf = (
  key: 'assets' | 'debts' | 'propertyAssets' | 'liquidAssets',
  positions: readonly (AssetPosition | DebtPosition)[],
): Section => ({
  key,
  of: 'once',
  steps: [...positions.map((position) => positionLine(position, 1)), total(key, totalOf(positions))],
});

const divided = (part: number, all: number) => ({
  formula: '{part} ÷ {all}',
  values: { part: cents(part), all: cents(all) },
});

/** What somebody calls it, what it is, and of when its value is. */
const positionLine = (position: AssetPosition | DebtPosition, sign: 1 | -1) =>
  line(keyOf(position), sign * position.amount, {
    name: position.name,
    ...(position.asOf !== undefined && {
      note: 'asOf',
      values: { date: { unit: 'date', date: position.asOf } },
    }),
  });

function keyOf(position: AssetPosition | DebtPosition) {
  if (position.source === 'contract') return `contracts.${position.kind}` as const;
  return 'liquidity' in position
    ? (`assets.${position.kind}` as const)
    : (`liabilities.${position.kind}` as const);
}
