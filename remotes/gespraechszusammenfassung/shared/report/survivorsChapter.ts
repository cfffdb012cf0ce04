import {
  deathCoverRules,
  deathGapFigure,
  survivorRules,
  widowPensionFigure,
} from '@vp-digital/core/household';
import type { Block, Cell, Column, Text } from '@vp-digital/core/pdf';
import { amountCell, highlight, said } from './amounts';
import { amountSaid, cellSaid } from './estimated';
import { factsSaid } from './factsSaid';
import type { Making } from './making';
import { type SurvivorCase, type Survivors, survivorsOf } from './survivorCases';

/**
 * Wenn einer stirbt: the pensions of those who are left, what they have more or less a month, and the capital that is missing;
 * where a fact is missing, which. Nothing where nobody is left.
 */
export function survivorsChapter(making: Making, number: number): Block[] {
  const { t } = making.settings;
  const found = survivorsOf(making.data, making.date);
  if (found.cases.length === 0) return [];
  return [
    {
      kind: 'chapter',
      startsNewPage: 'unlessItFits',
      name: `${number} ${t('report.survivors.name')}`,
      keySentence: sentence(found, making),
    },
    ...pensionBlocks(found, making),
    ...coverBlocks(found, making),
    ...missingBlocks(found, making),
    ...orphanBlocks(found, making),
  ];
}

/** The worst of both cases: by the month where it is known, else by the capital. */
function sentence({ cases, couple }: Survivors, { data, settings }: Making): Text {
  const { t, format, hidesAmounts } = settings;
  if (hidesAmounts) return t('report.survivors.hidden');
  const changes = cases.flatMap(({ change, ...one }) => (change === undefined ? [] : [{ ...one, change }]));
  const [worst] = changes.toSorted((one, other) => one.change - other.change);
  const lacks = cases.flatMap(({ cover, ...one }) => (cover ? [{ ...one, gap: cover.gap }] : []));
  const [largest] = lacks.toSorted((one, other) => other.gap - one.gap);
  const worstOf = (key: 'month' | 'capital', name: string, amount: number): Text => [
    { text: t(`report.survivors.${key}.before`, { name }) },
    highlight(amountSaid(format.euros(amount), true, settings), deathGapFigure),
    { text: t(`report.survivors.${key}.after`) },
  ];
  if (worst && worst.change < 0) return worstOf('month', worst.name, -worst.change);
  if (largest && largest.gap > 0) return worstOf('capital', largest.name, largest.gap);
  const facts = cases.flatMap(({ facts: some, coverFacts }) => [...some, ...coverFacts]);
  if (facts.length > 0) return t('report.survivors.missing', { facts: factsSaid(facts, data, settings) });
  if (changes.length === cases.length) return t('report.survivors.enough');
  return t(couple === 'untold' ? 'report.survivors.untold' : 'report.survivors.covered');
}

/** Without a marriage only children have a pension, each from the insurance of its own parents. */
const orphanBlocks = ({ cases }: Survivors, { settings }: Making): Block[] =>
  cases.flatMap(({ name, orphans }): Block[] => {
    if (orphans === undefined) return [];
    const { t, format } = settings;
    const values = { name, names: format.list(orphans.names), amount: format.euros(orphans.each) };
    const text = t('report.survivors.orphans', { ...values, count: orphans.names.length });
    return [{ kind: 'paragraph', size: 'note', text: [said(text, widowPensionFigure)] }];
  });

/** What the state pays whom; without a marriage nothing, which is said. */
function pensionBlocks({ cases, couple, children }: Survivors, { settings }: Making): Block[] {
  const { t, format } = settings;
  if (couple === undefined) return [];
  if (couple !== 'married') return [{ kind: 'paragraph', text: t(`report.survivors.${couple}`) }];
  const shown = cases.filter(({ pays }) => pays !== undefined);
  const others = cases.filter(({ pays, facts }) => pays === undefined && facts.length === 0);
  const elsewhere = others.map(
    ({ name }): Block => ({
      kind: 'paragraph',
      text: t('report.survivors.elsewhere', { name }),
    }),
  );
  if (shown.length === 0) return elsewhere;
  const amount = (value: number, figure: typeof widowPensionFigure | typeof deathGapFigure) =>
    cellSaid(amountCell(format.euros(value), figure), true, settings);
  const column = (key: 'firstMonths' | 'later' | 'orphan' | 'change'): Column => ({
    kind: 'text',
    label: t(`report.survivors.${key}`),
    width: 3,
    align: 'right',
  });
  const withChildren = <Entry>(entry: Entry) => (children > 0 ? [entry] : []);
  return [
    { kind: 'heading', level: 2, text: t('report.survivors.pensions') },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.survivors.who'), width: 4 },
        column('firstMonths'),
        column('later'),
        ...withChildren(column('orphan')),
        column('change'),
      ],
      rows: shown.map((one) => ({
        kind: 'plain',
        cells: [
          nameCell(one, settings),
          amount(one.pays?.firstMonths ?? 0, widowPensionFigure),
          laterCell(one, settings),
          ...withChildren<Cell>(
            one.pays && one.pays.orphans.length > 0 ? amount(one.pays.orphan, widowPensionFigure) : '–',
          ),
          one.change === undefined ? '–' : amount(one.change, deathGapFigure),
        ],
      })),
    },
    {
      kind: 'paragraph',
      size: 'note',
      text: t('report.survivors.note', { share: format.percent(survivorRules.livingShare) }),
    },
    ...withChildren<Block>({ kind: 'paragraph', size: 'note', text: t('report.survivors.orphanNote') }),
    ...earlierMarriages(shown, settings),
    ...elsewhere,
  ];
}

/** From the fourth month on; of a small pension with how long it is paid. */
function laterCell({ pays }: SurvivorCase, settings: Making['settings']): Cell {
  const { t, format, hidesAmounts } = settings;
  if (pays === undefined) return '–';
  if (pays.pension === 0 && !hidesAmounts)
    return { kind: 'text', text: t('report.survivors.nothing'), note: t('report.survivors.credited') };
  const notes = [
    t('household/certainty:estimated'),
    ...(pays.months === undefined ? [] : [t('report.survivors.small', { count: pays.months })]),
  ];
  return { ...amountCell(format.euros(pays.pension), widowPensionFigure), note: notes.join(' · ') };
}

/** What the pension is instead if the two married earlier, which no document says. */
const earlierMarriages = (cases: readonly SurvivorCase[], { t, format }: Making['settings']): Block[] =>
  cases.flatMap(({ pays, name, survivor = '' }): Block[] => {
    if (pays?.ifMarriedBefore2002 === undefined) return [];
    const amount = format.euros(pays.ifMarriedBefore2002);
    const text = t('report.survivors.before2002', { name, survivor, amount });
    return [{ kind: 'paragraph', size: 'note', text: [said(text, widowPensionFigure)] }];
  });

const nameCell = ({ name, survivor }: SurvivorCase, { t }: Making['settings']): Cell => ({
  kind: 'text',
  text: t('report.survivors.when', { name }),
  ...(survivor !== undefined && { note: t('report.survivors.for', { name: survivor }) }),
});

/** The capital that is needed once, what is insured, and what is missing; nothing where nobody needs any. */
function coverBlocks({ cases }: Survivors, { settings }: Making): Block[] {
  const { t, word, format, hidesAmounts } = settings;
  const shown = cases.flatMap(({ cover, name }) => (cover ? [{ name, ...cover }] : []));
  const isNone = shown.every(({ need, existingCover }) => need + existingCover === 0);
  if (shown.length === 0 || (isNone && !hidesAmounts)) return [];
  const amount = (value: number) => amountCell(format.euros(value), deathGapFigure);
  const column = (label: string): Column => ({ kind: 'text', label, width: 3, align: 'right' });
  return [
    { kind: 'heading', level: 2, text: t('report.survivors.cover') },
    {
      kind: 'table',
      columns: [
        { kind: 'text', label: t('report.survivors.who'), width: 4 },
        column(t('report.survivors.needed')),
        column(t('report.survivors.insured')),
        column(word('deathGap')),
      ],
      rows: shown.map(({ name, need, existingCover, gap }) => ({
        kind: 'plain',
        cells: [
          t('report.survivors.when', { name }),
          amount(need),
          amount(existingCover),
          cellSaid(amount(gap), true, settings),
        ],
      })),
    },
    {
      kind: 'paragraph',
      size: 'note',
      text: [
        said(
          t('report.survivors.coverNote', {
            months: deathCoverRules.bridgingMonths,
            amount: format.euros(deathCoverRules.childMonth),
            age: deathCoverRules.childUntilAge,
          }),
          deathGapFigure,
        ),
      ],
    },
  ];
}

/** What the pension, the month and the capital wait for, each case by itself. */
const missingBlocks = ({ cases }: Survivors, { data, settings }: Making): Block[] =>
  cases.flatMap(({ name, facts, coverFacts }): Block[] => {
    const all = [...facts, ...coverFacts];
    if (all.length === 0) return [];
    const text = settings.t('report.survivors.waits', { name, facts: factsSaid(all, data, settings) });
    return [{ kind: 'paragraph', size: 'note', text }];
  });
