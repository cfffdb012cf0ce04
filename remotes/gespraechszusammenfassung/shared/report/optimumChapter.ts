import { lawFor } from '@vp-digital/core/finance';
import {
  certaintyOf,
  certaintyWord,
  type LeverOf,
  leverTraits,
  type Optimum,
  optimum,
  optimumFigure,
  type OptimumStep,
  optimumSteps,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import type { Block, Cell, Text } from '@vp-digital/core/pdf';
import { amountCell, highlight } from './amounts';
import { amountSaid } from './estimated';
import type { Making } from './making';
import type { ReportSettings } from './reportSettings';

/**
 * Optimum: what the household is entitled to in a year, step by step as on its screen, what it uses of it, and what else
 * each step changes. Nothing while there is no step and none to be clarified, and where amounts are hidden: which steps there are
 * follows from them.
 */
export function optimumChapter({ data, date, settings }: Making, number: number): Block[] {
  const { t, hidesAmounts } = settings;
  if (hidesAmounts) return [];
  const found = optimum({ household: data, date });
  const steps = optimumSteps(found).filter(({ possible }) => possible > 0);
  const toCheck = [...new Set(found.toCheck.map((lever) => nameOf(lever, data, settings)))];
  if (steps.length === 0 && toCheck.length === 0) return [];
  const isEstimate = certaintyWord(certaintyOf(optimumFigure, data, { date })) === 'estimated';
  const note = t('report.optimum.note', { year: lawFor(date).year });
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.optimum.name')}`,
      keySentence: sentence(found, isEstimate, settings),
    },
    ...(steps.length === 0
      ? []
      : [
          stepTable(steps, found, data, settings),
          { kind: 'paragraph' as const, size: 'note' as const, text: note },
        ]),
    ...(toCheck.length === 0
      ? []
      : [
          { kind: 'heading' as const, level: 2 as const, text: t('report.optimum.toCheck') },
          { kind: 'list' as const, marker: 'bullet' as const, items: toCheck },
        ]),
  ];
}

function sentence({ open, toCheck }: Optimum, isEstimate: boolean, settings: ReportSettings): Text {
  const { t, format } = settings;
  if (open === 0) return t(toCheck.length > 0 ? 'report.optimum.unclear' : 'report.optimum.all');
  return [
    { text: t('report.optimum.before') },
    highlight(amountSaid(format.euros(open), isEstimate, settings), optimumFigure),
    { text: t('report.optimum.after') },
  ];
}

/** A column that would be empty is left out. */
function stepTable(
  steps: readonly OptimumStep[],
  found: Optimum,
  data: SectionData,
  settings: ReportSettings,
): Block {
  const { t, format } = settings;
  const parts = amountParts.filter((part) => steps.some((step) => step[part] > 0));
  const amounts = (of: Pick<Optimum, AmountPart>): Cell[] =>
    parts.map((part) => (of[part] === 0 ? '–' : amountCell(format.euros(of[part]), optimumFigure)));
  return {
    kind: 'table',
    columns: [
      { kind: 'text', label: t('report.optimum.step'), width: 8 },
      ...parts.map((part) => ({
        kind: 'text' as const,
        label: t(`report.optimum.${part}`),
        width: 3,
        align: 'right' as const,
      })),
    ],
    rows: [
      ...steps.map((step) => ({
        kind: 'plain' as const,
        cells: [stepCell(step, data, settings), ...amounts(step)],
      })),
      { kind: 'total', cells: [t('report.optimum.total'), ...amounts(found)] },
    ],
  };
}

const amountParts = ['used', 'possible', 'open'] as const;
type AmountPart = (typeof amountParts)[number];

/** Whoever is to take a step has to know what else it changes. */
function stepCell({ levers: [first], open }: OptimumStep, data: SectionData, settings: ReportSettings): Cell {
  const text = nameOf(first, data, settings);
  const { effects } = leverTraits[first.lever];
  if (effects.length === 0 || open === 0) return text;
  const note = effects.map((effect) => settings.t(`household/subsidyFacts:effect.${effect}`)).join(' ');
  return { kind: 'text', text, note };
}

/** Of the whole household, or of a person; both levers of a company pension are one step. */
function nameOf({ lever, personId = '' }: LeverOf, data: SectionData, { t }: ReportSettings): string {
  const isCompanyPension = lever === 'occupationalPensionEmployer' || lever === 'occupationalPensionSaving';
  const name = t(isCompanyPension ? 'household/subsidyFacts:step' : `household/subsidyFacts:lever.${lever}`);
  const person = shortNameOf(data, personId);
  return person === undefined ? name : t('household/subsidyFacts:of', { lever: name, person });
}
