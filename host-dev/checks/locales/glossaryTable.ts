import type { CodedField } from './codes';
import { namedFields } from './fieldWords';
import { wordsOfCodes } from './oneWord';
import type { Texts } from './texts';

/** The glossary with its tables of fields and codes as the documents and their words say it; the rest is written by hand. */
export const withWords = (
  glossary: string,
  fields: readonly CodedField[],
  { german, english }: { german: Texts; english: Texts },
): string =>
  replaced(
    replaced(glossary, 'fields', tableOfFields(german, english)),
    'codes',
    tableOfCodes(fields, german, english),
  );

function replaced(glossary: string, name: 'fields' | 'codes', table: string): string {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [before, rest = ''] = glossary.split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n${table}\n${end}${after}`;
}

function tableOfFields(german: Texts, english: Texts): string {
  const inEnglish = new Map(namedFields(english).map(({ name, words }) => [name, wordOf(words)]));
  const rows = namedFields(german).map(({ name, documents, words }) => {
    const of = documents.map((document) => `\`${document}\``).join(', ');
    return `| ${of} | \`${name}\` | ${wordOf(words)} | ${inEnglish.get(name) ?? ''} |`;
  });
  return ['', '| Documents | Field | German | English |', '|---|---|---|---|', ...rows, ''].join('\n');
}

function tableOfCodes(fields: readonly CodedField[], german: Texts, english: Texts): string {
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
