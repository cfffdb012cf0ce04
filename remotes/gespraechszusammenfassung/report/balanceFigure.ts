import { type BalanceSheet, type Liquidity, shownBalance } from '@vp-digital/core/household';
import type { FigureBlock, Shape } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';

const width = 490;
const bar = { height: 20, first: 18, second: 82 };

/** Distinguishable without colour by their order, their gaps and the table below; in the palette of the report. */
const looks: Record<Liquidity, string> = { immediate: '#005e66', twelveMonths: '#2f7d85', bound: '#b2d6da' };

/** Two bars of one scale: what is owned by how soon it can be used, and what of it is owed, if anything. */
export function balanceFigure(sheet: BalanceSheet, { t, format }: ReportSettings): FigureBlock {
  const { assets, liabilities: debts, netWorth: worth, byLiquidity } = shownBalance(sheet);
  const groups = byLiquidity.filter(({ amount }) => amount > 0);
  const scale = width / Math.max(assets, debts);
  let x = 0;
  const segments = groups.map(({ liquidity, amount }): Shape => {
    const segment = rect(x, bar.first, amount * scale, looks[liquidity]);
    x += amount * scale;
    return segment;
  });
  const end = debts > 0 ? bar.second + bar.height : bar.first + bar.height + key.height;
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
      ...groups.flatMap(({ liquidity }, index) =>
        keyOf(t(`report.balance.of.${liquidity}`), looks[liquidity], index),
      ),
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
        ...groups.map(({ liquidity, amount }) => ({
          kind: 'plain' as const,
          cells: [t(`report.balance.of.${liquidity}`), format.euros(amount)],
        })),
        ...(debts > 0 ? [{ kind: 'plain' as const, cells: [names.debts, format.euros(-debts)] }] : []),
        { kind: 'total', cells: [t('report.figure.netWorth'), format.euros(worth)] },
      ],
    },
  };
}

const key = { width: 160, height: 22, swatch: 8 };

/** What a colour of the bar stands for: the groups in their order, below the bar. */
function keyOf(name: string, fill: string, index: number): Shape[] {
  const [x, y] = [4 + index * key.width, bar.first + bar.height + 8];
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
