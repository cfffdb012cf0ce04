import type { Query } from '../database';
import { isBeginning } from './beginnings';
import { inCenturies } from './birthDays';
import { type Hint, hintOfDay, hintOfForm, isSelective, isSelectiveForm } from './hints';
import type { SearchWord } from './readSearch';
import { birthTerm } from './searchTexts';

/** Where the rows of a word of a search stand: each of these is one range of an index, in the order of the list. */
export interface Lookup {
  /** In `search_beginning`. */
  beginnings: string[];
  /** In `search_term`. */
  terms: string[];
  /** What more terms begin with than are looked up one by one: numbers of contracts, of which each is its own term. */
  openEnds: string[];
  /** Of its households each has one of these; undefined when that is not known. */
  hints?: Hint[] | undefined;
  /** Letters and digits that were typed. */
  length: number;
}

/** More terms are not looked up one by one. Names that begin with four letters, and the days of a century, are fewer. */
const mostTerms = 250;

/** Of one beginning: all households, or those with a mark. */
export const lookupOf = (beginning: string): Lookup => ({
  beginnings: [beginning],
  terms: [],
  openEnds: [],
  length: 0,
});

/** Looks up what the words of all readings stand for; a reading with a word that nobody is found by is left out. */
export async function lookUp(
  q: Query,
  contract: string | undefined,
  readings: readonly (readonly SearchWord[])[],
): Promise<Lookup[][]> {
  const forms = readings.flat().flatMap((word) => word.forms);
  const terms = await readTerms(q, contract, [...new Set(forms.filter((form) => !isBeginning(form)))]);
  return readings
    .map((words) => words.map((word) => lookupOfWord(word, terms)))
    .filter((lookups) => lookups.every(isFound));
}

function lookupOfWord(
  { forms, birthDays, length }: SearchWord,
  terms: ReadonlyMap<string, readonly string[]>,
): Lookup {
  const long = forms.filter((form) => !isBeginning(form));
  const isOpen = (form: string) => (terms.get(form)?.length ?? 0) > mostTerms;
  return {
    beginnings: forms.filter(isBeginning),
    terms: [
      ...new Set([
        ...long.filter((form) => !isOpen(form)).flatMap((form) => terms.get(form) ?? []),
        ...inCenturies(birthDays).map(birthTerm),
      ]),
    ],
    openEnds: long.filter(isOpen),
    hints: hintsOf({ forms, birthDays, length }, terms),
    length,
  };
}

function hintsOf(
  { forms, birthDays }: SearchWord,
  terms: ReadonlyMap<string, readonly string[]>,
): Hint[] | undefined {
  const found = forms.filter((form) => isBeginning(form) || terms.has(form));
  const isKnown = (form: string) => {
    const begun = terms.get(form) ?? [];
    return (
      isBeginning(form) || isSelectiveForm(form) || (begun.length <= mostTerms && begun.every(isSelective))
    );
  };
  if (!found.every(isKnown)) return undefined;
  const hints = [...found.map(hintOfForm), ...birthDays.map(hintOfDay)];
  return [...new Map(hints.map((hint) => [`${hint.low} ${hint.high}`, hint])).values()];
}

const isFound = ({ beginnings, terms, openEnds }: Lookup): boolean =>
  beginnings.length + terms.length + openEnds.length > 0;

/** The terms that begin with each of these, at most one more than `mostTerms`: from each to the next one in the index. */
async function readTerms(
  q: Query,
  contract: string | undefined,
  forms: readonly string[],
): Promise<Map<string, string[]>> {
  if (forms.length === 0) return new Map();
  const next = (after: string) =>
    `(select t.term from search_term t where t.contract = $1 and ${after} and t.term < ceiling order by t.term limit 1)`;
  const rows = await q<{ form: string; terms: string[] }>(
    `with recursive sought as (
       select value as form, value || $3::text as ceiling from jsonb_array_elements_text($2)
     ), found as (
       select form, ceiling, ${next('t.term >= form')} as term, 1 as step from sought
       union all
       select form, ceiling, ${next('t.term > found.term')}, step + 1 from found where term is not null and step <= $4
     ) select form, jsonb_agg(term) as terms from found where term is not null group by form`,
    [contract, forms, afterAll, mostTerms],
  );
  return new Map(rows.map(({ form, terms }) => [form, terms]));
}

/** Of all characters the last one. */
export const afterAll = '\u{10FFFF}';
