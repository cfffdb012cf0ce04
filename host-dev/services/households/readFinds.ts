import type { Find, HouseholdSummary } from '@vp-digital/core/contracts';
import { readStored, type SectionData } from '@vp-digital/core/household';
import type { Query } from '../database';
import { isBeginning } from './beginnings';
import { readSearch } from './readSearch';
import { contractNumbers, numberForms, phoneForms, phoneNumbers } from './searchTexts';

/**
 * What found households are found by beside the names and postal codes that a list shows: birth dates, numbers of
 * contracts as they were written, and telephones. Those are read only for a search of numbers that the postal codes do not
 * explain.
 */
export async function readFinds(
  q: Query,
  query: string,
  households: readonly HouseholdSummary[],
): Promise<Map<string, Find[]>> {
  const words = readSearch(query).flat();
  const days = new Set(words.flatMap(({ birthDays }) => birthDays));
  const sought = words.flatMap(({ forms }) => forms).filter((form) => /\d/.test(form));
  const isSought = (forms: readonly string[]) =>
    forms.some((text) => sought.some((form) => (isBeginning(form) ? text === form : text.startsWith(form))));
  const unexplained = households.filter(({ postalCode }) =>
    sought.some((form) => !postalCode?.toLowerCase().startsWith(form)),
  );
  const numbers = unexplained.length > 0 ? await readNumbers(q, unexplained) : new Map<string, Numbers>();
  return new Map(
    households.map(({ householdId, persons }) => {
      const { contracts = [], phones = [] } = numbers.get(householdId) ?? {};
      return [
        householdId,
        [
          ...findsOf(
            'birthDate',
            persons.map(({ birthDate }) => birthDate).filter((day) => days.has(day)),
          ),
          ...findsOf(
            'contract',
            contracts.filter((number) => isSought(numberForms(number))),
          ),
          ...findsOf(
            'phone',
            phones.filter((phone) => isSought(phoneForms(phone))),
          ),
        ],
      ];
    }),
  );
}

const findsOf = (kind: Find['kind'], texts: readonly string[]): Find[] =>
  [...new Set(texts)].map((text) => ({ kind, text }));

interface Numbers {
  contracts?: string[];
  phones?: string[];
}

async function readNumbers(q: Query, households: readonly HouseholdSummary[]): Promise<Map<string, Numbers>> {
  const rows = await q<{ householdId: string; contracts: unknown; contacts: unknown }>(
    `select id.value as "householdId",
       (select data from section s where s.household_id = id.value::uuid and s.section = 'contracts') as contracts,
       (select data from section s where s.household_id = id.value::uuid and s.section = 'contacts') as contacts
     from jsonb_array_elements_text($1) id`,
    [households.map(({ householdId }) => householdId)],
  );
  return new Map(
    rows.map(({ householdId, contracts, contacts }) => [
      householdId,
      {
        contracts: contractNumbers((contracts ?? none) as SectionData['contracts']), // as they were written
        phones: phoneNumbers(readStored('contacts', contacts ?? none).data),
      },
    ]),
  );
}

const none = { items: {} };
