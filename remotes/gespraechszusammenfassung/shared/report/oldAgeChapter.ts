import {
  isRetired,
  maskedIn,
  netPensionsFigure,
  personPension,
  adults,
  type RetirementGap,
  retirementGapFigure,
  retirementRules,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { amountCell, highlight, said } from './amounts';
import { amountSaid, cellSaid } from './estimated';
import { factsSaid } from './factsSaid';
import type { Making } from './making';
import { lastingBlocks, lastingOf } from './oldAgeLasting';
import { oldAgeTable } from './oldAgeTable';
import { retiredTable } from './retiredTable';

/**
 * Im Ruhestand: of those who still work what they will live on, who and which contract pays it from when, against what they
 * need; of the retired what comes in today; of both how long the money lasts. Its sentence alone, with what is missing,
 * while it cannot be computed.
 */
export const oldAgeChapter = (making: Making, number: number): Block[] =>
  adults(making.data).length === 0
    ? []
    : [...(isRetired(making.data) ? retired : working)(making, number), ...hiddenBlocks(making)];

function working(making: Making, number: number): Block[] {
  const { data, date, settings } = making;
  const { t, format, hidesAmounts } = settings;
  const found = retirementGapFigure.of(data, { date });
  if (found.kind === 'notRelevant') return [];
  if (found.kind === 'missing')
    return [
      head(
        number,
        t('report.oldAge.missing', {
          facts: factsSaid(found.facts, data, settings),
        }),
        making,
      ),
    ];
  const gap = found.value;
  return [
    head(
      number,
      hidesAmounts
        ? t('report.oldAge.hidden')
        : [
            said(
              t('report.oldAge.need', { need: amountSaid(format.euros(gap.need), true, settings) }),
              retirementGapFigure,
            ),
            ...(gap.gap > 0
              ? [
                  { text: t('report.oldAge.beforeGap') },
                  highlight(format.euros(gap.gap), retirementGapFigure),
                  { text: t('report.oldAge.afterGap') },
                ]
              : [{ text: t('report.oldAge.enough') }]),
          ],
      making,
    ),
    ...oldAgeTable(gap, making),
    gapTable(gap, making),
    { kind: 'paragraph', size: 'note', text: t('report.oldAge.note') },
    ...assumedBlocks(making),
    ...lastingBlocks(making),
  ];
}

/** Need less what is secured, to the cent; what is more than enough leaves no gap. */
function gapTable({ need, secured, gap }: RetirementGap, { settings }: Making): Block {
  const { t, word, format } = settings;
  const cell = (amount: number, figure: typeof netPensionsFigure | typeof retirementGapFigure) =>
    cellSaid(amountCell(format.money(amount), figure), true, settings);
  const share = format.percent(retirementRules.needShare);
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.oldAge.balance'), width: 9 },
      { kind: 'text', label: t('report.oldAge.net'), width: 3, align: 'right' },
    ],
    rows: [
      { kind: 'plain', cells: [t('report.oldAge.needed', { share }), cell(need, retirementGapFigure)] },
      {
        kind: 'plain',
        cells: [t('report.oldAge.thereof'), cell(-Math.min(need, secured), netPensionsFigure)],
      },
      { kind: 'total', cells: [word('retirementGap'), cell(gap, retirementGapFigure)] },
    ],
  };
}

/** Whose pension is computed from pay and age alone. */
const assumedBlocks = ({ data, date, settings: { t } }: Making): Block[] =>
  adults(data).flatMap(({ id, name }): Block[] => {
    const pension = personPension({ household: data, personId: id, date });
    if (pension.kind !== 'computed' || pension.value.assumed === undefined) return [];
    const text = t('household/certainty:assumed.customer.oldAge', { name });
    return [{ kind: 'paragraph', size: 'note', text }];
  });

function retired(making: Making, number: number): Block[] {
  const { data, settings } = making;
  const { t, hidesAmounts } = settings;
  const table = retiredTable(making);
  const lasting = lastingOf(making);
  if (table.kind === 'notRelevant') return [];
  if (table.kind === 'missing')
    return [
      head(number, t('report.oldAge.missing', { facts: factsSaid(table.facts, data, settings) }), making),
    ];
  const { sentence, blocks } = table;
  return [
    head(
      number,
      hidesAmounts
        ? t('report.oldAge.hiddenRetired')
        : [
            ...sentence,
            ...(lasting.kind === 'computed' && lasting.isCovered
              ? [{ text: t('report.oldAge.covered') }]
              : []),
          ],
      making,
    ),
    ...blocks,
    ...lastingBlocks(making),
  ];
}

const head = (
  number: number,
  keySentence: Extract<Block, { kind: 'chapter' }>['keySentence'],
  { settings: { t } }: Making,
): Block => ({
  kind: 'chapter',
  startsNewPage: 'unlessItFits',
  name: `${number} ${t('report.oldAge.name')}`,
  keySentence,
});

/** What is not shown to both counts neither in the sums: that is said. */
function hiddenBlocks({ data, settings: { t } }: Making): Block[] {
  const isPart = maskedIn(data.contracts).length > 0 || maskedIn(data.assets).length > 0;
  return isPart ? [{ kind: 'paragraph', size: 'note', text: t('report.oldAge.partly') }] : [];
}
