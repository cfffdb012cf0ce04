import {
  adults,
  livesOnOldAgePension,
  ownNetPensionFigure,
  pensionProjectionFigure,
  pensionPurchasingPowerFigure,
  personPension,
  type SectionData,
} from '@vp-digital/core/household';
import type { IsoDate } from '@vp-digital/core/finance';
import type { Block, TextCell } from '@vp-digital/core/pdf';
import { amountCell, highlight } from './amounts';
import type { ReportSettings } from './reportSettings';

/** Staatliche Rente: what the schemes will pay those who still work, as its screen says it. Nothing while none of it is known. */
export function pensionChapter(
  { data, date }: { data: SectionData; date: IsoDate },
  number: number,
  { t, word, format, hidesAmounts }: ReportSettings,
): Block[] {
  const working = adults(data).filter(({ id }) => !livesOnOldAgePension(data, id, date));
  const known = working.flatMap(({ id, name }) => {
    const pension = personPension({ household: data, personId: id, date });
    return pension.kind === 'computed' ? [{ name, ...pension.value }] : [];
  });
  if (known.length === 0) return [];
  const names = format.list(known.map(({ name }) => name));
  const scope = known.length < working.length ? 'partly' : 'all';
  const sum = format.euros(known.reduce((total, { net }) => total + net, 0));
  const isEstimated = known.some(({ assumed }) => assumed);
  const amount = isEstimated ? t('household/certainty:estimatedAmount', { amount: sum }) : sum;
  const cell = (amount: number, figure: Parameters<typeof amountCell>[1], note: string): TextCell => ({
    ...amountCell(format.euros(amount), figure),
    note,
  });
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.pension.name')}`,
      keySentence: hidesAmounts
        ? t('report.pension.hidden')
        : [
            { text: t(`report.pension.${scope}`, { names, count: known.length }) },
            highlight(amount, ownNetPensionFigure),
            { text: t(`report.pension.${scope}After`) },
          ],
    },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.pension.person'), width: 3 },
        { kind: 'text', label: word('pensionProjection'), width: 3 },
        { kind: 'text', label: word('ownNetPension'), width: 4 },
        { kind: 'text', label: word('pensionPurchasingPower'), width: 4 },
      ],
      rows: known.map(({ name, gross, net, withoutIncrease, years, inflation }) => ({
        kind: 'plain',
        cells: [
          name,
          cell(gross, pensionProjectionFigure, t('report.pension.gross')),
          cell(net, ownNetPensionFigure, t('report.pension.net')),
          cell(
            withoutIncrease,
            pensionPurchasingPowerFigure,
            t('report.pension.inYears', { count: years, inflation: format.percent(inflation) }),
          ),
        ],
      })),
    },
    ...known
      .filter(({ assumed }) => assumed)
      .map(({ name }): Block => {
        const text = t('household/certainty:assumed.customer.oldAge', { name });
        return { kind: 'paragraph', size: 'note', text };
      }),
    ...known.flatMap(({ name, othersFrom }): Block[] => {
      if (othersFrom === undefined) return [];
      const text = t('household/certainty:othersFrom', { name, date: format.date(othersFrom) });
      return [{ kind: 'paragraph', size: 'note', text }];
    }),
  ];
}
