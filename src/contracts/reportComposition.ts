import * as z from 'zod/mini';
import { adviceRecord } from './adviceRecord';
import { text } from './ownText';
import { chaptersOfKind, kindOfComposition, neededChapters, type ReportChapter } from './reportKinds';

/** Characters that own texts may have. */
export const longestTexts = { greeting: 120, letter: 1500, chapter: 600 } as const;

const chapter = {
  /** One of its kind's; a newer release may have more. */
  chapter: z.string().check(z.maxLength(40)),
  shown: z.boolean(),
  /** Stands below the chapter's sentence. */
  text: z.optional(text(longestTexts.chapter)),
};

const fields = {
  /** Left out: a conversation summary. */
  kind: z.optional(z.enum(['analysis', 'adviceRecord'])),
  /**
   * `healthInsurance`, beside the kind `analysis`: statutory and private health insurance side by side (PKV-Bericht). A string,
   * as reports carry it: a newer release may have more.
   */
  focus: z.optional(z.string().check(z.regex(/^healthInsurance$/))),
  greeting: z.optional(text(longestTexts.greeting)),
  letter: z.optional(text(longestTexts.letter)),
  /** No amount of money stands on the pages but those that somebody typed into a text. */
  hidesAmounts: z.optional(z.boolean()),
  /** What it says otherwise than the version of its kind that was released before it stands in a chapter at its end. */
  showsChanges: z.optional(z.boolean()),
  /** Lines for place, day and the names of the adults and the advisor stand at its end. */
  signatures: z.optional(z.boolean()),
  /** Entries of the talk that are in the snapshot for a report, and are not in this one. */
  leftOut: z.optional(z.array(z.uuid()).check(z.maxLength(300))),
};

/** What an own text may name in braces, to be filled in when the pages are made. */
export const textVariables = ['haushalt', 'termin', 'berater', 'stand'] as const;
export type TextVariable = (typeof textVariables)[number];

/** As somebody writes them who works in English: both names mean the same in every text. */
export const englishVariables = {
  haushalt: 'household',
  termin: 'appointment',
  berater: 'advisor',
  stand: 'asof',
} as const satisfies Record<TextVariable, string>;

/**
 * `PUT …/reports/{reportId}/composition` with `If-Match`: how a draft is put together, replaced as a whole; version 0 while there is none.
 * Answers the report, 412 with the report as it stands when that has another version, 409 for a released one, 422 for a composition
 * that no report can have: the code is one of `CompositionProblem`.
 */
export const reportComposition = z.strictObject({
  ...fields,
  /** Of an advice record. */
  record: z.optional(adviceRecord),
  /** Every chapter at most once, in their order; those that are not named follow, shown. */
  chapters: z.array(z.strictObject(chapter)).check(z.maxLength(40)),
});
export type ReportComposition = z.infer<typeof reportComposition>;

export interface CompositionProblem {
  path: string;
  code: 'chapter_unknown' | 'chapter_twice' | 'chapter_needed' | 'variable_unknown' | 'record_foreign';
}

/** Why no report can be put together so; empty when one can. */
export function compositionProblems(composition: ReportComposition): CompositionProblem[] {
  const { chapters, greeting, letter, record } = composition;
  const kind = kindOfComposition(composition);
  const known: readonly ReportChapter[] = chaptersOfKind[kind];
  const texts = [
    ['/greeting', greeting],
    ['/letter', letter],
    ...chapters.map(({ text }, index) => [`/chapters/${index}/text`, text] as const),
  ] as const;
  return [
    ...chapters.flatMap(({ chapter: name, shown }, index): CompositionProblem[] => {
      const path = `/chapters/${index}`;
      const one = known.find((chapter) => chapter === name);
      if (!one) return [{ path, code: 'chapter_unknown' }];
      if (chapters.findIndex((other) => other.chapter === name) < index)
        return [{ path, code: 'chapter_twice' }];
      return shown || !neededChapters.includes(one) ? [] : [{ path, code: 'chapter_needed' }];
    }),
    ...texts.flatMap(([path, text]): CompositionProblem[] =>
      unknownVariables(text).length > 0 ? [{ path, code: 'variable_unknown' }] : [],
    ),
    ...(record !== undefined && kind !== 'adviceRecord'
      ? [{ path: '/record', code: 'record_foreign' as const }]
      : []),
  ];
}

const inBraces = /\{([^{}]*)\}/g;

const namesIn = (text = ''): string[] => [...text.matchAll(inBraces)].map(([, name = '']) => name);

const variableOf = (written: string): TextVariable | undefined => {
  const name = written.trim().toLowerCase();
  return textVariables.find((one) => one === name || englishVariables[one] === name);
};

/** What stands in braces and is no variable. */
export const unknownVariables = (text: string | undefined): string[] =>
  namesIn(text).filter((name) => variableOf(name) === undefined);

/** The variables of a text, each once. */
export const variablesIn = (text: string | undefined): TextVariable[] =>
  textVariables.filter((one) => namesIn(text).some((name) => variableOf(name) === one));

/** A text with its variables filled in; what has no value stays as it is. */
export const filledIn = (text: string, values: Partial<Record<TextVariable, string>>): string =>
  text.replaceAll(inBraces, (written, name: string) => {
    const variable = variableOf(name);
    return (variable && values[variable]) ?? written;
  });
