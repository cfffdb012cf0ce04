import {
  chaptersOfKind,
  filledIn,
  hasByItself,
  kindOfComposition,
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
 * All chapters of its kind in the order of a composition. Chapters it does not name follow in their default order,
 * shown if they are part of every report of the kind or were requested in the talk.
 */
export function chaptersOf(
  { chapters = [], ...kinds }: Partial<ReportComposition> = {},
  { recap }: Pick<SectionData, 'recap'>,
): readonly ChapterOfReport[] {
  const kind = kindOfComposition(kinds);
  const known: readonly ReportChapter[] = chaptersOfKind[kind];
  const named = chapters.flatMap(({ chapter: name, shown, text }): ChapterOfReport[] => {
    const chapter = known.find((one) => one === name);
    return chapter ? [{ chapter, shown, text }] : [];
  });
  const rest = known.filter((one) => !named.some(({ chapter }) => chapter === one));
  return [...named, ...rest.map((chapter) => ({ chapter, shown: hasByItself(kind, chapter, recap.items) }))];
}

/** Values of the variables in custom texts; those of an appointment only if there is a next one. */
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

/** Variables in custom texts that have no value here. */
export const openVariables = (
  { greeting, letter, chapters = [] }: Partial<ReportComposition>,
  values: Partial<Record<TextVariable, string>>,
): TextVariable[] =>
  variablesIn([greeting, letter, ...chapters.map(({ text }) => text)].join(' ')).filter(
    (variable) => values[variable] === undefined,
  );

/** A custom text as paragraphs, one per line. */
export const ownText = (
  text: string | undefined,
  values: Partial<Record<TextVariable, string>>,
): readonly Block[] =>
  filledIn(text ?? '', values)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', text: line.trim() }));

/** The talk's content without entries left out of this report. */
export function withoutLeftOut(sections: SectionData, leftOut: readonly string[] = []): SectionData {
  if (leftOut.length === 0) return sections;
  const items = Object.entries(sections.recap.items).filter(([id]) => !leftOut.includes(id));
  return { ...sections, recap: { ...sections.recap, items: Object.fromEntries(items) } };
}

const hidden = '•••';

/**
 * Hides amounts of money, and shares or numbers of months that would reveal one; percentages and days of rules stay.
 */
export const withoutAmounts = (format: Format): Format => {
  const hide: Format['euros'] = (_amount, how) => (how?.unit === 'none' ? hidden : `${hidden}\u00a0€`);
  return { ...format, euros: hide, money: hide, share: () => hidden, number: () => hidden };
};
