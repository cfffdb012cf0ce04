import { afterAll, type Lookup } from './lookUp';
import type { Parameters } from './parameters';

/** Where rows of a word stand. */
export interface Part {
  table: 'search_beginning' | 'search_term';
  condition(table: 't' | 'o'): string;
  isExact: boolean;
}

/** So few terms that each is looked up where the list's order puts the household: next to the one before it. */
export const isExact = ({ terms, openEnds }: Lookup): boolean =>
  openEnds.length === 0 && terms.length <= fewTerms;

const fewTerms = 8;

export function partsOf({ beginnings, terms, openEnds }: Lookup, parameters: Parameters): Part[] {
  const { add } = parameters;
  const few = terms.length <= fewTerms;
  return [
    ...beginnings.map((beginning): Part => {
      const same = add(beginning);
      return { table: 'search_beginning', condition: (t) => `${t}.beginning = ${same}`, isExact: true };
    }),
    ...(terms.length === 0 ? [] : [ofTerms(few ? inList(terms, add) : inArray(terms, add), few)]),
    ...openEnds.map(
      (form): Part => ({
        table: 'search_term',
        condition: (t) => beginsWith(t, form, parameters),
        isExact: false,
      }),
    ),
  ];
}

const ofTerms = (within: string, isExact: boolean): Part => ({
  table: 'search_term',
  condition: (t) => `${t}.term ${within}`,
  isExact,
});

const inList = (terms: readonly string[], add: Parameters['add']): string =>
  `in (${terms.map(add).join(', ')})`;

/** As an array the database looks each of them up in the index. */
const inArray = (terms: readonly string[], add: Parameters['add']): string =>
  `= any ((select array_agg(value) from jsonb_array_elements_text(${add([...terms])}))::text[])`;

/**
 * A prefix as a range of the bytewise order: an index serves it in every plan, and no character of the search has a
 * meaning of its own (as % has in LIKE).
 */
export function beginsWith(table: 't' | 'o', prefix: string, { add }: Parameters): string {
  return `(${table}.term >= ${add(prefix)} and ${table}.term < ${add(`${prefix}${afterAll}`)})`;
}
