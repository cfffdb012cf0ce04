import {
  type FreeAmount,
  knownFree,
  knownNet,
  netWorth,
  reserve,
  type SectionData,
  shownMonthlyNeed,
  shownSharesOfNet,
  shownWorth,
} from '@vp-digital/core/household';
import type { Block, KeyFigure } from '@vp-digital/core/pdf';
import type { ReportSettings } from './reportSettings';
import { spendingTable, waterfallTable } from './waterfallTable';

/** What remains of the month: the key figures, how the free amount comes about, how long the reserve lasts. */
export function monthChapter(
  data: SectionData,
  month: FreeAmount,
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t, format } = settings;
  const { net, free } = month;
  const knowsNet = knownNet(data).kind === 'computed';
  const knowsFree = knownFree(data).kind === 'computed';
  const { available, months } = reserve(data);
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.month.name')}`,
      keySentence: knowsFree
        ? [
            {
              text: t(free < 0 ? 'report.month.beforeShort' : 'report.month.before', {
                net: format.euros(net),
              }),
            },
            {
              text: t(free < 0 ? 'report.month.short' : 'report.month.free', {
                amount: format.euros(Math.abs(free)),
              }),
              style: 'highlight',
            },
            { text: '.' },
          ]
        : t(knowsNet ? 'report.month.withoutExpenses' : 'report.month.unknown'),
    },
    { kind: 'key-figures', items: keyFigures(data, month, settings) },
    { kind: 'heading', level: 2, text: t('report.month.title') },
    knowsFree ? waterfallTable(month, shownSharesOfNet(data), settings) : spendingTable(month, settings),
    { kind: 'heading', level: 2, text: t('report.reserve.title') },
    {
      kind: 'paragraph',
      text:
        months === undefined
          ? t('report.reserve.unknown')
          : t('report.reserve.text', {
              available: format.euros(available),
              need: format.euros(shownMonthlyNeed(data)),
              months: format.number(months, { minimumDecimals: 1 }),
            }),
    },
  ];
}

function keyFigures(
  data: SectionData,
  { net, free }: FreeAmount,
  { t, format, withBalance }: ReportSettings,
): KeyFigure[] {
  const { months, targetMonths } = reserve(data);
  const exact = netWorth(data);
  const worth = shownWorth(exact);
  const knowsNet = knownNet(data).kind === 'computed';
  const knowsFree = knownFree(data).kind === 'computed';
  const knowsWorth = exact.waitsFor === undefined;
  const whole = (amount: number) => format.euros(amount, { unit: 'none' });
  const monthly = t('report.figure.euroMonthly');
  return [
    { label: t('report.figure.net'), value: knowsNet ? whole(net) : '–', unit: monthly },
    { label: t('report.figure.free'), value: knowsFree ? whole(free) : '–', unit: monthly },
    {
      label: t('report.figure.reserve'),
      value: months === undefined ? '–' : format.number(months, { minimumDecimals: 1 }),
      unit: t('report.figure.months'),
      note: t('report.figure.target', { count: targetMonths }),
    },
    ...(withBalance
      ? [
          {
            label: t('report.figure.netWorth'),
            value: knowsWorth ? whole(worth.netWorth) : '–',
            unit: '€',
            ...(knowsWorth && { note: `${whole(worth.assets)} − ${whole(worth.liabilities)}\u00a0€` }),
          },
        ]
      : []),
  ];
}
