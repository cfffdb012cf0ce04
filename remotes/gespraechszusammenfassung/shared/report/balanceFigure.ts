import {
  assetsFigure,
  type BalanceSheet,
  debtsFigure,
  type Figure,
  type Liquidity,
  netWorthFigure,
  shownBalance,
} from '@vp-digital/core/household';
import type { FigureBlock, Shape } from '@vp-digital/core/pdf';
import { amountCell, ofFigure } from './amounts';
import type { ReportSettings } from './reportSettings';

const width = 490;
const bar = { height: 20, first: 18, second: 82 };

/** As on the screen (`chart-1` to `chart-4`); distinguishable without colour by order, gaps and the table below. */
const looks: Record<Liquidity | 'mortgages' | 'otherDebts', string> = {
  immediate: '#005e66',
  twelveMonths: '#3896be',
  bound: '#162e6b',
  mortgages: '#162e6b',
  otherDebts: '#96741a',
};

/** Two bars of one scale: what is owned by how soon it can be used, and what of it is owed, if anything. */
export function balanceFigure(sheet: BalanceSheet, { t, word, format }: ReportSettings): FigureBlock {
  const { assets, liabilities: debts, netWorth: worth, byLiquidity, ...owed } = shownBalance(sheet);
  const groups = byLiquidity.filter(({ amount }) => amount > 0);
  const scale = width / Math.max(assets, debts);
  const debtParts = (['mortgages', 'otherDebts'] as const)
    .map((part) => ({ part, amount: owed[part], name: t(`report.balance.of.${part}`) }))
    .filter(({ amount }) => amount > 0);
  const ownParts = groups.map(({ liquidity: part, amount }) => ({
    part,
    amount,
    name: t(`household/assets:liquidity.${part}`),
  }));
  const drawn = (
    parts: readonly { part: keyof typeof looks; amount: number; name: string }[],
    y: number,
  ): Shape[] =>
    parts.flatMap(({ part, amount, name }, index) => {
      const before = parts.slice(0, index).reduce((sum, one) => sum + one.amount, 0);
      return [rect(before * scale, y, amount * scale, looks[part]), ...keyOf(name, looks[part], index, y)];
    });
  const end = (debts > 0 ? bar.second : bar.first) + bar.height + key.height;
  const names = { assets: word('assets'), debts: word('debts') };
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
      ...label(names.assets, format.euros(assets), bar.first, assetsFigure),
      ...drawn(ownParts, bar.first),
      ...(debts > 0
        ? [
            ...label(names.debts, format.euros(debts), bar.second, debtsFigure),
            ...drawn(debtParts, bar.second),
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
        ...groups.map(({ liquidity, amount }) => ({
          kind: 'plain' as const,
          cells: [
            t(`household/assets:liquidity.${liquidity}`),
            amountCell(format.euros(amount), assetsFigure),
          ],
        })),
        ...(debts > 0
          ? [{ kind: 'plain' as const, cells: [names.debts, amountCell(format.euros(-debts), debtsFigure)] }]
          : []),
        {
          kind: 'total',
          cells: [word('netWorth'), amountCell(format.euros(worth), netWorthFigure)],
        },
      ],
    },
  };
}

const key = { width: 160, height: 22, swatch: 8 };

/** What a colour of the bar at `top` stands for: its parts in their order, below it. */
function keyOf(name: string, fill: string, index: number, top: number): Shape[] {
  const [x, y] = [4 + index * key.width, top + bar.height + 8];
  return [
    { kind: 'rect', x, y, width: key.swatch, height: key.swatch, fill },
    { kind: 'text', x: x + key.swatch + 5, y: y + key.swatch, text: name, size: 9, colour: '#3d4346' },
  ];
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

const label = (name: string, amount: string, y: number, figure: Pick<Figure, 'name'>): Shape[] => [
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
    of: ofFigure(figure),
  },
];
