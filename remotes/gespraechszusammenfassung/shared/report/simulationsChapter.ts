import { addMonths, type IsoDate } from '@vp-digital/core/finance';
import {
  adults,
  assumptionsOf,
  budgetFacts,
  budgetLastAge,
  budgetResult,
  budgetSettingsOf,
  earningLoss,
  earningLossFacts,
  freeAmountFigure,
  inOrder,
  lastAge,
  lossSettingsOf,
  lossRules,
  protectionGapFigure,
  retirementFacts,
  retirementGapFigure,
  retirementResult,
  retirementSettingsOf,
  type SectionData,
  type SimulationVariant,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { formatMonth } from '@vp-digital/core/reference/format';
import { amountCell } from './amounts';
import type { Making } from './making';
import type { ReportSettings } from './reportSettings';

interface Given {
  data: SectionData;
  date: IsoDate;
  settings: ReportSettings;
}

/**
 * Simulations: the variants that were kept in the talk, each with what comes of it, computed anew from the snapshot by the
 * functions of the pages. Nothing without a variant; without the facts a variant says so.
 */
export function simulationsChapter({ data, date, settings }: Making, number: number): Block[] {
  const { t, hidesAmounts } = settings;
  const variants = inOrder(data.simulationVariants.items).map(([, variant]) => variant);
  if (variants.length === 0) return [];
  const given = { data, date, settings };
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.simulations.name')}`,
      keySentence: t('report.simulations.sentence', { count: variants.length }),
    },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.simulations.variant'), width: 4 },
        { kind: 'text', label: t('report.simulations.kind'), width: 4 },
        { kind: 'text', label: t('report.simulations.result'), width: 6 },
      ],
      rows: variants.map((variant) => ({
        kind: 'plain',
        cells: [
          variant.title,
          t(`report.simulations.of.${variant.kind}`),
          hidesAmounts ? t('report.simulations.hidden') : resultOf[variant.kind](variant, given),
        ],
      })),
    },
    { kind: 'paragraph', size: 'note', text: t('report.simulations.note') },
  ];
}

const resultOf = { budget: budgetCell, retirement: retirementCell, manpower: lossCell } as const;

/** When the account is empty, or when there is least on it and how much. */
function budgetCell(variant: SimulationVariant, { data, date, settings: { t, format } }: Given) {
  const facts = budgetFacts(data, date);
  if (facts.kind !== 'computed') return t('report.simulations.missing');
  const { emptyFrom, lowest } = budgetResult(facts.value, budgetSettingsOf(variant));
  const monthOf = (months: number) => formatMonth(addMonths(date, months).slice(0, 7), format.language);
  if (emptyFrom !== undefined) return t('report.simulations.emptyIn', { month: monthOf(emptyFrom) });
  const amount = format.euros(lowest.amount);
  return amountCell(
    t('report.simulations.lasts', { age: budgetLastAge, month: monthOf(lowest.month), amount }),
    freeAmountFigure,
  );
}

/** Until which age the money lasts, and what is missing a month without it. */
function retirementCell(variant: SimulationVariant, { data, date, settings: { t, format } }: Given) {
  const facts = retirementFacts(data, date);
  if (facts.kind !== 'computed') return t('report.simulations.missing');
  const { lastsUntil, shortage } = retirementResult(
    facts.value,
    retirementSettingsOf(variant, assumptionsOf(data)),
  );
  const values = { age: lastsUntil ?? lastAge, amount: format.euros(shortage) };
  return amountCell(
    t(lastsUntil === undefined ? 'report.simulations.over' : 'report.simulations.until', values),
    retirementGapFigure,
  );
}

/** In which month the account is empty after work has stopped, and what is missing until then. */
function lossCell(variant: SimulationVariant, { data, date, settings: { t, format } }: Given) {
  const [personId = ''] = variant.personIds;
  const name = adults(data).find(({ id }) => id === personId)?.name;
  const facts = earningLossFacts(data, personId, date);
  if (name === undefined || facts.kind !== 'computed') return t('report.simulations.missing');
  const { emptyIn, gap } = earningLoss(facts.value, lossSettingsOf(variant));
  const values = { name, amount: format.euros(gap.sum), count: emptyIn ?? lossRules.shownMonths };
  return amountCell(
    t(emptyIn === undefined ? 'report.simulations.paid' : 'report.simulations.emptyAfter', values),
    protectionGapFigure,
  );
}
