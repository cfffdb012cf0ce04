import type { Find, HouseholdSummary } from '@vp-digital/core/contracts';
import type { SectionData } from '@vp-digital/core/household';
import type { Query } from '../database';
import { isBeginning } from './beginnings';
import { readSearch } from './readSearch';
import { contractNumbers, numberForms } from './searchTexts';

/**
 * What found households are found by beside the names and postal codes that a list shows: birth dates, and numbers of
 * contracts as they were written. Contracts are read only for a search of numbers that the postal codes do not explain.
 */
export async function readFinds(
  q: Query,
  query: string,
  households: readonly HouseholdSummary[],
): Promise<Map<string, Find[]>> {
  const words = readSearch(query).flat();
  const days = new Set(words.flatMap(({ birthDays }) => birthDays));
  const sought = words.flatMap(({ forms }) => forms).filter((form) => /\d/.test(form));
  const isSought = (number: string) =>
    numberForms(number).some((text) =>
      sought.some((form) => (isBeginning(form) ? text === form : text.startsWith(form))),
    );
  const unexplained = households.filter(({ postalCode }) =>
    sought.some((form) => !postalCode?.toLowerCase().startsWith(form)),
  );
  const numbers = unexplained.length > 0 ? await readNumbers(q, unexplained) : new Map<string, string[]>();
  return new Map(
    households.map(({ householdId, persons }) => [
      householdId,
      [
        ...findsOf(
          'birthDate',
          persons.map(({ birthDate }) => birthDate).filter((day) => days.has(day)),
        ),
        ...findsOf('contract', (numbers.get(householdId) ?? []).filter(isSought)),
      ],
    ]),
  );
}

const findsOf = (kind: Find['kind'], texts: readonly string[]): Find[] =>
  [...new Set(texts)].map((text) => ({ kind, text }));

async function readNumbers(
  q: Query,
  households: readonly HouseholdSummary[],
): Promise<Map<string, string[]>> {
  const rows = await q<{ householdId: string; data: SectionData['contracts'] }>(
    `select household_id as "householdId", data from section where section = 'contracts'
       and household_id in (select value::uuid from jsonb_array_elements_text($1))`,
    [households.map(({ householdId }) => householdId)],
  );
  return new Map(rows.map(({ householdId, data }) => [householdId, contractNumbers(data)]));
}
