import type { Cents } from '@vp-digital/core/finance';
import type { FigureBlock, Shape } from '@vp-digital/core/pdf';
import { type AssetGroup, assetGroups, type BalanceItem } from './balanceItems';
import type { ReportSettings } from './reportSettings';
import { wholeEuros } from './wholeEuros';

export interface Worth {
  assets: Cents;
  debts: Cents;
  worth: Cents;
}

const width = 490;
const bar = { height: 20, first: 18, second: 62 };

/** Distinguishable without colour by their order, their gaps and the table below; in the palette of the report. */
const looks: Record<AssetGroup, string> = {
  liquid: '#005e66',
  invested: '#2f7d85',
  property: '#b2d6da',
  bound: '#cfccc6',
};

/** Two bars of one scale: what is owned by how soon it can be used, and what of it is owed, if anything. */
export function balanceFigure(
  owned: readonly (BalanceItem & { group: AssetGroup })[],
  { assets, debts, worth }: Worth,
  { t, format }: ReportSettings,
): FigureBlock {
  const groups = assetGroups
    .map((group) => ({
      group,
      amount: owned.filter((item) => item.group === group).reduce((amount, item) => amount + item.amount, 0),
    }))
    .filter(({ amount }) => amount > 0);
  const shown = wholeEuros(
    groups.map(({ amount }) => amount),
    assets,
  );
  const scale = width / Math.max(assets, debts);
  let x = 0;
  const segments = groups.map(({ group, amount }): Shape => {
    const segment = rect(x, bar.first, amount * scale, looks[group]);
    x += amount * scale;
    return segment;
  });
  const end = (debts > 0 ? bar.second : bar.first) + bar.height;
  const names = { assets: t('report.balance.assets'), debts: t('report.balance.debts') };
  return {
    kind: 'figure',
    alt: t('report.balance.alt', {
      assets: format.euros(assets),
      debts: format.euros(debts),
      worth: format.euros(worth),
    }),
    width,
    height: end + 4,
    shapes: [
      ...label(names.assets, format.euros(assets), bar.first),
      ...segments,
      ...(debts > 0
        ? [
            ...label(names.debts, format.euros(debts), bar.second),
            rect(0, bar.second, debts * scale, '#7a8184'),
          ]
        : []),
      {
        kind: 'line',
        x1: 0,
        y1: bar.first - 2,
        x2: 0,
        y2: end + 2,
        stroke: '#3d4346',
        strokeWidth: 1,
      },
    ],
    table: {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.balance.group'), width: 6 },
        { kind: 'text', label: t('report.balance.amount'), width: 3, align: 'right' },
      ],
      rows: [
        ...groups.map(({ group }, index) => ({
          kind: 'plain' as const,
          cells: [t(`report.balance.of.${group}`), format.euros(shown[index] ?? 0)],
        })),
        ...(debts > 0 ? [{ kind: 'plain' as const, cells: [names.debts, format.euros(-debts)] }] : []),
        { kind: 'total', cells: [t('report.figure.netWorth'), format.euros(worth)] },
      ],
    },
  };
}

/** A hairline of paper stands between neighbours. */
const rect = (x: number, y: number, length: number, fill: string): Shape => ({
  kind: 'rect',
  x,
  y,
  width: Math.max(0, length - 1),
  height: bar.height,
  fill,
});

const label = (name: string, amount: string, y: number): Shape[] => [
  { kind: 'text', x: 4, y: y - 6, text: name, size: 10, colour: '#3d4346' },
  {
    kind: 'text',
    x: width,
    y: y - 6,
    text: amount,
    size: 10,
    colour: '#1b2022',
    anchor: 'end',
    strong: true,
  },
];
