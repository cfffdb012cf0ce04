import {
  chaptersOfKind,
  filledIn,
  hasByItself,
  type ReportChapter,
  type ReportComposition,
  type Snapshot,
  type TextVariable,
  variablesIn,
} from '@vp-digital/core/contracts';
import { dayOfAppointment, nextAppointment, type SectionData } from '@vp-digital/core/household';
import type { Block } from '@vp-digital/core/pdf';
import type { Format } from '@vp-digital/core/platform';
import { householdName } from './householdName';
import type { ReportSettings } from './reportSettings';

export interface ChapterOfReport {
  chapter: ReportChapter;
  shown: boolean;
  text?: string | undefined;
}

/**
 * All chapters of its kind in the order of a composition; those that it does not name follow in their own, shown where they are a part of
 * every report of the kind or were wished in the talk.
 */
export function chaptersOf(
  { kind: provided, chapters = [] }: Partial<ReportComposition> = {},
  { recap }: Pick<SectionData, 'recap'>,
): readonly ChapterOfReport[] {
  const kind = provided ?? 'conversationSummary';
  const known: readonly ReportChapter[] = chaptersOfKind[kind];
  const named = chapters.flatMap(({ chapter: name, shown, text }): ChapterOfReport[] => {
    const chapter = known.find((one) => one === name);
    return chapter ? [{ chapter, shown, text }] : [];
  });
  const rest = known.filter((one) => !named.some(({ chapter }) => chapter === one));
  return [...named, ...rest.map((chapter) => ({ chapter, shown: hasByItself(kind, chapter, recap.items) }))];
}

/** What the variables of own texts stand for; an appointment only where there is a next one. */
export function textValues(
  { payload, createdBy }: Snapshot,
  sections: SectionData,
  { t, format }: Pick<ReportSettings, 't' | 'format'>,
): Partial<Record<TextVariable, string>> {
  const next = nextAppointment(sections.appointments, payload.referenceDate);
  return {
    haushalt: householdName(sections, { format }),
    berater: payload.advisor?.name ?? createdBy,
    stand: format.date(payload.referenceDate),
    ...(next && {
      termin: t('report.first.nextAt', {
        day: format.date(dayOfAppointment(next)),
        time: next.begin.slice(11, 16),
      }),
    }),
  };
}

/** Variables in own texts that stand for nothing here. */
export const openVariables = (
  { greeting, letter, chapters = [] }: Partial<ReportComposition>,
  values: Partial<Record<TextVariable, string>>,
): TextVariable[] =>
  variablesIn([greeting, letter, ...chapters.map(({ text }) => text)].join(' ')).filter(
    (variable) => values[variable] === undefined,
  );

/** An own text as paragraphs: every line is one. */
export const ownText = (
  text: string | undefined,
  values: Partial<Record<TextVariable, string>>,
): readonly Block[] =>
  filledIn(text ?? '', values)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', text: line.trim() }));

/** What was said in the talk without what is left out of this report. */
export function withoutLeftOut(sections: SectionData, leftOut: readonly string[] = []): SectionData {
  if (leftOut.length === 0) return sections;
  const items = Object.entries(sections.recap.items).filter(([id]) => !leftOut.includes(id));
  return { ...sections, recap: { ...sections.recap, items: Object.fromEntries(items) } };
}

const hidden = '•••';

/** Writes no amount of money, and no share or number of months that one could tell it from; rules in percent and days stay. */
export const withoutAmounts = (format: Format): Format => {
  const hide: Format['euros'] = (_amount, how) => (how?.unit === 'none' ? hidden : `${hidden}\u00a0€`);
  return { ...format, euros: hide, money: hide, share: () => hidden, number: () => hidden };
};
