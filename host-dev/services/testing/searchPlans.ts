import type { Query } from '../database';
import type { generateHousehold } from '../seed';

type Generated = ReturnType<typeof generateHousehold>;

/** What people type: letter by letter, with more words, and birth dates; also words that few households have together. */
export function searchesOf(household: Generated, other: Generated): string[] {
  const { lastName, firstName, birthDate, postalCode, city } = typedOf(household);
  const [year = '', month, day] = birthDate.split('-');
  const names = ['', lastName.slice(0, 1), lastName.slice(0, 2), lastName.slice(0, 3), lastName, firstName];
  const places = [postalCode.slice(0, 3), postalCode.slice(0, 4), postalCode, city, `${postalCode} ${city}`];
  const dates = ['', year.slice(0, 2), year.slice(2), year].map((typed) => `${day}.${month}.${typed}`);
  const seconds = [firstName.slice(0, 2), firstName.slice(0, 3), firstName, postalCode, city, ...dates];
  const strange = typedOf(other);
  const rare = [strange.lastName.slice(0, 3), strange.lastName, strange.firstName, strange.city];
  const begun = [lastName.slice(0, 1), lastName.slice(0, 3), firstName, ...places];
  return [
    ...names,
    ...places,
    ...dates,
    ...[...seconds, ...rare].map((second) => `${lastName} ${second}`),
    ...begun.flatMap((first) => [`${first} ${dates[0]}`, `${first} ${strange.lastName.slice(0, 3)}`]),
    frequentPair(household, other),
    `${lastName} ${firstName} ${dates[0]}`,
    `${lastName} ${firstName} ${city} ${postalCode} ${dates.at(-1)}`,
  ];
}

/** Two words that many households have each: all rows of one are read. */
export const frequentPair = (household: Generated, other: Generated): string =>
  `${typedOf(household).firstName} ${typedOf(other).firstName}`;

function typedOf({ persons, addresses }: Generated) {
  const { lastName = '', firstName = '', birthDate = '' } = Object.values(persons)[0] ?? {};
  const { postalCode = '', city = '' } = Object.values(addresses)[0] ?? {};
  return { lastName, firstName, birthDate, postalCode, city };
}

export interface Scan {
  relation: string;
  /** No condition of an index ends it; also when it goes through a whole index. */
  isWhole: boolean;
  /** Read in all: also those that a condition refused. */
  rows: number;
  /** How often a household of one word was looked up among those of another. */
  lookups: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: PlanNode[];
}

/** Runs every statement with its plan, and notes what it has read: one that only asks for a plan reads nothing. */
export const explaining =
  (q: Query, scans: Scan[]): Query =>
  async (text, parameters) => {
    if (text.startsWith('explain ')) return q(text, parameters);
    const [answer] = await q<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, format json) ${text}`,
      parameters,
    );
    const note = (node: PlanNode) => {
      const relation = node['Relation Name'];
      const read = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      const loops = node['Actual Loops'];
      if (relation !== undefined)
        scans.push({
          relation,
          isWhole: loops > 0 && !(node['Index Cond'] ?? node['Recheck Cond']),
          rows: read * loops,
          lookups: /^o(_\d+)?$/.test(node.Alias ?? '') ? loops : 0,
        });
      node.Plans?.forEach(note);
    };
    answer?.['QUERY PLAN'].forEach(({ Plan }) => note(Plan));
    return q(text, parameters);
  };

/** Tables that grow with the number of households. */
export const large: ReadonlySet<string> = new Set([
  'search_term',
  'search_beginning',
  'household',
  'household_access',
  'person',
  'section',
]);
