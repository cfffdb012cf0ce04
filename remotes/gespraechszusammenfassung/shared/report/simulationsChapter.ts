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
  retirementGapFigure,
  retirementResult,
  retirementSettingsOf,
  retirementSimulation,
  type SectionData,
  type SimulationVariant,
  usualNeedShare,
} from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import { formatMonth } from '@vp-digital/core/reference/format';
import { amountCell } from './amounts';
import type { Making } from './making';
import { type RailResult, railResults } from './railResults';
import type { ReportSettings } from './reportSettings';

interface Given {
  data: SectionData;
  date: IsoDate;
  settings: ReportSettings;
}

/**
 * What was computed in the talk: the variants of simulations that were kept, and what the rails have worked out of what lies
 * in the cart, each with what comes of it, computed anew from the snapshot by the functions of the pages. Nothing without
 * either; without the facts a row says so.
 */
export function simulationsChapter(making: Making, number: number): Block[] {
  const { t } = making.settings;
  const variants = inOrder(making.data.simulationVariants.items).map(([, variant]) => variant);
  const worked = railResults(making);
  if (variants.length + worked.length === 0) return [];
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.simulations.name')}`,
      keySentence: [
        ...(variants.length > 0 ? [t('report.simulations.sentence', { count: variants.length })] : []),
        ...(worked.length > 0 ? [t('report.rails.sentence', { count: worked.length })] : []),
      ].join(' '),
    },
    ...variantBlocks(variants, making),
    ...railBlocks(worked, making),
    { kind: 'paragraph', size: 'note', text: t('report.simulations.note') },
  ];
}

function railBlocks(worked: readonly RailResult[], { settings: { t, hidesAmounts } }: Making): Block[] {
  if (worked.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.rails.rail'), width: 4 },
        { kind: 'text', label: t('report.rails.person'), width: 2 },
        { kind: 'text', label: t('report.simulations.result'), width: 8 },
      ],
      rows: worked.map(({ rail, name, result }) => ({
        kind: 'plain',
        cells: [
          t(`report.rails.of.${rail}`),
          name ?? t('report.rails.everybody'),
          hidesAmounts ? t('report.simulations.hidden') : result,
        ],
      })),
    },
  ];
}

function variantBlocks(variants: readonly SimulationVariant[], { data, date, settings }: Making): Block[] {
  const { t, hidesAmounts } = settings;
  if (variants.length === 0) return [];
  const given = { data, date, settings };
  return [
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
  const facts = retirementSimulation(data, date);
  if (facts.kind !== 'computed') return t('report.simulations.missing');
  const { lastsUntil, hasSavings, shortage } = retirementResult(
    facts.value,
    retirementSettingsOf(variant, { ...assumptionsOf(data), needShare: usualNeedShare(data) }),
  );
  const values = { age: lastsUntil ?? lastAge, amount: format.euros(shortage) };
  const key = !hasSavings ? 'noSavings' : lastsUntil === undefined ? 'over' : 'until';
  return amountCell(t(`report.simulations.${key}`, values), retirementGapFigure);
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
