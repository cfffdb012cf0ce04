import type { CodedField } from './codes';
import { wordsOfCodes } from './oneWord';

type Texts = ReadonlyMap<string, string>;

const marks = { begin: '<!-- codes: begin -->', end: '<!-- codes: end -->' } as const;

/** The glossary with its table of codes as the documents and their words say it; the rest is written by hand. */
export function withCodes(
  glossary: string,
  fields: readonly CodedField[],
  { german, english }: { german: Texts; english: Texts },
): string {
  const [before, rest = ''] = glossary.split(marks.begin);
  const [, after = ''] = rest.split(marks.end);
  return `${before}${marks.begin}\n${table(fields, german, english)}\n${marks.end}${after}`;
}

function table(fields: readonly CodedField[], german: Texts, english: Texts): string {
  const inEnglish = new Map(
    wordsOfCodes(english, fields).map(({ name, code, words }) => [`${name} ${code}`, wordOf(words)]),
  );
  const rows = wordsOfCodes(german, fields).flatMap(({ name, code, words }) =>
    words.size === 0
      ? []
      : [`| \`${name}\` | \`${code}\` | ${wordOf(words)} | ${inEnglish.get(`${name} ${code}`) ?? ''} |`],
  );
  return ['', '| Field | Code | German | English |', '|---|---|---|---|', ...rows, ''].join('\n');
}

const wordOf = (words: ReadonlyMap<string, string>): string => [...words.keys()][0] ?? '';
