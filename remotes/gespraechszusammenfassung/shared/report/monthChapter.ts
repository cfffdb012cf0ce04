import type { IsoDate } from '@vp-digital/core/finance';
import {
  type FreeAmount,
  freeAmountFigure,
  householdNetFigure,
  knownParts,
  knowsEveryday,
  reserveFigure,
  type SectionData,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { highlight, said } from './amounts';
import { amountSaid, isEstimated } from './estimated';
import { everydayLacking } from './everydayLacking';
import { incomeLacking } from './incomeLacking';
import type { ReportSettings } from './reportSettings';
import { recordedParts, spendingTable, waterfallTable } from './waterfallTable';

/** What remains of the month: how the free amount comes about, how long the reserve lasts. Its sentence alone while nothing is recorded. */
export function monthChapter(
  of: { data: SectionData; date: IsoDate },
  month: FreeAmount,
  number: number,
  settings: ReportSettings,
): Block[] {
  const { t, format, hidesAmounts } = settings;
  const { data, date } = of;
  const { net, free } = month;
  const knowsNet = householdNetFigure.of(data, { date }).kind === 'computed';
  const known = freeAmountFigure.of(data, { date });
  const facts = known.kind === 'missing' ? known.facts.map(({ fact }) => fact) : [];
  const waitsFor = facts.includes('expenses') ? 'withoutExpenses' : 'withoutContracts';
  const before = free < 0 ? 'beforeShort' : knowsEveryday(data) ? 'before' : 'beforeSoFar';
  const lasting = reserveFigure.of(data, { date });
  const parts = knownParts(data, month);
  const spending = known.kind === 'computed' ? [] : recordedParts(data, parts);
  const isEmpty = known.kind !== 'computed' && spending.length === 0;
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.month.name')}`,
      keySentence:
        known.kind === 'computed' && hidesAmounts
          ? t('report.month.hidden')
          : known.kind === 'computed'
            ? [
                said(
                  t(`report.month.${before}`, {
                    net: amountSaid(format.euros(net), isEstimated(householdNetFigure, of), settings),
                  }),
                  householdNetFigure,
                ),
                highlight(
                  t(free < 0 ? 'report.month.short' : 'report.month.free', {
                    amount: amountSaid(
                      format.euros(Math.abs(free)),
                      isEstimated(freeAmountFigure, of),
                      settings,
                    ),
                  }),
                  freeAmountFigure,
                ),
                { text: '.' },
                ...everydayLacking(data, settings),
                ...incomeLacking(data, settings),
              ]
            : t(knowsNet ? `report.month.${waitsFor}` : 'report.month.unknown'),
    },
    ...(isEmpty
      ? []
      : [
          { kind: 'heading' as const, level: 2 as const, text: t('report.month.title') },
          known.kind === 'computed'
            ? waterfallTable(parts, { shares: known.value.shares, of }, settings)
            : spendingTable(month, { parts: spending, of }, settings),
        ]),
    ...(lasting.kind !== 'computed'
      ? []
      : [
          { kind: 'heading' as const, level: 2 as const, text: t('report.reserve.title') },
          {
            kind: 'paragraph' as const,
            text: [
              said(
                t(knowsEveryday(data) ? 'report.reserve.text' : 'report.reserve.textSoFar', {
                  available: format.euros(lasting.value.available),
                  need: amountSaid(
                    format.euros(lasting.value.shownNeed),
                    isEstimated(reserveFigure, of),
                    settings,
                  ),
                  months: format.number(lasting.value.months, { minimumDecimals: 1 }),
                }),
                reserveFigure,
              ),
            ],
          },
        ]),
  ];
}
