import {
  type FreeAmount,
  freeAmountFigure,
  householdNetFigure,
  type KnownParts,
  livingCostsFigure,
  loanRatesFigure,
  premiumsFigure,
  savingRatesFigure,
  type SectionData,
} from '@vp-digital/core/household';
import type { IsoDate, Rate } from '@vp-digital/core/finance';
import type { BarSegment, TableBlock } from '@vp-digital/core/pdf';
import { amountCell } from './amounts';
import { cellSaid, isEstimated } from './estimated';
import type { ReportSettings } from './reportSettings';

/** What is taken from the net, in the order of the waterfall. */
const monthParts = ['expenses', 'insurance', 'loanRates', 'savings'] as const;
type MonthPart = (typeof monthParts)[number];

const figures = {
  net: householdNetFigure,
  expenses: livingCostsFigure,
  insurance: premiumsFigure,
  loanRates: loanRatesFigure,
  savings: savingRatesFigure,
  free: freeAmountFigure,
} as const;

interface OnDay {
  data: SectionData;
  date: IsoDate;
}

/** From net to free as a table whose bars step down; a shortfall reaches below zero. Amounts as they are shown; nobody knows what the others cost. */
export function waterfallTable(
  amounts: KnownParts,
  { shares, of }: { shares: Record<keyof FreeAmount, Rate> | undefined; of: OnDay },
  settings: ReportSettings,
): TableBlock {
  const { t, word, format, hidesAmounts } = settings;
  const estimated = {
    net: isEstimated(figures.net, of),
    free: isEstimated(figures.free, of),
    ...partsEstimated(of),
  };
  const cell = (amount: number, part: keyof typeof figures) =>
    cellSaid(amountCell(format.euros(amount), figures[part]), estimated[part], settings);
  const { net, free } = amounts;
  const lowest = Math.min(0, free);
  const span = Math.max(net, 0) - lowest || 1;
  const place = (amount: number) => (amount - lowest) / span;
  const bar = (from: number, to: number, look: BarSegment['look']) => ({
    kind: 'bar' as const,
    segments: [{ from: place(Math.min(from, to)), to: place(Math.max(from, to)), look }],
  });
  const share = (key: keyof FreeAmount) => (hidesAmounts ? [] : [shares ? format.share(shares[key]) : '–']);
  let level = net;
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.month.item'), width: 4 },
      { kind: 'bar', width: 5 },
      ...(hidesAmounts
        ? []
        : [{ kind: 'text' as const, label: t('report.month.share'), width: 2, align: 'right' as const }]),
      { kind: 'text', label: t('report.month.monthly'), width: 3, align: 'right' },
    ],
    rows: [
      {
        kind: 'plain',
        cells: [word(figures.net.name), bar(0, net, 'own'), ...share('net'), cell(net, 'net')],
      },
      ...monthParts.map((part) => {
        const from = level;
        const amount = amounts[part];
        level -= amount ?? 0;
        return {
          kind: 'plain' as const,
          cells: [
            word(figures[part].name),
            bar(from, level, 'deduction'),
            ...(amount === undefined && !hidesAmounts ? ['–'] : share(part)),
            amount === undefined ? '–' : cell(-amount, part),
          ],
        };
      }),
      {
        kind: 'total',
        cells: [word(figures.free.name), bar(0, free, 'own'), ...share('free'), cell(free, 'free')],
      },
    ],
  };
}

const partsEstimated = (of: OnDay): Record<MonthPart, boolean> => ({
  expenses: isEstimated(figures.expenses, of),
  insurance: isEstimated(figures.insurance, of),
  loanRates: isEstimated(figures.loanRates, of),
  savings: isEstimated(figures.savings, of),
});

/** The parts of the month of which something is recorded: of the others nobody knows whether they cost nothing. */
export const recordedParts = (
  { expenses, contracts }: Pick<SectionData, 'expenses' | 'contracts'>,
  amounts: KnownParts,
): readonly MonthPart[] =>
  monthParts.filter((part) => {
    const { items } = part === 'expenses' ? expenses : contracts;
    return Object.keys(items).length > 0 && amounts[part] !== undefined;
  });

/** What is taken from a net that is not known: the parts alone, of what goes out. */
export function spendingTable(
  amounts: FreeAmount,
  { parts, of }: { parts: readonly MonthPart[]; of: OnDay },
  settings: ReportSettings,
): TableBlock {
  const { t, word, format } = settings;
  const estimated = partsEstimated(of);
  const all = parts.reduce((sum, part) => sum + amounts[part], 0);
  const row = (part: MonthPart) => ({
    kind: 'plain' as const,
    cells: [
      word(figures[part].name),
      {
        kind: 'bar' as const,
        segments: [{ from: 0, to: amounts[part] / (all || 1), look: 'deduction' as const }],
      },
      cellSaid(amountCell(format.euros(amounts[part]), figures[part]), estimated[part], settings),
    ],
  });
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.month.item'), width: 4 },
      { kind: 'bar', width: 5 },
      { kind: 'text', label: t('report.month.monthly'), width: 3, align: 'right' },
    ],
    rows: [
      ...parts.map(row),
      {
        kind: 'total',
        cells: [
          t('report.month.spent'),
          { kind: 'bar', segments: [] },
          amountCell(format.euros(all), figures.free),
        ],
      },
    ],
  };
}
